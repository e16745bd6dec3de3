package dev.assay.explore.jdk.fact;

import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the bytecode of a method begins, where it matters what its local variables are. */
public final class CodeStart implements Fact.Single {
  /** A byte of the code that may be anything, such as an index of the constant pool. */
  public static final int ANY = -1;

  private final JdkMethod method;
  private final int[] bytes;

  public CodeStart(JdkMethod method, int... bytes) {
    this.method = method;
    this.bytes = bytes.clone();
  }

  @Override
  public Releases releases() {
    return method.releases();
  }

  @Override
  public boolean holdsIn(Universe universe) {
    Method m = method.find(universe);
    return m != null && isStartOf(m.codeAttribute());
  }

  private boolean isStartOf(@Nullable CodeAttribute code) {
    if (code == null || code.length() < bytes.length) {
      return false;
    }
    for (int i = 0; i < bytes.length; i++) {
      int there = code.bytes()[code.start() + i] & 0xff;
      if (bytes[i] != ANY && bytes[i] != there) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<KnownName> names() {
    return method.names();
  }
}
