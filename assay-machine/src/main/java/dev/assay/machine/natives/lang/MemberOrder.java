package dev.assay.machine.natives.lang;

import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.loading.ArchivedNames;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.HashMap;
import java.util.Map;

/**
 * The order in which HotSpot lists a class's methods. It keeps them sorted by the address of their
 * names, with a sort that is not stable. Names in its class data archive have the lowest addresses,
 * in the archive's order; all others are allocated as class files are read, so among themselves
 * they come in the order of the constant pool.
 */
final class MemberOrder {
  private final Method[] methods;
  private final long[] keys;

  private MemberOrder(Klass k, ArchivedNames archive) {
    methods = k.methods.clone();
    keys = new long[methods.length];
    Map<String, Integer> poolIndexes = poolIndexes(k.file.pool());
    for (int i = 0; i < methods.length; i++) {
      String name = methods[i].name;
      int place = archive.place(name);
      keys[i] = place >= 0 ? place : (1L << 32) + poolIndexes.get(name);
    }
  }

  private static Map<String, Integer> poolIndexes(ConstantPool pool) {
    Map<String, Integer> indexes = new HashMap<>();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.UTF8) {
        indexes.putIfAbsent(pool.utf8(i), i);
      }
    }
    return indexes;
  }

  /** The methods of a class, constructors and initialiser included. */
  static Method[] of(Klass k, ArchivedNames archive) {
    MemberOrder order = new MemberOrder(k, archive);
    order.sort(0, order.methods.length);
    return order.methods;
  }

  // HotSpot's quicksort: methods of the same name come out in an order that depends on its steps.

  private void sort(int from, int length) {
    if (length < 2) {
      return;
    }
    int pivot = medianOfThree(from, length);
    if (length < 4) {
      return;
    }
    int first = partition(from, length, keys[pivot]) + 1;
    sort(from, first);
    sort(from + first, length - first);
  }

  private int medianOfThree(int from, int length) {
    int middle = from + length / 2;
    int last = from + length - 1;
    if (keys[from] > keys[middle]) {
      swap(from, middle);
    }
    if (keys[from] > keys[last]) {
      swap(from, last);
    }
    if (keys[middle] > keys[last]) {
      swap(middle, last);
    }
    return middle;
  }

  private int partition(int from, int length, long pivot) {
    int left = from - 1;
    int right = from + length;
    for (; ; ) {
      do {
        left++;
      } while (keys[left] < pivot);
      do {
        right--;
      } while (keys[right] > pivot);
      if (left >= right) {
        return right - from;
      }
      swap(left, right);
    }
  }

  private void swap(int i, int j) {
    Method m = methods[i];
    methods[i] = methods[j];
    methods[j] = m;
    long k = keys[i];
    keys[i] = keys[j];
    keys[j] = k;
  }
}
