package threads;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for each other's locks are found by the thread bean. */
public class DeadlockFinder {
  private static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();
  private static final CyclicBarrier BOTH = new CyclicBarrier(2);

  private interface Body {
    void run() throws Exception;
  }

  private static Thread start(String name, Body body) {
    Thread thread =
        new Thread(
            () -> {
              try {
                body.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void show(String title, Thread... known) {
    System.out.println(
        title + ": " + names(BEAN.findMonitorDeadlockedThreads(), known)
            + ", " + names(BEAN.findDeadlockedThreads(), known));
  }

  private static String names(long[] ids, Thread... known) {
    if (ids == null) {
      return "none";
    }
    return Arrays.toString(
        Arrays.stream(ids)
            .mapToObj(
                id ->
                    Arrays.stream(known)
                        .filter(t -> t.getId() == id)
                        .map(Thread::getName)
                        .findAny()
                        .orElse("?"))
            .sorted()
            .toArray());
  }

  private static void await(Thread.State state, Thread... threads) throws InterruptedException {
    for (Thread thread : threads) {
      while (thread.getState() != state) {
        Thread.sleep(1);
      }
    }
  }

  private static Thread monitors(String name, Object first, Object second) {
    return start(
        name,
        () -> {
          synchronized (first) {
            BOTH.await();
            synchronized (second) {
              System.out.println("never");
            }
          }
        });
  }

  private static Thread locks(String name, Lock first, Lock second) {
    return start(
        name,
        () -> {
          first.lock();
          BOTH.await();
          second.lock();
          System.out.println("never");
        });
  }

  public static void main(String[] args) throws Exception {
    System.out.println(BEAN.isSynchronizerUsageSupported());
    System.out.println(BEAN.isObjectMonitorUsageSupported());
    show("at first");
    Lock c = new ReentrantLock();
    Lock d = new ReentrantLock();
    Thread third = locks("third", c, d);
    Thread fourth = locks("fourth", d, c);
    await(Thread.State.WAITING, third, fourth);
    show("locks", third, fourth);
    Object a = new Object();
    Object b = new Object();
    Thread first = monitors("first", a, b);
    Thread second = monitors("second", b, a);
    await(Thread.State.BLOCKED, first, second);
    Thread outside = start("outside", () -> {
      synchronized (a) {
        System.out.println("never");
      }
    });
    await(Thread.State.BLOCKED, outside);
    show("monitors, too", first, second, third, fourth, outside);
  }
}
