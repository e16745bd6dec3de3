package dev.assay.symbolic.contract;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.launch.Contract;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Lets calls of methods that promise something be replaced by their contracts: what is required has
 * to hold, the result is any for which the promise holds, and nothing changes. A method that may
 * change something, or that gives an object, keeps its body, which is always right.
 */
public final class ContractCalls {
  private final Machine machine;
  private final EntryPoint target;
  private final Map<Method, Method> standIns = new HashMap<>();
  private final Set<String> names = new TreeSet<>();

  /**
   * @param target the method that is checked itself: its body counts
   */
  public ContractCalls(Machine machine, EntryPoint target) {
    this.machine = machine;
    this.target = target;
  }

  /** The methods whose contracts were taken for granted. */
  public Set<String> names() {
    return names;
  }

  /** The method to execute if one is called: itself, or its contract. */
  public Method standIn(Method callee) {
    Method known = standIns.get(callee);
    if (known == null) {
      known = isReplaced(callee) ? write(callee, Contract.of(callee)) : callee;
      standIns.put(callee, known);
    }
    return known;
  }

  private boolean isReplaced(Method m) {
    if (m.info == null || m.holder.loader != machine.appLoader() || isTarget(m)) {
      return false;
    }
    Contract contract = Contract.of(m);
    return contract.ensures() != null
        && m.returnKind != 'L'
        && m.returnKind != '['
        && SideEffects.reachedWithout(machine, m) != null
        && isCondition(contract.ensures(), m)
        && (contract.requires() == null || isCondition(contract.requires(), m));
  }

  private boolean isTarget(Method m) {
    return m.holder.name.equals(target.holder())
        && m.name.equals(target.name())
        && m.descriptor.equals(target.descriptor());
  }

  /** A condition that calls the method itself speaks of what its body does. */
  private boolean isCondition(Method condition, Method of) {
    Set<Method> reached = SideEffects.reachedWithout(machine, condition);
    return reached != null && !reached.contains(of);
  }

  private Method write(Method m, Contract contract) {
    Klass inputs = machine.universe().require("dev/assay/models/Inputs");
    String kinds = (m.isStatic() ? "" : "L") + Descriptors.parameterKinds(m.descriptor);
    List<Long> code = new ArrayList<>();
    Method requires = contract.requires();
    if (requires != null) {
      load(code, kinds);
      code.add(call(requires));
      String broken = Contract.broken("precondition", requires, m);
      code.add(Op.word(Op.LDC_REF_Q, 0, machine.strings().intern(broken)));
      code.add(call(inputs.declaredByName("check")));
    }
    String result = m.returnSlots == 0 ? "" : String.valueOf(m.returnKind);
    if (m.returnSlots > 0) {
      code.add(call(inputs.declaredByName(drawing(m.returnKind))));
      code.add(Op.word(m.returnSlots == 2 ? Op.STORE2 : Op.STORE, m.argSlots, 0));
    }
    load(code, kinds + result);
    code.add(call(contract.ensures()));
    code.add(call(inputs.declaredByName("require")));
    if (m.returnSlots > 0) {
      code.add(Op.word(m.returnSlots == 2 ? Op.LOAD2 : Op.LOAD, m.argSlots, 0));
    }
    code.add(Op.word(Op.RETURN0 + m.returnSlots, 0, 0));
    names.add(m.holder.externalName() + "." + m.name);
    String receiver = m.isStatic() ? "" : "L" + m.holder.name + ";";
    Method made =
        machine
            .universe()
            .synthetic(
                m.holder,
                m.name,
                "(" + receiver + m.descriptor.substring(1),
                m.returnSlots,
                code.stream().mapToLong(Long::longValue).toArray());
    made.setSlotKinds(m.returnSlots == 2 ? result + "-" : result);
    return made;
  }

  private static long call(Method m) {
    return Op.word(Op.INVOKESTATIC_Q, m.argSlots, m.id);
  }

  private static void load(List<Long> code, String kinds) {
    int slot = 0;
    for (char kind : kinds.toCharArray()) {
      boolean wide = kind == 'J' || kind == 'D';
      code.add(Op.word(wide ? Op.LOAD2 : Op.LOAD, slot, 0));
      slot += wide ? 2 : 1;
    }
  }

  private static String drawing(char kind) {
    return switch (kind) {
      case 'Z' -> "anyBoolean";
      case 'B' -> "anyByte";
      case 'S' -> "anyShort";
      case 'C' -> "anyChar";
      case 'J' -> "anyLong";
      case 'F' -> "anyFloat";
      case 'D' -> "anyDouble";
      default -> "anyInt";
    };
  }
}
