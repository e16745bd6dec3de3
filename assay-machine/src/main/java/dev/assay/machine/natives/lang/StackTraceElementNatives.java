package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.StackTraceElement: from recorded frames to elements. */
@NativesOf({"java/lang/StackTraceElement"})
public final class StackTraceElementNatives {
  private StackTraceElementNatives() {}

  @Native("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V")
  public static void initElements17(Machine m, int elements, int throwable) {
    fill(m, elements, m.throwables().backtrace(throwable));
  }

  @Native("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V")
  public static void initElements(Machine m, int elements, int backtrace, int depth) {
    fill(m, elements, (long[]) m.heap().data[backtrace]);
  }

  private static void fill(Machine m, int elements, long[] frames) {
    int[] refs = m.heap().ints(elements);
    for (int i = 0; i < refs.length && i < frames.length; i++) {
      fillAt(m, refs[i], m.universe().methods[(int) (frames[i] >> 32)], (int) frames[i]);
    }
  }

  @Native("initStackTraceElement")
  public static void initElement(Machine m, int element, int frameInfo) {
    Method method = m.stackWalks().methodOf(frameInfo);
    CodeAttribute code = method.codeAttribute();
    fill(m, element, method, code == null ? -1 : code.lineAt(m.stackWalks().bciOf(frameInfo)));
  }

  /** Fills one element; a method without frame of its own has pc -1. */
  static void fillAt(Machine m, int element, Method method, int pc) {
    fill(m, element, method, pc < 0 ? firstLine(method) : method.line(pc));
  }

  /** The line of a method that is about to start, as far as there is one. */
  private static int firstLine(Method method) {
    CodeAttribute code = method.codeAttribute();
    return code == null || method.nativeTable != null ? -1 : code.lineAt(0);
  }

  private static void fill(Machine m, int element, Method method, int line) {
    Klass k = m.heap().klass[element];
    Klass holder = method.holder;
    set(m, element, k, "declaringClassObject", m.mirror(holder));
    set(m, element, k, "declaringClass", m.strings().intern(holder.externalName()));
    set(m, element, k, "methodName", m.strings().intern(method.name));
    String file = holder.file == null ? null : holder.file.sourceFile();
    set(m, element, k, "fileName", file == null ? 0 : m.strings().intern(file));
    set(m, element, k, "lineNumber", method.isNative() ? -2 : line);
    if (holder.loader != 0) {
      set(
          m,
          element,
          k,
          "classLoaderName",
          (int)
              m.heap()
                  .field(
                      holder.loader, m.heap().klass[holder.loader].findField("name", null).slot));
    }
    int module =
        (int)
            m.heap()
                .field(m.mirror(holder), m.universe().classKlass().declaredField("module").slot);
    if (module != 0 && m.locations().moduleName(module) != null) {
      Klass moduleKlass = m.heap().klass[module];
      set(
          m,
          element,
          k,
          "moduleName",
          (int) m.heap().field(module, moduleKlass.declaredField("name").slot));
      set(m, element, k, "moduleVersion", m.modules().moduleVersion(module));
    }
  }

  private static void set(Machine m, int element, Klass k, String field, int value) {
    m.heap().setField(element, k.declaredField(field).slot, value);
  }
}
