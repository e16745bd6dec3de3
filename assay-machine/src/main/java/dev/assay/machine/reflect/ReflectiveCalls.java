package dev.assay.machine.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.SlowPath;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.lang.invoke.VarHandle;

/**
 * Reflective calls and field accesses. The methods through which the JDK's reflection ends in the
 * virtual machine or in method handles get code of the machine's own: a frame of such a method is
 * an ordinary frame, so calls can be suspended, saved and seen in stack traces like all others.
 *
 * <p>There are two families of them. The <i>native</i> accessors ({@code invoke0}, {@code
 * newInstance0}) box results in new objects and wrap what the callee throws; JDK 17 uses nothing
 * else here. The <i>handle</i> accessors of later JDKs ({@code invokeImpl}) call a method handle
 * and leave the rest to the JDK's code; where they keep the handle, the machine keeps the reflected
 * member itself (see {@code AccessorNatives}).
 */
public final class ReflectiveCalls {
  private static final String ACCESSORS = "jdk/internal/reflect/";

  // What a step does: the a part of its word.
  private static final int PREPARE_NATIVE_CALL = 0;
  private static final int PREPARE_HANDLE_CALL = 1;
  private static final int PREPARE_NATIVE_CONSTRUCTION = 2;
  private static final int PREPARE_HANDLE_CONSTRUCTION = 3;
  private static final int CALL = 4;
  private static final int BOX = 5;
  private static final int BOX_CACHED = 6;
  private static final int WRAP = 7;
  private static final int ACCESS_FIELD = 8;
  private static final int UNREFLECT = 9;
  private static final int SERIALIZABLE_CONSTRUCTOR = 10;
  private static final int WALK_STACK = 11;
  private static final int DEFINE_CLASS = 12;
  private static final int INITIALIZE_CLASS = 13;
  public static final int FIND_DOMAIN = 14;
  public static final int PUSH_LOADER = 15;
  public static final int RECORD_DOMAIN = 16;
  public static final int INITIALIZE_SUPERTYPES = 17;

  private final Machine machine;
  private final Universe universe;
  private final Heap heap;
  private final ReflectiveArguments arguments;

  public ReflectiveCalls(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
    this.arguments = new ReflectiveArguments(machine);
  }

  // ---- code ----

  /**
   * Gives a method its code if it is one of those the machine implements here; called when a method
   * is about to be called for the first time.
   */
  public boolean provideCode(Method m) {
    if (m.holder.loader != 0) {
      return false;
    }
    return switch (m.name) {
      case "invoke0" -> isAccessor(m) && define(m, "", invocation(PREPARE_NATIVE_CALL, BOX), true);
      case "newInstance0" ->
          isAccessor(m) && define(m, "L", construction(m, PREPARE_NATIVE_CONSTRUCTION), true);
      case "invokeImpl" -> provideHandleCode(m);
      case "callStackWalk" ->
          m.holder.name.startsWith("java/lang/StackStreamFactory$")
              && define(m, "I", stackWalk(), false);
      case "defineClass0" ->
          m.holder.name.equals("java/lang/ClassLoader") && define(m, "L", definition(m), false);
      case "getProtectionDomain0", "getProtectionDomain" ->
          m.holder == universe.classKlass()
              && (m.isNative() || universe.feature() > 17)
              && define(m, "LLL*", machine.protectionDomains().code(m), false);
      default -> false;
    };
  }

  private static boolean isAccessor(Method m) {
    return m.isNative() && m.holder.name.startsWith(ACCESSORS);
  }

  private boolean provideHandleCode(Method m) {
    return switch (m.holder.name) {
      case ACCESSORS + "DirectMethodHandleAccessor" ->
          define(m, "", invocation(PREPARE_HANDLE_CALL, BOX_CACHED), false);
      case ACCESSORS + "DirectConstructorHandleAccessor" ->
          define(m, "L", construction(m, PREPARE_HANDLE_CONSTRUCTION), false);
      default -> false;
    };
  }

