// expect: verified
// arguments: lifts, floors, people
// small: 2 4 4 (66 states)
// paper: 5 10 10 (32,770 states)
// large: 5 13 13 (85,186 states)
// invariant liftsStayInTheBuilding: no lift goes below the lobby or above the roof
// invariant liftsStayOnTheirFloors: above the lobby a lift stops on its own floors only
// invariant noFloorHasTwoLifts: two lifts meet in the lobby only
// invariant noMoreLiftsTravelThanThereArePeople: no lift travels without anybody having boarded it

/**
 * The lifts of a tall building in the morning. People wait in the lobby; every lift serves a range
 * of floors of its own. A lift takes in somebody who wants to go to one of its floors, goes there,
 * lets them out and comes back, until nobody waits for it any more.
 */
public class Elevator {
  private static final int LOBBY = 0;

  private static Building building = new Building(1, 1, 0);

  /** The building, with the people who wait in the lobby. */
  static class Building {
    private final int floors;
    private final int people;
    private final Lift[] lifts;
    private final int[] waitingFor;
    private int boarded;

    Building(int count, int floors, int people) {
      this.floors = floors;
      this.people = people;
      lifts = new Lift[count];
      for (int i = 0; i < count; i++) {
        int lowest = 1 + i * floors / count;
        int highest = (i + 1) * floors / count;
        lifts[i] = new Lift(this, lowest, highest);
      }
      waitingFor = new int[floors + 1];
      for (int person = 0; person < people; person++) {
        waitingFor[1 + person % floors]++;
      }
    }

    /** Lets somebody in whose floor is in a range, and says which; 0 if there is nobody. */
    synchronized int board(int lowest, int highest) {
      for (int floor = lowest; floor <= highest; floor++) {
        if (waitingFor[floor] > 0) {
          waitingFor[floor]--;
          boarded++;
          assert boarded <= people : "somebody boards twice";
          return floor;
        }
      }
      return LOBBY;
    }
  }

  /** A lift; its thread moves it. */
  static class Lift implements Runnable {
    private final Building building;
    private final int lowest;
    private final int highest;
    private int floor = LOBBY;
    private int carried;

    Lift(Building building, int lowest, int highest) {
      this.building = building;
      this.lowest = lowest;
      this.highest = highest;
    }

    @Override
    public void run() {
      int to = building.board(lowest, highest);
      while (to != LOBBY) {
        floor = to;
        carried++;
        floor = LOBBY;
        to = building.board(lowest, highest);
      }
      assert carried <= building.people : "somebody was carried twice";
    }
  }

  static boolean liftsStayInTheBuilding() {
    for (Lift lift : building.lifts) {
      if (lift.floor < LOBBY || lift.floor > building.floors) {
        return false;
      }
    }
    return true;
  }

  static boolean liftsStayOnTheirFloors() {
    for (Lift lift : building.lifts) {
      if (lift.floor != LOBBY && (lift.floor < lift.lowest || lift.floor > lift.highest)) {
        return false;
      }
    }
    return true;
  }

  static boolean noFloorHasTwoLifts() {
    for (int i = 1; i < building.lifts.length; i++) {
      for (int j = 0; j < i; j++) {
        int floor = building.lifts[i].floor;
        if (floor != LOBBY && floor == building.lifts[j].floor) {
          return false;
        }
      }
    }
    return true;
  }

  static boolean noMoreLiftsTravelThanThereArePeople() {
    int travelling = 0;
    for (Lift lift : building.lifts) {
      travelling += lift.floor == LOBBY ? 0 : 1;
    }
    return travelling <= building.people;
  }

  public static void main(String[] args) {
    int lifts = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int floors = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int people = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    Building office = new Building(lifts, floors, people);
    Thread[] threads = new Thread[lifts];
    for (int i = 0; i < lifts; i++) {
      threads[i] = new Thread(office.lifts[i], "lift " + i);
    }
    building = office;
    for (Thread thread : threads) {
      thread.start();
    }
  }
}
