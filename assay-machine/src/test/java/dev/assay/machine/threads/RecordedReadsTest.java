package dev.assay.machine.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.MarkSweep;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.Rig;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever a transition finds out about other threads is recorded with the answer. */
class RecordedReadsTest {
  private static Machine machine;

  private ReadSet readSet;
  private OtherThreads others;
  private GuestThread mover;
  private GuestThread other;
  private int unstarted;
  private int noThread;

  @BeforeAll
  static void boot() throws Exception {
    Rig rig = new Rig(Rig.universe(Map.of()), new StateStore(), Garbage.COUNT_AND_MARK, false);
    machine = rig.keeper.machine();
  }

  @BeforeEach
  void begin() {
    readSet = machine.readSet();
    others = machine.otherThreads();
    mover = machine.current();
    other = start();
    unstarted = newThread();
    noThread = machine.newInstance(machine.universe().objectKlass());
    readSet.watch(true);
    machine.threadControl().beginTransition(mover);
    assertThat(recorded()).isEmpty();
  }

  @AfterEach
  void endOther() {
    machine.threadTable().remove(other);
  }

  private static int newThread() {
    return machine.newInstance(machine.universe().require("java/lang/Thread"));
  }

  private static GuestThread start() {
    return machine.threads().start(newThread(), false);
  }

