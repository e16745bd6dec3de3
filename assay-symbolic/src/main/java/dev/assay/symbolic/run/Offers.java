package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Methods of the JDK with code that are to be executed differently if terms are concerned. */
final class Offers {
  private final Machine machine;

  Offers(Machine machine) {
    this.machine = machine;
  }

  /**
   * From now on calls are offered to {@link SymbolicCalls}.
   *
   * @param methods name and descriptor, or a name for all of that name; one that this JDK does not
   *     have is left out
   */
  void add(String holder, String... methods) {
    Klass k = machine.universe().require(holder);
    for (Method m : k.methods) {
      for (String wanted : methods) {
        if (wanted.equals(m.name) || wanted.equals(m.name + m.descriptor)) {
          m.offer();
        }
      }
    }
  }
}
