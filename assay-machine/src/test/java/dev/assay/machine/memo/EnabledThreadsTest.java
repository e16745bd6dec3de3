package dev.assay.machine.memo;

import static dev.assay.machine.memo.HandMadeStates.MONITOR;
import static dev.assay.machine.memo.HandMadeStates.OTHER_MONITOR;
import static dev.assay.machine.memo.HandMadeStates.state;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.threads.GuestThread.Status;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Who can move, by what a state says of its threads. */
class EnabledThreadsTest {
  private static final boolean[] ALL = {};
  private static final int DATA = 500;

  private static HandMadeStates states;
  private static TransitionMemo memo;

  @BeforeAll
  static void boot() throws Exception {
    states = new HandMadeStates();
    memo = new TransitionMemo(states.keeper);
  }

  private static EnabledThreads look(int... threads) {
    return memo.look(state(DATA, threads), ALL);
  }

  private static int[] enabled(int... threads) {
    EnabledThreads e = look(threads);
    int[] numbers = new int[e.count()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = e.thread(i);
    }
    return numbers;
  }

  @Test
  void threadsThatRunOrSleepCanMove() {
    int sleeping = states.thread(2, Status.SLEEPING).until(5).part();
    assertThat(enabled(states.runnable(1), sleeping)).containsExactly(1, 2);
  }

  @Test
  void aThreadEntersAMonitorThatIsFree() {
    assertThat(enabled(states.blockedOn(1, MONITOR), states.holding(2, OTHER_MONITOR)))
        .containsExactly(1, 2);
    assertThat(enabled(states.blockedOn(1, MONITOR), states.holding(2, MONITOR)))
        .containsExactly(2);
  }

  /** Two monitors that have the same bit in the mask of those that are held. */
  @Test
  void monitorsWithTheSameBitAreToldApart() {
    int twin = OTHER_MONITOR;
    while (twin == MONITOR || bit(twin) != bit(MONITOR)) {
      twin++;
    }
    assertThat(enabled(states.blockedOn(1, MONITOR), states.holding(2, twin)))
        .containsExactly(1, 2);
  }

  private static long bit(int object) {
    return dev.assay.machine.save.ThreadPart.bits(new int[] {object});
  }

  @Test
  void aThreadThatWaitsMovesWhenItIsNotifiedOrInterruptedAndTheMonitorIsFree() {
    int interrupted = states.thread(2, Status.WAITING).awaits(MONITOR).flag(0x400).part();
    assertThat(enabled(states.waitingIn(1, MONITOR), interrupted)).containsExactly(2);
    assertThat(enabled(states.notified(1, MONITOR), states.runnable(2))).containsExactly(1, 2);
    assertThat(enabled(states.notified(1, MONITOR), states.holding(2, MONITOR))).containsExactly(2);
  }

  @Test
  void aThreadThatIsParkedMovesWithAPermitOrWhenInterrupted() {
    int parked = states.thread(1, Status.PARKED).part();
    int permitted = states.thread(2, Status.PARKED).flag(0x200).part();
    int interrupted = states.thread(3, Status.PARKED).flag(0x400).part();
    assertThat(enabled(parked, permitted, interrupted)).containsExactly(2, 3);
  }

  @Test
  void theReferenceHandlerDoesNotMove() {
    assertThat(enabled(states.thread(1, Status.AWAITING_REFERENCES).part(), states.runnable(2)))
        .containsExactly(2);
  }

  @Test
  void timeLimitsAtomicRegionsAndInitialisationAreLeftToTheMachine() {
    int other = states.runnable(2);
    assertThat(look(states.thread(1, Status.WAITING).awaits(MONITOR).until(5).part(), other))
        .isNull();
    assertThat(look(states.thread(1, Status.PARKED).until(5).part(), other)).isNull();
    assertThat(look(states.thread(1, Status.RUNNABLE).inAtomicRegion().part(), other)).isNull();
    assertThat(look(states.thread(1, Status.AWAITING_INITIALIZATION).awaits(9).part(), other))
        .isNull();
  }

  @Test
  void someThreadsAreNotMentioned() {
    boolean[] system = {false, true};
    EnabledThreads e =
        memo.look(state(DATA, states.runnable(1), states.runnable(2), states.runnable(3)), system);
    assertThat(e.count()).isEqualTo(2);
    assertThat(e.thread(0)).isEqualTo(2);
    assertThat(e.indices()).containsExactly(1, 2);
    assertThat(e.all()).hasSize(3);
  }

  @Test
  void placesAreThoseOfTheVector() {
    int[] there = state(DATA, states.blockedOn(1, MONITOR), states.holding(2, MONITOR));
    EnabledThreads e = memo.look(there, ALL);
    assertThat(there[e.part(0)]).isEqualTo(states.holding(2, MONITOR));
    int[] data = new int[3];
    e.data(data);
    assertThat(data).containsExactly(DATA, DATA + 1, DATA + 2);
  }

  @Test
  void aCircleOfThreadsThatWaitForEachOthersMonitorsIsFound() {
    int one = states.thread(1, Status.BLOCKED).awaits(MONITOR).holds(OTHER_MONITOR).part();
    int two = states.thread(2, Status.BLOCKED).awaits(OTHER_MONITOR).holds(MONITOR).part();
    assertThat(look(one, two, states.runnable(3)).hasCycle()).isTrue();
    assertThat(look(one, states.holding(2, MONITOR)).hasCycle()).isFalse();
    int third = states.thread(2, Status.BLOCKED).awaits(7).holds(MONITOR).part();
    assertThat(look(one, third).hasCycle()).isFalse();
    // The first of these is no part of the circle, though it waits for one that is.
    assertThat(look(states.blockedOn(0, MONITOR), one, two).hasCycle()).isTrue();
  }

  @Test
  void whoHoldsAMonitorIsAskedOfEachState() {
    assertThat(look(states.holding(1, MONITOR)).isHeld(MONITOR)).isTrue();
    assertThat(look(states.holding(1, OTHER_MONITOR)).isHeld(MONITOR)).isFalse();
  }

  @Test
  void manyThreadsHaveRoom() {
    int[] threads = new int[40];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = i % 2 == 0 ? states.runnable(i) : states.blockedOn(i, MONITOR);
    }
    threads[0] = states.holding(0, MONITOR);
    assertThat(enabled(threads)).hasSize(20);
  }

  @Test
  void aLabelStaysWithWhereAThreadStands() {
    EnabledThreads e = look(states.runnable(1), states.runnable(2));
    e.setLabel(1, 77);
    assertThat(look(states.holding(1, MONITOR), states.runnable(2)).label(1)).isEqualTo(77);
    assertThat(look(states.runnable(1), states.elsewhere(2)).label(1)).isZero();
  }
}
