package dev.assay.machine.save;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The references in the components of threads and of the machine itself. There are few such
 * components, and nearly every step replaces some of them, so the references are looked for once
 * and then remembered under the number of the component.
 */
final class RootReferences {
  private static final int[] NONE = {};

  private final StateKeeper keeper;

  /** By component; null where they were not asked for. */
  private int[][] known = new int[256][];

  private int[] found = new int[16];
  private int count;
  private final IntConsumer add = this::add;

  RootReferences(StateKeeper keeper) {
    this.keeper = keeper;
  }

  /** The references in a component, without those to objects that live for ever. */
  int[] of(int component) {
    if (component < known.length) {
      int[] references = known[component];
      if (references != null) {
        return references;
      }
    }
    return component == 0 ? NONE : find(component);
  }

  private int[] find(int component) {
    count = 0;
    keeper.forEachReference(component, add);
    int[] references = count == 0 ? NONE : Arrays.copyOf(found, count);
    if (component >= known.length) {
      known = Arrays.copyOf(known, Math.max(component + 1, known.length * 2));
    }
    known[component] = references;
    return references;
  }

  private void add(int r) {
    if (r == 0 || keeper.machine().heap().isKept(r)) {
      return;
    }
    if (count == found.length) {
      found = Arrays.copyOf(found, count * 2);
    }
    found[count++] = r;
  }
}
