package dev.assay.machine.save;

import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.flow.MethodFlow;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A stack frame as a component: the first word holds the method, the pc and whether the pc is the
 * instruction the frame is at (else it is the one after it, to which a call returns); then come the
 * slots. Slots that the method cannot read any more are zero, so that they do not make states
 * differ.
 */
public final class FrameImage {
  private final Universe universe;
  private long[] buffer = new long[64];

  /**
   * By method and bytecode index: the kinds of the values in its slots. Only where variables that
   * nobody reads any more are part of states; those without a value hold whatever was there before.
   */
  private @Nullable Map<Long, char[]> kinds;

  FrameImage(Universe universe) {
    this.universe = universe;
  }

  /** Lets local variables be part of a frame although the method cannot read them any more. */
  void keepDeadLocals() {
    kinds = new HashMap<>();
  }

  boolean keepsDeadLocals() {
    return kinds != null;
  }

  /** Fills the buffer with the frame at an index; returns the length. */
  int encode(GuestThread t, int depth) {
    Method m = t.methods[depth];
    int base = t.bases[depth];
    int end = depth == t.depth ? t.sp : t.bases[depth + 1];
    int n = end - base;
    if (buffer.length < n + 1) {
      buffer = new long[Math.max(n + 1, buffer.length * 2)];
    }
    int at = Throwables.pcOf(t, depth);
    buffer[0] = ((long) m.id << 32) | (t.pcs[depth] << 1) | (at == t.pcs[depth] ? 1 : 0);
    System.arraycopy(t.stack, base, buffer, 1, n);
    if (!m.hasFlow()) {
      if (m.hasWideArguments()) {
        clearUpperHalves(m, n);
      }
    } else {
      int bci = m.bci(at);
      long[] live = m.flow().liveMask(bci);
      // A synchronized method needs its receiver when it returns, whether its code does or not.
      for (int i = holdsReceiver(m) ? 1 : 0; i < n; i++) {
        if ((live[i >> 6] & (1L << i)) == 0 && !isKept(m, bci, i)) {
          buffer[i + 1] = 0;
        }
      }
    }
    return n + 1;
  }

  private boolean isKept(Method m, int bci, int slot) {
    return kinds != null
        && slot < m.maxLocals
        && kinds
                .computeIfAbsent(
                    (long) m.id << 32 | bci, k -> MethodFlow.kinds(m.holder.file, m.info, bci))[
                slot]
            != 0;
  }

  long[] buffer() {
    return buffer;
  }

  private static boolean holdsReceiver(Method m) {
    return m.isSynchronized() && !m.isStatic();
  }

  /** Those of the arguments; code of the machine's own leaves none elsewhere. */
  private void clearUpperHalves(Method m, int slots) {
    int at = m.isStatic() ? 1 : 2;
    for (String p : Descriptors.parameterTypes(m.descriptor)) {
      int width = Descriptors.slots(p);
      if (width == 2 && at < slots) {
        buffer[at + 1] = 0;
      }
      at += width;
    }
  }

  /** Puts a frame back at an index; the frame below it must already be there. */
  void decode(long[] image, GuestThread t, int depth, int base) {
    Method m = method(image);
    t.ensureFrames(depth + 1);
    t.ensure(base + m.frameSlots);
    t.methods[depth] = m;
    t.pcs[depth] = pc(image);
    t.bases[depth] = base;
    System.arraycopy(image, 1, t.stack, base, image.length - 1);
    if (m.map != null) {
      // The words to come may read from locals what the bytecode reads from the operand stack.
      m.map.refill(at(image), t.stack, base);
    }
  }

  Method method(long[] image) {
    return universe.methods[methodNumber(image)];
  }

  public static int methodNumber(long[] image) {
    return (int) (image[0] >> 32);
  }

  static int pc(long[] image) {
    return (int) image[0] >>> 1;
  }

  /** The instruction the frame is at. */
  static int at(long[] image) {
    return (image[0] & 1) != 0 ? pc(image) : pc(image) - 1;
  }

  /** Slots a stored frame takes in the stack. */
  static int slots(long[] image) {
    return image.length - 1;
  }

  /**
   * Which slots of a stored frame hold references, as a bit mask; null if its method does not tell.
   */
  public static long[] referenceMask(Method m, long[] image) {
    if (m.hasFlow()) {
      return m.flow().referenceMask(m.bci(at(image)));
    }
    int n = slots(image);
    long[] mask = new long[(n >> 6) + 1];
    if (n == 0) {
      return mask;
    }
    String kinds = m.slotKinds;
    boolean open = kinds != null && kinds.endsWith("*");
    if (kinds == null || (n > kinds.length() && !open)) {
      return null;
    }
    for (int i = 0; i < n; i++) {
      if (i < kinds.length() ? kinds.charAt(i) == 'L' || kinds.charAt(i) == '*' : open) {
        mask[i >> 6] |= 1L << i;
      }
    }
    return mask;
  }

  /** Shows the references in a stored frame. */
  void forEachReference(long[] image, IntConsumer consumer) {
    Method m = method(image);
    long[] reference = referenceMask(m, image);
    if (reference == null) {
      // Its slots have no types; a number that looks like a reference keeps an object alive.
      for (int i = 1; i < image.length; i++) {
        if (image[i] > 0 && image[i] <= Integer.MAX_VALUE) {
          consumer.accept((int) image[i]);
        }
      }
      return;
    }
    int first = 1;
    if (holdsReceiver(m)) {
      consumer.accept((int) image[1]);
      first = 2;
    }
    for (int i = first; i < image.length; i++) {
      if (image[i] != 0 && (reference[(i - 1) >> 6] & (1L << (i - 1))) != 0) {
        consumer.accept((int) image[i]);
      }
    }
  }

  /** Whether a word of a stored frame holds a reference for certain. */
  public static boolean isReference(Method m, long[] mask, int word) {
    return (word == 1 && holdsReceiver(m)) || (mask[(word - 1) >> 6] >>> (word - 1) & 1) != 0;
  }
}