  /**
   * With {@code wraps}, what the call throws goes to the last word of the code.
   *
   * @param locals what the locals behind the arguments hold, see {@link Method#slotKinds}
   */
  private static boolean define(Method m, String locals, long[] code, boolean wraps) {
    synchronized (m) {
      if (m.code == null) {
        if (wraps) {
          m.handlers = new Method.Handler[] {new Method.Handler(1, 2, code.length - 1, 0)};
        }
        m.setSlotKinds(locals);
        m.maxLocals = m.argSlots + locals.replace("*", "").length();
        m.frameSlots = m.maxLocals + 8;
        VarHandle.releaseFence();
        m.code = code;
      }
    }
    return true;
  }

  private static long[] definition(Method m) {
    return new long[] {
      step(DEFINE_CLASS, 0),
      step(INITIALIZE_CLASS, 0),
      Op.word(Op.LOAD, m.argSlots, 0),
      Op.word(Op.RETURN1, 0, 0)
    };
  }

  public static long step(int which, int operand) {
    return Op.word(Op.REFLECT_STEP, which, operand);
  }

  private static long[] invocation(int prepare, int box) {
    return new long[] {
      step(prepare, 0), step(CALL, 0), step(box, 0), Op.word(Op.RETURN1, 0, 0), step(WRAP, 0)
    };
  }

  /** The new object lies in the local behind the arguments. */
  private static long[] construction(Method m, int prepare) {
    return new long[] {
      step(prepare, 0),
      step(CALL, 0),
      Op.word(Op.LOAD, m.argSlots, 0),
      Op.word(Op.RETURN1, 0, 0),
      step(WRAP, 0)
    };
  }

  private static long[] stackWalk() {
    return new long[] {step(WALK_STACK, 0), Op.word(Op.RETURN1, 0, 0)};
  }

  /**
   * Replaces a call that the JDK's accessors make on a method handle, or to get one. Called when
   * the call instruction is linked; false if it is a call like any other.
   */
  public boolean linkCall(GuestThread t, Method from, Method target, int index) {
    if (from.holder.loader != 0 || !from.holder.name.startsWith(ACCESSORS + "MethodHandle")) {
      return false;
    }
    long word =
        switch (target.holder.name) {
          case "java/lang/invoke/MethodHandle" ->
              switch (target.name) {
                case "invokeExact" -> step(ACCESS_FIELD, index);
                // The handle, which is in fact the field, stays as it is.
                case "asType" -> Op.word(Op.POP, 0, 0);
                default -> 0;
              };
          case "jdk/internal/access/JavaLangInvokeAccess" ->
              switch (target.name) {
                case "unreflectField", "unreflectConstructor" -> step(UNREFLECT, target.argSlots);
                case "serializableConstructor" -> step(SERIALIZABLE_CONSTRUCTOR, 0);
                default -> 0;
              };
          default -> 0;
        };
    if (word == 0) {
      return false;
    }
    from.code[t.pc()] = word;
    return true;
  }

  // ---- steps ----

  /** Executes one step of the top frame. */
  public void step(GuestThread t, int which, int operand) {
    switch (which) {
      case PREPARE_NATIVE_CALL, PREPARE_HANDLE_CALL -> prepareCall(t, which == PREPARE_HANDLE_CALL);
      case PREPARE_NATIVE_CONSTRUCTION, PREPARE_HANDLE_CONSTRUCTION ->
          prepareConstruction(t, which == PREPARE_HANDLE_CONSTRUCTION);
      case CALL -> call(t);
      case BOX -> box(t);
      case BOX_CACHED -> boxCached(t);
      case WRAP -> wrap(t);
      case ACCESS_FIELD -> accessField(t, operand);
      case UNREFLECT -> {
        long member = t.stack[t.sp - operand + 1];
        t.sp -= operand;
        t.pushValue(member);
        t.pcs[t.depth]++;
      }
      case SERIALIZABLE_CONSTRUCTOR -> serializableConstructor(t);
      case WALK_STACK -> machine.stackWalks().start(t);
      case DEFINE_CLASS -> machine.hiddenClasses().define(t);
      case INITIALIZE_CLASS -> machine.hiddenClasses().initialize(t);
      case FIND_DOMAIN -> machine.protectionDomains().find(t);
      case PUSH_LOADER -> machine.protectionDomains().pushLoader(t);
      case RECORD_DOMAIN -> machine.protectionDomains().recordFound(t);
      case INITIALIZE_SUPERTYPES -> machine.classInit().initializeSupertypes(t);
      default -> throw new IllegalStateException("no such step: " + which);
    }
  }

