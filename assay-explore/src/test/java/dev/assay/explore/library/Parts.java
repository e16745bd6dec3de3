package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Spliterator;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** What the programs have in common. It belongs to the program and uses no lambda expression. */
public final class Parts {
  private Parts() {}

  // ---- results ----

  /** A result, as a text unless looking into it would be another call. */
  public static Object now(@Nullable Object result) {
    if (result == null
        || result instanceof Number && result.getClass().getName().startsWith("java.lang.")
        || result instanceof Boolean
        || result instanceof Character) {
      return String.valueOf(result);
    }
    if (result instanceof Iterator<?> i) {
      return drained(i);
    }
    if (result instanceof Enumeration<?> e) {
      return drained(e.asIterator());
    }
    if (result instanceof BaseStream<?, ?> s) {
      return drained(s.iterator());
    }
    if (result instanceof Spliterator<?> s) {
      Seen seen = new Seen();
      s.forEachRemaining(seen);
      return seen;
    }
    return result;
  }

  private static List<Object> drained(Iterator<?> i) {
    List<Object> all = new ArrayList<>();
    for (int n = 0; n < 6 && i.hasNext(); n++) {
      all.add(i.next());
    }
    return all;
  }

  /** How a call has failed. */
  public static String thrown(Throwable t) {
    return "throws " + t.getClass().getSimpleName();
  }

  /** Makes texts of all results, and of the object in the end. */
  public static void finish(Object o, Object[] results) {
    for (int i = 0; i < results.length - 1; i++) {
      results[i] = results[i] == o ? "itself" : text(results[i]);
    }
    results[results.length - 1] = text(o);
    if (o instanceof ExecutorService e) {
      e.shutdownNow();
    }
  }

  /** What is known of an object in the end, when all threads have ended. */
  public static String text(@Nullable Object o) {
    if (o == null || o instanceof String || o instanceof Number || o instanceof CharSequence) {
      return String.valueOf(o);
    }
    if (o instanceof Object[] elements) {
      StringBuilder b = new StringBuilder();
      for (Object e : elements) {
        b.append(b.isEmpty() ? "" : ",").append(text(e));
      }
      return "[" + b + "]";
    }
    if (o instanceof int[] a) {
      return Arrays.toString(a);
    }
    if (o instanceof byte[] a) {
      return Arrays.toString(a);
    }
    if (o instanceof Map<?, ?> m) {
      return m.size() + text(m.entrySet());
    }
    if (o instanceof Collection<?> c) {
      List<Object> all = new ArrayList<>();
      for (Object e : c) {
        all.add(e);
      }
      return text(all.toArray());
    }
    if (o instanceof Map.Entry<?, ?> e) {
      return text(e.getKey()) + "=" + text(e.getValue());
    }
    if (o instanceof Future<?> f) {
      return ofFuture(f);
    }
    String synchronizer = ofSynchronizer(o);
    return synchronizer.isEmpty() ? o.getClass().getSimpleName() : synchronizer;
  }

  private static String ofFuture(Future<?> f) {
    String rest = f instanceof CompletableFuture<?> c ? "," + c.getNumberOfDependents() : "";
    if (!f.isDone()) {
      return "pending" + rest;
    }
    try {
      return "done " + text(f.get()) + rest;
    } catch (Exception e) {
      return thrown(e) + rest;
    }
  }

  private static String ofSynchronizer(Object o) {
    if (o instanceof Semaphore s) {
      return "permits " + s.availablePermits();
    } else if (o instanceof CountDownLatch l) {
      return "count " + l.getCount();
    } else if (o instanceof CyclicBarrier b) {
      return "waiting " + b.getNumberWaiting() + b.isBroken();
    } else if (o instanceof Phaser p) {
      return "phase " + p.getPhase() + "," + p.getRegisteredParties() + "," + p.getArrivedParties();
    } else if (o instanceof ReentrantLock l) {
      return "locked " + l.isLocked();
    } else if (o instanceof ReentrantReadWriteLock l) {
      return "read " + l.getReadLockCount() + ", written " + l.isWriteLocked();
    } else if (o instanceof StampedLock l) {
      return "read " + l.getReadLockCount() + ", written " + l.isWriteLocked();
    } else if (o instanceof Random r) {
      return "next " + r.nextInt();
    } else if (o.getClass().getName().startsWith("java.util.concurrent.atomic.")) {
      return o.toString();
    }
    return "";
  }

  // ---- calls that take several ----

  /** Reads both halves of a stamped reference. */
  public static String stamped(AtomicStampedReference<?> o) {
    int[] stamp = new int[1];
    return o.get(stamp) + "/" + stamp[0];
  }

  /** Reads both halves of a markable reference. */
  public static String marked(AtomicMarkableReference<?> o) {
    boolean[] mark = new boolean[1];
    return o.get(mark) + "/" + mark[0];
  }

  /** Waits for a condition for a short time. */
  public static boolean await(ReentrantLock o, Condition c) throws InterruptedException {
    o.lock();
    try {
      return c.await(1, TimeUnit.NANOSECONDS);
    } finally {
      o.unlock();
    }
  }

  /** Wakes who waits for a condition. */
  public static String signal(ReentrantLock o, Condition c) {
    o.lock();
    try {
      c.signal();
      return "done";
    } finally {
      o.unlock();
    }
  }

