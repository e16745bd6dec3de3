// run: assay bound examples/bound/Arbiter.java -- 2
// expect: verified
// run: assay bound examples/bound/Arbiter.java -- 2 unsafe
// expect: violation assertion
// arguments: rounds, in each of which every user sends one message; unsafe: a resource that was
//   called back counts as free

import dev.assay.api.Assay;

/**
 * Two users of a rover share five resources, some of which exclude each other: nobody drills while
 * the wheels turn. An arbiter grants a resource, denies it, or calls it back from a user who is
 * less important than the one who asks; that user holds it until it sends it back. Which messages
 * are sent is not known.
 */
public class Arbiter {
  static final int USERS = 2;
  static final int RESOURCES = 5;

  static final int ANTENNA = 0;
  static final int ARM = 1;
  static final int CAMERA = 2;
  static final int DRILL = 3;
  static final int WHEELS = 4;

  /** What a user and the arbiter think of one resource. */
  enum State {
    IDLE,
    ASKED,
    GRANTED,
    CALLED_BACK
  }

  /** The state of every resource for one user; a larger number is more important. */
  private final State[][] states = new State[USERS][RESOURCES];

  private final boolean unsafe;

  Arbiter(boolean unsafe) {
    this.unsafe = unsafe;
    for (State[] ofUser : states) {
      for (int i = 0; i < RESOURCES; i++) {
        ofUser[i] = State.IDLE;
      }
    }
  }

  /** Whether two resources must not be in use at the same time. */
  static boolean exclude(int a, int b) {
    int larger = Math.max(a, b);
    return switch (Math.min(a, b)) {
      case ANTENNA -> larger == DRILL;
      case ARM -> larger == CAMERA || larger == WHEELS;
      case DRILL -> larger == WHEELS;
      default -> false;
    };
  }

  /** A user wants a resource. */
  void ask(int user, int resource) {
    if (states[user][resource] == State.IDLE) {
      states[user][resource] = State.ASKED;
    }
    decide();
  }

  /** A user no longer needs a resource, or sends back one that was called back. */
  void giveBack(int user, int resource) {
    states[user][resource] = State.IDLE;
    decide();
  }

  /** Answers everything that was asked, beginning with the most important user. */
  private void decide() {
    for (int user = USERS - 1; user >= 0; user--) {
      for (int resource = 0; resource < RESOURCES; resource++) {
        if (states[user][resource] == State.ASKED) {
          states[user][resource] = answer(user, resource);
        }
      }
    }
  }

  /** What becomes of a resource that a user asked for. */
  private State answer(int user, int resource) {
    State answer = State.GRANTED;
    for (int other = USERS - 1; other >= 0; other--) {
      for (int used = 0; used < RESOURCES; used++) {
        if (isInTheWay(other, used) && collide(user, resource, other, used)) {
          if (other >= user) {
            return State.IDLE;
          }
          states[other][used] = State.CALLED_BACK;
          answer = State.ASKED;
        }
      }
    }
    return answer;
  }

  private boolean isInTheWay(int user, int resource) {
    return unsafe ? states[user][resource] == State.GRANTED : isUsed(user, resource);
  }

  private boolean isUsed(int user, int resource) {
    return states[user][resource] == State.GRANTED || states[user][resource] == State.CALLED_BACK;
  }

  private static boolean collide(int user, int resource, int other, int used) {
    return resource == used ? user != other : exclude(resource, used);
  }

  private void check() {
    for (int user = 0; user < USERS; user++) {
      for (int resource = 0; resource < RESOURCES; resource++) {
        for (int other = 0; other <= user; other++) {
          for (int used = 0; used < RESOURCES; used++) {
            if (isUsed(user, resource) && collide(user, resource, other, used)) {
              assert !isUsed(other, used) : "used at the same time";
            }
          }
        }
      }
    }
  }

  /** Hands a message to the resource that it is about. */
  private void receive(int user, boolean asks, int about) {
    for (int resource = 0; resource < RESOURCES; resource++) {
      if (resource == about) {
        if (asks) {
          ask(user, resource);
        } else {
          giveBack(user, resource);
        }
        return;
      }
    }
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Arbiter arbiter = new Arbiter(args.length > 1 && args[1].equals("unsafe"));
    for (int i = 0; i < rounds; i++) {
      for (int user = 0; user < USERS; user++) {
        arbiter.receive(user, Assay.anyBoolean(), Assay.anyInt(0, RESOURCES - 1));
        arbiter.check();
      }
    }
  }
}
