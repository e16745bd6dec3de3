package dev.assay.machine.invoke;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Links invokedynamic call sites and dynamic constants. The bootstrap methods every program uses
 * (lambdas, string concatenation, records) are linked by classes the machine writes itself; all
 * others run as they are, through the JDK's own java.lang.invoke.
 *
 * <p>What such a bootstrap method yields is an object of the program, hence part of its state. It
 * is kept in an array that hangs on the class object; a call that has to come first is a frame on
 * top of the instruction, which is executed again afterwards.
 */
public final class InvokeLinker {
  private static final String HANDLE = "java/lang/invoke/MethodHandle";
  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

  private final Machine machine;
  private final Universe universe;
  private final Heap heap;
  private final LambdaClasses lambdas;
  private final ConcatClasses concats;
  private final RecordClasses records;
  private final Handles handles;
  private final SiteCheck sites;
  private Layout layout;

  public InvokeLinker(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
    Generated generated = new Generated(machine);
    this.lambdas = new LambdaClasses(generated);
    this.concats = new ConcatClasses(generated, universe);
    this.records = new RecordClasses(generated);
    this.handles = new Handles(machine, this);
    this.sites = new SiteCheck(machine, this);
  }

  Layout layout() {
    if (layout == null) {
      layout = new Layout(universe);
    }
    return layout;
  }

  public Handles handles() {
    return handles;
  }

  // ---- invokedynamic ----

  /** First execution of a call site. */
  public void linkDynamicCall(GuestThread t, int index) {
    Method m = t.method();
    Method target = generatedTarget(m, t.pc(), index);
    if (target != null) {
      m.code[t.pc()] = Op.word(Op.CALL_STATIC, Op.a(m.code[t.pc()]), target.id);
      return;
    }
    DynamicSite site = new DynamicSite(index, m.holder.dynamicSlot(m, m.bci(t.pc())));
    m.code[t.pc()] = Op.word(Op.INVOKEDYNAMIC_Q, Op.a(m.code[t.pc()]), m.addConstant(site));
  }

  private record DynamicSite(int index, int slot) {}

  /**
   * The method that the machine writes for a call site, or null if it leaves the site to the JDK.
   * One for each site, whichever machine comes first.
   */
  private Method generatedTarget(Method m, int pc, int index) {
    return universe.shared(
        "site " + m.id + " " + pc, () -> linkKnown(m.holder, index, Origin.callSite(m, pc)));
  }

  /** The class that the machine has written, or writes now, for a certain purpose; null if none. */
  public Klass generatedFor(Origin origin) {
    Method m = origin.method;
    Method target = null;
    if (m == null) {
      target = concats.link(origin.descriptor, origin.pieces);
    } else {
      machine.slowPath().prepare(m);
      long word = origin.pc >= 0 && origin.pc < m.code.length ? m.code[origin.pc] : 0;
      if (Op.op(word) == Op.INVOKEDYNAMIC) {
        target = generatedTarget(m, origin.pc, Op.b(word));
      } else if (Op.op(word) == Op.CALL_STATIC) {
        target = universe.methods[Op.b(word)];
      }
    }
    return target != null && target.holder.generated ? target.holder : null;
  }

  private Method linkKnown(Klass caller, int index, Origin origin) {
    ConstantPool pool = caller.file.pool();
    ClassFile.BootstrapMethod bootstrap =
        caller.file.bootstrapMethods()[pool.bootstrapIndex(index)];
    String name = pool.memberName(index);
    String descriptor = pool.memberDescriptor(index);
    int[] arguments = bootstrap.argumentIndexes();
    return switch (SiteCheck.known(pool, bootstrap)) {
      case "java/lang/invoke/LambdaMetafactory.metafactory" ->
          lambda(origin, caller, index, arguments, false);
      case "java/lang/invoke/LambdaMetafactory.altMetafactory" ->
          lambda(origin, caller, index, arguments, true);
      case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" ->
          concatenation(caller, descriptor, SiteCheck.pieces(pool, arguments));
      case "java/lang/invoke/StringConcatFactory.makeConcat" ->
          arguments.length > 0
              ? null
              : concatenation(
                  caller,
                  descriptor,
                  Arrays.asList(new String[Descriptors.parameterTypes(descriptor).length]));
      case "java/lang/runtime/ObjectMethods.bootstrap" ->
          sites.isRecordMethod(caller, name, descriptor, arguments)
              ? records.link(origin, caller, name, descriptor, arguments)
              : null;
      default -> null;
    };
  }

