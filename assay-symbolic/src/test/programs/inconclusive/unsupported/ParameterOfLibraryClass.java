// expect: inconclusive
// target: ParameterOfLibraryClass#check

import java.util.List;

/** Objects of the library's classes are not made up. */
public class ParameterOfLibraryClass {
  static int check(List<Integer> list) {
    if (list == null) {
      return 0;
    }
    int size = list.size();
    assert size >= 0;
    return size;
  }
}
