package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.ExactMap;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** Whatever is done to a certificate: if it is accepted, all states have been seen. */
class TamperingTest {
  private static final int FORGERIES = 40;

  @Test
  void noForgedScriptThatHidesAStateIsAccepted() {
    Map<String, Integer> accepted = new HashMap<>();
    int rejected = 0;
    for (int seed = 1; seed <= 120; seed++) {
      Random r = new Random(seed);
      Graph g = Graph.random(seed, 1 + r.nextInt(80));
      Certificate c = Searches.certificate(g, ScriptForm.FULL);
      ScriptTree other =
          new ScriptTree(
              Searches.certificate(Graph.random(seed + 1000, 50), ScriptForm.FULL).script());
      RawScript raw = new Division(c).whole();
      for (int i = 0; i < FORGERIES; i++) {
        ScriptTree tree = new ScriptTree(raw.read());
        String how = tree.forge(r, other);
        if (r.nextInt(3) == 0) {
          how = tree.forge(r, other);
        }
        Graph consumer = g.fresh();
        if (new Certifier(tree.read(), consumer).run().isComplete()) {
          accepted.merge(how, 1, Integer::sum);
          assertThat(consumer.looked).as(how + ", seed " + seed).isEqualTo(g.reachable());
        } else {
          rejected++;
        }
      }
    }
    assertThat(rejected).isGreaterThan(3000);
    assertThat(accepted)
        .as("changes that change nothing")
        .doesNotContainKeys("a thread dropped", "a state claimed to be in another part");
  }

  @Test
  void noForgedPartThatHidesAStateIsAccepted() {
    int rejected = 0;
    for (int seed = 1; seed <= 60; seed++) {
      Random r = new Random(seed);
      Graph g = Graph.random(seed, 2 + r.nextInt(80));
      List<RawScript> parts =
          new Division(Searches.certificate(g, ScriptForm.FULL)).into(2 + r.nextInt(4));
      ScriptTree other =
          new ScriptTree(
              Searches.certificate(Graph.random(seed + 1000, 50), ScriptForm.FULL).script());
      for (int i = 0; i < FORGERIES; i++) {
        List<ScriptTree> trees = new ArrayList<>();
        parts.forEach(p -> trees.add(new ScriptTree(p.read())));
        String how = trees.get(r.nextInt(trees.size())).forge(r, other);
        if (r.nextInt(3) == 0) {
          how += ", " + trees.get(r.nextInt(trees.size())).forge(r, other);
        }
        if (isAccepted(trees, g)) {
          assertThat(seen).as(how + ", seed " + seed).isEqualTo(g.reachable());
        } else {
          rejected++;
        }
      }
    }
    assertThat(rejected).isGreaterThan(1000);
  }

  private final BitSet seen = new BitSet();

  private boolean isAccepted(List<ScriptTree> parts, Graph g) {
    seen.clear();
    List<FingerprintMap> maps = new ArrayList<>();
    List<ExactMap> exact = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Graph consumer = g.fresh();
      FingerprintMap map = new FingerprintMap("", "", i + 1, parts.size());
      Outcome o = new Certifier(parts.get(i).read(), consumer, map.recorder(consumer)).run();
      if (!o.isComplete()) {
        return false;
      }
      seen.or(consumer.looked);
      maps.add(map);
      exact.add(new ExactMap());
      StateMap states = exact.get(i).recorder(consumer);
      new Certifier(parts.get(i).read(), g.fresh(), states).run();
    }
    boolean isAccepted = Joining.problem(maps) == null;
    assertThat(ExactMap.problem(exact) == null).isEqualTo(isAccepted);
    return isAccepted;
  }

  @Test
  void aDamagedFileIsNoCertificate() {
    byte[] file = Searches.record(Graph.random(5, 200), ScriptForm.FULL);
    Random r = new Random(5);
    for (int i = 0; i < 2000; i++) {
      byte[] damaged = damage(file, r);
      if (!Arrays.equals(damaged, file)) {
        assertThatThrownBy(() -> new Certificate(damaged)).isInstanceOf(CertificateProblem.class);
      }
    }
  }

  @Test
  void aForgedFileIsRejectedOrHidesNothing() {
    int problems = 0;
    int rejected = 0;
    int accepted = 0;
    for (int seed = 1; seed <= 6; seed++) {
      Graph g = Graph.random(seed, 150);
      byte[] file = Searches.record(g, ScriptForm.FULL);
      Random r = new Random(seed);
      for (int i = 0; i < 100; i++) {
        byte[] forged = withChecksum(damage(file, r));
        Graph consumer = g.fresh();
        try {
          Certificate c = new Certificate(forged);
          if (new Certifier(c.script(), consumer).run().isComplete()) {
            accepted++;
            assertThat(consumer.looked).isEqualTo(g.reachable());
          } else {
            rejected++;
          }
          new Division(c).into(3);
        } catch (CertificateProblem e) {
          problems++;
        }
      }
    }
    assertThat(List.of(problems, rejected, accepted)).allMatch(n -> n > 5);
  }

  @Test
  void aForgedTrustfulFileDoesNoHarm() {
    for (int seed = 1; seed <= 4; seed++) {
      Graph g = Graph.random(seed, 150);
      byte[] file = Searches.record(g, ScriptForm.TRUSTFUL);
      Random r = new Random(seed);
      for (int i = 0; i < 60; i++) {
        try {
          Certificate c = new Certificate(withChecksum(damage(file, r)));
          new TrustfulCertifier(c.script(), g.fresh()).run();
          new Division(c).into(3);
        } catch (CertificateProblem e) {
          assertThat(e.getMessage()).isNotEmpty();
        }
      }
    }
  }

  private static byte[] damage(byte[] file, Random r) {
    byte[] copy = file.clone();
    int at = r.nextInt(file.length);
    switch (r.nextInt(4)) {
      case 0 -> copy[at] ^= (byte) (1 << r.nextInt(8));
      case 1 -> copy[at] = (byte) r.nextInt();
      case 2 -> {
        return Arrays.copyOf(copy, at);
      }
      default -> {
        int length = Math.min(file.length - at, 1 + r.nextInt(20));
        System.arraycopy(file, r.nextInt(file.length - length + 1), copy, at, length);
      }
    }
    return copy;
  }

  private static byte[] withChecksum(byte[] file) {
    if (file.length < 4) {
      return file;
    }
    CRC32 sum = new CRC32();
    sum.update(file, 0, file.length - 4);
    ByteBuffer.wrap(file).putInt(file.length - 4, (int) sum.getValue());
    return file;
  }
}
