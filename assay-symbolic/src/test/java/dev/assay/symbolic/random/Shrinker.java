package dev.assay.symbolic.random;

import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Takes statements out of a program as long as something about it persists. */
final class Shrinker {
  private final BatchCompiler compiler;
  private final BiPredicate<RandomProgram, Map<String, byte[]>> persists;

  Shrinker(BatchCompiler compiler, BiPredicate<RandomProgram, Map<String, byte[]>> persists) {
    this.compiler = compiler;
    this.persists = persists;
  }

  RandomProgram shrink(RandomProgram program) {
    RandomProgram smallest = program;
    RandomProgram next = cut(smallest);
    while (next != null) {
      smallest = next;
      next = cut(smallest);
    }
    return smallest;
  }

  private @Nullable RandomProgram cut(RandomProgram program) {
    for (Statement s : program.code().smaller()) {
      RandomProgram candidate = program.with(s);
      Map<String, byte[]> classes = compiler.compile(candidate);
      if (classes != null && persists.test(candidate, classes)) {
        return candidate;
      }
    }
    return null;
  }
}
