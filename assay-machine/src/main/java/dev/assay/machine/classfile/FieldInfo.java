package dev.assay.machine.classfile;

import org.jspecify.annotations.Nullable;

/** A field as its class file declares it. */
public final class FieldInfo {
  private final ConstantPool pool;
  private final int flags;
  private final int nameIndex;
  private final int descriptorIndex;
  private final Attributes attributes;

  FieldInfo(ConstantPool pool, Cursor in) {
    this.pool = pool;
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

  /** The constant pool index of the initial value of a static field, or 0. */
  public int constantValueIndex() {
    Cursor in = attributes.find("ConstantValue");
    return in == null ? 0 : in.u2();
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
    return name() + " " + descriptor();
  }
}
