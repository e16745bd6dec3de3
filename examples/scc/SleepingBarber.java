// expect: verified
// arguments: barbers, customers, chairs
// small: 1 2 1 (282 states)
// paper: 2 4 3 (357,693 states)
// large: 3 4 3 (2,855,277 states)
// invariant noMoreCustomersWaitThanThereAreChairs: everyone who waits has a chair
// invariant noMoreCustomersAreShavedThanThereAreBarbers: a barber shaves one customer at a time
// invariant noMoreCustomersAreInTheShopThanThereAre: nobody waits and is shaved at once

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * A barber's shop. A barber without customers sleeps. A customer who finds a free chair sits down,
 * wakes the barbers and waits to be shaved; one who finds none leaves. When the last customer has
 * come and nobody is waiting any more, the barbers go home.
 */
public class SleepingBarber {
  private static Shop shop = new Shop(0, 0, 0);

  /** Somebody who wants to be shaved. */
  static class Customer implements Runnable {
    private final Shop shop;
    private boolean shaved;

    Customer(Shop shop) {
      this.shop = shop;
    }

    @Override
    public void run() {
      try {
        boolean served = shop.visit(this);
        assert served == shaved : "a customer leaves before the barber has finished";
      } catch (InterruptedException e) {
        throw new AssertionError("nobody interrupts a customer", e);
      }
    }
  }

  /** Shaves customers as long as there are some. */
  static class Barber implements Runnable {
    private final Shop shop;

    Barber(Shop shop) {
      this.shop = shop;
    }

    @Override
    public void run() {
      try {
        for (Customer next = shop.call(); next != null; next = shop.call()) {
          assert !next.shaved : "two barbers shave the same customer";
          shop.finish(next);
        }
      } catch (InterruptedException e) {
        throw new AssertionError("nobody interrupts a barber", e);
      }
    }
  }

  /** The shop, with chairs for those who wait. */
  static class Shop {
    private final int barbers;
    private final int customers;
    private final int chairs;
    private final Queue<Customer> queue = new ArrayDeque<>();
    private int come;
    private int waiting;
    private int inWork;
    private int gone;

    Shop(int barbers, int customers, int chairs) {
      this.barbers = barbers;
      this.customers = customers;
      this.chairs = chairs;
    }

    /** A customer comes and leaves again; true if they were shaved. */
    synchronized boolean visit(Customer customer) throws InterruptedException {
      come++;
      boolean free = waiting < chairs;
      if (free) {
        queue.add(customer);
        waiting++;
      }
      notifyAll();
      while (free && !customer.shaved) {
        wait();
      }
      gone++;
      assert gone <= come : "somebody leaves twice";
      return free;
    }

    /** Calls the next customer to the barber who asks; null if nobody will come any more. */
    synchronized Customer call() throws InterruptedException {
      while (queue.isEmpty() && come < customers) {
        wait();
      }
      if (queue.isEmpty()) {
        assert waiting == 0 : "a barber goes home while somebody waits";
        return null;
      }
      waiting--;
      inWork++;
      return queue.remove();
    }

    synchronized void finish(Customer customer) {
      customer.shaved = true;
      inWork--;
      notifyAll();
    }
  }

  static boolean noMoreCustomersWaitThanThereAreChairs() {
    return 0 <= shop.waiting && shop.waiting <= shop.chairs;
  }

  static boolean noMoreCustomersAreShavedThanThereAreBarbers() {
    return 0 <= shop.inWork && shop.inWork <= shop.barbers;
  }

  static boolean noMoreCustomersAreInTheShopThanThereAre() {
    return shop.waiting + shop.inWork <= shop.customers;
  }

  public static void main(String[] args) {
    int barbers = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    int customers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int chairs = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    Shop shared = new Shop(barbers, customers, chairs);
    shop = shared;
    for (int i = 0; i < barbers; i++) {
      new Thread(new Barber(shared), "barber " + i).start();
    }
    for (int i = 0; i < customers; i++) {
      new Thread(new Customer(shared), "customer " + i).start();
    }
  }
}