  /** Takes a lock. */
  public static String lock(Lock o) {
    o.lock();
    return "done";
  }

  /** Gives a lock back. */
  public static String unlock(Lock o) {
    o.unlock();
    return "done";
  }

  /** Reads under a lock. */
  public static int read(StampedLock o) {
    long stamp = o.readLock();
    int readers = o.getReadLockCount();
    o.unlockRead(stamp);
    return readers;
  }

  /** Writes under a lock. */
  public static boolean write(StampedLock o) {
    long stamp = o.writeLock();
    boolean isLocked = o.isWriteLocked();
    o.unlockWrite(stamp);
    return isLocked;
  }

  /** Reads, and then wants to write. */
  public static boolean upgrade(StampedLock o) {
    long stamp = o.tryReadLock();
    if (stamp == 0) {
      return false;
    }
    long other = o.tryConvertToWriteLock(stamp);
    o.unlock(other == 0 ? stamp : other);
    return other != 0;
  }

  /** Reads without a lock. */
  public static boolean optimistic(StampedLock o) {
    long stamp = o.tryOptimisticRead();
    return stamp != 0 && o.validate(stamp);
  }

  /** Waits for a result. */
  public static String get(Future<?> f) throws Exception {
    return String.valueOf(f.get());
  }

  // ---- arguments ----

  /** Collects what it is given. */
  public static final class Seen extends ArrayList<Object>
      implements Consumer<Object>, BiConsumer<Object, Object> {
    private static final long serialVersionUID = 1;

    @Override
    public void accept(Object o) {
      add(o);
    }

    @Override
    public void accept(Object o, Object p) {
      add(o);
      add(p);
    }
  }

  /** Adds up whatever it is given, and one. */
  public static final class Plus
      implements UnaryOperator<Object>,
          IntUnaryOperator,
          IntBinaryOperator,
          LongUnaryOperator,
          LongBinaryOperator,
          DoubleBinaryOperator,
          ToIntFunction<Object>,
          ToLongFunction<Object>,
          ToDoubleFunction<Object>,
          ToIntBiFunction<Object, Object>,
          ToLongBiFunction<Object, Object>,
          ToDoubleBiFunction<Object, Object> {
    @Override
    public Object apply(Object o) {
      return number(o) + 1;
    }

    @Override
    public int applyAsInt(int i) {
      return i + 1;
    }

    @Override
    public int applyAsInt(int i, int j) {
      return i + j + 1;
    }

    @Override
    public long applyAsLong(long i) {
      return i + 1;
    }

    @Override
    public long applyAsLong(long i, long j) {
      return i + j + 1;
    }

    @Override
    public double applyAsDouble(double i, double j) {
      return i + j + 1;
    }

    @Override
    public int applyAsInt(Object o) {
      return number(o) + 1;
    }

    @Override
    public long applyAsLong(Object o) {
      return number(o) + 1;
    }

    @Override
    public double applyAsDouble(Object o) {
      return number(o) + 1;
    }

    @Override
    public int applyAsInt(Object o, Object p) {
      return number(o) + number(p) + 1;
    }

    @Override
    public long applyAsLong(Object o, Object p) {
      return number(o) + number(p) + 1;
    }

    @Override
    public double applyAsDouble(Object o, Object p) {
      return number(o) + number(p) + 1;
    }

    private static int number(@Nullable Object o) {
      return o instanceof Integer i ? i : 7;
    }
  }

  /** Adds up two objects, and one. */
  public static final class Sum implements BinaryOperator<Object> {
    @Override
    public Object apply(Object o, Object p) {
      return Plus.number(o) + Plus.number(p) + 1;
    }
  }

  /** Gives nothing. */
  public static final class None implements Function<Object, @Nullable Object> {
    @Override
    public @Nullable Object apply(Object o) {
      return null;
    }
  }

  /** Gives nothing for two objects. */
  public static final class Nothing implements BiFunction<Object, Object, @Nullable Object> {
    @Override
    public @Nullable Object apply(Object o, Object p) {
      return null;
    }
  }

  /** Accepts even numbers. */
  public static final class Even implements Predicate<Object> {
    @Override
    public boolean test(Object o) {
      return Plus.number(o) % 2 == 0;
    }
  }

  /** Gives a number, or a future with one. */
  public static final class Give
      implements Supplier<Object>, Callable<Object>, Runnable, BooleanSupplier {
    @Override
    public Object get() {
      return 5;
    }

    @Override
    public Object call() {
      return 5;
    }

    @Override
    public boolean getAsBoolean() {
      return true;
    }

    @Override
    public void run() {}
  }

  /** Gives a future that has a number already. */
  public static final class Later implements Function<Object, Object> {
    @Override
    public Object apply(Object o) {
      return CompletableFuture.completedFuture(6);
    }
  }

  /** Makes arrays. */
  public static final class Arrays0 implements IntFunction<Object[]> {
    @Override
    public Object[] apply(int length) {
      return new Object[length];
    }
  }

  /** Executes tasks at once. */
  public static final class Direct implements Executor {
    @Override
    public void execute(Runnable task) {
      task.run();
    }
  }

  /** Orders numbers from large to small. */
  public static final class Down implements Comparator<Object> {
    @Override
    public int compare(Object o, Object p) {
      return Plus.number(p) - Plus.number(o);
    }
  }
}
