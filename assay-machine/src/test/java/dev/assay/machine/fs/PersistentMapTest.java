package dev.assay.machine.fs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Against {@code TreeMap}, and the laws of a value. */
class PersistentMapTest {
  @Test
  void agreesWithTreeMapAndKeepsOldVersions() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      PersistentMap<Integer, String> map = PersistentMap.empty();
      TreeMap<Integer, String> expected = new TreeMap<>();
      List<PersistentMap<Integer, String>> versions = new ArrayList<>();
      List<TreeMap<Integer, String>> copies = new ArrayList<>();
      for (int step = 0; step < 200; step++) {
        int key = random.nextInt(40);
        switch (random.nextInt(8)) {
          case 0, 1 -> {
            map = map.without(key);
            expected.remove(key);
          }
          case 2 -> {
            if (random.nextInt(6) == 0) {
              map = map.below(key);
              expected.tailMap(key, true).clear();
            }
          }
          default -> {
            String value = "v" + random.nextInt(5);
            map = map.with(key, value);
            expected.put(key, value);
          }
        }
        versions.add(map);
        copies.add(new TreeMap<>(expected));
      }
      for (int i = 0; i < versions.size(); i++) {
        assertEquals(copies.get(i).toString(), versions.get(i).toString(), "seed " + seed);
        assertEquals(copies.get(i).get(7), versions.get(i).get(7), "seed " + seed);
      }
      for (int i = 0; i < 300; i++) {
        int a = random.nextInt(versions.size());
        int b = random.nextInt(versions.size());
        boolean same = copies.get(a).equals(copies.get(b));
        assertEquals(same, versions.get(a).equals(versions.get(b)), "seed " + seed);
        if (same) {
          assertEquals(versions.get(a).hashCode(), versions.get(b).hashCode());
        }
      }
    }
  }

  @Test
  void doesNotTellTheOrderOfChanges() {
    List<Integer> keys = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      keys.add(i);
    }
    PersistentMap<Integer, String> first = null;
    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(keys, new Random(seed));
      PersistentMap<Integer, String> map = PersistentMap.<Integer, String>empty().with(999, "x");
      for (int key : keys) {
        map = map.with(key, "v" + key);
      }
      map = map.without(999);
      first = first == null ? map : first;
      assertEquals(first, map);
      assertEquals(first.hashCode(), map.hashCode());
      assertNotEquals(first, map.with(3, "other"));
    }
  }

  @Test
  void noChangeIsTheSameMap() {
    String value = "v";
    PersistentMap<String, String> map = PersistentMap.<String, String>empty().with("k", value);
    assertSame(map, map.with("k", value));
    assertSame(map, map.without("absent"));
    assertSame(PersistentMap.empty(), map.without("k"));
  }
}
