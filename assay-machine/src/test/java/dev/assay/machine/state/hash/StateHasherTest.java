package dev.assay.machine.state.hash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.state.ComponentHasher;
import dev.assay.machine.state.KeyHasher;
import dev.assay.machine.state.Sample;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StateHasherTest {
  private static StateHasher hasher(StateStore store, long key) {
    return new StateHasher(
        store, Sample.LAYOUT, ComponentHasher.plain(), KeyHasher.plain(), key, ~key);
  }

  private static List<Long> hash(StateHasher hasher, int state) {
    long[] out = new long[2];
    hasher.hash(state, out);
    return List.of(out[0], out[1]);
  }

  /** A store in which everything has other numbers than usual. */
  private static StateStore storeWithOtherNumbers(SplittableRandom random) {
    StateStore store = new StateStore();
    for (int i = random.nextInt(50); i >= 0; i--) {
      Sample.random(random).intern(store);
    }
    return store;
  }

  @Test
  void sipHashGivesThePublishedResults() {
    // vectors.h of the reference implementation: key 00 .. 0f, messages of 0 and of 8 bytes.
    SipHash128 sip = new SipHash128(0x0706050403020100L, 0x0f0e0d0c0b0a0908L);
    sip.start().finish();
    assertThat(sip.result0()).isEqualTo(0xe6a825ba047f81a3L);
    assertThat(sip.result1()).isEqualTo(0x930255c71472f66dL);
    sip.start().put(0x0706050403020100L);
    sip.finish();
    assertThat(sip.result0()).isEqualTo(0x61f55862baa9623bL);
    assertThat(sip.result1()).isEqualTo(0xb49714f364e2830fL);
  }

  @Test
  void hashesAreEqualExactlyWhenContentsAre() {
    Seeds.each(
        10,
        random -> {
          StateStore one = new StateStore();
          StateStore other = storeWithOtherNumbers(random);
          StateHasher hashOne = hasher(one, 5);
          StateHasher hashOther = hasher(other, 5);
          Map<Sample, List<Long>> seen = new HashMap<>();
          Sample sample = Sample.random(random);
          for (int i = 0; i < 2_000; i++) {
            List<Long> hash = hash(hashOne, sample.intern(one));
            assertThat(hash(hashOther, sample.intern(other))).isEqualTo(hash);
            assertThat(seen.putIfAbsent(sample, hash)).isIn(null, hash);
            sample = sample.change(random);
          }
          assertThat(new HashSet<>(seen.values()).size()).isEqualTo(seen.size());
          Set<Long> halves = new HashSet<>();
          seen.values().forEach(hash -> halves.add(hash.get(0)));
          assertThat(halves.size()).isEqualTo(seen.size());
        });
  }

  @Test
  void whatIsRememberedDoesNotChangeHashes() {
    Seeds.each(
        3,
        random -> {
          StateStore store = new StateStore();
          StateHasher lasting = hasher(store, 1);
          Sample sample = Sample.random(random);
          for (int i = 0; i < 5_000; i++) {
            int state = sample.intern(store);
            List<Long> hash = hash(lasting, state);
            if (i % 50 == 0) {
              assertThat(hash(hasher(store, 1), state)).isEqualTo(hash);
            }
            sample = sample.change(random);
          }
        });
  }

  @Test
  void theKeyChangesAllHashes() {
    StateStore store = new StateStore();
    int empty = (int) store.states().intern(new int[0], 0);
    int state = Sample.random(new SplittableRandom(3)).intern(store);
    for (int s : new int[] {empty, state}) {
      assertThat(hash(hasher(store, 1), s)).isNotEqualTo(hash(hasher(store, 2), s));
    }
  }

  @Test
  void keysCountByWhatTheyStandFor() {
    Seeds.each(
        20,
        random -> {
          StateStore one = new StateStore();
          StateStore other = storeWithOtherNumbers(random);
          int mask = random.nextInt(1 << 10);
          StateHasher hashOne = hasher(one, 5);
          StateHasher hashOther =
              new StateHasher(other, Sample.LAYOUT, ComponentHasher.plain(), k -> k ^ mask, 5, ~5);
          Sample sample = Sample.random(random);
          for (int i = 0; i < 200; i++) {
            int inOther = sample.intern(other, key -> key ^ mask);
            assertThat(hash(hashOther, inOther)).isEqualTo(hash(hashOne, sample.intern(one)));
            sample = sample.change(random);
          }
        });
  }

  @Test
  void mapsInDifferentPlacesDiffer() {
    StateStore store = new StateStore();
    int component = store.components().intern(1, new long[] {1});
    int map = store.maps().update(0, new int[] {3}, new int[] {component}, 1);
    StateHasher hasher = hasher(store, 1);
    List<List<Long>> hashes = new ArrayList<>();
    for (int[] parts : new int[][] {{map, 0, 0}, {0, map, 0}, {map, map, 0}, {0, 0, component}}) {
      hashes.add(hash(hasher, (int) store.states().intern(parts, 3)));
    }
    assertThat(new HashSet<>(hashes)).hasSize(4);
  }

  @Test
  void longListsDoNotOverflowTheStack() {
    StateStore store = new StateStore();
    int component = store.components().intern(1, new long[] {1});
    int list = 0;
    for (int i = 0; i < 300_000; i++) {
      list = store.lists().cons(component, list);
    }
    int[] parts = {0, 0, 0, list};
    int[] shorter = {0, 0, 0, store.lists().tail(list)};
    StateHasher hasher = hasher(store, 1);
    assertThat(hash(hasher, (int) store.states().intern(parts, 4)))
        .isNotEqualTo(hash(hasher, (int) store.states().intern(shorter, 4)));
  }

  @Test
  void textsPutTheirLength() {
    Set<List<Long>> hashes = new HashSet<>();
    for (String text : new String[] {"", "a", "ab", "abcd", "abcde", "\0", "\0\0", "\0\0\0\0"}) {
      SipHash128 sip = new SipHash128(1, 2);
      sip.start().put(text);
      sip.finish();
      hashes.add(List.of(sip.result0(), sip.result1()));
    }
    assertThat(hashes).hasSize(8);
  }
}
