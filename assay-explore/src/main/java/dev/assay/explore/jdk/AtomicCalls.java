package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.List;

/**
 * The calls into the JDK that are one transition each, up to where they block or call the program:
 * those that were shown to appear to happen at one moment to all others that are listed for the
 * same classes. Every other call is explored as the JDK's code; and as soon as one of these meets
 * data of such classes that other threads use as well, so are all calls of the classes.
 *
 * <p>That the listed calls are so is checked by {@code assay-explore/campaign library}, which
 * compares what programs can do with what they can do if no call is one transition.
 */
public final class AtomicCalls {
  /**
   * Classes that work on the same data, and their calls that are one transition each.
   *
   * @param name for those who have learnt that they must not be
   * @param robust whether each call changes one location, so that other code of the classes cannot
   *     find the data in its midst
   */
  public record Family(String name, ClassNames classes, MethodTable calls, boolean robust) {
    Family(String name, ClassNames classes, MethodTable calls) {
      this(name, classes, calls, false);
    }
  }

  private static final String[] OF_LOCKS = {
    "lock", "lockInterruptibly", "tryLock", "unlock", "newCondition"
  };

  private static final String[] OF_QUEUES = {
    "offer", "put", "take", "poll", "peek", "size", "remainingCapacity"
  };

  private static final String[] OF_VARIABLES = {"get*", "set*", "compare*", "weak*"};

  private static final String[] WITH_FUNCTIONS = {"update*", "accumulate*"};

  private static final String[] OF_NUMBERS = {"increment*", "decrement*", "add*", "lazySet"};

  private static final String[] OF_MAPS = {
    "get", "put", "putIfAbsent", "containsKey", "getOrDefault", "remove", "replace"
  };

