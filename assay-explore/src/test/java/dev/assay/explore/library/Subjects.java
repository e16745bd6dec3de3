package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The classes whose calls are compared. */
final class Subjects {
  static final List<Subject> ALL = all();

  private Subjects() {}

  static Subject named(String name) {
    return ALL.stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  private static List<Subject> all() {
    List<Subject> all = new ArrayList<>();
    all.addAll(maps());
    all.addAll(collections());
    all.addAll(atomics());
    all.addAll(synchronizers());
    all.addAll(futures());
    all.addAll(locked());
    return List.copyOf(all);
  }

  /** What puts entries into a map. */
  private static Subject map(Subject s) {
    return s.filledBy("o.put(1, 1);", "o.put(2, 2);", "o.put(0, 2);");
  }

  /** What puts elements into a collection. */
  private static Subject elements(Subject s) {
    return s.filledBy("o.add(1);", "o.add(2);", "o.add(0);");
  }

  private static List<Subject> maps() {
    String hash = "new ConcurrentHashMap(2)";
    String skip = "new ConcurrentSkipListMap()";
    String filled = "Map.of(1, 1, 2, 2)";
    return List.of(
        map(Subject.of(ConcurrentHashMap.class, hash)),
        Subject.of(Set.class, "new ConcurrentHashMap(" + filled + ").keySet()")
            .named("ConcurrentHashMap.keySet"),
        Subject.of(
                ConcurrentHashMap.KeySetView.class,
                "new ConcurrentHashMap(" + filled + ").keySet((Object) 3)")
            .named("ConcurrentHashMap.keySet(value)"),
        Subject.of(Collection.class, "new ConcurrentHashMap(" + filled + ").values()")
            .named("ConcurrentHashMap.values"),
        Subject.of(Set.class, "new ConcurrentHashMap(" + filled + ").entrySet()")
            .named("ConcurrentHashMap.entrySet"),
        map(Subject.of(ConcurrentSkipListMap.class, skip)),
        map(Subject.of(NavigableMap.class, skip + ".descendingMap()"))
            .named("ConcurrentSkipListMap.descendingMap"),
        map(Subject.of(NavigableMap.class, skip + ".headMap((Object) 2, true)"))
            .named("ConcurrentSkipListMap.headMap"),
        Subject.of(
                NavigableSet.class, "new ConcurrentSkipListMap(" + filled + ").navigableKeySet()")
            .named("ConcurrentSkipListMap.keySet"),
        Subject.of(Collection.class, "new ConcurrentSkipListMap(" + filled + ").values()")
            .named("ConcurrentSkipListMap.values"),
        Subject.of(Set.class, "new ConcurrentSkipListMap(" + filled + ").entrySet()")
            .named("ConcurrentSkipListMap.entrySet"));
  }

  private static List<Subject> collections() {
    return List.of(
        elements(Subject.of(ConcurrentSkipListSet.class, "new ConcurrentSkipListSet()")),
        elements(Subject.of(ConcurrentLinkedQueue.class, "new ConcurrentLinkedQueue()")),
        elements(Subject.of(ConcurrentLinkedDeque.class, "new ConcurrentLinkedDeque()")),
        elements(
            Subject.of(
                LinkedBlockingQueue.class,
                "new LinkedBlockingQueue()",
                "new LinkedBlockingQueue(3)")),
        elements(
            Subject.of(
                LinkedBlockingDeque.class,
                "new LinkedBlockingDeque()",
                "new LinkedBlockingDeque(3)")),
        elements(
            Subject.of(
                ArrayBlockingQueue.class,
                "new ArrayBlockingQueue(3)",
                "new ArrayBlockingQueue(4, true)")),
        elements(Subject.of(PriorityBlockingQueue.class, "new PriorityBlockingQueue(2)")),
        elements(Subject.of(LinkedTransferQueue.class, "new LinkedTransferQueue()")),
        Subject.of(SynchronousQueue.class, "new SynchronousQueue()", "new SynchronousQueue(true)"),
        elements(Subject.of(CopyOnWriteArrayList.class, "new CopyOnWriteArrayList()")),
        elements(Subject.of(CopyOnWriteArraySet.class, "new CopyOnWriteArraySet()")),
        Subject.of(List.class, "new CopyOnWriteArrayList(List.of(1, 2, 0)).subList(0, 2)")
            .named("CopyOnWriteArrayList.subList"));
  }

  private static List<Subject> atomics() {
    return List.of(
        Subject.of(AtomicInteger.class, "new AtomicInteger(1)"),
        Subject.of(AtomicLong.class, "new AtomicLong(1)"),
        Subject.of(AtomicBoolean.class, "new AtomicBoolean()"),
        Subject.of(AtomicReference.class, "new AtomicReference((Object) 1)"),
        Subject.of(AtomicIntegerArray.class, "new AtomicIntegerArray(2)"),
        Subject.of(AtomicLongArray.class, "new AtomicLongArray(2)"),
        Subject.of(AtomicReferenceArray.class, "new AtomicReferenceArray(new Object[] {1, 2})"),
        Subject.of(AtomicStampedReference.class, "new AtomicStampedReference((Object) 1, 1)")
            .calling("Parts.stamped(o)"),
        Subject.of(AtomicMarkableReference.class, "new AtomicMarkableReference((Object) 1, true)")
            .calling("Parts.marked(o)"),
        Subject.of(LongAdder.class, "new LongAdder()"),
        Subject.of(DoubleAdder.class, "new DoubleAdder()"),
        Subject.of(LongAccumulator.class, "new LongAccumulator(new Parts.Plus(), -1)"),
        Subject.of(DoubleAccumulator.class, "new DoubleAccumulator(new Parts.Plus(), -1)"));
  }

  private static List<Subject> synchronizers() {
    return List.of(
        Subject.of(CountDownLatch.class, "new CountDownLatch(1)", "new CountDownLatch(2)"),
        Subject.of(CyclicBarrier.class, "new CyclicBarrier(1)", "new CyclicBarrier(2)"),
        Subject.of(
            Semaphore.class, "new Semaphore(1)", "new Semaphore(1, true)", "new Semaphore(2)"),
        Subject.of(Phaser.class, "new Phaser(1)", "new Phaser(2)", "new Phaser(new Phaser(), 1)"),
        Subject.of(Exchanger.class, "new Exchanger()"),
        Subject.of(ReentrantLock.class, "new ReentrantLock()", "new ReentrantLock(true)")
            .with("static final java.util.concurrent.locks.Condition c = o.newCondition();")
            .calling("Parts.await(o, c)", "Parts.signal(o, c)", "o.hasWaiters(c)"),
        Subject.of(
                ReentrantReadWriteLock.class,
                "new ReentrantReadWriteLock()",
                "new ReentrantReadWriteLock(true)")
            .calling(
                "Parts.lock(o.readLock())",
                "Parts.lock(o.writeLock())",
                "Parts.unlock(o.readLock())",
                "Parts.unlock(o.writeLock())",
                "o.readLock().tryLock()",
                "o.writeLock().tryLock()",
                "o.readLock().tryLock(1, TimeUnit.NANOSECONDS)",
                "o.writeLock().isHeldByCurrentThread()"),
        Subject.of(StampedLock.class, "new StampedLock()")
            .calling(
                "Parts.read(o)",
                "Parts.write(o)",
                "Parts.upgrade(o)",
                "Parts.optimistic(o)",
                "Parts.unlock(o.asReadLock())",
                "Parts.unlock(o.asWriteLock())"));
  }

  private static List<Subject> futures() {
    return List.of(
        Subject.of(CompletableFuture.class, "new CompletableFuture()")
            .calling(
                "CompletableFuture.allOf(o, p)",
                "CompletableFuture.anyOf(o, p)",
                "p.complete(2)",
                "p.completeExceptionally(new IllegalStateException())",
                "p.isDone()",
                "p.getNow(3)"),
        Subject.of(FutureTask.class, "new FutureTask((Callable) new Parts.Give())"),
        Subject.of(
                ThreadPoolExecutor.class,
                "new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new LinkedBlockingQueue())",
                "new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new SynchronousQueue())",
                "new ThreadPoolExecutor(0, 1, 1, TimeUnit.HOURS, new LinkedBlockingQueue())")
            .calling("Parts.get(o.submit((Callable) new Parts.Give()))"),
        Subject.of(
            ExecutorCompletionService.class, "new ExecutorCompletionService(new Parts.Direct())"));
  }

  /** Classes each of whose methods is synchronized, and the generator of random numbers. */
  private static List<Subject> locked() {
    return List.of(
        Subject.of(Random.class, "new Random(1)"),
        Subject.of(StringBuffer.class, "new StringBuffer(\"ab\")"),
        elements(Subject.of(Vector.class, "new Vector(1)")),
        elements(Subject.of(Stack.class, "new Stack()")),
        map(Subject.of(Hashtable.class, "new Hashtable(2)")),
        elements(Subject.of(List.class, "Collections.synchronizedList(new ArrayList())"))
            .named("synchronizedList"),
        elements(Subject.of(Set.class, "Collections.synchronizedSet(new LinkedHashSet())"))
            .named("synchronizedSet"),
        elements(
                Subject.of(Collection.class, "Collections.synchronizedCollection(new ArrayList())"))
            .named("synchronizedCollection"),
        map(Subject.of(Map.class, "Collections.synchronizedMap(new TreeMap())"))
            .named("synchronizedMap"),
        map(Subject.of(SortedMap.class, "Collections.synchronizedSortedMap(new TreeMap())"))
            .named("synchronizedSortedMap"),
        elements(
                Subject.of(
                    NavigableSet.class, "Collections.synchronizedNavigableSet(new TreeSet())"))
            .named("synchronizedNavigableSet"));
  }
}
