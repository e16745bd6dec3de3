package dev.assay.machine.memo;

import static dev.assay.machine.memo.HandMadeStates.MONITOR;
import static dev.assay.machine.memo.HandMadeStates.OTHER_MONITOR;
import static dev.assay.machine.memo.HandMadeStates.live;
import static dev.assay.machine.memo.HandMadeStates.object;
import static dev.assay.machine.memo.HandMadeStates.state;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.ReadSet;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A transition that is known applies in states that agree in what it relies on, and in no others.
 * In all tests thread 1 moves.
 */
class TransitionMemoTest {
  private static final int DATA = 500;
  private static final int MOVER = 1;

  private static HandMadeStates states;

  private TransitionMemo memo;
  private ReadSet readSet;

  /** The part of the thread that moves, before and after. */
  private int before;

  private int after;

  @BeforeAll
  static void boot() throws Exception {
    states = new HandMadeStates();
  }

  @BeforeEach
  void forget() {
    memo = new TransitionMemo(states.keeper);
    readSet = states.machine.readSet();
    before = states.runnable(MOVER);
    after = states.elsewhere(MOVER);
  }

  // ---- what it relies on ----

  @Test
  void whatOthersDoDoesNotMatterIfNothingWasRead() {
    learn(of(states.runnable(2)), to(states.runnable(2)), r -> {});
    int other = states.holding(2, MONITOR);
    assertThat(follow(of(other))).isEqualTo(to(other));
  }