  public static final List<Family> FAMILIES =
      List.of(
          new Family(
              "single variables",
              ClassNames.of("java/util/concurrent/atomic/Atomic*"),
              MethodTable.of("java/util/concurrent/atomic/AtomicBoolean", OF_VARIABLES)
                  .and("java/util/concurrent/atomic/AtomicBoolean", "lazySet", "toString")
                  .and("java/util/concurrent/atomic/AtomicInteger*", OF_VARIABLES)
                  .and("java/util/concurrent/atomic/AtomicInteger*", OF_NUMBERS)
                  .and("java/util/concurrent/atomic/AtomicInteger*", WITH_FUNCTIONS)
                  .and("java/util/concurrent/atomic/AtomicInteger", "*Value", "toString")
                  .and("java/util/concurrent/atomic/AtomicLong*", OF_VARIABLES)
                  .and("java/util/concurrent/atomic/AtomicLong*", OF_NUMBERS)
                  .and("java/util/concurrent/atomic/AtomicLong*", WITH_FUNCTIONS)
                  .and("java/util/concurrent/atomic/AtomicLong", "*Value", "toString")
                  .and("java/util/concurrent/atomic/AtomicReference*", OF_VARIABLES)
                  .and("java/util/concurrent/atomic/AtomicReference*", WITH_FUNCTIONS)
                  .and("java/util/concurrent/atomic/AtomicReference*", "lazySet")
                  .and("java/util/concurrent/atomic/AtomicMarkableReference", OF_VARIABLES)
                  .and("java/util/concurrent/atomic/AtomicMarkableReference", "isMarked")
                  .and("java/util/concurrent/atomic/AtomicStampedReference", OF_VARIABLES)),
          new Family(
              "adders",
              ClassNames.of(
                  "java/util/concurrent/atomic/Striped64*",
                  "java/util/concurrent/atomic/Long*",
                  "java/util/concurrent/atomic/Double*"),
              MethodTable.of(
                      "java/util/concurrent/atomic/LongAdder", "add", "increment", "decrement")
                  .and("java/util/concurrent/atomic/DoubleAdder", "add")
                  .and("java/util/concurrent/atomic/LongAccumulator", "accumulate")
                  .and("java/util/concurrent/atomic/DoubleAccumulator", "accumulate")
                  .and(
                      "java/util/concurrent/atomic/Striped64",
                      "longAccumulate",
                      "doubleAccumulate"),
              true),
          new Family(
              "locks",
              ClassNames.of(
                  "java/util/concurrent/locks/Abstract*",
                  "java/util/concurrent/locks/Reentrant*",
                  "java/util/concurrent/Semaphore*",
                  "java/util/concurrent/CountDownLatch*"),
              MethodTable.of("java/util/concurrent/locks/ReentrantLock", OF_LOCKS)
                  .and(
                      "java/util/concurrent/locks/ReentrantLock",
                      "isLocked",
                      "isHeldByCurrentThread",
                      "getHoldCount",
                      "isFair")
                  .and("java/util/concurrent/locks/ReentrantReadWriteLock$*", OF_LOCKS)
                  .and(
                      "java/util/concurrent/locks/ReentrantReadWriteLock",
                      "isWriteLocked",
                      "isWriteLockedByCurrentThread",
                      "getReadLockCount",
                      "getReadHoldCount",
                      "getWriteHoldCount")
                  .and(
                      "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
                      "await*",
                      "signal*")
                  .and(
                      "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
                      "await*",
                      "signal*")
                  .and(
                      "java/util/concurrent/locks/AbstractQueuedSynchronizer",
                      "acquire*",
                      "tryAcquireNanos",
                      "tryAcquireSharedNanos",
                      "release",
                      "releaseShared",
                      "getState",
                      "setState",
                      "compareAndSetState",
                      "isHeldExclusively")
                  .and(
                      "java/util/concurrent/locks/AbstractOwnableSynchronizer",
                      "getExclusiveOwnerThread",
                      "setExclusiveOwnerThread")
                  .and(
                      "java/util/concurrent/Semaphore",
                      "acquire*",
                      "tryAcquire",
                      "release",
                      "availablePermits",
                      "drainPermits")
                  .and("java/util/concurrent/CountDownLatch", "await", "countDown", "getCount")),
          new Family(
              "stamped locks",
              ClassNames.of("java/util/concurrent/locks/StampedLock*"),
              MethodTable.of(
                  "java/util/concurrent/locks/StampedLock",
                  "writeLock*",
                  "tryWriteLock",
                  "tryOptimisticRead",
                  "validate",
                  "unlock*",
                  "isReadLocked",
                  "isWriteLocked")),
          new Family(
              "barriers",
              ClassNames.of("java/util/concurrent/CyclicBarrier*"),
              MethodTable.of(
                  "java/util/concurrent/CyclicBarrier",
                  "await",
                  "isBroken",
                  "reset",
                  "getNumberWaiting",
                  "getParties")),
          new Family(
              "exchangers",
              ClassNames.of("java/util/concurrent/Exchanger*"),
              MethodTable.of("java/util/concurrent/Exchanger", "exchange")),
          new Family(
              "array queues",
              ClassNames.of("java/util/concurrent/ArrayBlockingQueue*"),
              MethodTable.of("java/util/concurrent/ArrayBlockingQueue", OF_QUEUES)
                  .and("java/util/concurrent/ArrayBlockingQueue", "add")),
          new Family(
              "linked queues",
              ClassNames.of("java/util/concurrent/LinkedBlockingQueue*"),
              MethodTable.of("java/util/concurrent/LinkedBlockingQueue", OF_QUEUES)),
          new Family(
              "linked deques",
              ClassNames.of("java/util/concurrent/LinkedBlockingDeque*"),
              MethodTable.of("java/util/concurrent/LinkedBlockingDeque", OF_QUEUES)
                  .and(
                      "java/util/concurrent/LinkedBlockingDeque",
                      "add",
                      "*First",
                      "*Last",
                      "push",
                      "pop")),
          new Family(
              "priority queues",
              ClassNames.of("java/util/concurrent/PriorityBlockingQueue*"),
              MethodTable.of("java/util/concurrent/PriorityBlockingQueue", OF_QUEUES)
                  .and("java/util/concurrent/PriorityBlockingQueue", "add")),
          new Family(
              "synchronous queues",
              ClassNames.of("java/util/concurrent/SynchronousQueue*"),
              MethodTable.of(
                  "java/util/concurrent/SynchronousQueue", "put", "take", "offer", "poll")),
          new Family(
              "transfer queues",
              ClassNames.of("java/util/concurrent/LinkedTransferQueue*"),
              MethodTable.of(
                  "java/util/concurrent/LinkedTransferQueue",
                  "add",
                  "offer",
                  "put",
                  "take",
                  "poll",
                  "transfer",
                  "tryTransfer")),
          new Family(
              "concurrent queues",
              ClassNames.of("java/util/concurrent/ConcurrentLinkedQueue*"),
              MethodTable.of(
                  "java/util/concurrent/ConcurrentLinkedQueue", "add", "offer", "poll", "peek")),
          new Family(
              "hash maps",
              ClassNames.of("java/util/concurrent/ConcurrentHashMap*"),
              MethodTable.of("java/util/concurrent/ConcurrentHashMap", OF_MAPS)
                  .and("java/util/concurrent/ConcurrentHashMap", "compute*", "merge")
                  .and("java/util/concurrent/ConcurrentHashMap$KeySetView", "add")
                  .and("java/util/concurrent/ConcurrentHashMap$KeySetView", "contains", "remove")),
          new Family(
              "skip lists",
              ClassNames.of("java/util/concurrent/ConcurrentSkipList*"),
              MethodTable.of("java/util/concurrent/ConcurrentSkipListMap", OF_MAPS)
                  .and("java/util/concurrent/ConcurrentSkipListSet", "add", "contains", "remove")),
          new Family(
              "lists that are copied",
              ClassNames.of("java/util/concurrent/CopyOnWriteArray*"),
              MethodTable.of(
                      "java/util/concurrent/CopyOnWriteArrayList",
                      "add",
                      "addIfAbsent",
                      "get",
                      "set",
                      "remove",
                      "size",
                      "isEmpty",
                      "contains",
                      "indexOf",
                      "clear")
                  .and(
                      "java/util/concurrent/CopyOnWriteArraySet",
                      "add",
                      "remove",
                      "size",
                      "isEmpty",
                      "contains",
                      "clear")),
          new Family(
              "future tasks",
              ClassNames.of("java/util/concurrent/FutureTask*"),
              MethodTable.of(
                  "java/util/concurrent/FutureTask",
                  "run",
                  "runAndReset",
                  "get",
                  "isDone",
                  "isCancelled",
                  "set",
                  "setException")),
          new Family(
              "locks of pools' workers",
              ClassNames.of("java/util/concurrent/ThreadPoolExecutor$Worker"),
              MethodTable.of(
                  "java/util/concurrent/ThreadPoolExecutor$Worker",
                  "lock",
                  "tryLock",
                  "unlock",
                  "isLocked")),
          new Family(
              "fork-join pools",
              ClassNames.of("java/util/concurrent/ForkJoin*"),
              MethodTable.of("java/util/concurrent/ForkJoin*", "*")),
          new Family(
              "random numbers",
              ClassNames.of("java/util/Random*"),
              MethodTable.of("java/util/Random", "next", "setSeed")));

