package dev.assay.machine.invoke;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/**
 * Calls of method handles and variable handles. A method handle's behaviour is its lambda form, a
 * straight line of calls that the JDK has built; the machine translates it into code of its own the
 * first time it is called. Type conversions of inexact calls are left to the JDK's {@code asType}.
 */
public final class Handles {
  private final Machine machine;
  private final InvokeLinker linker;
  private final Universe universe;
  private final Heap heap;

  Handles(Machine machine, InvokeLinker linker) {
    this.machine = machine;
    this.linker = linker;
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  private Layout layout() {
    return linker.layout();
  }

  // ---- call sites ----

  /** A call of a signature-polymorphic method. The descriptor lacks the receiver. */
  static final class Site {
    final Klass caller;
    final Method target;
    final String descriptor;
    final boolean isStatic;
    final int slots;

    /** Parameter classes and result class, once resolved. */
    Klass[] parameters;

    Klass result;

    /** Receiver of the last call of a variable handle and the code for it. */
    VarHandleTarget cached;

    Site(Klass caller, Method target, String descriptor) {
      this.caller = caller;
      this.target = target;
      this.descriptor = descriptor;
      this.isStatic = target.isStatic();
      this.slots = Descriptors.argumentSlots(descriptor) + (isStatic ? 0 : 1);
    }
  }

  private record VarHandleTarget(Klass implementation, Method adapter) {}

  Site site(Klass caller, Method target, String descriptor) {
    return new Site(caller, target, descriptor);
  }

  void invoke(GuestThread t, Site site) {
    switch (site.target.name) {
      case "invokeBasic" -> {
        requireReceiver(t, site);
        invokeBasic(t, site.slots);
      }
      case "linkToStatic" -> link(t, Steps.LINK_STATIC, site.slots);
      case "linkToVirtual" -> link(t, Steps.LINK_VIRTUAL, site.slots);
      case "linkToSpecial" -> link(t, Steps.LINK_SPECIAL, site.slots);
      case "linkToInterface" -> link(t, Steps.LINK_INTERFACE, site.slots);
      case "invokeExact", "invoke" -> {
        int handle = requireReceiver(t, site);
        if (hasType(handle, site)) {
          invokeBasic(t, site.slots);
        } else {
          machine.slowPath().call(t, converting(site));
        }
      }
      default -> invokeVarHandle(t, site);
    }
  }

  private int requireReceiver(GuestThread t, Site site) {
    int r = (int) t.stack[t.sp - site.slots];
    if (r == 0) {
      throw machine.slowPath().exceptions().nullPointer(t);
    }
    return r;
  }

  private void resolve(Site site) {
    if (site.parameters == null) {
      String[] names = Descriptors.parameterTypes(site.descriptor);
      Klass[] types = new Klass[names.length];
      for (int i = 0; i < names.length; i++) {
        types[i] = linker.typeOf(site.caller, names[i]);
      }
      site.result = linker.typeOf(site.caller, Descriptors.returnType(site.descriptor));
      site.parameters = types;
    }
  }

  private boolean hasType(int handle, Site site) {
    resolve(site);
    int type = (int) heap.field(handle, layout().handleType);
    if (heap.field(type, layout().methodTypeResult) != machine.mirror(site.result)) {
      return false;
    }
    int[] parameters = heap.ints((int) heap.field(type, layout().methodTypeParameters));
    if (parameters.length != site.parameters.length) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i] != machine.mirror(site.parameters[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Code for a call with another type than the handle's: the JDK's own check, which refuses it for
   * invokeExact and otherwise gives a handle of the site's type, then the call of that.
   */
  private Method converting(Site site) {
    return universe.shared(
        site.target.name + " " + site.caller.id + site.descriptor,
        () -> {
          Klass invokers = universe.require("java/lang/invoke/Invokers");
          boolean exact = site.target.name.equals("invokeExact");
          CodeBuilder b = new CodeBuilder();
          b.load('L', 0);
          linker.pushMethodType(b, site.caller, site.descriptor);
          b.callStatic(invokers.declaredByName(exact ? "checkExactType" : "checkGenericType"));
          if (exact) {
            b.load('L', 0);
          }
          loadParameters(b, site.descriptor, 1);
          b.step(Steps.INVOKE_BASIC, site.slots);
          b.ret(Descriptors.returnKind(site.descriptor));
          return b.build(
              universe, site.caller, "invoke", withReceiver(site.descriptor), 0, site.slots + 8);
        });
  }

  private static String withReceiver(String descriptor) {
    return "(Ljava/lang/Object;" + descriptor.substring(1);
  }

  private static void loadParameters(CodeBuilder b, String descriptor, int first) {
    int slot = first;
    for (String p : Descriptors.parameterTypes(descriptor)) {
      b.load(p.charAt(0), slot);
      slot += Descriptors.slots(p);
    }
  }

  // ---- variable handles ----

  private void invokeVarHandle(GuestThread t, Site site) {
    int handle = requireReceiver(t, site);
    resolve(site);
    if (heap.field(handle, layout().varHandleExact) != 0) {
      machine.slowPath().call(t, exactAccess(site));
      return;
    }
    Klass implementation = heap.klass[handle];
    VarHandleTarget known = site.cached;
    if (known == null || known.implementation() != implementation) {
      known = new VarHandleTarget(implementation, varHandleAdapter(handle, implementation, site));
      site.cached = known;
    }
    machine.slowPath().call(t, known.adapter());
  }

  private Method varHandleAdapter(int handle, Klass implementation, Site site) {
    Method direct = null;
    if (!implementation.name.equals("java/lang/invoke/IndirectVarHandle")) {
      int form = (int) heap.field(handle, layout().varHandleForm);
      int mirror = (int) heap.field(form, layout().varFormImplementation);
      Method method = mirror == 0 ? null : accessMethod(machine.klassOf(mirror), site);
      if (mirror != 0 && method == null) {
        return unsupportedAccess(site);
      }
      direct = method != null && sameShape(method, site) ? method : null;
    }
    return adapter(direct, site);
  }

  private Method adapter(Method found, Site site) {
    return universe.shared(
        "access "
            + (found == null ? "convert" : found.id)
            + " "
            + site.target.name
            + " "
            + site.caller.id
            + site.descriptor,
        () -> found == null ? convertingAccess(site) : directAccess(found, site));
  }

  /** The implementation's static method for an access mode, or null. */
  private Method accessMethod(Klass k, Site site) {
    for (Klass c = k; c != null; c = c.superKlass) {
      Method m = c.declaredByName(site.target.name);
      if (m != null && m.isStatic()) {
        return m;
      }
    }
    return null;
  }

  private static boolean sameShape(Method m, Site site) {
    String[] own = Descriptors.parameterTypes(m.descriptor);
    String[] given = Descriptors.parameterTypes(site.descriptor);
    if (own.length != given.length + 1) {
      return false;
    }
    for (int i = 0; i < given.length; i++) {
      if (!sameKind(own[i + 1].charAt(0), given[i].charAt(0))) {
        return false;
      }
    }
    char result = Descriptors.returnKind(site.descriptor);
    return result == 'V' || sameKind(m.returnKind, result);
  }

  private static boolean sameKind(char a, char b) {
    boolean ra = a == 'L' || a == '[';
    boolean rb = b == 'L' || b == '[';
    return ra ? rb : a == b;
  }

  private Method directAccess(Method m, Site site) {
    CodeBuilder b = new CodeBuilder();
    b.load('L', 0);
    loadParameters(b, site.descriptor, 1);
    b.callStatic(m);
    char result = Descriptors.returnKind(site.descriptor);
    if (result == 'V' && m.returnSlots > 0) {
      b.op(m.returnSlots == 2 ? Op.POP2 : Op.POP, 0, 0);
    } else if (result == 'L' || result == '[') {
      b.op(Op.CHECKCAST_Q, 0, site.result.id);
    }
    b.ret(result);
    Method adapter =
        b.build(universe, site.caller, m.name, withReceiver(site.descriptor), 0, site.slots + 4);
    adapter.setSlotKinds("");
    adapter.accessed = m;
    return adapter;
  }

  /**
   * The code between a call of a variable handle and the method that does the access, which needs
   * no conversion; null if it does.
   *
   * @param descriptor of that code, with the receiver
   */
  public Method accessAdapter(Klass caller, Method accessed, String descriptor) {
    Klass varHandle = universe.require("java/lang/invoke/VarHandle");
    Method mode = varHandle.declaredByName(accessed.name);
    if (mode == null || !accessed.isStatic() || !descriptor.startsWith(withReceiver("("))) {
      return null;
    }
    Site site = site(caller, mode, "(" + descriptor.substring(withReceiver("(").length()));
    if (!sameShape(accessed, site)) {
      return null;
    }
    resolve(site);
    return adapter(accessed, site);
  }

  /** A handle that takes exact types only: the JDK compares them, then nothing is converted. */
  private Method exactAccess(Site site) {
    return universe.shared(
        "exact " + site.target.name + " " + site.caller.id + site.descriptor,
        () -> {
          CodeBuilder b = new CodeBuilder();
          b.load('L', 0);
          pushAccessDescriptor(b, site);
          Klass varHandle = universe.require("java/lang/invoke/VarHandle");
          Method check = varHandle.declaredByName("checkExactAccessMode");
          if (check == null) {
            check = varHandle.declaredByName("checkAccessModeThenIsDirect");
          }
          b.op(Op.INVOKESPECIAL_Q, check.argSlots, check.id);
          if (check.returnSlots > 0) {
            b.op(Op.POP, 0, 0);
          }
          writeConvertingAccess(b, site);
          return b.build(
              universe,
              site.caller,
              site.target.name,
              withReceiver(site.descriptor),
              0,
              site.slots + 8);
        });
  }

  private void pushAccessDescriptor(CodeBuilder b, Site site) {
    Klass descriptor = universe.require("java/lang/invoke/VarHandle$AccessDescriptor");
    Klass mode = universe.require("java/lang/invoke/VarHandle$AccessMode");
    b.step(Steps.NEW_INSTANCE, b.constant(descriptor)).op(Op.DUP, 0, 0);
    linker.pushMethodType(b, site.caller, site.descriptor);
    pushAccessMode(b, site).op(Op.GETFIELD1_Q, 0, mode.declaredField("at").slot);
    pushOrdinal(b);
    pushAccessMode(b, site);
    pushOrdinal(b);
    Method constructor = descriptor.declaredByName("<init>");
    b.op(Op.INVOKESPECIAL_Q, constructor.argSlots, constructor.id);
  }

  private CodeBuilder pushAccessMode(CodeBuilder b, Site site) {
    Klass mode = universe.require("java/lang/invoke/VarHandle$AccessMode");
    b.reference(machine.strings().intern(site.target.name));
    return b.callStatic(mode.declaredByName("valueFromMethodName"));
  }

  /** In the place of an enum's constant. */
  private void pushOrdinal(CodeBuilder b) {
    b.op(Op.INVOKESPECIAL_Q, 1, universe.require("java/lang/Enum").declared("ordinal", "()I").id);
  }

  /** The JDK raises the exception of an access that there is not for such a variable. */
  private Method unsupportedAccess(Site site) {
    return universe.shared(
        "unsupported " + site.target.name + " " + site.caller.id + site.descriptor,
        () -> {
          Klass varHandle = universe.require("java/lang/invoke/VarHandle");
          Klass form = universe.require("java/lang/invoke/VarForm");
          CodeBuilder b = new CodeBuilder();
          b.load('L', 0).op(Op.GETFIELD1_Q, 0, varHandle.declaredField("vform").slot);
          pushAccessMode(b, site);
          pushOrdinal(b);
          Method getter = form.declaredByName("getMemberName");
          b.op(Op.INVOKESPECIAL_Q, getter.argSlots, getter.id).op(Op.POP, 0, 0);
          writeConvertingAccess(b, site);
          return b.build(
              universe,
              site.caller,
              site.target.name,
              withReceiver(site.descriptor),
              0,
              site.slots + 8);
        });
  }

  /** Through the handle's method handle for the access mode, converted to the site's type. */
  private Method convertingAccess(Site site) {
    CodeBuilder b = new CodeBuilder();
    writeConvertingAccess(b, site);
    return b.build(
        universe, site.caller, site.target.name, withReceiver(site.descriptor), 0, site.slots + 8);
  }

  private void writeConvertingAccess(CodeBuilder b, Site site) {
    Klass varHandle = universe.require("java/lang/invoke/VarHandle");
    Klass handle = universe.require("java/lang/invoke/MethodHandle");
    b.load('L', 0);
    pushAccessMode(b, site);
    pushOrdinal(b);
    b.callVirtual(varHandle.declared("getMethodHandle", "(I)Ljava/lang/invoke/MethodHandle;"));
    linker.pushMethodType(
        b, site.caller, "(Ljava/lang/invoke/VarHandle;" + site.descriptor.substring(1));
    b.callVirtual(
        handle.declared(
            "asType", "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;"));
    b.load('L', 0);
    b.callVirtual(varHandle.declaredByName("asDirect"));
    loadParameters(b, site.descriptor, 1);
    b.step(Steps.INVOKE_BASIC, site.slots + 1);
    b.ret(Descriptors.returnKind(site.descriptor));
  }

  // ---- steps ----

  void step(GuestThread t, int step, int b) {
    switch (step) {
      case Steps.INVOKE_BASIC -> invokeBasic(t, b);
      case Steps.FORM_CONSTANT -> pushFormConstant(t, (FormConstant) t.method().constants[b]);
      case Steps.NEW_INSTANCE -> {
        t.pushValue(machine.newInstance((Klass) t.method().constants[b]));
        t.pcs[t.depth]++;
      }
      case Steps.FORM_FUNCTION -> {
        t.pushValue(function(form(t), b));
        t.pcs[t.depth]++;
      }
      default -> link(t, step, b);
    }
  }

  /** Calls the lambda form of the handle below its arguments. */
  void invokeBasic(GuestThread t, int slots) {
    int handle = (int) t.stack[t.sp - slots];
    if (handle == 0) {
      throw machine.nullPointer();
    }
    int form = (int) heap.field(handle, layout().handleForm);
    machine.slowPath().call(t, compiled(form));
  }

  /** Calls the member on top of the stack with the arguments below it. */
  private void link(GuestThread t, int step, int slots) {
    int member = (int) t.stack[t.sp - 1];
    if (member == 0) {
      throw machine.nullPointer();
    }
    Method m = target(member);
    if (step != Steps.LINK_STATIC) {
      int receiver = (int) t.stack[t.sp - slots];
      if (receiver == 0) {
        throw machine.nullPointer();
      }
      if (step != Steps.LINK_SPECIAL) {
        m = heap.klass[receiver].select(m);
      }
    } else {
      machine.classInit().require(t, m.holder);
    }
    t.sp--;
    try {
      machine.slowPath().call(t, m);
    } catch (Suspend e) {
      // The thread must wait for a monitor; when it goes on, the member is needed again.
      t.stack[t.sp++] = member;
      throw e;
    }
  }

  /** The method a resolved MemberName stands for. */
  public Method target(int member) {
    int resolved = (int) heap.field(member, layout().memberMethod);
    if (resolved == 0) {
      throw new IllegalStateException("unresolved member name");
    }
    return universe.methods[(int) heap.field(resolved, Layout.INJECTED)];
  }

  // ---- lambda forms ----

  /** A constant argument: which name, which argument, as what kind of value. */
  record FormConstant(int name, int argument, char kind) {}

  private int form(GuestThread t) {
    int handle = (int) t.stack[t.bases[t.depth]];
    return (int) heap.field(handle, layout().handleForm);
  }

  private int name(int form, int index) {
    return heap.arrayElement((int) heap.field(form, layout().formNames), index);
  }

  private int function(int form, int index) {
    return (int) heap.field(name(form, index), layout().nameFunction);
  }

  private void pushFormConstant(GuestThread t, FormConstant c) {
    int name = name(form(t), c.name());
    int arguments = (int) heap.field(name, layout().nameArguments);
    int value = heap.arrayElement(arguments, c.argument());
    if (c.kind() == 'L') {
      t.pushValue(value);
    } else if (CodeBuilder.isWide(c.kind())) {
      t.pushWide(unbox(value, c.kind()));
    } else {
      t.pushValue(unbox(value, c.kind()));
    }
    t.pcs[t.depth]++;
  }

  /** The code of a lambda form. Forms that differ in constants only share it. */
  private Method compiled(int form) {
    int id = (int) heap.field(form, Layout.INJECTED);
    if (id == 0) {
      Method m = new FormCompiler(form).compile();
      id = m.id;
      heap.setField(form, Layout.INJECTED, id);
    }
    return universe.methods[id];
  }

  private final class FormCompiler {
    private final int form;
    private final int[] names;
    private final char[] kinds;
    private final int[] slots;
    private final CodeBuilder code = new CodeBuilder();
    private final StringBuilder key = new StringBuilder();
    private int stack = 8;

    FormCompiler(int form) {
      this.form = form;
      this.names = heap.ints((int) heap.field(form, layout().formNames));
      this.kinds = new char[names.length];
      this.slots = new int[names.length + 1];
      for (int i = 0; i < names.length; i++) {
        kinds[i] = kindOf(names[i]);
        slots[i + 1] = slots[i] + (kinds[i] == 'V' ? 0 : CodeBuilder.isWide(kinds[i]) ? 2 : 1);
      }
    }

    Method compile() {
      int arity = (int) heap.field(form, layout().formArity);
      int result = (int) heap.field(form, layout().formResult);
      StringBuilder descriptor = new StringBuilder("(");
      for (int i = 0; i < arity; i++) {
        descriptor.append(describe(kinds[i]));
      }
      char returned = result < 0 ? 'V' : kinds[result];
      descriptor.append(')').append(describe(returned));
      key.append(descriptor).append(result).append(kinds);
      for (int i = arity; i < names.length; i++) {
        call(i);
        if (kinds[i] != 'V') {
          code.store(kinds[i], slots[i]);
        }
      }
      if (returned != 'V') {
        code.load(returned, slots[result]);
      }
      code.ret(returned);
      int locals = slots[names.length] - slots[arity];
      return universe.shared(
          "form " + key,
          () ->
              code.build(
                  universe,
                  universe.require("java/lang/invoke/LambdaForm"),
                  "form",
                  descriptor.toString(),
                  locals,
                  stack));
    }

    private static String describe(char kind) {
      return kind == 'L' ? "Ljava/lang/Object;" : String.valueOf(kind);
    }

    private char kindOf(int name) {
      return (char) heap.field((int) heap.field(name, layout().nameType), layout().typeChar);
    }

    private void call(int i) {
      int function = (int) heap.field(names[i], layout().nameFunction);
      int member = (int) heap.field(function, layout().functionMember);
      int arguments = (int) heap.field(names[i], layout().nameArguments);
      int[] given = heap.ints(arguments);
      Method m =
          member == 0 || heap.field(member, layout().memberMethod) == 0 ? null : target(member);
      if (m == null && member != 0 && isFieldGetter(member)) {
        getField(member, i, given);
        return;
      }
      boolean throughHandle = m == null || m.isConstructor();
      key.append('|').append(throughHandle ? "h" : "m" + m.id).append('(');
      int size = 0;
      if (throughHandle) {
        Klass k = universe.require("java/lang/invoke/LambdaForm$NamedFunction");
        code.step(Steps.FORM_FUNCTION, i);
        code.op(
            Op.INVOKESPECIAL_Q,
            1,
            k.declared("resolvedHandle", "()Ljava/lang/invoke/MethodHandle;").id);
        size = 1;
      }
      String[] types = throughHandle ? null : parameterTypes(m, member);
      for (int j = 0; j < given.length; j++) {
        char kind = argument(i, j, given[j], types, function);
        size += CodeBuilder.isWide(kind) ? 2 : 1;
      }
      key.append(')');
      stack = Math.max(stack, size + 8);
      if (throughHandle) {
        code.step(Steps.INVOKE_BASIC, size);
      } else if (linker.isPolymorphic(m)) {
        code.step(stepFor(m), size);
      } else if (m.isStatic()) {
        code.callStatic(m);
      } else if (m.holder.isInterface()) {
        code.op(Op.INVOKEINTERFACE_Q, m.argSlots, m.id);
      } else if (m.vtableIndex >= 0 && !isSpecial(member)) {
        code.callVirtual(m);
      } else {
        code.op(Op.INVOKESPECIAL_Q, m.argSlots, m.id);
      }
    }

    private boolean isFieldGetter(int member) {
      int kind = (int) heap.field(member, layout().memberFlags) >>> 24 & 0xf;
      return kind == 1 || kind == 2;
    }

    /** The JDK uses field getters as functions; their own forms are defined in terms of them. */
    private void getField(int member, int i, int[] given) {
      Klass holder = machine.klassOf((int) heap.field(member, layout().memberClass));
      String name = machine.strings().get((int) heap.field(member, layout().memberName));
      Field f = holder.findField(name, null);
      key.append("|f").append(f.holder.id).append('.').append(f.slot).append('(');
      if (f.isStatic()) {
        code.op(f.isWide() ? Op.GETSTATIC2_Q : Op.GETSTATIC1_Q, f.slot, f.holder.mirror);
      } else {
        argument(i, 0, given[0], null, 0);
        code.op(f.isWide() ? Op.GETFIELD2_Q : Op.GETFIELD1_Q, 0, f.slot);
      }
      key.append(')');
    }

    private boolean isSpecial(int member) {
      return ((int) heap.field(member, layout().memberFlags) >>> 24 & 0xf) == 7;
    }

    private int stepFor(Method m) {
      return switch (m.name) {
        case "linkToStatic" -> Steps.LINK_STATIC;
        case "linkToVirtual" -> Steps.LINK_VIRTUAL;
        case "linkToSpecial" -> Steps.LINK_SPECIAL;
        case "linkToInterface" -> Steps.LINK_INTERFACE;
        case "invokeBasic" -> Steps.INVOKE_BASIC;
        default -> throw new IllegalStateException("a lambda form calls " + m);
      };
    }

    /** Pushes one argument: the result of an earlier name, or a constant. */
    private char argument(int i, int j, int value, String[] types, int function) {
      if (value != 0 && heap.klass[value] == layout().nameKlass) {
        int index = (short) heap.field(value, layout().nameIndex);
        code.load(kinds[index], slots[index]);
        key.append(index).append(',');
        return kinds[index];
      }
      char kind =
          types != null && j < types.length ? basic(types[j].charAt(0)) : handleKind(function, j);
      code.step(Steps.FORM_CONSTANT, code.constant(new FormConstant(i, j, kind)));
      key.append('#').append(kind).append(',');
      return kind;
    }

    /** The kind of a parameter of a function that is known by its handle only. */
    private char handleKind(int function, int j) {
      int handle = (int) heap.field(function, layout().functionHandle);
      int type = (int) heap.field(handle, layout().handleType);
      int[] parameters = heap.ints((int) heap.field(type, layout().methodTypeParameters));
      return basic(machine.klassOf(parameters[j]).descriptor().charAt(0));
    }

    private String[] parameterTypes(Method m, int member) {
      // The member's own type says what this use of a polymorphic method takes.
      String[] declared =
          Descriptors.parameterTypes(linker.isPolymorphic(m) ? descriptorOf(member) : m.descriptor);
      if (m.isStatic()) {
        return declared;
      }
      String[] all = new String[declared.length + 1];
      all[0] = "Ljava/lang/Object;";
      System.arraycopy(declared, 0, all, 1, declared.length);
      return all;
    }

    private static char basic(char kind) {
      return switch (kind) {
        case 'L', '[' -> 'L';
        case 'J', 'F', 'D' -> kind;
        default -> 'I';
      };
    }
  }

  // ---- types ----

  /** The descriptor of a MemberName's type, in whichever form the JDK keeps it. */
  public String descriptorOf(int member) {
    int type = (int) heap.field(member, layout().memberType);
    Klass k = heap.klass[type];
    if (k == machine.strings().klass()) {
      return machine.strings().get(type);
    }
    if (k == universe.classKlass()) {
      return machine.klassOf(type).descriptor();
    }
    int result;
    int parameters;
    if (k.isArray()) {
      result = heap.arrayElement(type, 0);
      parameters = heap.arrayElement(type, 1);
    } else {
      result = (int) heap.field(type, layout().methodTypeResult);
      parameters = (int) heap.field(type, layout().methodTypeParameters);
    }
    StringBuilder b = new StringBuilder("(");
    for (int p : heap.ints(parameters)) {
      b.append(machine.klassOf(p).descriptor());
    }
    return b.append(')').append(machine.klassOf(result).descriptor()).toString();
  }

  /** A wrapper object for a primitive value in slot form. */
  public int box(char kind, long value) {
    Klass k = universe.require(wrapper(kind));
    int r = machine.newInstance(k);
    heap.setField(r, k.declaredField("value").slot, value);
    return r;
  }

  /** The primitive value of a wrapper, converted to {@code kind} as a basic type. */
  public long unbox(int r, char kind) {
    Klass k = heap.klass[r];
    Field f = k.declaredField("value");
    long v = heap.field(r, f.slot);
    return v;
  }

  private static String wrapper(char kind) {
    return switch (kind) {
      case 'Z' -> "java/lang/Boolean";
      case 'B' -> "java/lang/Byte";
      case 'C' -> "java/lang/Character";
      case 'S' -> "java/lang/Short";
      case 'J' -> "java/lang/Long";
      case 'F' -> "java/lang/Float";
      case 'D' -> "java/lang/Double";
      default -> "java/lang/Integer";
    };
  }
}
