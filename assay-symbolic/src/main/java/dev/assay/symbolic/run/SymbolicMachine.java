package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.contract.ContractCalls;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Terms;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A machine whose values may be terms. */
public final class SymbolicMachine {
  private final Values values = new Values(new JavaTerms(new Terms()));
  private final Decisions decisions;
  private final SymbolicLoop loop;
  private final SymbolicCalls calls;
  private final InputObjects objects;

  /**
   * Lets values be terms from now on.
   *
   * @param entry the method whose arguments are inputs; null: there is none
   */
  public SymbolicMachine(
      Machine machine, @Nullable EntryPoint entry, int maxArray, int maxObjects) {
    this.decisions = new Decisions(values, maxArray);
    SymbolicArrays arrays = new SymbolicArrays(machine, values, decisions);
    this.objects =
        new InputObjects(machine, values, decisions, arrays.boxes(), entry, maxArray, maxObjects);
    if (entry != null) {
      objects.enable();
    }
    this.loop = new SymbolicLoop(machine, values, decisions, arrays, objects);
    machine.interpreter().setLoop(loop);
    this.calls = new SymbolicCalls(machine, values, decisions, arrays, objects);
    machine.setSymbols(calls);
  }

  /** Lets contracts take the place of methods that are called from now on. */
  public void useContracts(ContractCalls contracts) {
    calls.setContracts(contracts);
  }

  /** The classes of which inputs were made, on any path. */
  public Set<Klass> inputClasses() {
    return objects.classesMade();
  }

  /** Whether inputs are what their types say. */
  public InputTyping typing() {
    return objects.typing();
  }

  public Values values() {
    return values;
  }

  public Decisions decisions() {
    return decisions;
  }

  public SymbolicLoop loop() {
    return loop;
  }
}
