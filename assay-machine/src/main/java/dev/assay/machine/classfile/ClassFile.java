package dev.assay.machine.classfile;

import org.jspecify.annotations.Nullable;

/** One class file: see the package's description for what is read when. */
public final class ClassFile {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int OLDEST_MAJOR = 45;
  private static final int ACC_MODULE = 0x8000;
  private static final String[] NO_NAMES = {};
  private static final InnerClass[] NO_INNER_CLASSES = {};
  private static final BootstrapMethod[] NO_BOOTSTRAP_METHODS = {};

  private final byte[] bytes;
  private final int minorVersion;
  private final int majorVersion;
  private final ConstantPool pool;
  private final int accessFlags;
  private final String name;
  private final @Nullable String superName;
  private final String[] interfaces;
  private final FieldInfo[] fields;
  private final MethodInfo[] methods;
  private final Attributes attributes;
  private volatile BootstrapMethod @Nullable [] bootstrapMethods;

  /**
   * An entry of the InnerClasses attribute.
   *
   * @param inner the class
   * @param outer the class it is a member of, null for local and anonymous classes
   * @param name its simple name, null for anonymous classes
   * @param flags its access flags as written in the source
   */
  public record InnerClass(
      String inner, @Nullable String outer, @Nullable String name, int flags) {}

  /** The EnclosingMethod attribute; name and descriptor are null outside methods. */
  public record EnclosingMethod(String owner, @Nullable String name, @Nullable String descriptor) {}

  /** A component of a record class; the annotations are raw attribute bodies. */
  @SuppressWarnings("ArrayRecordComponent")
  public record RecordComponent(
      String name,
      String descriptor,
      @Nullable String signature,
      byte @Nullable [] annotations,
      byte @Nullable [] typeAnnotations) {}

  /** An entry of the BootstrapMethods attribute; all numbers are constant pool indices. */
  @SuppressWarnings("ArrayRecordComponent")
  public record BootstrapMethod(int handleIndex, int[] argumentIndexes) {}

  /**
   * Indexes a class.
   *
   * @param bytes the class file, which the caller no longer writes to
   * @param maxMajor the newest class file version to accept, such as 61 for Java 17
   * @throws UnsupportedVersionException if the class is newer
   * @throws ClassFormatException if the bytes are no class file
   */
  public static ClassFile parse(byte[] bytes, int maxMajor) {
    ClassFile parsed = new ClassFile(bytes, maxMajor);
    if (SubroutineInliner.isNeeded(parsed)) {
      return new ClassFile(SubroutineInliner.inline(bytes), maxMajor);
    }
    return parsed;
  }

  private ClassFile(byte[] bytes, int maxMajor) {
    this.bytes = bytes;
    Cursor in = new Cursor(bytes, 0, bytes.length);
    int magic = in.s4();
    if (magic != MAGIC) {
      throw new ClassFormatException(
          "Incompatible magic value " + (magic & 0xffffffffL) + " in class file <Unknown>");
    }
    minorVersion = in.u2();
    majorVersion = in.u2();
    if (majorVersion < OLDEST_MAJOR) {
      throw new UnsupportedVersionException(
          "Unsupported class file version " + majorVersion + "." + minorVersion);
    }
    pool = tooNew(majorVersion, maxMajor) ? tryToIndex(bytes, in) : ConstantPool.index(bytes, in);
    accessFlags = in.u2();
    name = pool.className(in.u2());
    if (tooNew(majorVersion, maxMajor)) {
      throw unsupported(name, maxMajor);
    }
    superName = superName(in.u2());
    interfaces = pool.classNames(in);
    fields = new FieldInfo[in.u2()];
    for (int i = 0; i < fields.length; i++) {
      fields[i] = new FieldInfo(pool, in);
    }
    methods = new MethodInfo[in.u2()];
    for (int i = 0; i < methods.length; i++) {
      methods[i] = new MethodInfo(this, in);
    }
    attributes = Attributes.skip(pool, in);
    if (!in.atEnd()) {
      throw new ClassFormatException("Extra bytes at the end of class file " + name);
    }
  }

  private static boolean tooNew(int majorVersion, int maxMajor) {
    return majorVersion > maxMajor;
  }

  /**
   * A newer format may have entries unknown here; then the message goes without the class's name.
   */
  private ConstantPool tryToIndex(byte[] bytes, Cursor in) {
    try {
      return ConstantPool.index(bytes, in);
    } catch (ClassFormatException e) {
      throw new UnsupportedVersionException(
          "Unsupported class file version " + majorVersion + "." + minorVersion);
    }
  }

  private UnsupportedVersionException unsupported(String className, int maxMajor) {
    return new UnsupportedVersionException(
        className
            + " has been compiled by a more recent version of the Java Runtime (class file version "
            + majorVersion
            + "."
            + minorVersion
            + "), this version of the Java Runtime only recognizes class file versions up to "
            + maxMajor
            + ".0");
  }

