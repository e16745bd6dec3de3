package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which objects escape, by whatever is written, and that states tell. */
class EscapedObjectsTest {
  private static StateKeeper keeper;
  private static Machine machine;
  private static Heap heap;

  /** A static field that refers to objects. */
  private static int mirror;

  private static int slot;

  private GuestThread maker;

  @BeforeAll
  static void boot() throws Exception {
    Universe universe = Rig.universe(Map.of());
    keeper = new Rig(universe, new StateStore(), Garbage.COUNT_AND_MARK, false).keeper;
    machine = keeper.machine();
    heap = machine.heap();
    Klass thread = universe.require("java/lang/Thread");
    mirror = machine.mirror(thread);
    slot = thread.declaredField("defaultUncaughtExceptionHandler").slot;
  }

  @BeforeEach
  void startThread() {
    heap.setField(mirror, slot, 0);
    maker = start(machine.newInstance(machine.universe().require("java/lang/Thread")));
    keeper.save();
  }

  private static GuestThread start(int object) {
    return machine.threads().start(object, false);
  }

  /** An array of references, made by the thread. */
  private int array(int length) {
    Heap.LocalChain chain = maker.chain(heap, Universe.BOOT_SITE);
    int r = heap.allocate(chain, machine.objectArrayKlass(), new int[length], 16 + 4 * length);
    maker.pushValue(r); // so that it is no garbage
    maker.ran = true;
    return r;
  }

  /** An array with one element. */
  private int to(int target) {
    int r = array(1);
    heap.setArrayElement(r, 0, target);
    return r;
  }

  private boolean isShared(int object) {
    return new Sharing(keeper).isShared(maker, object);
  }

  @Test
  void aNewObjectHasNotEscaped() {
    int a = array(1);
    int b = to(a);
    assertThat(isShared(a)).isFalse();
    keeper.save();
    assertThat(isShared(a)).isFalse();
    assertThat(isShared(b)).isFalse();
  }