  @Test
  void dataThreadChoiceAndNumberOfThreadsAlwaysMatter() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2)), r -> {});
    assertThat(find(there)).isNotNull();
    assertThat(find(state(DATA + 1, before, states.runnable(2)))).isNull();
    assertThat(find(state(DATA, after, states.runnable(2)))).isNull();
    assertThat(find(of(states.runnable(2), states.runnable(3)))).isNull();
    assertThat(memo.find(there, MOVER, -1, 1)).isNull();
    assertThat(memo.find(there, 2, -1, 0)).isNull();
  }

  @Test
  void eachPartOfTheDataMatters() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2)), r -> {});
    for (int data = 0; data < 3; data++) {
      int[] changed = there.clone();
      for (int i = 0; i < changed.length; i++) {
        changed[i] += there[i] == DATA + data ? 10 : 0;
      }
      assertThat(changed).isNotEqualTo(there);
      assertThat(find(changed)).isNull();
    }
  }

  @Test
  void aMonitorWasFree() {
    learn(of(states.runnable(2)), to(states.runnable(2)), r -> r.onFree(MONITOR));
    assertThat(find(of(states.elsewhere(2)))).isNotNull();
    assertThat(find(of(states.holding(2, OTHER_MONITOR)))).isNotNull();
    assertThat(find(of(states.holding(2, MONITOR)))).isNull();
  }

  @Test
  void aMonitorWasHeld() {
    int holder = states.holding(2, MONITOR);
    learn(of(holder, states.runnable(3)), to(holder, states.runnable(3)), r -> r.onHeld(MONITOR));
    assertThat(find(of(states.runnable(2), states.holding(3, MONITOR)))).isNotNull();
    assertThat(find(of(states.runnable(2), states.runnable(3)))).isNull();
    assertThat(find(of(states.holding(2, OTHER_MONITOR), states.runnable(3)))).isNull();
  }

  @Test
  void whatTheThreadItselfHoldsIsNotHeldByOthers() {
    before = states.holding(MOVER, MONITOR);
    after = before;
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2)), r -> r.onFree(MONITOR));
    assertThat(find(there)).isNotNull();
    forget();
    before = states.holding(MOVER, MONITOR);
    learn(there, to(states.runnable(2)), r -> r.onHeld(MONITOR));
    assertThat(find(there)).isNull();
  }

  @Test
  void noOtherThreadReferredToAnObject() {
    learn(of(states.runnable(2)), to(states.runnable(2)), r -> r.onAbsence(MONITOR));
    assertThat(find(of(states.blockedOn(2, OTHER_MONITOR)))).isNotNull();
    assertThat(find(of(states.blockedOn(2, MONITOR)))).isNull();
    assertThat(find(of(states.holding(2, MONITOR)))).isNull();
  }

  @Test
  void someOtherThreadReferredToAnObject() {
    int referring = states.blockedOn(2, MONITOR);
    learn(
        of(referring, states.runnable(3)),
        to(referring, states.runnable(3)),
        r -> r.onPresence(MONITOR));
    assertThat(find(of(states.runnable(2), states.holding(3, MONITOR)))).isNotNull();
    assertThat(find(of(states.runnable(2), states.runnable(3)))).isNull();
  }

  @Test
  void certainThreadsWereAlive() {
    learn(of(states.runnable(2)), to(states.runnable(2)), ReadSet::onLife);
    assertThat(find(of(states.holding(2, MONITOR)))).isNotNull();
    assertThat(find(of(states.runnable(3)))).isNull();
    assertThat(find(of(states.thread(2, Status.RUNNABLE).daemon().part()))).isNull();
  }

  @Test
  void thoseWhoWaitInAMonitorAreWoken() {
    int waiting = states.waitingIn(2, MONITOR);
    int woken = states.notified(2, MONITOR);
    learn(
        of(waiting, states.runnable(3)), to(woken, states.runnable(3)), r -> r.onWaiters(MONITOR));
    int other = states.waitingIn(3, OTHER_MONITOR);
    assertThat(follow(of(waiting, other))).isEqualTo(to(woken, other));
    assertThat(find(of(waiting, states.waitingIn(3, MONITOR)))).isNull();
    assertThat(find(of(states.runnable(2), states.runnable(3)))).isNull();
    int timed = states.thread(2, Status.WAITING).awaits(MONITOR).until(5).part();
    assertThat(find(of(timed, states.runnable(3)))).isNull();
  }

  @Test
  void nobodyWaitedInAMonitor() {
    learn(of(states.runnable(2)), to(states.runnable(2)), r -> r.onWaiters(MONITOR));
    assertThat(find(of(states.waitingIn(2, OTHER_MONITOR)))).isNotNull();
    assertThat(find(of(states.notified(2, MONITOR)))).isNotNull();
    assertThat(find(of(states.waitingIn(2, MONITOR)))).isNull();
  }

  @Test
  void aCertainThreadDidSomething() {
    int parked = states.thread(2, Status.PARKED).part();
    int permitted = states.thread(2, Status.PARKED).flag(0x200).part();
    learn(
        of(parked, states.runnable(3)),
        to(permitted, states.runnable(3)),
        r -> r.onThread(object(2)));
    int other = states.holding(3, MONITOR);
    assertThat(follow(of(parked, other))).isEqualTo(to(permitted, other));
    assertThat(find(of(states.runnable(2), states.runnable(3)))).isNull();
  }

  @Test
  void whatReliesOnOthersIsNotRemembered() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2)), ReadSet::onOthers);
    assertThat(find(there)).isNull();
  }

  @Test
  void whatReliesOnTooManyObjectsIsNotRemembered() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2)), r -> free(r, 17));
    assertThat(find(there)).isNull();
    learn(there, to(states.runnable(2)), r -> free(r, 16));
    assertThat(find(there)).isNotNull();
    assertThat(find(of(states.holding(2, MONITOR + 15)))).isNull();
  }

  private static void free(ReadSet r, int count) {
    for (int i = 0; i < count; i++) {
      r.onFree(MONITOR + i);
      r.onFree(MONITOR + i); // once is enough
    }
  }

  @Test
  void whatChangesAThreadThatWasNotReadIsNotRemembered() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.elsewhere(2)), r -> {});
    assertThat(find(there)).isNull();
  }

  @Test
  void whatStartsAThreadIsNotRemembered() {
    int[] there = of(states.runnable(2));
    learn(there, to(states.runnable(2), states.runnable(3)), r -> {});
    assertThat(find(there)).isNull();
  }

  @Test
  void theMonitorThatTheThreadNeedsToMoveIsFreeAnyway() {
    GuestThread t = live(MOVER);
    t.status = Status.BLOCKED;
    t.waitObject = MONITOR;
    readSet.watch(true);
    states.machine.threadControl().beginTransition(t);
    readSet.onFree(MONITOR);
    assertThat(readSet.free()).isEmpty();
    readSet.onFree(OTHER_MONITOR);
    assertThat(readSet.free()).containsExactly(OTHER_MONITOR);
  }

  // ---- ends of threads ----

  @Test
  void aThreadThatEndsIsNotThereAfterwards() {
    int first = states.runnable(0);
    int last = states.runnable(2);
    learnEnd(state(DATA, first, before, last), state(DATA + 5, first, last), r -> {});
    int other = states.holding(2, MONITOR);
    assertThat(follow(state(DATA, first, before, other))).isEqualTo(state(DATA + 5, first, other));
    assertThat(find(state(DATA, before, other))).isNull();
  }

  @Test
  void anEndWakesThoseWhoWaitForIt() {
    int waiting = states.waitingIn(2, object(MOVER));
    int woken = states.notified(2, object(MOVER));
    int[] there = of(waiting, states.runnable(3));
    learnEnd(there, state(DATA, woken, states.runnable(3)), r -> r.onWaiters(object(MOVER)));
    int other = states.holding(3, MONITOR);
    assertThat(follow(of(waiting, other))).isEqualTo(state(DATA, woken, other));
    assertThat(find(of(states.runnable(2), other))).isNull();
  }

  @Test
  void anEndThatChangesAThreadThatWasNotReadIsNotRemembered() {
    int[] there = of(states.runnable(2));
    learnEnd(there, state(DATA, states.elsewhere(2)), r -> {});
    assertThat(find(there)).isNull();
  }

  // ---- what is worth while, and how much there is room for ----

  @Test
  void differentTransitionsWithOneHashAreToldApart() {
    int[][] pair = colliding();
    learn(pair[0], to(states.elsewhere(2)), r -> r.onThread(object(2)), "one");
    assertThat(find(pair[0])).isNotNull();
    assertThat(find(pair[1])).isNull();
    learn(pair[1], to(states.elsewhere(2)), r -> r.onThread(object(2)), "two");
    assertThat(outcome(pair[0])).isEqualTo("one");
    assertThat(outcome(pair[1])).isEqualTo("two");
  }

  private int[][] colliding() {
    Map<Integer, int[]> seen = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    while (true) {
      int[] there = state(random.nextInt(1 << 30), before, states.runnable(2));
      int[] other = seen.put(hash(there), there);
      if (other != null && !java.util.Arrays.equals(other, there)) {
        return new int[][] {other, there};
      }
    }
  }

  private int hash(int[] there) {
    int own = 0;
    while (there[own] != before) {
      own++;
    }
    return TransitionMemo.hash(there, there.length, own, 0);
  }

  @Test
  void ofTransitionsThatDifferInOthersOnlySomeAreKept() {
    for (int i = 0; i < 2 * TransitionMemo.MOST_ALIKE; i++) {
      int other = states.thread(2, Status.RUNNABLE).phase(i).part();
      learn(of(other), to(other), r -> r.onThread(object(2)));
    }
    int kept = 0;
    for (int i = 0; i < 2 * TransitionMemo.MOST_ALIKE; i++) {
      kept += find(of(states.thread(2, Status.RUNNABLE).phase(i).part())) == null ? 0 : 1;
    }
    assertThat(kept).isEqualTo(TransitionMemo.MOST_ALIKE);
  }

  @Test
  void whenThereAreTooManyAllAreForgotten() {
    int other = states.runnable(2);
    int[] to = to(other);
    for (int i = 0; i <= TransitionMemo.MOST; i++) {
      learn(state(i * 3, before, other), to, r -> {});
      if (i == TransitionMemo.MOST - 1) {
        assertThat(find(state(0, before, other))).isNotNull();
      }
    }
    assertThat(find(state(0, before, other))).isNull();
    assertThat(find(state(TransitionMemo.MOST * 3, before, other))).isNotNull();
  }

  @Test
  void whereFewAreAskedForAgainOnlyThoseAreRemembered() {
    for (int i = 1; i < 2 * TransitionMemo.FIRST; i++) {
      find(state(DATA + 3 * i, before));
    }
    int[] there = of();
    learn(there, to(), r -> {}, "first time", false);
    assertThat(find(there)).isNull();
    learn(there, to(), r -> {}, "second time", false);
    assertThat(outcome(there)).isEqualTo("second time");
  }

  @Test
  void allAreForgottenAtOnce() {
    learn(of(), to(), r -> {});
    memo.clear();
    assertThat(find(of())).isNull();
  }

  @Test
  void oneMemoKnowsWhatAnotherOfThePoolHasLearnt() {
    TransitionMemo.Pool pool = new TransitionMemo.Pool();
    memo = new TransitionMemo(states.keeper, pool);
    learn(of(states.runnable(2)), to(states.runnable(2)), r -> r.onFree(MONITOR));
    memo = new TransitionMemo(states.keeper, pool);
    assertThat(find(of(states.elsewhere(2)))).isNotNull();
    assertThat(find(of(states.holding(2, MONITOR)))).isNull();
  }

  // ---- ----

  /** A state in which the thread has not moved. */
  private int[] of(int... others) {
    return state(DATA, with(before, others));
  }

  /** The state that it comes to. */
  private int[] to(int... others) {
    return state(DATA + 5, with(after, others));
  }

  private static int[] with(int own, int[] others) {
    int[] all = new int[others.length + 1];
    all[0] = own;
    System.arraycopy(others, 0, all, 1, others.length);
    return all;
  }

  private void learn(int[] there, int[] saved, Consumer<ReadSet> reads) {
    learn(there, saved, reads, "known");
  }

  private void learn(int[] there, int[] saved, Consumer<ReadSet> reads, String outcome) {
    learn(there, saved, reads, outcome, true);
  }

  private void learn(
      int[] there, int[] saved, Consumer<ReadSet> reads, String outcome, boolean watch) {
    if (!watch) {
      find(there);
    } else {
      readSet.watch(true);
    }
    states.machine.threadControl().beginTransition(live(MOVER));
    reads.accept(readSet);
    memo.learn(there, there.length, saved, saved.length, MOVER, 0, outcome);
  }

  private void learnEnd(int[] there, int[] saved, Consumer<ReadSet> reads) {
    GuestThread t = live(MOVER);
    readSet.watch(true);
    states.machine.threadControl().beginTransition(t);
    reads.accept(readSet);
    t.status = Status.TERMINATED;
    memo.learn(there, there.length, saved, saved.length, MOVER, 0, "ended");
  }

  private TransitionMemo.Step find(int[] there) {
    return memo.find(there, MOVER, -1, 0);
  }

  private Object outcome(int[] there) {
    return find(there).outcome();
  }

  private int[] follow(int[] there) {
    return memo.follow(find(there), there, new int[0]);
  }
}
