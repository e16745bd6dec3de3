package dev.assay.explore.reduction;

import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Threads that read and write a few cells and take locks, with what each transition has to do with
 * others: two transitions that are independent by that really commute. Each instruction is one
 * transition. The last cells belong to one thread each.
 */
final class CellProgram implements TransitionSystem, Specification, Independence {
  /** What instructions there are. */
  private enum Code {
    READ,
    WRITE,
    ADD,
    LOCK,
    UNLOCK,
    CHECK,
    CHOOSE,
    BACK_IF,
    EXIT
  }

  /**
   * An instruction.
   *
   * @param cell that is accessed, or lock
   * @param value that is written or compared with the register
   */
  private record Instruction(Code code, int cell, int value) {}

  private static final int VALUES = 3;
  private static final int FREE = 0;
  private static final int CELL = 1;
  private static final int LOCK = 100;

  private final int[] threads;
  private final List<List<Instruction>> code = new ArrayList<>();
  private final int shared;
  private final int locks;
  private final boolean invariant;

  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<int[]> states = new ArrayList<>();

  /** A random program. */
  CellProgram(long seed) {
    Random r = new Random(seed);
    int count = 2 + r.nextInt(3);
    int first = r.nextInt(8) == 0 ? 29 : r.nextInt(4);
    threads = new int[count];
    for (int i = 0; i < count; i++) {
      threads[i] = first + i;
    }
    shared = 1 + r.nextInt(3);
    locks = 1 + r.nextInt(2);
    invariant = r.nextInt(4) == 0;
    boolean mayFail = r.nextBoolean();
    int most = count == 2 ? 8 : count == 3 ? 5 : 4;
    for (int t = 0; t < count; t++) {
      List<Instruction> list = new ArrayList<>();
      int length = 1 + r.nextInt(most);
      for (int i = 0; i < length; i++) {
        list.add(instruction(r, t, mayFail));
      }
      code.add(list);
    }
  }

  private Instruction instruction(Random r, int thread, boolean mayFail) {
    int cell = r.nextInt(3) == 0 ? shared + thread : r.nextInt(shared);
    int value = r.nextInt(VALUES);
    int kind = r.nextInt(24);
    if (kind < 6) {
      return new Instruction(Code.READ, cell, 0);
    } else if (kind < 11) {
      return new Instruction(Code.WRITE, cell, value);
    } else if (kind < 14) {
      return new Instruction(Code.ADD, cell, 0);
    } else if (kind < 17) {
      return new Instruction(Code.LOCK, r.nextInt(locks), 0);
    } else if (kind < 20) {
      return new Instruction(Code.UNLOCK, r.nextInt(locks), 0);
    } else if (kind == 20) {
      return new Instruction(mayFail ? Code.CHECK : Code.READ, cell, value);
    } else if (kind == 21) {
      return new Instruction(Code.CHOOSE, 0, 0);
    } else if (kind == 22) {
      return new Instruction(Code.BACK_IF, 0, value);
    } else {
      return new Instruction(r.nextInt(4) == 0 ? Code.EXIT : Code.WRITE, cell, value);
    }
  }

  // ---- states: for each thread where it is and its register, then the cells, then the locks ----

  private int pc(int[] s, int t) {
    return s[2 * t];
  }

  private int cellAt(int cell) {
    return 2 * threads.length + cell;
  }

  private int lockAt(int lock) {
    return cellAt(shared + threads.length) + lock;
  }

  private synchronized int number(int[] state) {
    List<Integer> key = Arrays.stream(state).boxed().toList();
    return numbers.computeIfAbsent(
        key,
        k -> {
          states.add(state);
          return states.size() - 1;
        });
  }

  private synchronized int[] state(int number) {
    return states.get(number);
  }

  private @Nullable Instruction next(int[] s, int t) {
    List<Instruction> list = code.get(t);
    return pc(s, t) < list.size() ? list.get(pc(s, t)) : null;
  }

  private boolean isEnabled(int[] s, int t) {
    Instruction i = next(s, t);
    return i != null
        && (i.code != Code.LOCK || s[lockAt(i.cell)] == FREE || s[lockAt(i.cell)] == t + 1);
  }

  @Override
  public int initial() {
    return number(new int[lockAt(locks)]);
  }

  @Override
  public Enabled enabled(int number) {
    int[] s = state(number);
    List<Integer> all = new ArrayList<>();
    for (int t = 0; t < threads.length; t++) {
      if (isEnabled(s, t)) {
        all.add(threads[t]);
      }
    }
    return new Enabled() {
      @Override
      public int count() {
        return all.size();
      }

      @Override
      public int thread(int index) {
        return all.get(index);
      }

      @Override
      public long place(int index) {
        return 0;
      }
    };
  }

