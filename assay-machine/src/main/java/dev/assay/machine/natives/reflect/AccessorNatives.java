package dev.assay.machine.natives.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * How the JDK comes by the accessors behind reflective calls. JDK 17 never generates classes for
 * them; later JDKs keep the reflected member where they would keep a method handle, and the code
 * that would call the handle is the machine's (see {@code ReflectiveCalls}).
 */
@NativesOf({
  "jdk/internal/reflect/ReflectionFactory",
  "jdk/internal/reflect/MethodAccessorGenerator",
  "jdk/internal/reflect/MethodHandleAccessorFactory",
  "jdk/internal/misc/VM"
})
public final class AccessorNatives {
  private static final int MAX_ARGUMENT_SLOTS = 254;

  private AccessorNatives() {}

  @Native(value = "inflationThreshold", maxJdk = 17)
  public static int inflationThreshold() {
    return Integer.MAX_VALUE;
  }

  /**
   * An accessor that makes an object of one class and runs the constructor of a superclass on it,
   * for deserialisation. It keeps both in place of a Constructor.
   */
  @Native(value = "generateSerializationConstructor", maxJdk = 17)
  public static int generateSerializationConstructor(
      Machine m, int self, int klass, int parameters, int exceptions, int modifiers, int target) {
    StringBuilder descriptor = new StringBuilder("(");
    for (int type : m.heap().ints(parameters)) {
      descriptor.append(m.klassOf(type).descriptor());
    }
    Method constructor = m.klassOf(target).declared("<init>", descriptor.append(")V").toString());
    int[] pair = {klass, Reflection.newExecutable(m, constructor)};
    Reflection.Builder b =
        new Reflection.Builder(m, "jdk/internal/reflect/NativeConstructorAccessorImpl");
    b.set("c", m.newObjectArray(m.objectArrayKlass(), pair));
    return b.object;
  }

  /** Fields can be accessed at any time: no method handle is needed. */
  @Native(value = "isJavaLangInvokeInited", minJdk = 18)
  public static boolean isJavaLangInvokeInited() {
    return true;
  }

  @Native(value = "useNativeAccessor", minJdk = 18)
  public static boolean useNativeAccessor(Machine m, int executable) {
    Method method = Reflection.methodOf(m, executable);
    return method.argSlots > MAX_ARGUMENT_SLOTS || m.invokeLinker().isPolymorphic(method);
  }

  @Native(value = "getDirectMethod", minJdk = 18)
  public static int getDirectMethod(int method, boolean callerSensitive) {
    return method;
  }

  @Native(value = "makeConstructorHandle", minJdk = 18)
  public static int makeConstructorHandle(int constructor) {
    return constructor;
  }

  /** The variant of a caller-sensitive method that takes the caller as last argument, or null. */
  @Native(value = "findCallerSensitiveAdapter", minJdk = 18)
  public static int findCallerSensitiveAdapter(Machine m, int object) {
    Method method = Reflection.methodOf(m, object);
    Method adapter =
        method.holder.declared(method.name, method.descriptor.replace(")", "Ljava/lang/Class;)"));
    return adapter == null || adapter.isStatic() != method.isStatic()
        ? 0
        : Reflection.newExecutable(m, adapter);
  }
}
