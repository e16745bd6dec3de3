package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.InputTypes;
import dev.assay.symbolic.input.Typing;
import dev.assay.symbolic.input.Typing.Answer;
import dev.assay.symbolic.input.Typing.Reference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether inputs are, all together, what their generic types say. */
public final class InputTyping {
  private final Typing typing;

  /**
   * @param entry the method whose parameters are inputs; null: there are none
   */
  public InputTyping(Machine machine, InputTypes types, @Nullable EntryPoint entry) {
    this.typing = new Typing(machine, types, entry);
  }

  /** The same for what a run has read. */
  public Answer of(List<Inputs> inOrder) {
    return typing.of(references(inOrder));
  }

  /** Whether a reference to an object of some class can be out of the question at all. */
  boolean matters(@Nullable Klass holder, List<Klass> targets) {
    return typing.matters(holder, targets);
  }

  /**
   * Whether, after all that is sure to have been read, one more reference is out of the question.
   */
  boolean excludes(List<Reference> before, Reference next) {
    List<Reference> all = new ArrayList<>(before);
    all.add(next);
    return typing.of(all) == Answer.NO;
  }

  /** The references that are sure to have been found out; where runs were merged, in both. */
  static List<Reference> sure(@Nullable Inputs inputs) {
    return references(sure(inputs, new IdentityHashMap<>()));
  }

  private static List<Inputs> sure(@Nullable Inputs inputs, Map<Inputs, List<Inputs>> known) {
    List<Inputs> last = new ArrayList<>();
    Inputs next = inputs;
    while (next != null && !(next instanceof Inputs.Merged)) {
      last.add(next);
      next = next.before();
    }
    Collections.reverse(last);
    if (next instanceof Inputs.Merged merged) {
      List<Inputs> all = known.get(merged);
      if (all == null) {
        Set<Inputs> other = Collections.newSetFromMap(new IdentityHashMap<>());
        other.addAll(sure(merged.other(), known));
        all = sure(merged.one(), known).stream().filter(other::contains).toList();
        known.put(merged, all);
      }
      last.addAll(0, all);
    }
    return last;
  }

  private static List<Reference> references(List<Inputs> inOrder) {
    Map<Integer, Klass> classes = new HashMap<>();
    List<Reference> all = new ArrayList<>();
    for (Inputs each : inOrder) {
      if (each instanceof Inputs.Made m) {
        classes.put(m.object(), m.type().klass());
      } else if (each instanceof Inputs.Resolved r && r.target() != 0) {
        Inputs.Constant constant = r.constant();
        Klass k = constant == null ? classes.get(r.target()) : constant.enumeration();
        if (k != null) {
          all.add(new Reference(r.holder(), r.slot(), r.target(), k, r.declared()));
        }
      }
    }
    return all;
  }
}
