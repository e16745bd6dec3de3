package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;

/**
 * The method of the main thread's lowest frame if the entry point is called with inputs: gets one
 * for each parameter, and one for the receiver, keeps them in slots, asks for the preconditions,
 * calls the entry point, then asks for the postcondition.
 */
final class InputFrame {
  private final Machine machine;
  private final Universe universe;
  private final Klass inputs;
  private final List<Long> code = new ArrayList<>();
  private final StringBuilder kinds = new StringBuilder("L");

  InputFrame(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.inputs = universe.require("dev/assay/models/Inputs");
  }

  /**
   * @param precondition has the parameters of the entry point only; may be null
   */
  Method method(Klass k, Method entry, Method precondition, Contract contract) {
    String purpose = "inputs for " + entry + " of " + k.name + " if " + precondition;
    Method m = universe.shared(purpose, () -> write(k, entry, precondition, contract));
    m.purpose = purpose;
    return m;
  }

  private Method write(Klass k, Method entry, Method precondition, Contract contract) {
    List<String> types = List.of(Descriptors.parameterTypes(entry.descriptor));
    if (!entry.isStatic()) {
      object(machine.mirror(k), 0);
    }
    for (int i = 0; i < types.size(); i++) {
      String type = types.get(i);
      if (type.length() == 1) {
        primitive(type.charAt(0));
      } else {
        object(machine.mirror(machine.linker().ofDescriptor(k, type)), i + 1);
      }
    }
    if (precondition != null) {
      require(precondition, precondition.isStatic() == entry.isStatic() ? 1 : 2);
    }
    if (contract.requires() != null) {
      require(contract.requires(), 1);
    }
    load(1);
    code.add(
        Op.word(
            entry.isStatic() ? Op.INVOKESTATIC_Q : Op.INVOKESPECIAL_Q, entry.argSlots, entry.id));
    if (contract.ensures() == null) {
      for (int i = 0; i < entry.returnSlots; i++) {
        code.add(Op.word(Op.POP, 0, 0));
      }
    } else {
      if (entry.returnSlots > 0) {
        store(entry.returnKind);
      }
      load(1);
      code.add(Op.word(Op.INVOKESTATIC_Q, contract.ensures().argSlots, contract.ensures().id));
      String broken = Contract.broken("postcondition", contract.ensures(), entry);
      code.add(Op.word(Op.LDC_REF_Q, 0, machine.strings().intern(broken)));
      code.add(Op.word(Op.INVOKESTATIC_Q, 2, inputs.declaredByName("check").id));
    }
    int called = code.size();
    int exception = kinds.length();
    Method m =
        MainFrame.finish(
            universe, code, called, exception, "(Ljava/lang/Object;)V", kinds.length());
    m.setSlotKinds(kinds.substring(1) + "L");
    return m;
  }

  private void primitive(char kind) {
    String name =
        switch (kind) {
          case 'Z' -> "anyBoolean";
          case 'B' -> "anyByte";
          case 'S' -> "anyShort";
          case 'C' -> "anyChar";
          case 'J' -> "anyLong";
          case 'F' -> "anyFloat";
          case 'D' -> "anyDouble";
          default -> "anyInt";
        };
    code.add(Op.word(Op.INVOKESTATIC_Q, 0, inputs.declaredByName(name).id));
    store(kind);
  }

  /** Takes a value from the stack into a slot of its own. */
  private void store(char kind) {
    boolean wide = kind == 'J' || kind == 'D';
    code.add(Op.word(wide ? Op.STORE2 : Op.STORE, kinds.length(), 0));
    kinds.append(wide ? "JI" : kind == 'L' || kind == '[' ? "L" : "I");
  }

  private void object(int mirror, int number) {
    code.add(Op.word(Op.LDC_REF_Q, 0, mirror));
    code.add(Op.word(Op.PUSH, 0, number));
    code.add(Op.word(Op.INVOKESTATIC_Q, 2, inputs.declaredByName("argument").id));
    store('L');
  }

  /** Goes on only if a condition on the arguments holds. */
  private void require(Method condition, int from) {
    load(from);
    code.add(Op.word(Op.INVOKESTATIC_Q, condition.argSlots, condition.id));
    code.add(Op.word(Op.INVOKESTATIC_Q, 1, inputs.declaredByName("require").id));
  }

  /** Puts the arguments from a slot on onto the stack. */
  private void load(int from) {
    for (int slot = from; slot < kinds.length(); slot++) {
      boolean wide = kinds.charAt(slot) == 'J';
      code.add(Op.word(wide ? Op.LOAD2 : Op.LOAD, slot, 0));
      slot += wide ? 1 : 0;
    }
  }
}
