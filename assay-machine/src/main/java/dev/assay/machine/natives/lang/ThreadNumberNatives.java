package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Numbers of threads: the identifier of each, and the one in the name of a thread that was given
 * none. The JDK counts all threads of the program. While a program is explored, each thread counts
 * those it makes itself, so that the order in which different threads make new ones does not show
 * in the state. The main thread's come out as they always do. An explorer may ask for the JDK's
 * way.
 */
@NativesOf({
  "java/lang/Thread",
  "java/lang/Thread$ThreadNumbering",
  "java/lang/Thread$ThreadIdentifiers"
})
public final class ThreadNumberNatives {
  private static final int MOST = 1000;

  // Where the counts are: above the wanted size of the stack, which nobody looks at any more.
  private static final int IDS = 32;
  private static final int NAMES = 48;
  private static final int COUNT_MASK = 0x7fff;

  private ThreadNumberNatives() {}

  @Native(value = "nextThreadNum()I", maxJdk = 18)
  public static int nextThreadNum(Machine m) {
    return (int) name(m, "java/lang/Thread", "threadInitNumber");
  }

  @Native(value = "next()I", minJdk = 19)
  public static int nextName(Machine m) {
    return (int) name(m, "java/lang/Thread$ThreadNumbering", "next");
  }

  @Native(value = "nextThreadID()J", maxJdk = 18)
  public static long nextThreadId(Machine m) {
    Klass thread = m.universe().require("java/lang/Thread");
    long first = firstId(m);
    if (isCountedTogether(m)) {
      m.heap().setField(m.mirror(thread), thread.declaredField("threadSeqNumber").slot, first);
      return first;
    }
    return first + next(m, IDS);
  }

  @Native(value = "next()J", minJdk = 19)
  public static long nextId(Machine m) {
    long first = firstId(m);
    if (isCountedTogether(m)) {
      m.rawMemory().put(0, idAddress(m), 'J', first + 1);
      return first;
    }
    return first + next(m, IDS);
  }

  /** What all threads together have come to; it stays as it is while they count by themselves. */
  private static long firstId(Machine m) {
    if (m.universe().feature() >= 19) {
      return m.rawMemory().get(0, idAddress(m), 'J');
    }
    Klass thread = m.universe().require("java/lang/Thread");
    return m.heap().field(m.mirror(thread), thread.declaredField("threadSeqNumber").slot) + 1;
  }

  private static long idAddress(Machine m) {
    Klass ids = m.universe().require("java/lang/Thread$ThreadIdentifiers");
    return m.heap().field(m.mirror(ids), ids.declaredField("NEXT_TID_OFFSET").slot);
  }

  private static long name(Machine m, String holder, String field) {
    Klass k = m.universe().require(holder);
    int slot = k.declaredField(field).slot;
    long next = m.heap().field(m.mirror(k), slot);
    if (isCountedTogether(m)) {
      m.heap().setField(m.mirror(k), slot, next + 1);
      return next;
    }
    long number = next + next(m, NAMES);
    return (number ^ (number >>> 31)) & Integer.MAX_VALUE;
  }

  /** A virtual thread has no place for counts of its own. */
  private static boolean isCountedTogether(Machine m) {
    if (m.watch() == null) {
      return true;
    }
    boolean together = m.watch().numbersTogether(m.current());
    int counts = counts(m);
    if (together && counts != 0) {
      noteThatThreadsAreMade(m, counts);
    }
    return together || counts == 0;
  }

  /** That a thread has made others is seen from its own count, which else stays as it is. */
  private static void noteThatThreadsAreMade(Machine m, int counts) {
    int slot = m.heap().klass[counts].findField("stackSize", null).slot;
    long word = m.heap().field(counts, slot);
    if (((word >>> IDS) & COUNT_MASK) == 0) {
      m.heap().setField(counts, slot, word + (1L << IDS));
    }
  }

  /** The object with the counts of the current thread; 0 if there is none. */
  private static int counts(Machine m) {
    Klass thread = m.universe().require("java/lang/Thread");
    Field holder = thread.declaredField("holder");
    int current = m.current().object;
    return holder == null ? current : (int) m.heap().field(current, holder.slot);
  }

  /**
   * Counts one more thread made by the current one. Those of the threads that were there at the
   * beginning, which is the main thread, get 0, 1, 2 and so on; those of the thread with the
   * identifier {@code first + n} get the numbers from 1000 (n + 1) on.
   */
  private static long next(Machine m, int which) {
    int object = counts(m);
    int slot = m.heap().klass[object].findField("stackSize", null).slot;
    long word = m.heap().field(object, slot);
    long count = (word >>> which) & COUNT_MASK;
    Klass thread = m.universe().require("java/lang/Thread");
    long maker = m.heap().field(m.current().object, thread.declaredField("tid").slot);
    long before = Math.max(0, maker - firstId(m) + 1);
    if (count >= MOST || before > Long.MAX_VALUE / (2 * MOST)) {
      throw new Unsupported("so many threads that make threads");
    }
    m.heap().setField(object, slot, word + (1L << which));
    return before * MOST + count;
  }
}
