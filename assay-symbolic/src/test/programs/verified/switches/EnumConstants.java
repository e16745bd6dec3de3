// expect: verified

import dev.assay.api.Assay;

/** A switch over an enum constant that an input has chosen. */
public class EnumConstants {
  enum Direction {
    NORTH,
    EAST,
    SOUTH,
    WEST
  }

  static Direction opposite(Direction d) {
    switch (d) {
      case NORTH:
        return Direction.SOUTH;
      case EAST:
        return Direction.WEST;
      case SOUTH:
        return Direction.NORTH;
      default:
        return Direction.EAST;
    }
  }

  public static void main(String[] args) {
    Direction d = Direction.values()[Assay.anyInt(0, 3)];
    assert opposite(opposite(d)) == d;
    assert opposite(d).ordinal() == (d.ordinal() + 2) % 4;
  }
}