  private static int local(GuestThread t, int index) {
    return (int) t.stack[t.bases[t.depth] + index];
  }

  private int reference(int object, String field) {
    return (int) heap.field(object, heap.klass[object].findField(field, null).slot);
  }

  /** The Method, Constructor or pair that the frame's call is about. */
  private int target(GuestThread t) {
    int first = local(t, 0);
    return t.method().isNative() ? first : reference(first, "target");
  }

  /** The Method or Constructor object alone. */
  private int executable(GuestThread t) {
    int target = target(t);
    boolean pair = target != 0 && heap.klass[target].isArray();
    return pair ? heap.arrayElement(target, 1) : target;
  }

  private Method methodOf(int executable) {
    Klass holder = machine.klassOf(reference(executable, "clazz"));
    return holder.methods[reference(executable, "slot")];
  }

  private void prepareCall(GuestThread t, boolean handle) {
    arguments.start(t, local(t, 2));
    int executable = executable(t);
    if (executable == 0) {
      throw machine.nullPointer();
    }
    Method m = methodOf(executable);
    int receiver = local(t, 1);
    machine.classInit().require(t, m.holder);
    if (!m.isStatic()) {
      checkReceiver(m, receiver);
      t.pushValue(receiver);
    }
    int caller = t.method().argSlots > 3 && hasCallerParameter(t) ? local(t, 3) : 0;
    if (arguments.push(t, reference(executable, "parameterTypes"), local(t, 2), caller, handle)) {
      t.pcs[t.depth]++;
    }
  }

  /** A caller-sensitive method was replaced by its variant with the caller as last parameter. */
  private boolean hasCallerParameter(GuestThread t) {
    int accessor = local(t, 0);
    return heap.arrayLength(reference(executable(t), "parameterTypes"))
        > reference(accessor, "paramCount");
  }

  private void prepareConstruction(GuestThread t, boolean handle) {
    arguments.start(t, local(t, 1));
    int target = target(t);
    if (target == 0) {
      throw machine.nullPointer();
    }
    int executable = executable(t);
    Klass k =
        target == executable
            ? methodOf(executable).holder
            : machine.klassOf(heap.arrayElement(target, 0));
    if (k.isAbstract() || k.isInterface()) {
      throw machine.raise("java/lang/InstantiationException", k.externalName());
    }
    machine.classInit().require(t, k);
    int object = machine.newInstance(k);
    t.stack[t.bases[t.depth] + t.method().argSlots] = object;
    t.pushValue(object);
    if (arguments.push(t, reference(executable, "parameterTypes"), local(t, 1), 0, handle)) {
      t.pcs[t.depth]++;
    }
  }

  /**
   * A field in which the JDK counts calls to decide when to generate faster accessors, which the
   * machine never does. Counting would only make otherwise equal states differ.
   */
  public static boolean isCallCounter(Field f) {
    return f.holder.loader == 0
        && f.name.equals("numInvocations")
        && f.holder.name.startsWith(ACCESSORS);
  }

  private void checkReceiver(Method m, int receiver) {
    if (receiver == 0) {
      throw machine.nullPointer();
    }
    if (!heap.klass[receiver].isSubtypeOf(m.holder)) {
      throw machine.raise(
          "java/lang/IllegalArgumentException",
          universe.feature() < 18
              ? "object is not an instance of declaring class"
              : "object of type "
                  + heap.klass[receiver].externalName()
                  + " is not an instance of "
                  + m.holder.externalName());
    }
  }

  // ---- the call and its result ----

  private void call(GuestThread t) {
    Method m = methodOf(executable(t));
    if (machine.invokeLinker().isPolymorphic(m)) {
      throw machine.raise(
          "java/lang/UnsupportedOperationException",
          m.holder.name.endsWith("/VarHandle")
              ? "VarHandle access mode methods cannot be invoked reflectively"
              : "MethodHandle." + m.name + " cannot be invoked reflectively");
    }
    Method callee = m;
    if (!m.isStatic() && !m.isConstructor()) {
      Klass receiver = heap.klass[local(t, 1)];
      callee = receiver.select(m);
      if (callee == null) {
        throw machine.raise(
            "java/lang/IncompatibleClassChangeError",
            "Class "
                + receiver.externalName()
                + " does not implement the requested interface "
                + m.holder.externalName());
      }
    }
    machine.slowPath().call(t, callee);
  }

