package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.ReadSet;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What is garbage may follow from what other threads refer to. What of it a transition has relied
 * on is recorded.
 */
class RecordedReferencesTest {
  private static StateKeeper keeper;
  private static Machine machine;
  private static Heap heap;

  private ReadSet readSet;
  private GuestThread mover;
  private GuestThread other;

  @BeforeAll
  static void boot() throws Exception {
    Universe universe = Rig.universe(Map.of());
    keeper = new Rig(universe, new StateStore(), Garbage.COUNT_AND_MARK, false).keeper;
    machine = keeper.machine();
    heap = machine.heap();
  }

  @BeforeEach
  void startThreads() {
    readSet = machine.readSet();
    mover = start();
    other = start();
  }

  private static GuestThread start() {
    Klass thread = machine.universe().require("java/lang/Thread");
    return machine.threads().start(machine.newInstance(thread), false);
  }

  /** An array with room for one reference, made by the thread that moves. */
  private int array() {
    Heap.LocalChain chain = mover.chain(heap, Universe.BOOT_SITE);
    return heap.allocate(chain, machine.objectArrayKlass(), new int[1], 24);
  }

  private static void point(int array, int target) {
    heap.setArrayElement(array, 0, target);
  }

  /** All slots of a thread that was just started hold references. */
  private static void refer(GuestThread t, int object) {
    t.pushValue(object);
    t.ran = true;
  }

  private static void forgetReference(GuestThread t) {
    t.popValue();
    t.ran = true;
  }

  private void begin() {
    keeper.saveUnnumbered();
    readSet.watch(true);
    machine.threadControl().beginTransition(mover);
    assertThat(recorded()).isEmpty();
  }

  private List<String> recorded() {
    List<String> all = new ArrayList<>();
    add(all, "free", readSet.free());
    add(all, "held", readSet.held());
    add(all, "absent", readSet.absent());
    add(all, "present", readSet.present());
    add(all, "waiters", readSet.waitedIn());
    if (readSet.isOnLife()) {
      all.add("life");
    }
    if (readSet.isOnOthers()) {
      all.add("others");
    }
    return all;
  }

  private static void add(List<String> all, String word, int[] objects) {
    for (int o : objects) {
      all.add(word + " " + o);
    }
  }

  // ---- what is garbage ----

  @Test
  void nothingRefersToAnObjectAnyMore() {
    int a = array();
    refer(mover, a);
    begin();
    forgetReference(mover);
    keeper.saveUnnumbered();
    assertThat(heap.isLive(a)).isFalse();
    assertThat(recorded()).containsExactly("absent " + a);
  }

  @Test
  void aCircleIsNoGarbageSinceAnotherThreadRefersToIt() {
    int a = array();
    int b = array();
    point(a, b);
    point(b, a);
    refer(mover, a);
    refer(other, a);
    begin();
    forgetReference(mover);
    keeper.saveUnnumbered();
    assertThat(heap.isLive(a)).isTrue();
    assertThat(recorded()).containsExactly("present " + a);
  }

  @Test
  void aCircleIsNoGarbageSinceAnotherThreadRefersToADifferentPartOfIt() {
    int a = array();
    int b = array();
    point(a, b);
    point(b, a);
    refer(mover, b);
    refer(other, a);
    begin();
    forgetReference(mover);
    keeper.saveUnnumbered();
    assertThat(heap.isLive(b)).isTrue();
    assertThat(recorded()).containsExactly("others");
  }

  @Test
  void aCircleIsGarbage() {
    int a = array();
    int b = array();
    point(a, b);
    point(b, a);
    refer(mover, a);
    begin();
    forgetReference(mover);
    keeper.saveUnnumbered();
    assertThat(heap.isLive(a) || heap.isLive(b)).isFalse();
    assertThat(recorded()).contains("others");
  }

  // ---- classes ----

  @Test
  void initialisingAClassIsNotRemembered() {
    begin();
    Klass k = machine.universe().require("java/util/SimpleTimeZone");
    ClassInit init = machine.classInit();
    assertThatThrownBy(() -> init.require(mover, k)).isInstanceOf(Suspend.class);
    assertThat(recorded()).contains("others");
    readSet.watch(true);
    machine.threadControl().beginTransition(mover);
    init.completed(k);
    assertThat(recorded()).contains("others");
  }
}
