package dev.assay.machine.types;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.code.CodeMap;
import dev.assay.machine.flow.MethodFlow;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A method of a loaded class, or one that the machine made itself to glue calls together
 * (<i>synthetic</i>: no class file behind it, holder is the class on whose behalf it runs).
 *
 * <p>{@link #code} is the decoded form, null until the method is first called. Its words are
 * replaced by faster ones as operands get resolved; each replacement is a single aligned {@code
 * long} store that any thread may repeat, so machines can share it without locks.
 */
public final class Method {
  public final int id;
  public final Klass holder;
  public final String name;
  public final String descriptor;
  public final int flags;

  /** Null for synthetic methods. */
  public final MethodInfo info;

  private final boolean classInitializer;

  /** Of name and descriptor, which most comparisons then need not look at. */
  private final int signatureHash;

  /** Slots taken by the arguments, the receiver included. */
  public final int argSlots;

  /** Slots taken by the result: 0, 1 or 2. */
  public final int returnSlots;

  /** First character of the return type's descriptor. */
  public final char returnKind;

  public int maxLocals;

  /** Slots of a whole frame: locals and operand stack. */
  public int frameSlots;

  public long[] code;

  /** The same code if a call may simply push a frame, null if a call needs more work. */
  public long[] entry;

  /** Whether calls are offered to {@link dev.assay.machine.exec.Symbols} first. */
  public boolean offered;

  /** Relates code words to bytecode; null if the code is the machine's own. */
  public CodeMap map;

  public Handler[] handlers = NO_HANDLERS;

  /** Place in the holder's virtual table, or -1. */
  public int vtableIndex = -1;

  public NativeTable nativeTable;
  public int nativeIndex;

  /** Whether the native method does not look at other threads without saying so. */
  public boolean selfContained;

  /** Guest code that stands in for this method's body (a model of a native method), or null. */
  public Method standIn;

  /** The native method that this one stands in for, or null. */
  public Method standsFor;

  /** Objects the code words refer to by index (resolved call sites and the like). */
  public volatile Object[] constants = NO_CONSTANTS;

  private byte traits = -1;

  /** Whether an argument takes two slots: 1 or 0, -1 if nobody has asked yet. */
  private byte wideArguments = -1;

  private volatile MethodFlow flow;

  /**
   * For a method whose code is the machine's own: what its slots hold, a character for each. 'L' is
   * a reference, '-' the unused half of a long or double, '*' at the end lets all that follow be
   * references. Null if nothing is known.
   */
  public String slotKinds;

  /**
   * For a method that the machine makes before the program begins: the key under which the universe
   * shares it, which is the same in every process. Null for all others.
   */
  public String purpose;

  /**
   * For code between a call of a variable handle and the method that does the access: that method.
   */
  public Method accessed;

  /**
   * An exception handler: where its range starts and ends (bytecode indexes, or words if the code
   * is the machine's own), its first word, and what it catches; {@code catchIndex} 0 is everything.
   */
  public record Handler(int start, int end, int target, int catchIndex) {}

  private static final Handler[] NO_HANDLERS = {};
  private static final Object[] NO_CONSTANTS = {};

  private static final int CALLER_SENSITIVE = 1;
  private static final int HIDDEN = 2;

  public Method(int id, Klass holder, MethodInfo info) {
    this(id, holder, info, info.name(), info.descriptor(), info.flags());
  }

  private Method(int id, Klass holder, MethodInfo info, String name, String descriptor, int flags) {
    this.id = id;
    this.holder = holder;
    this.info = info;
    this.name = name;
    this.descriptor = descriptor;
    this.flags = flags;
    this.classInitializer = name.equals("<clinit>");
    this.signatureHash = 31 * name.hashCode() + descriptor.hashCode();
    this.argSlots = Descriptors.argumentSlots(descriptor) + (Modifier.isStatic(flags) ? 0 : 1);
    this.returnKind = descriptor.charAt(descriptor.indexOf(')') + 1);
    this.returnSlots =
        switch (returnKind) {
          case 'V' -> 0;
          case 'J', 'D' -> 2;
          default -> 1;
        };
  }

  /** A synthetic static method whose code is given in the machine's own words. */
  public static Method synthetic(
      int id, Klass holder, String name, String descriptor, int extraSlots, long[] code) {
    Method m = new Method(id, holder, null, name, descriptor, Modifier.STATIC | 0x1000);
    m.maxLocals = m.argSlots + extraSlots;
    m.frameSlots = m.maxLocals + Math.max(8, m.argSlots + extraSlots + 4);
    m.code = code;
    m.entry = code;
    return m;
  }

  /** Whether it has the name and the descriptor of another. */
  boolean hasSignatureOf(Method other) {
    return signatureHash == other.signatureHash
        && name.equals(other.name)
        && descriptor.equals(other.descriptor);
  }

  /** Offers calls from now on; to be said while no machine executes the program. */
  public void offer() {
    offered = true;
    entry = null;
  }

  /**
   * Adds an object for code words to refer to and returns its index. The array is replaced, never
   * changed, since other machines may be reading it.
   */
  public synchronized int addConstant(Object o) {
    Object[] longer = Arrays.copyOf(constants, constants.length + 1);
    longer[longer.length - 1] = o;
    constants = longer;
    return longer.length - 1;
  }

  /** Says what the slots behind the arguments hold, in terms of {@link #slotKinds}. */
  public void setSlotKinds(String others) {
    StringBuilder kinds = new StringBuilder(isStatic() ? "" : "L");
    for (String p : Descriptors.parameterTypes(descriptor)) {
      char c = p.charAt(0);
      kinds.append(c == '[' ? 'L' : c).append(Descriptors.slots(p) == 2 ? "-" : "");
    }
    slotKinds = kinds.append(others).toString();
  }

  /** Whether an argument takes two slots. */
  public boolean hasWideArguments() {
    if (wideArguments < 0) {
      int count = Descriptors.parameterTypes(descriptor).length;
      wideArguments = (byte) (argSlots > count + (isStatic() ? 0 : 1) ? 1 : 0);
    }
    return wideArguments > 0;
  }

  public boolean isStatic() {
    return Modifier.isStatic(flags);
  }

  public boolean isNative() {
    return Modifier.isNative(flags);
  }

  public boolean isAbstract() {
    return Modifier.isAbstract(flags);
  }

  public boolean isPrivate() {
    return Modifier.isPrivate(flags);
  }

  public boolean isSynchronized() {
    return Modifier.isSynchronized(flags);
  }

  public boolean isSynthetic() {
    return info == null;
  }

  public boolean isConstructor() {
    return name.equals("<init>");
  }

  public boolean isClassInitializer() {
    return classInitializer;
  }

  public boolean isCallerSensitive() {
    return (traits() & CALLER_SENSITIVE) != 0;
  }

  /** Frames of hidden methods do not appear in stack traces. */
  public boolean isHidden() {
    return isSynthetic() || holder.generated || holder.hidden || (traits() & HIDDEN) != 0;
  }

  /**
   * The method that a stack trace shows where it finds a frame of this one; null if it shows none.
   * A model is not to be seen: the method of the JDK whose place it takes is.
   */
  public Method shown() {
    if (isHidden()) {
      return null;
    }
    if (!holder.model) {
      return this;
    }
    return standsFor == null && !isStatic()
        ? holder.superKlass.findMethod(name, descriptor)
        : standsFor;
  }

  private int traits() {
    if (traits < 0) {
      int found = 0;
      byte[] raw = info == null ? null : info.attribute("RuntimeVisibleAnnotations");
      if (raw != null && holder.loader == 0) {
        // The two annotations are only honoured in the JDK's own classes. Their names stand in the
        // constant pool, the attribute holds indexes.
        int count = ((raw[0] & 0xff) << 8) | (raw[1] & 0xff);
        if (count > 0) {
          found = scanAnnotations(raw);
        }
      }
      traits = (byte) found;
    }
    return traits;
  }

  private int scanAnnotations(byte[] raw) {
    int found = 0;
    for (int at = 2; at + 3 < raw.length; ) {
      int type = ((raw[at] & 0xff) << 8) | (raw[at + 1] & 0xff);
      int pairs = ((raw[at + 2] & 0xff) << 8) | (raw[at + 3] & 0xff);
      String name = holder.file.pool().utf8(type);
      switch (name) {
        case "Ljdk/internal/reflect/CallerSensitive;" -> found |= CALLER_SENSITIVE;
        case "Ljava/lang/invoke/LambdaForm$Hidden;", "Ljdk/internal/vm/annotation/Hidden;" ->
            found |= HIDDEN;
        default -> {}
      }
      if (pairs != 0) {
        break; // marker annotations come without values; anything else ends the cheap scan
      }
      at += 4;
    }
    return found;
  }

  public CodeAttribute codeAttribute() {
    return info == null ? null : info.code();
  }

  /**
   * Whether the slots of its frames have known types. Frames of glue have not, nor have those of
   * methods to which the machine has given code of its own.
   */
  public boolean hasFlow() {
    return info != null && (code == null ? info.code() != null : map != null);
  }

  /** Liveness and reference maps, computed when first asked for. */
  public MethodFlow flow() {
    MethodFlow f = flow;
    if (f == null) {
      f = MethodFlow.analyze(holder.file, info);
      flow = f;
    }
    return f;
  }

  /** Bytecode index of a code word, or -1 in a synthetic method. */
  public int bci(int pc) {
    return map == null ? -1 : map.bci(pc);
  }

  /** The opcode of the bytecode instruction at a pc; -1 if the method has no bytecode. */
  public int bytecodeAt(int pc) {
    CodeAttribute c = codeAttribute();
    int bci = bci(pc);
    return c == null || bci < 0 ? -1 : c.bytes()[c.start() + bci] & 0xff;
  }

  public int line(int pc) {
    CodeAttribute c = codeAttribute();
    return c == null || map == null ? -1 : c.lineAt(map.bci(pc));
  }

  public ClassFile file() {
    return holder.file;
  }

  /** A number for this method that is the same in every process. */
  public long stableHash() {
    long h = 1125899906842597L;
    for (byte b : (holder.name + "." + name + descriptor).getBytes(StandardCharsets.UTF_8)) {
      h = 31 * h + b;
    }
    return h;
  }

  @Override
  public String toString() {
    return holder.name + "." + name + descriptor;
  }
}