  /** What is recorded, in words. */
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
    if (readSet.isOnThread(other.object)) {
      all.add("thread");
    }
    if (readSet.isOnThread(mover.object)) {
      all.add("itself");
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

  // ---- who is alive, and what they do ----

  @Test
  void whetherAThreadIsAlive() {
    assertThat(others.isAlive(mover.object)).isTrue();
    assertThat(others.isAlive(noThread)).isFalse();
    assertThat(recorded()).isEmpty();
    assertThat(others.isAlive(other.object)).isTrue();
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void thatAThreadIsNotAlive() {
    assertThat(others.isAlive(unstarted)).isFalse();
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void whatAThreadDoes() {
    assertThat(others.ofObject(mover.object)).isSameAs(mover);
    assertThat(others.ofObject(noThread)).isNull();
    assertThat(recorded()).isEmpty();
    assertThat(others.ofObject(other.object)).isSameAs(other);
    assertThat(recorded()).containsExactly("thread");
  }

  @Test
  void thatThereIsNoSuchThread() {
    assertThat(others.ofObject(unstarted)).isNull();
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void theObjectOfALiveThread() {
    int place = machine.threadTable().all().indexOf(other);
    assertThat(others.liveCount()).isEqualTo(machine.threadTable().all().size());
    assertThat(recorded()).isEmpty();
    assertThat(others.liveObject(place)).isEqualTo(other.object);
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void theNumberOfALiveThread() {
    int place = machine.threadTable().all().indexOf(other);
    assertThat(others.liveNumber(place)).isEqualTo(other.number);
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void whetherALiveThreadIsADaemon() {
    assertThat(others.isLiveDaemon(machine.threadTable().all().indexOf(other))).isFalse();
    assertThat(recorded()).containsExactly("life");
  }

  @Test
  void allThreads() {
    assertThat(others.all()).contains(mover, other);
    assertThat(recorded()).containsExactly("others");
  }

  @Test
  void thatNoOtherThreadUsesAnObject() {
    assertThat(others.isAnyUsing(noThread, t -> t == mover)).isFalse();
    assertThat(recorded()).containsExactly("absent " + noThread);
  }

  @Test
  void thatAnotherThreadUsesAnObject() {
    assertThat(others.isAnyUsing(noThread, t -> t == other)).isTrue();
    assertThat(recorded()).containsExactly("others");
  }

  @Test
  void startingAThread() {
    GuestThread started = start();
    assertThat(recorded()).contains("others");
    machine.threadTable().remove(started);
  }

  // ---- monitors ----

  @Test
  void enteringAMonitorThatIsFree() {
    assertThat(machine.monitors().tryEnter(mover, noThread)).isTrue();
    assertThat(recorded()).containsExactly("free " + noThread);
  }

  @Test
  void enteringAMonitorAgain() {
    machine.monitors().tryEnter(mover, noThread);
    machine.threadControl().beginTransition(mover);
    assertThat(machine.monitors().tryEnter(mover, noThread)).isTrue();
    assertThat(machine.monitors().isFree(noThread)).isFalse();
    assertThat(recorded()).containsExactly("others"); // nobody watches
    readSet.watch(true);
    machine.threadControl().beginTransition(mover);
    assertThat(machine.monitors().tryEnter(mover, noThread)).isTrue();
    assertThat(machine.monitors().isFree(noThread)).isFalse();
    assertThat(recorded()).isEmpty();
  }

  @Test
  void failingToEnterAMonitor() {
    machine.monitors().restore(other, noThread, 1);
    assertThat(machine.monitors().tryEnter(mover, noThread)).isFalse();
    assertThat(recorded()).containsExactly("held " + noThread);
  }

  @Test
  void askingWhetherAMonitorIsFree() {
    assertThat(machine.monitors().isFree(noThread)).isTrue();
    assertThat(recorded()).containsExactly("free " + noThread);
  }

  @Test
  void askingWhetherAMonitorIsHeld() {
    machine.monitors().restore(other, noThread, 1);
    assertThat(machine.monitors().isFree(noThread)).isFalse();
    assertThat(recorded()).containsExactly("held " + noThread);
  }

  // ---- waiting ----

  private void letOtherWait(int monitor) {
    other.status = GuestThread.Status.WAITING;
    other.waitObject = monitor;
  }

  @Test
  void whoWaitsInAMonitor() {
    letOtherWait(noThread);
    assertThat(others.waitersIn(noThread)).containsExactly(other);
    assertThat(recorded()).containsExactly("waiters " + noThread);
    other.notified = true;
    assertThat(others.waitersIn(noThread)).isEmpty();
  }

  @Test
  void wakingOneThatWaits() {
    letOtherWait(noThread);
    machine.threads().notifyOne(noThread);
    assertThat(other.notified && other.touched).isTrue();
    assertThat(recorded()).containsExactly("waiters " + noThread);
  }

  @Test
  void wakingThoseWhoWait() {
    machine.threads().notifyAll(noThread);
    assertThat(recorded()).containsExactly("waiters " + noThread);
  }

  @Test
  void choosingWhoIsWoken() {
    letOtherWait(noThread);
    GuestThread third = start();
    third.status = GuestThread.Status.WAITING;
    third.waitObject = noThread;
    readSet.watch(true);
    machine.threadControl().beginTransition(mover);
    GuestThread second = others.waitersIn(noThread).get(1);
    machine.threadControl().preferWaiter(noThread, 1);
    machine.threads().notifyOne(noThread);
    assertThat(second.notified).isTrue();
    assertThat(recorded()).containsExactly("waiters " + noThread);
    machine.threadTable().remove(third);
  }

  @Test
  void theEndOfAThread() {
    GuestThread ending = start();
    letOtherWait(ending.object);
    readSet.watch(true);
    machine.threadControl().beginTransition(ending);
    machine.threads().ended(ending);
    assertThat(other.notified).isTrue();
    assertThat(recorded())
        .containsExactlyInAnyOrder("free " + ending.object, "waiters " + ending.object);
  }

  // ---- what is never remembered ----

  @Test
  void aNativeMethodThatMayLookAtAnything() {
    call("java/lang/System", "nanoTime", "()J");
    assertThat(recorded()).contains("others");
  }

  @Test
  void aNativeMethodThatLooksAtNothing() {
    call("java/lang/Thread", "currentThread", "()Ljava/lang/Thread;");
    assertThat(recorded()).isEmpty();
  }

  /** Without letting other threads run. */
  private static void call(String klass, String method, String descriptor) {
    Klass k = machine.universe().require(klass);
    machine.threads().end(machine.threads().begin(k.declared(method, descriptor)));
  }

  @Test
  void aCollectionOfAllGarbage() {
    new MarkSweep(machine).collect();
    assertThat(recorded()).contains("others");
  }
}
