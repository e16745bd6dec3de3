package dev.assay.machine.flow;

import java.util.Arrays;

/**
 * The types of a frame's slots while the verifier walks over code: locals first, then the stack.
 */
final class TypeFrame {
  /** In a stack effect: a reference that need not be initialised. */
  private static final int ANY_REFERENCE = 'R';

  private final String method;
  private final int locals;
  private final int maxStack;
  private final int[] types;
  private int depth;
  private boolean thisInitialised = true;

  /** The instruction that is being looked at, for messages. */
  private int bci;

  /** Whether the type of a local has changed since {@link #takeLocalsChanged}. */
  private boolean localsChanged;

  TypeFrame(String method, int locals, int maxStack) {
    this.method = method;
    this.locals = locals;
    this.maxStack = maxStack;
    types = new int[locals + maxStack];
  }

  /** A frame at the start of a block, cut to the slots in use. */
  static final class Saved {
    private final int[] types;
    private final boolean thisInitialised;

    Saved(int[] types, boolean thisInitialised) {
      this.types = types;
      this.thisInitialised = thisInitialised;
    }
  }

  Saved save() {
    return new Saved(Arrays.copyOf(types, locals + depth), thisInitialised);
  }

  /** This frame as an exception handler sees it. */
  Saved saveForHandler() {
    if (maxStack == 0) {
      throw fail("stack overflow");
    }
    int[] seen = Arrays.copyOf(types, locals + 1);
    seen[locals] = Types.REFERENCE;
    return new Saved(seen, thisInitialised);
  }

  void restore(Saved saved) {
    System.arraycopy(saved.types, 0, types, 0, saved.types.length);
    depth = saved.types.length - locals;
    thisInitialised = saved.thisInitialised;
  }

  /**
   * What is known where {@code saved} and this frame meet; {@code saved} itself if that is no less.
   */
  Saved merge(Saved saved) {
    if (saved.types.length != locals + depth) {
      throw fail("stack depths differ where paths meet");
    }
    return merge(saved, locals + depth, thisInitialised);
  }

  /** The same for a handler, whose stack holds the exception and nothing else. */
  Saved mergeIntoHandler(Saved saved) {
    if (saved.types.length != locals + 1) {
      throw fail("stack depths differ where paths meet");
    }
    return merge(saved, locals, thisInitialised);
  }

  private Saved merge(Saved saved, int slots, boolean initialised) {
    int[] merged = saved.types;
    for (int i = 0; i < slots; i++) {
      int old = merged[i];
      if (old != types[i] && old != Types.UNUSABLE) {
        int type = Types.merge(old, types[i]);
        if (type == old) {
          continue;
        }
        if (type == Types.UNUSABLE && i >= locals) {
          throw fail("stack types differ where paths meet: " + describeMismatch(old, types[i]));
        }
        if (merged == saved.types) {
          merged = merged.clone();
        }
        merged[i] = type;
      }
    }
    boolean both = saved.thisInitialised && initialised;
    return merged == saved.types && both == saved.thisInitialised ? saved : new Saved(merged, both);
  }

  private static String describeMismatch(int a, int b) {
    return Types.describe(a) + " and " + Types.describe(b);
  }

  void at(int instruction) {
    bci = instruction;
  }

  int depth() {
    return depth;
  }

  int local(int i) {
    return types[i];
  }

  int stack(int i) {
    return types[locals + i];
  }

  boolean takeLocalsChanged() {
    boolean changed = localsChanged;
    localsChanged = false;
    return changed;
  }

  boolean isThisInitialised() {
    return thisInitialised;
  }

  void setThisUninitialised() {
    thisInitialised = false;
  }

  /** Does what {@link StackEffects} says. */
  void apply(String effect) {
    int arrow = effect.indexOf('>');
    for (int i = arrow - 1; i >= 0; i--) {
      pop(effect.charAt(i));
    }
    if (arrow + 1 < effect.length()) {
      push(effect.charAt(arrow + 1));
    }
  }

