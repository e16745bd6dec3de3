// expect: violation assertion
// inputs: 1, 2, 0, 2

import dev.assay.api.Assay;

/** A lock opens for one sequence of keys only. */
public class StateMachineReachesError {
  public static void main(String[] args) {
    int state = 0;
    for (int i = 0; i < 4; i++) {
      int key = Assay.anyInt(0, 3);
      switch (state) {
        case 0:
          state = key == 1 ? 1 : 0;
          break;
        case 1:
          state = key == 2 ? 2 : 0;
          break;
        case 2:
          state = key == 0 ? 3 : 0;
          break;
        case 3:
          state = key == 2 ? 4 : 0;
          break;
        default:
          break;
      }
    }
    assert state != 4;
  }
}
