package dev.assay.machine.heap;

/**
 * Is told of what is written to objects that have escaped, and of new objects: references found
 * there escape, too. The heap tells by the same means by which it notices which objects a state has
 * to be saved of, so that nothing is written without it.
 */
public interface EscapeListener {
  /** Nothing escapes: there is but one thread, or nobody wants to know. */
  EscapeListener NONE =
      new EscapeListener() {
        @Override
        public void allocated(int object) {}

        @Override
        public void fieldWritten(int object, int slot, long value) {}

        @Override
        public void published(int reference) {}

        @Override
        public void willBeWritten(int object) {}
      };

  /** A new object. */
  void allocated(int object);

  /** A field of an object that has escaped was written. */
  void fieldWritten(int object, int slot, long value);

  /** A reference has got to where other threads can come by it; null is none. */
  void published(int reference);

  /** An object that has escaped is about to be written, in whatever way. */
  void willBeWritten(int object);
}
