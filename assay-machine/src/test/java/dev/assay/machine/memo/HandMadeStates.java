package dev.assay.machine.memo;

import dev.assay.machine.Machine;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.Rig;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import java.util.Arrays;
import java.util.Map;

/**
 * States that no program has come to: vectors of parts, of which those that tell about threads say
 * just what a test wants. The numbers that stand for the data are made up.
 */
final class HandMadeStates {
  /** Objects; nobody asks what is in them. */
  static final int MONITOR = 100;

  static final int OTHER_MONITOR = 101;

  final StateKeeper keeper;
  final Machine machine;

  HandMadeStates() throws Exception {
    keeper =
        new Rig(Rig.universe(Map.of()), new StateStore(), Garbage.COUNT_AND_MARK, false).keeper;
    machine = keeper.machine();
  }

  /** The Thread object of a thread. */
  static int object(int thread) {
    return 1000 + thread;
  }

  /** A thread as the machine has it. */
  static GuestThread live(int thread) {
    return new GuestThread(thread, object(thread));
  }

  Thread thread(int number, Status status) {
    return new Thread(number, status);
  }

  /** A thread that can move. */
  int runnable(int number) {
    return thread(number, Status.RUNNABLE).part();
  }

  /** The same elsewhere in its code, as it were. */
  int elsewhere(int number) {
    return thread(number, Status.RUNNABLE).phase(7).part();
  }

  int holding(int number, int monitor) {
    return thread(number, Status.RUNNABLE).holds(monitor).part();
  }

  int blockedOn(int number, int monitor) {
    return thread(number, Status.BLOCKED).awaits(monitor).part();
  }

  int waitingIn(int number, int monitor) {
    return thread(number, Status.WAITING).awaits(monitor).part();
  }

  int notified(int number, int monitor) {
    return thread(number, Status.WAITING).awaits(monitor).flag(0x100).part();
  }

  /** A state with some data and the threads of these parts. */
  static int[] state(int data, int... threads) {
    int count = threads.length + 3;
    int[] parts = new int[count];
    parts[Tags.objects(0, count)] = data;
    parts[Tags.objects(1, count)] = data + 1;
    parts[Tags.globals(count)] = data + 2;
    for (int i = 0; i < threads.length; i++) {
      parts[Tags.thread(i, count)] = threads[i];
    }
    return parts;
  }

  /** What a state says of a thread, without frames. */
  final class Thread {
    private long[] status = new long[6];

    private Thread(int number, Status s) {
      status[0] = (long) number << 32 | object(number);
      status[1] = s.ordinal();
      status[3] = Long.MAX_VALUE;
      status[4] = -1;
    }

    Thread flag(int bits) {
      status[1] |= bits;
      return this;
    }

    Thread phase(int phase) {
      status[1] |= (long) phase << 32;
      return this;
    }

    Thread inAtomicRegion() {
      return flag(1 << 16);
    }

    Thread daemon() {
      return flag(0x800);
    }

    Thread awaits(int object) {
      status[2] = object;
      return this;
    }

    Thread until(long deadline) {
      status[3] = deadline;
      return this;
    }

    Thread holds(int monitor) {
      status = Arrays.copyOf(status, status.length + 1);
      status[status.length - 1] = (long) monitor << 32 | 1;
      return this;
    }

    /** The number of the part. */
    int part() {
      int component = keeper.store().components().internCopy(Tags.STATUS, status, status.length);
      return keeper.store().lists().cons(component, 0);
    }
  }
}
