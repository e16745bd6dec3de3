package dev.assay.machine.natives.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of jdk.internal.reflect.ConstantPool, with which the JDK reads annotations. The object
 * that stands for a pool is the class it belongs to.
 */
@NativesOf("jdk/internal/reflect/ConstantPool")
public final class ConstantPoolNatives {
  private ConstantPoolNatives() {}

  private static ConstantPool pool(Machine m, int mirror) {
    return m.klassOf(mirror).file.pool();
  }

  private static ConstantPool checked(Machine m, int mirror, int index, int... tags) {
    ConstantPool pool = pool(m, mirror);
    check(m, pool, index, tags);
    return pool;
  }

  /** Throws what HotSpot does unless the entry exists and is of one of the given kinds. */
  static void check(Machine m, ConstantPool pool, int index, int... tags) {
    if (index < 0 || index >= pool.size()) {
      throw m.raise("java/lang/IllegalArgumentException", "Constant pool index out of bounds");
    }
    for (int tag : tags) {
      if (pool.tag(index) == tag) {
        return;
      }
    }
    if (tags.length > 0) {
      throw m.raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
    }
  }

  @Native("getSize0")
  public static int getSize0(Machine m, int self, int mirror) {
    return pool(m, mirror).size();
  }

  @Native("getTagAt0")
  public static byte getTagAt0(Machine m, int self, int mirror, int index) {
    return (byte) checked(m, mirror, index).tag(index);
  }

  @Native("getIntAt0")
  public static int getIntAt0(Machine m, int self, int mirror, int index) {
    return checked(m, mirror, index, ConstantPool.INTEGER).intAt(index);
  }

  @Native("getLongAt0")
  public static long getLongAt0(Machine m, int self, int mirror, int index) {
    return checked(m, mirror, index, ConstantPool.LONG).longAt(index);
  }

  @Native("getFloatAt0")
  public static float getFloatAt0(Machine m, int self, int mirror, int index) {
    return Float.intBitsToFloat(checked(m, mirror, index, ConstantPool.FLOAT).intAt(index));
  }

  @Native("getDoubleAt0")
  public static double getDoubleAt0(Machine m, int self, int mirror, int index) {
    return Double.longBitsToDouble(checked(m, mirror, index, ConstantPool.DOUBLE).longAt(index));
  }

  @Native("getStringAt0")
  public static int getStringAt0(Machine m, int self, int mirror, int index) {
    return m.strings().intern(checked(m, mirror, index, ConstantPool.STRING).string(index));
  }

  @Native("getUTF8At0")
  public static int getUtf8At0(Machine m, int self, int mirror, int index) {
    return m.strings().make(checked(m, mirror, index, ConstantPool.UTF8).utf8(index));
  }

  @Native("getClassAt0")
  public static int getClassAt0(Machine m, int self, int mirror, int index) {
    checked(m, mirror, index, ConstantPool.CLASS);
    return m.mirror(m.linker().resolveClass(m.klassOf(mirror), index));
  }

  @Native("getClassAtIfLoaded0")
  public static int getClassAtIfLoaded0(Machine m, int self, int mirror, int index) {
    String name = checked(m, mirror, index, ConstantPool.CLASS).className(index);
    Klass k = m.universe().loaded(m.klassOf(mirror).loader, name);
    return k == null ? 0 : m.mirror(k);
  }

  private static final int[] METHODS = {ConstantPool.METHOD, ConstantPool.INTERFACE_METHOD};
  private static final int[] MEMBERS = {
    ConstantPool.FIELD, ConstantPool.METHOD, ConstantPool.INTERFACE_METHOD
  };

  @Native("getMethodAt0")
  public static int getMethodAt0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, METHODS);
    return method(
        m, pool, m.linker().resolveClass(m.klassOf(mirror), pool.memberOwner(index)), index);
  }

  @Native("getMethodAtIfLoaded0")
  public static int getMethodAtIfLoaded0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, METHODS);
    Klass owner = m.universe().loaded(m.klassOf(mirror).loader, pool.memberOwner(index));
    return owner == null ? 0 : method(m, pool, owner, index);
  }

  private static int method(Machine m, ConstantPool pool, Klass owner, int index) {
    Method found = owner.findMethod(pool.memberName(index), pool.memberDescriptor(index));
    if (found == null) {
      throw m.raise("java/lang/RuntimeException", "Unable to look up method in target class");
    }
    return Reflection.newExecutable(m, found);
  }

  @Native("getFieldAt0")
  public static int getFieldAt0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, ConstantPool.FIELD);
    return field(
        m, pool, m.linker().resolveClass(m.klassOf(mirror), pool.memberOwner(index)), index);
  }

  @Native("getFieldAtIfLoaded0")
  public static int getFieldAtIfLoaded0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, ConstantPool.FIELD);
    Klass owner = m.universe().loaded(m.klassOf(mirror).loader, pool.memberOwner(index));
    return owner == null ? 0 : field(m, pool, owner, index);
  }

  private static int field(Machine m, ConstantPool pool, Klass owner, int index) {
    Field found = owner.findField(pool.memberName(index), pool.memberDescriptor(index));
    if (found == null) {
      throw m.raise("java/lang/RuntimeException", "Unable to look up field in target class");
    }
    return Reflection.newField(m, found);
  }

  @Native("getMemberRefInfoAt0")
  public static int getMemberRefInfoAt0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, MEMBERS);
    return strings(
        m, pool.memberOwner(index), pool.memberName(index), pool.memberDescriptor(index));
  }

  @Native("getNameAndTypeRefInfoAt0")
  public static int getNameAndTypeRefInfoAt0(Machine m, int self, int mirror, int index) {
    ConstantPool pool = checked(m, mirror, index, ConstantPool.NAME_AND_TYPE);
    return strings(m, pool.memberName(index), pool.memberDescriptor(index));
  }

  private static int strings(Machine m, String... texts) {
    int[] refs = new int[texts.length];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = m.strings().make(texts[i]);
    }
    return m.newObjectArray(m.strings().klass().arrayOf(), refs);
  }
}
