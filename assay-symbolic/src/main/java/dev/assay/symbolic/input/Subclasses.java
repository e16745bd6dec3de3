package dev.assay.symbolic.input;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which classes of the program's class path extend or implement others, loaded or not. */
final class Subclasses {
  private final Universe universe;

  /** By class or interface, those that name it as their superclass or interface, in order. */
  private final Map<String, Set<String>> direct = new HashMap<>();

  /** What call sites of {@code invokedynamic} give: interfaces that lambdas implement. */
  private final Set<String> lambdas = new HashSet<>();

  private boolean known;

  Subclasses(Universe universe) {
    this.universe = universe;
  }

  /** All of them, directly or not, in an order that does not depend on the class path's. */
  List<String> of(Klass k) {
    read();
    Set<String> all = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(k.name));
    while (!open.isEmpty()) {
      for (String each : direct.getOrDefault(open.removeFirst(), Set.of())) {
        if (all.add(each)) {
          open.addLast(each);
        }
      }
    }
    return new ArrayList<>(new TreeSet<>(all));
  }

  /** Whether the program makes objects of an interface of which there is no class. */
  boolean isLambda(Klass k) {
    read();
    return lambdas.contains(k.name) || of(k).stream().anyMatch(lambdas::contains);
  }

  private void read() {
    if (!known) {
      known = true;
      ClassPath path = universe.classPath();
      path.forEachClass(
          bytes -> {
            ClassFile file = parse(bytes);
            if (file != null) {
              add(file);
            }
          });
    }
  }

  private void add(ClassFile file) {
    if (file.superName() != null) {
      direct.computeIfAbsent(file.superName(), x -> new TreeSet<>()).add(file.name());
    }
    for (String each : file.interfaces()) {
      direct.computeIfAbsent(each, x -> new TreeSet<>()).add(file.name());
    }
    ConstantPool pool = file.pool();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.INVOKE_DYNAMIC) {
        String descriptor = pool.memberDescriptor(i);
        int result = descriptor.indexOf(')') + 1;
        if (descriptor.charAt(result) == 'L') {
          lambdas.add(descriptor.substring(result + 1, descriptor.length() - 1));
        }
      }
    }
  }

  /** Null also for what cannot be loaded, such as the part of a jar that is for newer Javas. */
  private @Nullable ClassFile parse(byte[] bytes) {
    try {
      return universe.parse(bytes);
    } catch (ClassFormatException e) {
      return null;
    }
  }
}