  void push(int type) {
    boolean wide = Types.isWide(type);
    if (depth + (wide ? 2 : 1) > maxStack) {
      throw fail("stack overflow");
    }
    types[locals + depth++] = type;
    if (wide) {
      types[locals + depth++] = Types.SECOND_HALF;
    }
  }

  /** Pops a value of a type in the notation of {@link StackEffects}. */
  int pop(int expected) {
    int size = Types.isWide(expected) ? 2 : 1;
    if (size > depth) {
      throw fail("stack underflow");
    }
    depth -= size;
    int found = types[locals + depth];
    if (found != expected && !matches(found, expected)) {
      throw fail(
          "expected " + Types.describe(expected) + " on stack, found " + Types.describe(found));
    }
    return found;
  }

  private static boolean matches(int found, int expected) {
    return switch (expected) {
      case Types.REFERENCE -> found == Types.NULL;
      case ANY_REFERENCE -> Types.isReference(found);
      default -> false;
    };
  }

  /** Pops anything that is a reference, initialised or not. */
  int popReference() {
    return pop(ANY_REFERENCE);
  }

  /** Pops slots of any type; the lowest of them must not be the upper half of a value. */
  void popSlots(int count) {
    checkBoundary(count);
    depth -= count;
  }

  /**
   * Inserts a copy of the topmost {@code count} slots below the {@code skipped} ones under them.
   */
  void duplicate(int count, int skipped) {
    checkBoundary(count);
    checkBoundary(count + skipped);
    if (depth + count > maxStack) {
      throw fail("stack overflow");
    }
    int top = locals + depth;
    int moved = count + skipped;
    System.arraycopy(types, top - moved, types, top - moved + count, moved);
    System.arraycopy(types, top, types, top - moved, count);
    depth += count;
  }

  void swap() {
    checkBoundary(1);
    checkBoundary(2);
    int top = locals + depth - 1;
    int type = types[top];
    types[top] = types[top - 1];
    types[top - 1] = type;
  }

  /** Checks that no long or double reaches over the border {@code count} slots below the top. */
  private void checkBoundary(int count) {
    if (count > depth) {
      throw fail("stack underflow");
    }
    if (count > 0 && types[locals + depth - count] == Types.SECOND_HALF) {
      throw fail("instruction divides a long or double on stack");
    }
  }

  /** Checks that a local holds a value of this type, and gives its exact type. */
  int load(int local, int expected) {
    int found = types[local];
    boolean fits = expected == Types.REFERENCE ? Types.isReference(found) : found == expected;
    if (!fits || (Types.isWide(expected) && types[local + 1] != Types.SECOND_HALF)) {
      throw fail(
          "expected "
              + Types.describe(expected)
              + " in local "
              + local
              + ", found "
              + Types.describe(found));
    }
    return found;
  }

  void store(int local, int type) {
    if (local > 0 && types[local] == Types.SECOND_HALF) {
      set(local - 1, Types.UNUSABLE);
    }
    int next = local + 1;
    if (Types.isWide(type)) {
      setLast(next);
      set(next, Types.SECOND_HALF);
    } else {
      clearSecondHalf(next);
    }
    set(local, type);
  }

  /** Prepares {@code local} for being overwritten: the value that begins there loses its rest. */
  private void setLast(int local) {
    if (Types.isWide(types[local])) {
      clearSecondHalf(local + 1);
    }
  }

  private void clearSecondHalf(int local) {
    if (local < locals && types[local] == Types.SECOND_HALF) {
      set(local, Types.UNUSABLE);
    }
  }

  private void set(int local, int type) {
    if (types[local] != type) {
      types[local] = type;
      localsChanged = true;
    }
  }

  /**
   * The constructor for objects of this type has returned: all copies of the reference are usable.
   */
  void initialise(int uninitialised) {
    if (uninitialised == Types.UNINITIALISED_THIS) {
      thisInitialised = true;
      localsChanged = true;
    }
    for (int i = 0; i < locals + depth; i++) {
      if (types[i] == uninitialised) {
        types[i] = Types.REFERENCE;
        localsChanged |= i < locals;
      }
    }
  }

  VerifyException fail(String what) {
    return new VerifyException(method, bci, what);
  }
}