  private Method lambda(
      Origin origin, Klass caller, int index, int[] arguments, boolean alternative) {
    String descriptor = caller.file.pool().memberDescriptor(index);
    return sites.isLambda(caller, descriptor, arguments, alternative)
        ? lambdas.link(origin, caller, index, alternative)
        : null;
  }

  private Method concatenation(Klass caller, String descriptor, List<String> pieces) {
    return pieces != null && sites.isConcatenation(caller, descriptor, pieces)
        ? concats.link(descriptor, pieces)
        : null;
  }

  /** A call site with a bootstrap method of its own: resolve it once per state, then call. */
  public void executeDynamicCall(GuestThread t, int constant) {
    Method m = t.method();
    DynamicSite site = (DynamicSite) m.constants[constant];
    int callSite = resolved(m.holder, site.slot());
    if (callSite == 0) {
      linkThroughProgram(t, m.holder, site);
      throw Suspend.CALL_FIRST;
    }
    int handle = (int) heap.field(callSite, layout().siteTarget);
    String descriptor = m.file().pool().memberDescriptor(site.index());
    int slots = Descriptors.argumentSlots(descriptor);
    insertBelow(t, slots, handle);
    handles.invokeBasic(t, slots + 1);
  }

  static void insertBelow(GuestThread t, int slots, long value) {
    t.ensure(t.sp + 2);
    int at = t.sp - slots;
    System.arraycopy(t.stack, at, t.stack, at + 1, slots);
    t.stack[at] = value;
    t.sp++;
  }

  private void linkThroughProgram(GuestThread t, Klass caller, DynamicSite site) {
    ConstantPool pool = caller.file.pool();
    ClassFile.BootstrapMethod bootstrap =
        caller.file.bootstrapMethods()[pool.bootstrapIndex(site.index())];
    requireBootstrap(t, caller, bootstrap);
    Method link =
        resolver(
            caller,
            site.slot(),
            b -> {
              b.step(Steps.PUSH_RESOLVED, bootstrap.handleIndex());
              b.reference(machine.strings().intern(pool.memberName(site.index())));
              pushMethodType(b, caller, pool.memberDescriptor(site.index()));
              pushInfo(b, bootstrap);
              b.reference(machine.mirror(caller));
              b.callStatic(
                  universe.require("java/lang/invoke/CallSite").declaredByName("makeSite"));
            });
    machine.slowPath().pushFrame(t, link);
  }

  /** The bootstrap handle and all static arguments must be there before the call is made. */
  private void requireBootstrap(GuestThread t, Klass caller, ClassFile.BootstrapMethod bootstrap) {
    constant(t, caller, bootstrap.handleIndex());
    for (int index : bootstrap.argumentIndexes()) {
      constant(t, caller, index);
    }
  }

  private static void pushInfo(CodeBuilder b, ClassFile.BootstrapMethod bootstrap) {
    int[] arguments = bootstrap.argumentIndexes();
    switch (arguments.length) {
      case 0 -> b.push(0);
      case 1 -> b.step(Steps.PUSH_RESOLVED, arguments[0]);
      default -> b.step(Steps.RESOLVED_ARRAY, b.constant(arguments));
    }
  }

  private interface Body {
    void write(CodeBuilder b);
  }

  /** A frame that computes an object and stores it in the caller's array; made once per slot. */
  private Method resolver(Klass caller, int slot, Body body) {
    return universe.shared(
        "resolve " + caller.id + " " + slot,
        () -> {
          CodeBuilder b = new CodeBuilder();
          body.write(b);
          b.step(Steps.STORE_RESOLVED, slot);
          b.op(Op.RETURN0, 0, 0);
          int handler = b.size();
          b.step(Steps.STORE_FAILURE, slot);
          Method m = b.build(universe, caller, "!resolve", "()V", 0, 16);
          m.handlers = new Method.Handler[] {new Method.Handler(0, handler - 2, handler, 0)};
          return m;
        });
  }

  // ---- constants ----

  /** An ldc of something other than a plain value, string or class. */
  public void loadConstant(GuestThread t, int index) {
    Method m = t.method();
    int r = constant(t, m.holder, index);
    ConstantPool pool = m.file().pool();
    char kind =
        pool.tag(index) == ConstantPool.DYNAMIC ? pool.memberDescriptor(index).charAt(0) : 'L';
    if (kind == 'L' || kind == '[') {
      t.pushValue(r);
    } else {
      long v = handles.unbox(r, kind);
      if (CodeBuilder.isWide(kind)) {
        t.pushWide(v);
      } else {
        t.pushValue(v);
      }
    }
    t.pcs[t.depth]++;
  }

