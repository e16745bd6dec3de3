// expect: violation assertion
// inputs: 3

import dev.assay.api.Assay;

/** One enum constant has no case of its own. */
public class EnumCaseIsMissing {
  enum Light {
    RED,
    YELLOW,
    GREEN,
    BLINKING
  }

  static boolean mayDrive(Light light) {
    switch (light) {
      case RED:
      case YELLOW:
        return false;
      default:
        return true;
    }
  }

  public static void main(String[] args) {
    Light light = Light.values()[Assay.anyInt(0, 3)];
    assert mayDrive(light) == (light == Light.GREEN);
  }
}
