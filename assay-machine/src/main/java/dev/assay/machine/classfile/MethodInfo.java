package dev.assay.machine.classfile;

import org.jspecify.annotations.Nullable;

/** A method as its class file declares it. */
public final class MethodInfo {
  private static final int ACC_STATIC = 0x0008;
  private static final int ACC_NATIVE = 0x0100;
  private static final int ACC_ABSTRACT = 0x0400;
  private static final String[] NO_NAMES = {};
  private static final CodeAttribute.LocalVariable[] NO_VARIABLES = {};

  private final ClassFile owner;
  private final ConstantPool pool;
  private final int flags;
  private final int nameIndex;
  private final int descriptorIndex;
  private final Attributes attributes;
  private volatile @Nullable CodeAttribute code;

  MethodInfo(ClassFile owner, Cursor in) {
    this.owner = owner;
    pool = owner.pool();
    flags = in.u2();
    nameIndex = in.u2();
    descriptorIndex = in.u2();
    attributes = Attributes.skip(pool, in);
  }

  public int flags() {
    return flags;
  }

  public String name() {
    return pool.utf8(nameIndex);
  }

  public String descriptor() {
    return pool.utf8(descriptorIndex);
  }

  /** The generic signature. */
  public @Nullable String signature() {
    return attributes.text("Signature");
  }

  /** The internal names of the exceptions that the method declares. */
  public String[] exceptions() {
    String[] names = attributes.classNames("Exceptions");
    return names == null ? NO_NAMES : names;
  }

  /** The code, parsed at the first call; null for native and abstract methods. */
  public @Nullable CodeAttribute code() {
    CodeAttribute result = code;
    if (result == null) {
      result = readCode();
      code = result;
    }
    return result;
  }

  private @Nullable CodeAttribute readCode() {
    Cursor in = attributes.find("Code");
    boolean expected = (flags & (ACC_NATIVE | ACC_ABSTRACT)) == 0;
    if (in == null && expected) {
      throw new ClassFormatException(
          "Absent Code attribute in method that is not native or abstract in class file "
              + owner.name());
    }
    if (in != null && !expected) {
      throw new ClassFormatException(
          "Code attribute in native or abstract methods in class file " + owner.name());
    }
    return in == null ? null : new CodeAttribute(owner, in);
  }

  /**
   * The names of the parameters; null for each whose name the class file does not tell, neither for
   * reflection nor for a debugger.
   */
  public @Nullable String[] parameterNames() {
    String[] types = Descriptors.parameterTypes(descriptor());
    @Nullable String[] names = new String[types.length];
    Cursor in = attributes.find("MethodParameters");
    if (in != null && in.u1() == names.length) {
      for (int i = 0; i < names.length; i++) {
        int name = in.u2();
        names[i] = name == 0 ? null : pool.utf8(name);
        in.skip(2); // flags
      }
    }
    int slot = (flags & ACC_STATIC) != 0 ? 0 : 1;
    CodeAttribute body = code();
    for (int i = 0; i < names.length; i++) {
      for (CodeAttribute.LocalVariable v : body == null ? NO_VARIABLES : body.localVariables()) {
        if (names[i] == null && v.start() == 0 && v.slot() == slot) {
          names[i] = v.name();
        }
      }
      slot += Descriptors.slots(types[i]);
    }
    return names;
  }

  /** Whether the method has an annotation that is kept at run time, given by its descriptor. */
  public boolean hasAnnotation(String descriptor) {
    Cursor in = attributes.find("RuntimeVisibleAnnotations");
    return in != null && AnnotationList.contains(pool, in, descriptor);
  }

  /** The text that such an annotation consists of; null if there is none. */
  public @Nullable String annotationText(String descriptor) {
    Cursor in = attributes.find("RuntimeVisibleAnnotations");
    return in == null ? null : AnnotationList.text(pool, in, descriptor);
  }

  Attributes attributes() {
    return attributes;
  }

  /** A copy of an attribute's body, or null. */
  public byte @Nullable [] attribute(String attributeName) {
    return attributes.body(attributeName);
  }

  @Override
  public String toString() {
    return name() + descriptor();
  }
}