  /**
   * The object a constant stands for (boxed if primitive); suspends if it must be computed first.
   */
  private int constant(GuestThread t, Klass k, int index) {
    ConstantPool pool = k.file.pool();
    int known = resolved(k, index);
    if (known != 0 && known != resolvedArray(k)) {
      return known;
    }
    if (known != 0 && pool.tag(index) != ConstantPool.CLASS) {
      return 0;
    }
    int value;
    switch (pool.tag(index)) {
      case ConstantPool.STRING -> value = machine.strings().intern(pool.string(index));
      case ConstantPool.CLASS -> value = machine.mirror(machine.linker().resolveClass(k, index));
      case ConstantPool.INTEGER -> value = handles.box('I', pool.intAt(index));
      case ConstantPool.FLOAT -> value = handles.box('F', pool.intAt(index));
      case ConstantPool.LONG -> value = handles.box('J', pool.longAt(index));
      case ConstantPool.DOUBLE -> value = handles.box('D', pool.longAt(index));
      default -> {
        compute(t, k, pool, index);
        throw Suspend.CALL_FIRST;
      }
    }
    store(k, index, value);
    return value;
  }

  private void compute(GuestThread t, Klass k, ConstantPool pool, int index) {
    Klass natives = universe.require("java/lang/invoke/MethodHandleNatives");
    Method m =
        switch (pool.tag(index)) {
          case ConstantPool.METHOD_TYPE ->
              resolver(k, index, b -> pushMethodType(b, k, pool.methodType(index)));
          case ConstantPool.METHOD_HANDLE ->
              resolver(k, index, b -> pushMethodHandle(b, natives, k, pool, index));
          case ConstantPool.DYNAMIC -> dynamicConstant(t, natives, k, pool, index);
          default -> throw new IllegalStateException("constant of kind " + pool.tag(index));
        };
    machine.slowPath().pushFrame(t, m);
  }

  private Method dynamicConstant(
      GuestThread t, Klass natives, Klass k, ConstantPool pool, int index) {
    ClassFile.BootstrapMethod bootstrap = k.file.bootstrapMethods()[pool.bootstrapIndex(index)];
    requireBootstrap(t, k, bootstrap);
    Method link = natives.declaredByName("linkDynamicConstant");
    return resolver(
        k,
        index,
        b -> {
          b.reference(machine.mirror(k));
          if (link.descriptor.startsWith("(Ljava/lang/Object;I")) {
            b.push(index);
          }
          b.step(Steps.PUSH_RESOLVED, bootstrap.handleIndex());
          b.reference(machine.strings().intern(pool.memberName(index)));
          b.reference(machine.mirror(typeOf(k, pool.memberDescriptor(index))));
          pushInfo(b, bootstrap);
          b.callStatic(link);
        });
  }

  private void pushMethodHandle(
      CodeBuilder b, Klass natives, Klass k, ConstantPool pool, int index) {
    int ref = pool.handleReference(index);
    int kind = pool.handleKind(index);
    b.reference(machine.mirror(k));
    b.push(kind);
    Klass owner = machine.linker().resolveClass(k, pool.memberOwner(ref));
    String descriptor = pool.memberDescriptor(ref);
    if (descriptor.charAt(0) == '(') {
      // Before the types are: one that is missing is no matter if there is no such method.
      machine.linker().checkHandle(k, owner, pool, ref, kind == Opcodes.H_INVOKESTATIC);
    }
    b.reference(machine.mirror(owner));
    b.reference(machine.strings().intern(pool.memberName(ref)));
    if (descriptor.charAt(0) == '(') {
      pushMethodType(b, k, descriptor);
    } else {
      b.reference(machine.mirror(typeOf(k, descriptor)));
    }
    b.callStatic(natives.declaredByName("linkMethodHandleConstant"));
  }

  /** Code that pushes the MethodType of a descriptor as seen from a class. */
  void pushMethodType(CodeBuilder b, Klass k, String descriptor) {
    String[] names = Descriptors.parameterTypes(descriptor);
    Klass[] types = new Klass[names.length];
    for (int i = 0; i < names.length; i++) {
      types[i] = typeOf(k, names[i]);
    }
    b.reference(machine.mirror(typeOf(k, Descriptors.returnType(descriptor))));
    b.step(Steps.CLASS_ARRAY, b.constant(types));
    Klass natives = universe.require("java/lang/invoke/MethodHandleNatives");
    b.callStatic(natives.declaredByName("findMethodHandleType"));
  }

  /** The class of a type descriptor as seen from a class. */
  Klass typeOf(Klass from, String descriptor) {
    char c = descriptor.charAt(0);
    if (c == 'L') {
      return machine.linker().resolveClass(from, descriptor.substring(1, descriptor.length() - 1));
    }
    return c == '[' ? machine.linker().resolveClass(from, descriptor) : universe.primitive(c);
  }