  @Test
  void whatAStaticFieldLeadsToEscapes() {
    int a = array(1);
    int b = to(to(a));
    heap.setField(mirror, slot, b);
    assertThat(isShared(b)).isTrue();
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void whatIsWrittenToAnObjectThatHasEscapedEscapesWhetherOrNotItWasSavedMeanwhile() {
    int a = array(1);
    int b = array(1);
    heap.setField(mirror, slot, a);
    heap.setArrayElement(a, 0, b);
    assertThat(isShared(b)).isTrue();
    keeper.save();
    int c = array(1);
    heap.setArrayElement(b, 0, c);
    assertThat(isShared(c)).isTrue();
  }

  @Test
  void anObjectThatWasSavedBeforeItEscapesIsAnotherComponentAfterwards() {
    int a = array(1);
    int b = to(a);
    keeper.save();
    assertThat(isShared(a)).isFalse();
    heap.setField(mirror, slot, b);
    keeper.save();
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void itHasEscapedAlthoughNobodyElseKnowsItAnyMore() {
    int a = array(1);
    heap.setField(mirror, slot, a);
    heap.setField(mirror, slot, 0);
    assertThat(isShared(a)).isTrue();
    keeper.save();
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void statesDifferInWhetherAnObjectHasEscaped() {
    int a = array(1);
    int before = keeper.state();
    int own = (int) keeper.save();
    heap.setField(mirror, slot, a);
    keeper.save();
    heap.setField(mirror, slot, 0);
    int escaped = (int) keeper.save();
    assertThat(escaped).isNotEqualTo(own);
    keeper.restore(own);
    assertThat(isShared(a)).isFalse();
    keeper.restore(escaped);
    assertThat(isShared(a)).isTrue();
    keeper.restore(before);
    assertThat(heap.hasEscaped(a)).isFalse();
  }

  @Test
  void whatWasWrittenInVainDoesNotCount() {
    int a = array(1);
    keeper.save();
    heap.setField(mirror, slot, a);
    assertThat(isShared(a)).isTrue();
    keeper.undo();
    assertThat(isShared(a)).isFalse();
  }

  @Test
  void elementsThatAreCopiedEscape() {
    int a = array(1);
    int b = array(3);
    heap.setField(mirror, slot, b);
    keeper.save();
    heap.ensurePrivate(b);
    heap.ints(b)[2] = a;
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void anElementThatIsOverwrittenAtOnceHasEscaped() {
    int a = array(1);
    int b = array(1);
    int c = array(1);
    heap.setField(mirror, slot, c);
    heap.ensurePrivate(c);
    heap.ints(c)[0] = a;
    heap.ensurePrivate(c);
    heap.ints(c)[0] = b;
    assertThat(isShared(a)).isTrue();
    assertThat(isShared(b)).isTrue();
  }

  @Test
  void whatAThreadObjectLeadsToEscapesWhenTheThreadIsStarted() {
    Klass k = machine.universe().require("java/lang/Thread");
    int a = array(1);
    Heap.LocalChain chain = maker.chain(heap, Universe.BOOT_SITE);
    int t = heap.allocate(chain, k, new long[k.instanceSlots], 16 + 8 * k.instanceSlots);
    heap.setField(t, k.declaredField("target") == null ? 0 : k.declaredField("target").slot, a);
    assertThat(isShared(a)).isFalse();
    start(t);
    assertThat(isShared(t)).isTrue();
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void staticFieldsOfAClassThatIsBeingInitialisedAreItsInitialisersOwn() {
    int a = array(1);
    heap.setField(mirror, Klass.STATUS, -(maker.number + 1L));
    heap.setField(mirror, slot, a);
    assertThat(isShared(a)).isFalse();
    heap.setField(mirror, Klass.STATUS, Klass.INITIALIZED);
    assertThat(isShared(a)).isTrue();
  }

  @Test
  void numbersThatLookLikeReferencesAreNone() {
    Klass k = machine.universe().require("java/util/ArrayList");
    int a = array(1);
    Heap.LocalChain chain = maker.chain(heap, Universe.BOOT_SITE);
    int list = heap.allocate(chain, k, new long[k.instanceSlots], 16 + 8 * k.instanceSlots);
    heap.setField(mirror, slot, list);
    heap.setField(list, k.declaredField("size").slot, a);
    assertThat(isShared(a)).isFalse();
    heap.setField(list, k.declaredField("elementData").slot, a);
    assertThat(isShared(a)).isTrue();
  }

  /** Compared with the definition: what can be reached at any time from what has escaped. */
  @Test
  void onRandomGraphsThatAreSavedAndRestoredEscapesWhatTheDefinitionSays() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    int[] objects = new int[12];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = array(2);
    }
    List<Integer> states = new ArrayList<>(List.of((int) keeper.save()));
    List<BitSet> escaped = new ArrayList<>(List.of(new BitSet()));
    BitSet now = new BitSet();
    for (int n = 0; n < 3000; n++) {
      int i = random.nextInt(objects.length);
      switch (random.nextInt(8)) {
        case 0 -> {
          heap.setField(mirror, slot, objects[i]);
          now.set(i);
        }
        case 1 -> {
          int s = random.nextInt(states.size());
          keeper.restore(states.get(s));
          now = (BitSet) escaped.get(s).clone();
        }
        case 2 -> {
          states.add((int) keeper.save());
          escaped.add((BitSet) now.clone());
        }
        default -> write(objects[i], random.nextInt(2), objects, random);
      }
      close(now, objects);
      for (int o = 0; o < objects.length; o++) {
        assertThat(isShared(objects[o]))
            .as("seed %d, turn %d, %d", seed, n, o)
            .isEqualTo(now.get(o));
      }
    }
  }

  private static void write(int array, int index, int[] objects, Random random) {
    int target = random.nextInt(3) == 0 ? 0 : objects[random.nextInt(objects.length)];
    if (random.nextBoolean()) {
      heap.setArrayElement(array, index, target);
    } else {
      heap.ensurePrivate(array);
      heap.ints(array)[index] = target;
    }
  }

  private static void close(BitSet escaped, int[] objects) {
    for (boolean grows = true; grows; ) {
      grows = false;
      for (int i = escaped.nextSetBit(0); i >= 0; i = escaped.nextSetBit(i + 1)) {
        for (int target : heap.ints(objects[i])) {
          int t = indexOf(objects, target);
          if (t >= 0 && !escaped.get(t)) {
            escaped.set(t);
            grows = true;
          }
        }
      }
    }
  }

  private static int indexOf(int[] objects, int target) {
    for (int i = 0; i < objects.length; i++) {
      if (objects[i] == target) {
        return i;
      }
    }
    return -1;
  }
}