  private void box(GuestThread t) {
    Method m = methodOf(executable(t));
    long value = popResult(t, m);
    char kind = m.returnKind;
    boolean reference = kind == 'V' || kind == 'L' || kind == '[';
    t.pushValue(reference ? value : machine.boxes().box(kind, SlowPath.narrow(kind, value)));
    t.pcs[t.depth]++;
  }

  private static long popResult(GuestThread t, Method m) {
    t.sp -= m.returnSlots;
    return m.returnSlots == 0 ? 0 : t.stack[t.sp];
  }

  private void boxCached(GuestThread t) {
    Method m = methodOf(executable(t));
    char kind = m.returnKind;
    if (kind == 'V' || kind == 'L' || kind == '[') {
      t.pushValue(popResult(t, m));
      t.pcs[t.depth]++;
      return;
    }
    Klass box = machine.boxes().klass(kind);
    machine.classInit().require(t, box);
    machine.slowPath().call(t, box.declared("valueOf", "(" + kind + ")L" + box.name + ";"));
  }

  private void wrap(GuestThread t) {
    int exception = (int) t.stack[t.sp - 1];
    int wrapper =
        machine.throwables().create("java/lang/reflect/InvocationTargetException", null, exception);
    Klass k = heap.klass[wrapper];
    heap.setField(wrapper, k.declaredField("target").slot, exception);
    heap.setField(wrapper, machine.throwables().throwableKlass().declaredField("cause").slot, 0);
    throw new GuestThrow(wrapper);
  }

  // ---- handle accessors of fields, and of constructors for deserialisation ----

  private void serializableConstructor(GuestThread t) {
    int[] pair = {(int) t.stack[t.sp - 2], (int) t.stack[t.sp - 1]};
    t.sp -= 3;
    t.pushValue(machine.newObjectArray(machine.objectArrayKlass(), pair));
    t.pcs[t.depth]++;
  }

  /** On the stack: the field in place of its getter or setter, then the handle's arguments. */
  private void accessField(GuestThread t, int index) {
    String descriptor = t.method().file().pool().memberDescriptor(index);
    boolean get = !descriptor.endsWith(")V");
    int base = t.sp - 1 - Descriptors.argumentSlots(descriptor);
    int object = (int) t.stack[base];
    Field f = machine.klassOf(reference(object, "clazz")).fields[reference(object, "slot")];
    int at = base + 1;
    int holder;
    if (f.isStatic()) {
      machine.classInit().require(t, f.holder);
      holder = f.holder.mirror;
    } else {
      holder = (int) t.stack[at++];
      if (holder == 0) {
        rejectNull(t, base);
        return;
      }
      checkCast(holder, f.holder);
    }
    machine.reportAccess(get ? Watch.Act.GET_VOLATILE : Watch.Act.PUT_VOLATILE, holder, f.slot);
    t.sp = base;
    if (get) {
      t.pushValue(heap.field(holder, f.slot));
      t.sp += f.isWide() ? 1 : 0;
    } else {
      long value = t.stack[at];
      if (f.isReference() && value != 0) {
        checkCast((int) value, machine.klassOf(reference(object, "type")));
      }
      heap.setField(holder, f.slot, SlowPath.narrow(f.kind(), value));
    }
    t.pcs[t.depth]++;
  }

  private void checkCast(int object, Klass wanted) {
    if (!heap.klass[object].isSubtypeOf(wanted)) {
      throw machine.raise(
          "java/lang/ClassCastException",
          machine.locations().classCastMessage(heap.klass[object], wanted));
    }
  }

  /** The method handle would call this, which throws. */
  private void rejectNull(GuestThread t, int base) {
    t.sp = base;
    t.pushValue(0);
    Klass handles = universe.require("java/lang/invoke/DirectMethodHandle");
    machine
        .slowPath()
        .call(t, handles.declared("checkBase", "(Ljava/lang/Object;)Ljava/lang/Object;"));
  }
}
