// expect: verified

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Dining philosophers, third variant: who does not get the second fork puts the first one down and
 * tries again. Nobody waits while holding a fork, so no deadlock is possible (starvation is).
 */
public class DiningTryLock {
  static final int N = 2;

  static void dine(Lock left, Lock right) {
    for (boolean eaten = false; !eaten; ) {
      left.lock();
      try {
        if (right.tryLock()) {
          right.unlock();
          eaten = true;
        }
      } finally {
        left.unlock();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Lock[] forks = new Lock[N];
    for (int i = 0; i < N; i++) {
      forks[i] = new ReentrantLock();
    }
    Thread[] philosophers = new Thread[N];
    for (int i = 0; i < N; i++) {
      Lock left = forks[i];
      Lock right = forks[(i + 1) % N];
      philosophers[i] = new Thread(() -> dine(left, right));
      philosophers[i].start();
    }
    for (Thread p : philosophers) {
      p.join();
    }
  }
}
