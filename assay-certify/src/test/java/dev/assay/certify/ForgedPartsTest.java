package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.ExactMap;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Parts that are not the whole are found out, and forged trustful ones lead nowhere else. */
class ForgedPartsTest {
  private static final int GRAPHS = 60;

  /** What has come of the parts of a script. */
  private static final class Followed {
    final List<FingerprintMap> maps = new ArrayList<>();
    final List<ExactMap> exact = new ArrayList<>();
    final List<BitSet> looked = new ArrayList<>();

    Followed(List<RawScript> parts, Graph g) {
      for (int i = 0; i < parts.size(); i++) {
        FingerprintMap map = new FingerprintMap("digest", "key", i + 1, parts.size());
        ExactMap numbers = new ExactMap();
        Graph consumer = g.fresh();
        Outcome o = new Certifier(parts.get(i).read(), consumer, map.recorder(consumer)).run();
        assertThat(o.isComplete()).isTrue();
        Graph again = g.fresh();
        assertThat(new Certifier(parts.get(i).read(), again, numbers.recorder(again)).run())
            .isEqualTo(o);
        maps.add(map);
        exact.add(numbers);
        looked.add(consumer.looked);
      }
    }
  }

  @Test
  void withoutOneOfThemPartsAreNotTheWhole() {
    int left = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = Graph.random(seed, 20 + seed);
      Followed f = new Followed(new Division(Searches.certificate(g, ScriptForm.FULL)).into(4), g);
      assertThat(Joining.problem(f.maps)).isNull();
      assertThat(ExactMap.problem(f.exact)).isNull();
      for (int i = 0; i < f.maps.size(); i++) {
        List<FingerprintMap> maps = new ArrayList<>(f.maps);
        List<ExactMap> exact = new ArrayList<>(f.exact);
        maps.remove(i);
        exact.remove(i);
        assertThat(Joining.problem(maps)).as("seed %s without part %s", seed, i + 1).isNotNull();
        assertThat(ExactMap.problem(exact)).as("seed %s without part %s", seed, i + 1).isNotNull();
        maps.add(f.maps.get((i + 1) % f.maps.size()));
        exact.add(f.exact.get((i + 1) % f.maps.size()));
        if (maps.size() > 1) {
          assertThat(Joining.problem(maps)).as("seed %s, one part twice", seed).isNotNull();
          assertThat(ExactMap.problem(exact)).as("seed %s, one part twice", seed).isNotNull();
          left++;
        }
      }
    }
    assertThat(left).isGreaterThan(GRAPHS);
    assertThat(Joining.problem(List.of())).isNotNull();
    assertThat(ExactMap.problem(List.of())).isNotNull();
  }

  /** Two states that are not the same never pass for one, whatever the parts are. */
  @Test
  void partsOfAnotherGraphDoNotHelp() {
    int rejected = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = Graph.random(seed, 30);
      Graph other = Graph.random(seed + 1000, 30);
      List<RawScript> parts = new Division(Searches.certificate(g, ScriptForm.FULL)).into(3);
      List<RawScript> strange = new Division(Searches.certificate(other, ScriptForm.FULL)).into(3);
      for (int i = 0; i < Math.min(parts.size(), strange.size()); i++) {
        List<RawScript> mixed = new ArrayList<>(parts);
        mixed.set(i, strange.get(i));
        BitSet seen = new BitSet();
        List<FingerprintMap> maps = new ArrayList<>();
        boolean isComplete = true;
        for (int k = 0; k < mixed.size() && isComplete; k++) {
          Graph consumer = g.fresh();
          FingerprintMap map = new FingerprintMap("", "", k + 1, mixed.size());
          isComplete =
              new Certifier(mixed.get(k).read(), consumer, map.recorder(consumer))
                  .run()
                  .isComplete();
          seen.or(consumer.looked);
          maps.add(map);
        }
        if (isComplete && Joining.problem(maps) == null) {
          assertThat(seen).as("seed %s", seed).isEqualTo(g.reachable());
        } else {
          rejected++;
        }
      }
    }
    assertThat(rejected).isGreaterThan(GRAPHS);
  }

  @Test
  void aDamagedMapIsRefused() throws IOException {
    Graph g = Graph.random(5, 200);
    Followed f = new Followed(new Division(Searches.certificate(g, ScriptForm.FULL)).into(3), g);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FingerprintMap.write(f.maps, out);
    byte[] file = out.toByteArray();
    assertThat(Joining.problem(FingerprintMap.readAll(file))).isNull();
    Random r = new Random(5);
    for (int i = 0; i < 3000; i++) {
      byte[] damaged = file.clone();
      int at = r.nextInt(file.length);
      if (r.nextInt(4) == 0) {
        damaged = Arrays.copyOf(file, at);
      } else {
        damaged[at] ^= (byte) (1 << r.nextInt(8));
      }
      byte[] bytes = damaged;
      assertThatThrownBy(
              () -> {
                // Cut off behind a map, the file is one of fewer maps.
                String problem = Joining.problem(FingerprintMap.readAll(bytes));
                assertThat(problem).isNotNull();
                throw new CertificateProblem(problem);
              })
          .isInstanceOf(CertificateProblem.class);
    }
  }

  @Test
  void aForgedTrustfulScriptLeadsThroughTheGraphOnly() {
    int followed = 0;
    int refused = 0;
    for (int seed = 1; seed <= 2 * GRAPHS; seed++) {
      Random r = new Random(seed);
      Graph g = Graph.random(seed, 2 + r.nextInt(80));
      ScriptTree other =
          new ScriptTree(
              Searches.certificate(Graph.random(seed + 1000, 50), ScriptForm.TRUSTFUL).script());
      List<RawScript> parts =
          new Division(Searches.certificate(g, ScriptForm.TRUSTFUL)).into(1 + r.nextInt(3));
      for (int i = 0; i < 30; i++) {
        ScriptTree tree = new ScriptTree(parts.get(r.nextInt(parts.size())).read());
        String how = tree.forge(r, other);
        Graph consumer = g.fresh();
        Outcome o = new TrustfulCertifier(tree.read(), consumer).run();
        BitSet strange = (BitSet) consumer.looked.clone();
        strange.andNot(g.reachable());
        assertThat(strange.isEmpty()).as("seed %s, %s", seed, how).isTrue();
        assertThat(o.states()).as("seed %s, %s", seed, how).isEqualTo(consumer.looks);
        assertThat(o.stopped()).isFalse();
        if (o.isComplete()) {
          followed++;
        } else {
          refused++;
        }
      }
    }
    assertThat(followed).isGreaterThan(500);
    assertThat(refused).isGreaterThan(500);
  }
}
