package dev.assay.machine.save;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Shows saved states, for the messages of failed tests. */
final class Dump {
  private Dump() {}

  static List<String> lines(StateKeeper keeper, int state) {
    List<String> lines = new ArrayList<>();
    keeper.describe(
        state,
        new StateVisitor() {
          @Override
          public void object(int position, Klass klass, Object data) {
            lines.add(position + " " + klass + " " + Arrays.deepToString(new Object[] {data}));
          }

          @Override
          public void thread(int number, int object, long[] status) {
            lines.add("thread " + number + " " + Arrays.toString(status));
          }

          @Override
          public void frame(Method method, int pc, long[] slots) {
            lines.add("  " + method + " " + pc + " " + Arrays.toString(slots));
          }
        });
    return lines;
  }

  /** What two saved states do not have in common. */
  static String difference(StateKeeper keeper, int a, int b) {
    List<String> first = lines(keeper, a);
    List<String> second = lines(keeper, b);
    List<String> onlyFirst = new ArrayList<>(first);
    onlyFirst.removeAll(second);
    second.removeAll(first);
    return "- " + String.join("\n- ", onlyFirst) + "\n+ " + String.join("\n+ ", second);
  }
}