  // ---- the array of resolved objects ----

  private int resolvedArray(Klass k) {
    return (int) heap.field(machine.mirror(k), Klass.RESOLVED);
  }

  private int resolved(Klass k, int slot) {
    int array = resolvedArray(k);
    if (array == 0) {
      return 0;
    }
    int[] elements = heap.ints(array);
    int r = slot < elements.length ? elements[slot] : 0;
    if (r != 0 && heap.klass[r] == failureKlass()) {
      throw new GuestThrow(heap.arrayElement(r, 0));
    }
    return r;
  }

  /** Arrays of this class stand for failures; no constant has such a value. */
  private Klass failureKlass() {
    return universe.require("java/lang/BootstrapMethodError").arrayOf();
  }

  /** Stores a result; null is stored as the array itself, to tell it from nothing. */
  private void store(Klass k, int slot, int value) {
    int array = resolvedArray(k);
    if (array == 0) {
      // Beside the class object in its own chain: the same position whoever comes first.
      Identities identities = universe.identities();
      array = identities.position(identities.chainOf(k.mirror), 1);
      heap.put(array, machine.objectArrayKlass(), new int[k.file.pool().size()]);
      heap.setField(k.mirror, Klass.RESOLVED, array);
    }
    int[] elements = heap.ints(array);
    if (slot >= elements.length) {
      // Depends on the largest slot in use only, not on the order in which they came.
      heap.replace(array, Arrays.copyOf(elements, (slot | 7) + 1));
    }
    heap.setArrayElement(array, slot, value == 0 ? array : value);
  }

  /** Notes that the class which an entry of a constant pool names could not be found. */
  public void noteUnresolvable(Klass k, int index) {
    store(k, index, 0); // stored as what stands for null, which no class constant is
  }

  public boolean isUnresolvable(Klass k, int index) {
    int array = resolvedArray(k);
    return array != 0 && resolved(k, index) == array;
  }

  // ---- steps of synthetic code ----

  public void step(GuestThread t, int step, int b) {
    Method m = t.method();
    switch (step) {
      case Steps.STORE_RESOLVED -> store(m.holder, b, (int) t.stack[--t.sp]);
      case Steps.STORE_FAILURE -> {
        // A bootstrap method that has failed is not run again; its error is thrown again instead.
        int error = (int) t.stack[--t.sp];
        int marker = machine.newObjectArray(failureKlass(), new int[] {error});
        store(m.holder, b, marker);
        t.pop();
        throw new GuestThrow(error);
      }
      case Steps.PUSH_RESOLVED -> {
        int r = resolved(m.holder, b);
        t.pushValue(r == resolvedArray(m.holder) ? 0 : r);
      }
      case Steps.RESOLVED_ARRAY -> {
        int[] indexes = (int[]) m.constants[b];
        int[] elements = new int[indexes.length];
        for (int i = 0; i < elements.length; i++) {
          int r = resolved(m.holder, indexes[i]);
          elements[i] = r == resolvedArray(m.holder) ? 0 : r;
        }
        t.pushValue(machine.newObjectArray(machine.objectArrayKlass(), elements));
      }
      case Steps.CLASS_ARRAY -> {
        Klass[] types = (Klass[]) m.constants[b];
        int[] elements = new int[types.length];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = machine.mirror(types[i]);
        }
        t.pushValue(machine.newObjectArray(universe.classKlass().arrayOf(), elements));
      }
      default -> {
        handles.step(t, step, b);
        return;
      }
    }
    t.pcs[t.depth]++;
  }

  // ---- polymorphic calls ----

  /** Whether a method is one of the signature-polymorphic ones of MethodHandle and VarHandle. */
  public boolean isPolymorphic(Method m) {
    return m.isNative()
        && (m.holder.name.equals(HANDLE) || m.holder.name.equals(VAR_HANDLE))
        && m.descriptor.startsWith("([Ljava/lang/Object;)");
  }

  /** A polymorphic method by name: its descriptor in a call is the caller's own. */
  public Method findPolymorphic(Klass owner, String name) {
    if (!owner.name.equals(HANDLE) && !owner.name.equals(VAR_HANDLE)) {
      return null;
    }
    for (Method m : owner.methods) {
      if (m.name.equals(name) && isPolymorphic(m)) {
        return m;
      }
    }
    return null;
  }

  public Object polymorphicSite(Klass caller, Method target, String descriptor) {
    return handles.site(caller, target, descriptor);
  }

  public void executePolymorphic(GuestThread t, Object site) {
    handles.invoke(t, (Handles.Site) site);
  }
}
