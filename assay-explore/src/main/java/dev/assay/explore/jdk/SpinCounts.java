package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Local variables that count how often a thread looks again for what it waits for, before it parks.
 * A look that finds nothing has no effect, and there may be any time between two of them. So
 * whatever happens if a thread looks a thousand times can happen if it looks once: the look that
 * finds something may be that one, or the one before it parks.
 */
public final class SpinCounts {
  /**
   * @param count the local variable that is counted down
   * @param noise the one by which the thread decides whether to count, or a negative number
   */
  private record Counter(JdkMethod method, int count, int noise) {}

  /** Where a counter is in force, in the code of a method. */
  private record Loop(Counter counter, int from, int to) {}

  private static final Releases OLD = Releases.until(23);
  private static final Releases NEW = Releases.since(24);

  private static final JdkClass EXCHANGER = JdkClass.of("java/util/concurrent/Exchanger");
  private static final JdkMethod IN_SLOT = EXCHANGER.in(OLD).method("slotExchange");
  private static final JdkMethod IN_ARENA = EXCHANGER.in(OLD).method("arenaExchange");
  private static final JdkMethod EXCHANGE = EXCHANGER.in(NEW).method("xchg");

  private static final JdkMethod ADVANCE =
      JdkClass.of("java/util/concurrent/Phaser").method("internalAwaitAdvance");

  private static final JdkMethod MATCH =
      JdkClass.of("java/util/concurrent/LinkedTransferQueue$DualNode").in(NEW).method("await");

  private static final List<Counter> ALL =
      List.of(
          new Counter(IN_SLOT, 10, 7),
          new Counter(IN_ARENA, 18, 17),
          new Counter(EXCHANGE, 19, -1),
          new Counter(ADVANCE, 5, -1),
          new Counter(MATCH, 12, -1));

  /** Makes the next number, which follows from this one, negative: then the thread counts. */
  private static final int COUNTING = Integer.MIN_VALUE;

  private static final byte STORE = 0x36;
  private static final byte ADD = (byte) 0x84;

  /** How many frames there may be above one of these methods, where a thread looks. */
  private static final int NEAR = 4;

  /** By method: null if it is not known yet. */
  private volatile AtomicReferenceArray<@Nullable Loop> known = new AtomicReferenceArray<>(1024);

  private static final Loop NONE = new Loop(new Counter(IN_SLOT, -1, -1), 0, 0);

  /** A thread that counts in the code where it stands will look once more. */
  public void shorten(GuestThread t) {
    int lowest = Math.max(t.lowWater, t.depth - NEAR);
    for (int d = t.depth; d >= lowest && t.methods[d].holder.loader == 0; d--) {
      Loop loop = loop(t.methods[d]);
      if (loop != NONE) {
        shorten(t, d, loop);
      }
    }
  }

  private static void shorten(GuestThread t, int frame, Loop loop) {
    int at = t.methods[frame].bci(t.pcs[frame]);
    int base = t.bases[frame];
    if (at > loop.from && at <= loop.to && (int) t.stack[base + loop.counter.count] > 1) {
      t.stack[base + loop.counter.count] = 1;
    }
    if (at > loop.from && at <= loop.to && loop.counter.noise >= 0) {
      t.stack[base + loop.counter.noise] = COUNTING;
    }
  }

  private Loop loop(Method m) {
    AtomicReferenceArray<@Nullable Loop> all = known;
    if (m.id >= all.length()) {
      all = new AtomicReferenceArray<>(m.id * 2);
      known = all;
    }
    Loop loop = all.get(m.id);
    if (loop == null) {
      loop = find(m);
      all.set(m.id, loop);
    }
    return loop;
  }

  private static Loop find(Method m) {
    for (Counter c : ALL) {
      if (c.method.is(m)) {
        return find(m, c);
      }
    }
    return NONE;
  }

  /** From where the count gets its first value to where it is counted down. */
  private static Loop find(Method m, Counter c) {
    CodeAttribute code = m.codeAttribute();
    if (code == null) {
      return NONE;
    }
    int from = -1;
    for (int i = 0; i + 2 < code.length(); i++) {
      byte there = code.bytes()[code.start() + i];
      boolean isOfCount = code.bytes()[code.start() + i + 1] == c.count;
      if (there == STORE && isOfCount) {
        from = i;
      } else if (there == ADD && isOfCount && code.bytes()[code.start() + i + 2] == -1) {
        return from < 0 ? NONE : new Loop(c, from, i);
      }
    }
    return NONE;
  }
}