  /** Single operations, whatever is explored of the JDK: on memory, on data that all share. */
  private static final MethodTable ALWAYS =
      MethodTable.of("java/lang/System", "*Property") // data that all threads share
          .and(
              "java/lang/Thread",
              "join",
              "interrupt",
              "isInterrupted",
              "interrupted",
              "isAlive",
              "getState",
              "sleep")
          .and(Releases.since(19), "java/lang/Thread", "getAndClearInterrupt")
          .and("java/util/concurrent/locks/LockSupport", "*");

  /** Classes whose methods are such operations. */
  private static final ClassNames SINGLE =
      ClassNames.of(
              "java/lang/invoke/VarHandle*",
              "java/lang/reflect/Field*",
              "sun/misc/Unsafe*",
              "jdk/internal/misc/Unsafe*")
          .and(Releases.until(21), "jdk/internal/reflect/Unsafe*")
          .and(Releases.since(18), "jdk/internal/reflect/MethodHandle*");

  /** Those that look at what other listed calls of their class do in between. */
  private static final MethodTable LOOKING =
      MethodTable.of(
              "java/util/concurrent/ForkJoinPool",
              "isQuiescent",
              "awaitQuiescence",
              "getActiveThreadCount",
              "getRunningThreadCount",
              "getPoolSize",
              "getStealCount",
              "getQueued*",
              "hasQueuedSubmissions",
              "invokeAny",
              "toString")
          .and(
              "java/util/concurrent/ForkJoinTask",
              "tryUnfork",
              "helpQuiesce",
              "getQueuedTaskCount",
              "getSurplusQueuedTaskCount",
              "peekNextLocalTask",
              "pollNextLocalTask",
              "pollTask",
              "pollSubmission");

  /**
   * Calls that are transitions of their own although they are made in the midst of others: what a
   * pool's worker, or a thread that helps, does around a task has nothing to do with what it does
   * before and afterwards.
   */
  private static final MethodTable UNITS =
      MethodTable.of("java/util/concurrent/ForkJoinTask", "doExec");

  /**
   * The number of the family whose waiting threads {@link
   * dev.assay.explore.jdk.lock.SynchronizerQueue} is about.
   */
  public static final int LOCKS = family("locks");

  /** In place of a family's number: none. */
  public static final int NONE = -1;

  private AtomicCalls() {}

  /** Whether a call is one transition whatever is explored of the JDK. */
  public static boolean isAlwaysOne(Method m) {
    return !m.isConstructor() && (SINGLE.contains(m.holder.name) || ALWAYS.contains(m));
  }

  /** The number of the family that a class belongs to. */
  public static int family(Klass k) {
    for (int i = 0; i < FAMILIES.size(); i++) {
      if (FAMILIES.get(i).classes.contains(k.name)) {
        return i;
      }
    }
    return NONE;
  }

  /** Whether a method of a class of such a family is one transition when it is called. */
  public static boolean isOne(Method m, int family) {
    return !m.isConstructor() && FAMILIES.get(family).calls.contains(m) && !LOOKING.contains(m);
  }

  /** Whether a call is a transition of its own wherever it is made, if it is one at all. */
  public static boolean isUnit(Method m) {
    return UNITS.contains(m);
  }

  /** Whether other code of a family's classes cannot find the data in the midst of such a call. */
  public static boolean isRobust(int family) {
    return FAMILIES.get(family).robust;
  }

  /** The number of the family of a name. */
  public static int family(String name) {
    for (int i = 0; i < FAMILIES.size(); i++) {
      if (FAMILIES.get(i).name.equals(name)) {
        return i;
      }
    }
    return NONE;
  }
}