  private @Nullable String superName(int index) {
    if (index != 0) {
      return pool.className(index);
    }
    if (name.equals("java/lang/Object") || (accessFlags & ACC_MODULE) != 0) {
      return null;
    }
    throw new ClassFormatException("Invalid superclass index 0 in class file " + name);
  }

  /** The class file itself; after inlining of subroutines not the bytes given to {@code parse}. */
  public byte[] bytes() {
    return bytes;
  }

  public int majorVersion() {
    return majorVersion;
  }

  public int minorVersion() {
    return minorVersion;
  }

  public int accessFlags() {
    return accessFlags;
  }

  /** The internal name, such as {@code java/lang/String}. */
  public String name() {
    return name;
  }

  /** The superclass's internal name; null for {@code java/lang/Object} and for modules. */
  public @Nullable String superName() {
    return superName;
  }

  public String[] interfaces() {
    return interfaces;
  }

  public ConstantPool pool() {
    return pool;
  }

  public FieldInfo[] fields() {
    return fields;
  }

  public MethodInfo[] methods() {
    return methods;
  }

  public @Nullable String sourceFile() {
    return attributes.text("SourceFile");
  }

  /** The generic signature. */
  public @Nullable String signature() {
    return attributes.text("Signature");
  }

  Attributes attributes() {
    return attributes;
  }

  /**
   * Checks that everything in the file has the form that HotSpot demands when it loads a class
   * which is not one of the JDK's own.
   *
   * @param isAboutMembers false to check the constant pool only
   * @throws ClassFormatException if something has not
   */
  public void checkFormat(boolean isAboutMembers) {
    if (isAboutMembers) {
      new MemberFormat(this).check();
      new AttributeFormat(this).check();
    } else {
      new ConstantPoolFormat(pool, majorVersion).check();
    }
  }

  /** A copy of a class attribute's body, or null. */
  public byte @Nullable [] attribute(String attributeName) {
    return attributes.body(attributeName);
  }

  public InnerClass[] innerClasses() {
    Cursor in = attributes.find("InnerClasses");
    if (in == null) {
      return NO_INNER_CLASSES;
    }
    InnerClass[] result = new InnerClass[in.u2()];
    for (int i = 0; i < result.length; i++) {
      String inner = pool.className(in.u2());
      int outer = in.u2();
      String simpleName = pool.optionalUtf8(in.u2());
      result[i] =
          new InnerClass(inner, outer == 0 ? null : pool.className(outer), simpleName, in.u2());
    }
    return result;
  }

  public @Nullable EnclosingMethod enclosingMethod() {
    Cursor in = attributes.find("EnclosingMethod");
    if (in == null) {
      return null;
    }
    String owner = pool.className(in.u2());
    int method = in.u2();
    return method == 0
        ? new EnclosingMethod(owner, null, null)
        : new EnclosingMethod(owner, pool.memberName(method), pool.memberDescriptor(method));
  }

  public @Nullable String nestHost() {
    Cursor in = attributes.find("NestHost");
    return in == null ? null : pool.className(in.u2());
  }

  public String[] nestMembers() {
    String[] members = attributes.classNames("NestMembers");
    return members == null ? NO_NAMES : members;
  }

  /** The classes that may extend this one; null if the class is not sealed. */
  public String @Nullable [] permittedSubclasses() {
    return attributes.classNames("PermittedSubclasses");
  }

  /** The components of a record class; null if the class is no record. */
  public RecordComponent @Nullable [] recordComponents() {
    Cursor in = attributes.find("Record");
    if (in == null) {
      return null;
    }
    RecordComponent[] components = new RecordComponent[in.u2()];
    for (int i = 0; i < components.length; i++) {
      String componentName = pool.utf8(in.u2());
      String descriptor = pool.utf8(in.u2());
      Attributes own = Attributes.skip(pool, in);
      components[i] =
          new RecordComponent(
              componentName,
              descriptor,
              own.text("Signature"),
              own.body("RuntimeVisibleAnnotations"),
              own.body("RuntimeVisibleTypeAnnotations"));
    }
    return components;
  }

  public BootstrapMethod[] bootstrapMethods() {
    BootstrapMethod[] result = bootstrapMethods;
    if (result == null) {
      result = readBootstrapMethods();
      bootstrapMethods = result;
    }
    return result;
  }

  private BootstrapMethod[] readBootstrapMethods() {
    Cursor in = attributes.find("BootstrapMethods");
    if (in == null) {
      return NO_BOOTSTRAP_METHODS;
    }
    BootstrapMethod[] result = new BootstrapMethod[in.u2()];
    for (int i = 0; i < result.length; i++) {
      int handle = in.u2();
      int[] arguments = new int[in.u2()];
      for (int k = 0; k < arguments.length; k++) {
        arguments[k] = in.u2();
      }
      result[i] = new BootstrapMethod(handle, arguments);
    }
    return result;
  }

  @Override
  public String toString() {
    return name;
  }
}
