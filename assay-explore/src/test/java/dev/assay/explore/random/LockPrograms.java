package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes small programs that block in {@code java.util.concurrent}: two or three threads that lock,
 * wait for conditions, permits and elements, with and without time limits, ask who holds what, and
 * note what they got. They call nothing that looks at the queues of those who wait: if they did,
 * calls would not be one transition each, and nothing that they leave behind be removed.
 */
final class LockPrograms {
  private static final List<String> FIELDS =
      List.of(
          "static final java.util.concurrent.locks.ReentrantLock L ="
              + " new java.util.concurrent.locks.ReentrantLock(FAIR);",
          "static final java.util.concurrent.locks.Condition C = L.newCondition();",
          "static final java.util.concurrent.locks.ReentrantReadWriteLock R ="
              + " new java.util.concurrent.locks.ReentrantReadWriteLock(FAIR);",
          "static final java.util.concurrent.Semaphore S ="
              + " new java.util.concurrent.Semaphore(1, FAIR);",
          "static final java.util.concurrent.CountDownLatch D ="
              + " new java.util.concurrent.CountDownLatch(2);",
          "static final java.util.concurrent.ArrayBlockingQueue<Integer> Q ="
              + " new java.util.concurrent.ArrayBlockingQueue<>(1);",
          "static final java.util.concurrent.LinkedBlockingQueue<Integer> K ="
              + " new java.util.concurrent.LinkedBlockingQueue<>(2);",
          "static int r0, r1, r2;");

  /** What a thread does; {@code #} stands for the name of the field in which it notes things. */
  private static final List<String> ACTIONS =
      List.of(
          "L.lock(); # = # * 5 + L.getHoldCount(); L.unlock();",
          "L.lockInterruptibly(); S.acquire(); # = # * 5 + 1; S.release(); L.unlock();",
          "S.acquire(); L.lock(); # = # * 5 + 2; L.unlock(); S.release();",
          "# = # * 5 + (L.tryLock() ? 1 : 2); if (L.isHeldByCurrentThread()) { L.unlock(); }",
          "if (L.tryLock(1, java.util.concurrent.TimeUnit.SECONDS)) {"
              + " # = # * 5 + (L.isLocked() ? 3 : 4); L.unlock(); }",
          "L.lock(); C.await(); # = # * 5 + 1; L.unlock();",
          "L.lock(); # = # * 5 + (C.awaitNanos(1000) > 0 ? 1 : 2); L.unlock();",
          "L.lock(); C.signal(); # = # * 5 + S.availablePermits(); L.unlock();",
          "L.lock(); C.signalAll(); L.unlock();",
          "R.readLock().lock(); # = # * 5 + R.getReadLockCount(); R.readLock().unlock();",
          "R.writeLock().lock(); # = # * 5 + R.getWriteHoldCount(); R.writeLock().unlock();",
          "S.acquire(); # = # * 5 + S.availablePermits(); S.release();",
          "# = # * 5 + (S.tryAcquire(1, java.util.concurrent.TimeUnit.SECONDS) ? 1 : 2);",
          "S.release();",
          "D.countDown();",
          "D.await();",
          "Q.put(1);",
          "# = # * 5 + Q.take();",
          "# = # * 5 + (Q.poll(1, java.util.concurrent.TimeUnit.SECONDS) == null ? 1 : 2);",
          "# = # * 5 + (Q.offer(2) ? 1 : 2);",
          "K.put(3);",
          "# = # * 5 + K.take();",
          "# = # * 5 + (L.isLocked() ? 1 : 2);");

  private LockPrograms() {}

  static RandomProgram generate(long seed) {
    Random random = new Random(seed);
    String name = "Locks" + seed;
    List<Statement> members = new ArrayList<>();
    members.add(Statement.of("static final boolean FAIR = " + random.nextBoolean() + ";"));
    FIELDS.forEach(f -> members.add(Statement.of(f)));
    int threads = 2 + random.nextInt(2);
    List<Statement> main = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      List<Statement> body = new ArrayList<>();
      for (int i = 0; i < 5 - threads; i++) {
        String action = ACTIONS.get(random.nextInt(ACTIONS.size()));
        body.add(Statement.of(action.replace("#", "r" + t)));
      }
      members.add(
          Statement.block("static void run" + t + "() throws InterruptedException {", body));
      main.add(
          Statement.of(
              "new Thread(() -> { try { run"
                  + t
                  + "(); } catch (InterruptedException e) { throw new Error(e); } }).start();"));
    }
    members.add(Statement.block("public static void main(String[] args) {", main));
    return new RandomProgram(
        seed, name, true, Statement.block("public class " + name + " {", members));
  }
}
