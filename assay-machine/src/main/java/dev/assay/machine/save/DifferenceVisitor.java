package dev.assay.machine.save;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import org.jspecify.annotations.Nullable;

/**
 * Is told in what two saved states differ. Arrays given to it must not be changed; data is null
 * where a state does not have the object.
 */
public interface DifferenceVisitor {
  void object(
      int position,
      @Nullable Klass klassInA,
      @Nullable Object dataInA,
      @Nullable Klass klassInB,
      @Nullable Object dataInB);

  /** A frame of both states, at the same word of the same method, with different slots. */
  void frame(int thread, int depth, Method method, int pc, long[] slotsInA, long[] slotsInB);

  /** Anything else: threads, what they wait for and hold, where they are, time, files. */
  void other();
}
