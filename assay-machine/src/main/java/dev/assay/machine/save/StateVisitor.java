package dev.assay.machine.save;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Is told what a saved state consists of. Arrays given to it must not be changed. */
public interface StateVisitor {
  /** An object: {@code data} is a long[] of field slots, or the elements of an array. */
  void object(int position, Klass klass, Object data);

  /** A thread; its frames follow from the top down. */
  void thread(int number, int object, long[] status);

  void frame(Method method, int pc, long[] slots);
}
