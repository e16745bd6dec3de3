package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.EvenDivision;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.AheadSource;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptCopy;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.Subgraphs;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** True certificates of random graphs are accepted, whole and in parts, and lead everywhere. */
class RandomGraphsTest {
  private static final int GRAPHS = 60;

  private static List<Graph> graphs() {
    List<Graph> all = new ArrayList<>();
    for (int seed = 1; seed <= GRAPHS; seed++) {
      all.add(Graph.random(seed, 1 + new Random(seed).nextInt(seed % 5 == 0 ? 3000 : 60)));
    }
    all.add(Graph.product(4, 6, false));
    all.add(Graph.product(5, 4, true));
    return all;
  }

  @Test
  void aTrueScriptIsFollowedThroughAllStates() {
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.FULL);
      Graph consumer = g.fresh();
      Outcome o = new Certifier(c.script(), consumer).run();
      assertThat(o.discrepancy()).isNull();
      assertThat(consumer.looked).isEqualTo(g.reachable());
      assertThat(o.states()).isEqualTo(c.states()).isEqualTo(consumer.looks);
      assertThat(o.transitions()).isEqualTo(c.transitions());
    }
  }

  @Test
  void aScriptThatIsReadAheadIsTheSame() {
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.FULL);
      Graph consumer = g.fresh();
      try (AheadSource ahead = new AheadSource(c.script())) {
        assertThat(new Certifier(ahead, consumer).run().isComplete()).isTrue();
      }
      assertThat(consumer.looked).isEqualTo(g.reachable());
      Graph again = g.fresh();
      try (AheadSource ahead =
          new AheadSource(Searches.certificate(g, ScriptForm.TRUSTFUL).script())) {
        assertThat(new TrustfulCertifier(ahead, again).run().isComplete()).isTrue();
      }
      assertThat(again.looked).isEqualTo(g.reachable());
    }
  }

  @Test
  void aTrustfulScriptLeadsToEveryStateOnce() {
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.TRUSTFUL);
      Graph consumer = g.fresh();
      Outcome o = new TrustfulCertifier(c.script(), consumer).run();
      assertThat(o.discrepancy()).isNull();
      assertThat(consumer.looked).isEqualTo(g.reachable());
      assertThat(consumer.looks).isEqualTo(g.reachable().cardinality());
    }
  }

  @Test
  void partsTogetherSeeWhatTheSearchHasSeen() throws Exception {
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.FULL);
      for (int k : new int[] {1, 2, 3, 7}) {
        List<RawScript> parts = new Division(c).into(k);
        BitSet seen = new BitSet();
        long transitions = 0;
        List<FingerprintMap> maps = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
          Graph consumer = g.fresh();
          FingerprintMap map = new FingerprintMap(c.digest(), "key", i + 1, parts.size());
          Outcome o = new Certifier(parts.get(i).read(), consumer, map.recorder(consumer)).run();
          assertThat(o.discrepancy()).isNull();
          assertThat(seen.intersects(consumer.looked)).isFalse();
          seen.or(consumer.looked);
          transitions += o.transitions();
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          map.write(out);
          maps.add(FingerprintMap.read(out.toByteArray()));
        }
        assertThat(seen).isEqualTo(g.reachable());
        assertThat(transitions).isEqualTo(c.transitions());
        assertThat(Joining.problem(maps)).isNull();
      }
    }
  }

  @Test
  void trustfulPartsTogetherSeeEveryStateOnce() {
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.TRUSTFUL);
      for (int k : new int[] {1, 2, 3, 7}) {
        BitSet seen = new BitSet();
        int looks = 0;
        for (RawScript part : new Division(c).into(k)) {
          Graph consumer = g.fresh();
          assertThat(new TrustfulCertifier(part.read(), consumer).run().discrepancy()).isNull();
          seen.or(consumer.looked);
          looks += consumer.looks;
        }
        assertThat(seen).isEqualTo(g.reachable());
        assertThat(looks).isEqualTo(seen.cardinality());
      }
    }
  }

  @Test
  void aPartInAFileIsThePart() {
    for (Graph g : graphs()) {
      for (ScriptForm form : List.of(ScriptForm.FULL, ScriptForm.TRUSTFUL)) {
        Certificate c = Searches.certificate(g, form);
        BitSet seen = new BitSet();
        for (RawScript part : new Division(c).into(3)) {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          ScriptCopy.write(
              part.read(), Searches.HEADER, new CertificateWriter(out, form.ofParts()));
          Certificate file = new Certificate(out.toByteArray());
          assertThat(file.states()).isEqualTo(part.states());
          assertThat(file.transitions()).isEqualTo(part.steps());
          Graph consumer = g.fresh();
          FingerprintMap map = new FingerprintMap(c.digest(), "key", 1, 1);
          Outcome o =
              form == ScriptForm.FULL
                  ? new Certifier(file.script(), consumer, map.recorder(consumer)).run()
                  : new TrustfulCertifier(file.script(), consumer).run();
          assertThat(o.discrepancy()).isNull();
          seen.or(consumer.looked);
        }
        assertThat(seen).isEqualTo(g.reachable());
      }
    }
  }

  @Test
  void partsAreNearlyEqual() {
    Certificate c = Searches.certificate(Graph.product(6, 5, false), ScriptForm.FULL);
    long most = new Division(c).into(10).stream().mapToLong(RawScript::steps).max().orElse(0);
    assertThat((double) most / c.transitions()).isLessThan(0.13);
  }

  @Test
  void sharesAreNearlyEqualAndTogetherTheWhole() {
    for (ScriptForm form : List.of(ScriptForm.FULL, ScriptForm.TRUSTFUL)) {
      Certificate c = Searches.certificate(Graph.product(7, 4, true), form);
      boolean trustful = form.isTrustful();
      for (int k : new int[] {1, 2, 10}) {
        long whole = 0;
        long most = 0;
        for (List<RawScript> share : new Division(c).shares(k)) {
          long size = share.stream().mapToLong(p -> trustful ? p.states() : p.steps()).sum();
          whole += size;
          most = Math.max(most, size);
        }
        assertThat(whole).isEqualTo(trustful ? c.states() : c.transitions());
        assertThat((double) most / whole).isLessThan(1.4 / k);
      }
    }
  }

  @Test
  void theListOfSubgraphsSaysHowLargeTheyAre() {
    Certificate c = Searches.certificate(Graph.random(10, 20_000), ScriptForm.FULL);
    Subgraphs told = Objects.requireNonNull(c.subgraphs());
    Subgraphs exact = new Division(c.script(), Map.of()).subgraphs();
    assertThat(told.count()).isGreaterThan(50);
    for (int i = 0; i < told.count(); i++) {
      assertThat((double) told.size(i) / exact.sizeOf(told.state(i))).isBetween(0.97, 1.032);
      assertThat(told.parent(i)).isLessThan(i);
    }
    assertThat((double) c.subgraphsBytes() / c.bytes()).isLessThan(0.1);
  }

  @Test
  void noDivisionIsMoreEvenThanTheEvenOne() {
    for (int seed = 1; seed <= 30; seed++) {
      Certificate c = Searches.certificate(Graph.random(seed, 12), ScriptForm.FULL);
      Subgraphs s = new Division(c).subgraphs();
      for (int k = 2; k <= 4; k++) {
        long least = Long.MAX_VALUE;
        for (int chosen = 0; chosen < 1 << s.count(); chosen++) {
          if (Integer.bitCount(chosen) < k && s.count() <= 12) {
            least = Math.min(least, largest(s, chosen));
          }
        }
        int even = 0;
        for (int root : new EvenDivision(s).roots(k)) {
          even |= 1 << root;
        }
        assertThat(largest(s, even)).as("seed " + seed + ", k " + k).isEqualTo(least);
      }
    }
  }

  /** The largest part if the chosen subgraphs are cut off. */
  private static long largest(Subgraphs s, int chosen) {
    long[] sizes = new long[s.count() + 1];
    sizes[s.count()] = s.whole();
    for (int i = 0; i < s.count(); i++) {
      if ((chosen >> i & 1) != 0) {
        int above = s.parent(i);
        while (above >= 0 && (chosen >> above & 1) == 0) {
          above = s.parent(above);
        }
        sizes[i] += s.size(i);
        sizes[above < 0 ? s.count() : above] -= s.size(i);
      }
    }
    return Arrays.stream(sizes).max().orElse(0);
  }

  @Test
  void wrongSizesOnlyMakePartsUneven() {
    Random r = new Random(7);
    for (Graph g : graphs()) {
      Certificate c = Searches.certificate(g, ScriptForm.FULL);
      Map<Integer, Long> sizes = new HashMap<>();
      for (int state = 1; state <= c.states(); state++) {
        sizes.put(state, r.nextLong(c.transitions() + 2));
      }
      BitSet seen = new BitSet();
      List<FingerprintMap> maps = new ArrayList<>();
      List<RawScript> parts = new Division(c.script(), sizes).into(4);
      for (int i = 0; i < parts.size(); i++) {
        Graph consumer = g.fresh();
        FingerprintMap map = new FingerprintMap("", "", i + 1, parts.size());
        new Certifier(parts.get(i).read(), consumer, map.recorder(consumer)).run();
        seen.or(consumer.looked);
        maps.add(map);
      }
      assertThat(Joining.problem(maps)).isNull();
      assertThat(seen).isEqualTo(g.reachable());
    }
  }

  @Test
  void mapsOfDifferentKeysOrCertificatesAreNotJoined() {
    Graph g = Graph.random(3, 40);
    Certificate c = Searches.certificate(g, ScriptForm.FULL);
    List<RawScript> parts = new Division(c).into(2);
    assertThat(join(parts, g, "a", "a", "k", "k")).isNull();
    assertThat(join(parts, g, "a", "b", "k", "k")).contains("certificates");
    assertThat(join(parts, g, "a", "a", "k", "l")).contains("keys");
    assertThat(join(parts.subList(0, 1), g, "a", "a", "k", "k")).contains("first state");
  }

  private static @Nullable String join(
      List<RawScript> parts, Graph g, String c1, String c2, String k1, String k2) {
    List<FingerprintMap> maps = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Graph consumer = g.fresh();
      FingerprintMap map =
          new FingerprintMap(i == 0 ? c1 : c2, i == 0 ? k1 : k2, i + 1, parts.size());
      new Certifier(parts.get(i).read(), consumer, map.recorder(consumer)).run();
      maps.add(map);
    }
    return Joining.problem(maps);
  }
}