  @Override
  public Transition take(int number, int thread, int choice) {
    int t = thread - threads[0];
    int[] s = state(number).clone();
    if (!isEnabled(s, t)) {
      throw new IllegalArgumentException("thread " + thread + " cannot move");
    }
    int at = s[2 * t]++;
    Instruction i = code.get(t).get(at);
    AccessSet accesses = new AccessSet();
    LocksetLog log = null;
    End end = End.STATE;
    int alternatives = 1;
    switch (i.code) {
      case READ -> {
        accesses.add(CELL, i.cell, false);
        log = log(s, t, i.cell, false);
        s[2 * t + 1] = s[cellAt(i.cell)];
      }
      case WRITE -> {
        accesses.add(CELL, i.cell, true);
        log = log(s, t, i.cell, true);
        s[cellAt(i.cell)] = i.value;
      }
      case ADD -> {
        accesses.add(CELL, i.cell, true);
        log = log(s, t, i.cell, true);
        s[cellAt(i.cell)] = (s[cellAt(i.cell)] + 1) % VALUES;
      }
      case LOCK -> {
        accesses.add(LOCK + i.cell, AccessSet.MONITOR, true);
        s[lockAt(i.cell)] = t + 1;
      }
      case UNLOCK -> {
        accesses.add(LOCK + i.cell, AccessSet.MONITOR, true);
        s[lockAt(i.cell)] = s[lockAt(i.cell)] == t + 1 ? FREE : s[lockAt(i.cell)];
      }
      case CHECK -> {
        if (s[2 * t + 1] == i.value) {
          end = End.UNCAUGHT;
          accesses.addEverything();
          s[2 * t] = code.get(t).size();
        }
      }
      case CHOOSE -> {
        accesses.addEverything();
        alternatives = 2;
        s[2 * t + 1] = choice;
      }
      case BACK_IF -> {
        if (s[2 * t + 1] == i.value) {
          s[2 * t] = 0;
        }
      }
      case EXIT -> {
        end = End.EXIT;
        accesses.addEverything();
      }
    }
    TransitionEffect effect =
        new TransitionEffect(alternatives, !accesses.isBoundless(), accesses, log);
    if (end == End.EXIT) {
      return Transition.nowhere(end, effect);
    }
    Transition to = Transition.to(number(s), effect);
    return end == End.UNCAUGHT ? to.failing(violation("assertion", thread + " at " + at)) : to;
  }

  private LocksetLog log(int[] s, int t, int cell, boolean write) {
    LocksetLog log = new LocksetLog();
    GuestThread holder = new GuestThread(t, 0);
    for (int lock = 0; lock < locks; lock++) {
      if (s[lockAt(lock)] == t + 1) {
        holder.held[holder.heldCount++] = LOCK + lock;
      }
    }
    log.add(holder, CELL, cell, write);
    return log;
  }

  // ---- what is to hold ----

  private static Violation violation(String kind, String message) {
    return new Violation(kind, message, "", "", List.of(), List.of());
  }

  @Override
  public void examine(int number, Enabled enabled, Reporter reporter) {
    int[] s = state(number);
    boolean isAtEnd = true;
    for (int t = 0; t < threads.length; t++) {
      isAtEnd &= next(s, t) == null;
    }
    if (enabled.count() == 0 && !isAtEnd) {
      reporter.violated(violation("deadlock", Arrays.toString(s)));
    }
    if (invariant && s[cellAt(0)] == 1 && s[cellAt(shared - 1)] == 1) {
      reporter.violated(violation("invariant", Arrays.toString(s)));
    }
  }

  @Override
  public boolean examinesTransitions() {
    return false;
  }

  @Override
  public void examine(int from, int to, Reporter reporter) {}

  @Override
  public boolean excludesRaces() {
    return true;
  }

  @Override
  public Violation race(int state, Move first, Move second, long location) {
    int one = Math.min(first.thread(), second.thread());
    int other = Math.max(first.thread(), second.thread());
    return violation("race", "cell " + (int) location + ", threads " + one + " and " + other);
  }

  /** A thread that uses what is its own, and goes forward. */
  @Override
  public int independent(int number, Enabled enabled) {
    int[] s = state(number);
    for (int thread : enabled.threads()) {
      int t = thread - threads[0];
      Instruction i = code.get(t).get(pc(s, t));
      boolean isAccess = i.code == Code.READ || i.code == Code.WRITE || i.code == Code.ADD;
      if (isAccess && i.cell >= shared) {
        return thread;
      }
    }
    return NONE;
  }

  @Override
  public String toString() {
    return threads[0] + "… " + code;
  }
}
