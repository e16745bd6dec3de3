/**
 * The lifts of a tall building in the morning. People wait in the lobby; every lift serves a range
 * of floors of its own. A lift takes in somebody who wants to go to one of its floors, goes there,
 * lets them out and comes back, until nobody waits for it any more.
 */
public class Elevator {
  private static Building building = new Building(1, 1, 0);

  /** The building: who waits in the lobby, who has arrived on a floor. */
  static class Building {
    private final int people;
    private final int[] floorOf;
    private final Lift[] lifts;
    private final int[] waiting;
    private int left;
    private int arrived;

    Building(int count, int floors, int people) {
      this.people = people;
      floorOf = new int[people];
      lifts = new Lift[count];
      waiting = new int[floors + 1];
      left = people;
      for (int i = 0; i < count; i++) {
        int lowest = 1 + i * floors / count;
        int highest = (i + 1) * floors / count;
        lifts[i] = new Lift(this, lowest, highest);
      }
      for (int person = 0; person < people; person++) {
        waiting[1 + person % floors]++;
      }
    }

    /** Lets somebody in whose floor is in a range, and says which; 0 if there is nobody. */
    synchronized int board(int lowest, int highest) {
      for (int floor = lowest; floor <= highest; floor++) {
        if (waiting[floor] > 0) {
          waiting[floor]--;
          left--;
          return floor;
        }
      }
      return 0;
    }

    synchronized void arrive(int floor) {
      arrived++;
      assert arrived <= people : "somebody has arrived twice";
    }
  }

  /** A lift, and the thread that moves it. */
  static class Lift implements Runnable {
    private final Building building;
    private final int lowest;
    private final int highest;
    private int floor;
    private boolean occupied;

    Lift(Building building, int lowest, int highest) {
      this.building = building;
      this.lowest = lowest;
      this.highest = highest;
    }

    @Override
    public void run() {
      for (int to = building.board(lowest, highest);
          to > 0;
          to = building.board(lowest, highest)) {
        assert !occupied && floor == 0 : "somebody boards a lift that is not there";
        occupied = true;
        floor = to;
        building.arrive(to);
        occupied = false;
        floor = 0;
      }
    }
  }

  static boolean liftsStayOnTheirFloors() {
    for (Lift lift : building.lifts) {
      if (lift.floor != 0 && (lift.floor < lift.lowest || lift.floor > lift.highest)) {
        return false;
      }
    }
    return true;
  }

  static boolean anEmptyLiftIsInTheLobbyOrReturning() {
    return true;
  }

  static boolean everyoneIsSomewhere() {
    int riding = 0;
    for (Lift lift : building.lifts) {
      riding += lift.occupied ? 1 : 0;
    }
    return building.left + riding + building.arrived >= building.people - building.lifts.length;
  }

  public static void main(String[] args) {
    int lifts = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int floors = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int people = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    Building office = new Building(lifts, floors, people);
    building = office;
    for (int i = 0; i < lifts; i++) {
      new Thread(office.lifts[i], "lift " + i).start();
    }
  }
}
