package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.Linker;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.code.Decoder;
import dev.assay.machine.code.Op;
import dev.assay.machine.flow.VerifyException;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.reflect.ReflectiveCalls;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Everything the interpreter's loop leaves out: first executions with unresolved operands, calls
 * that need more than a new frame, exceptions. Works on the thread's saved frame: {@code
 * pcs[depth]} is the instruction to execute. Either completes it (and advances the pc), or replaces
 * it by a quick form (and leaves the pc), or throws {@link dev.assay.machine.threads.Suspend} or
 * {@link GuestThrow}.
 */
public final class SlowPath {
  /** Before one in so many native methods, less one, it is asked whether to stop. */
  private static final int SOME_NATIVES = 31;

  private final Machine machine;
  private final Heap heap;
  private final Universe universe;
  private final Linker linker;
  private final Exceptions exceptions;
  private final GlueCode glue;
  private final WatchedAccess watched;

  /** The word that another machine was last seen to link. */
  private Method linkedIn;

  private int linkedAt;

  /** How many native methods were called, to ask now and then whether to stop. */
  private int natives;

  public SlowPath(Machine machine, Linker linker) {
    this.machine = machine;
    this.heap = machine.heap();
    this.universe = machine.universe();
    this.linker = linker;
    this.exceptions = new Exceptions(machine, linker);
    this.glue = new GlueCode(machine, this);
    this.watched = new WatchedAccess(machine, linker);
  }

  public Exceptions exceptions() {
    return exceptions;
  }

  WatchedAccess watched() {
    return watched;
  }

  // ---- instructions ----

  public void execute(GuestThread t, long w) {
    int op = Op.op(w);
    switch (op) {
      case Op.RETURN_SLOW -> returnSlow(t, Op.a(w));
      case Op.GETFIELD, Op.PUTFIELD -> linkField(t, op, Op.third(w));
      case Op.GETSTATIC, Op.PUTSTATIC -> linkField(t, op, Op.b(w));
      case Op.GET_STATIC, Op.PUT_STATIC, Op.PUT_STATIC_NARROW ->
          staticAccess(t, op == Op.GET_STATIC, Op.a(w), universe.statics[Op.b(w)]);
      case Op.INVOKEVIRTUAL, Op.INVOKESPECIAL, Op.INVOKESTATIC, Op.INVOKEINTERFACE ->
          linkInvoke(t, op, Op.b(w));
      case Op.CALL_SPECIAL -> throw exceptions.nullPointer(t);
      case Op.CALL_STATIC -> callUninitialized(t, universe.methods[Op.b(w)]);
      case Op.CALL_INTERFACE -> noImplementation(t, Op.a(w), universe.methods[Op.b(w)]);
      case Op.INVOKEDYNAMIC -> machine.invokeLinker().linkDynamicCall(t, Op.b(w));
      case Op.INVOKEDYNAMIC_Q -> machine.invokeLinker().executeDynamicCall(t, Op.b(w));
      case Op.INVOKE_POLYMORPHIC_Q ->
          machine.invokeLinker().executePolymorphic(t, t.method().constants[Op.b(w)]);
      case Op.NEW -> linkNew(t, Op.b(w));
      case Op.ALLOCATE -> newInstance(t, universe.sites[Op.b(w)]);
      case Op.NEWARRAY ->
          quicken(t, Op.NEWARRAY_Q, arraySite(t, universe.primitive((char) Op.b(w))));
      case Op.ANEWARRAY -> quicken(t, Op.NEWARRAY_Q, arraySite(t, resolve(t, Op.b(w))));
      case Op.NEWARRAY_Q -> newArray(t, universe.sites[Op.b(w)]);
      case Op.MULTIANEWARRAY -> multiNewArray(t, Op.a(w), resolve(t, Op.b(w)));
      case Op.ATHROW -> exceptions.athrow(t);
      case Op.CHECKCAST -> linkTypeTest(t, Op.CAST, Op.b(w));
      case Op.INSTANCEOF -> linkTypeTest(t, Op.TEST, Op.b(w));
      case Op.CAST ->
          throw exceptions.classCast((int) t.stack[t.sp - 1], universe.klasses[Op.b(w)]);
      case Op.LDC -> loadConstant(t, Op.b(w));
      case Op.LITERAL -> loadReference(t, Op.b(w));
      case Op.AASTORE -> exceptions.badArrayStore(t);
      case Op.MONITORENTER -> {
        int r = (int) t.stack[t.sp - 1];
        if (r == 0) {
          throw exceptions.nullPointer(t);
        }
        if (machine.monitors().enters(t, r)) {
          t.sp--;
          t.pcs[t.depth]++;
        }
      }
      case Op.MONITOREXIT -> {
        int r = (int) t.stack[t.sp - 1];
        if (r == 0) {
          throw exceptions.nullPointer(t);
        }
        machine.monitors().exit(t, r);
        t.sp--;
        t.pcs[t.depth]++;
      }
      case Op.WATCH -> watched.link(t);
      case Op.CALLED -> called(t);
      case Op.THREAD_END -> threadEnd(t, Op.a(w) == 1);
      case Op.RETURN_TO_HOST -> machine.returnedToHost(t);
      case Op.RECORD_LOADED -> machine.loading().recordLoaded(t);
      case Op.REFLECT_STEP -> machine.reflectiveCalls().step(t, Op.a(w), Op.b(w));
      case Op.NATIVE_STEP -> machine.invokeLinker().step(t, Op.a(w), Op.b(w));
      default -> {
        if (op < Op.FIRST_GLUE) {
          linkedMeanwhile(t, op);
        } else {
          glue.execute(t);
        }
      }
    }
  }

  /**
   * The main loop looks at a word twice: to see what to do, and to hand it over. In between, a
   * machine that shares the code may have linked it; then the loop knows what to do now.
   */
  private void linkedMeanwhile(GuestThread t, int op) {
    if (t.method() == linkedIn && t.pcs[t.depth] == linkedAt) {
      throw new IllegalStateException("no such operation: " + op + " in " + t.method());
    }
    linkedIn = t.method();
    linkedAt = t.pcs[t.depth];
  }

  /** Gives the current word another opcode and number; operands stay. */
  private void quicken(GuestThread t, int op, int number) {
    long[] code = t.method().code;
    int pc = t.pc();
    code[pc] = Op.word(op, Op.a(code[pc]), number);
  }

  /** The same for words with three operands. */
  private void quickenField(GuestThread t, int op, int slot) {
    long[] code = t.method().code;
    int pc = t.pc();
    code[pc] = Op.withThird(code[pc], op, slot);
  }

  /** Makes the current word do nothing. */
  private void drop(GuestThread t) {
    t.method().code[t.pc()] = Op.word(Op.MOVE, 0, 0, 0);
  }

  private Klass resolve(GuestThread t, int index) {
    return linker.resolveClass(t.method().holder, index);
  }

  public static long narrow(char kind, long v) {
    return switch (kind) {
      case 'Z' -> v & 1;
      case 'B' -> (byte) v;
      case 'C' -> (char) v;
      case 'S' -> (short) v;
      default -> v;
    };
  }

  // ---- fields ----

  private void linkField(GuestThread t, int op, int index) {
    Method m = t.method();
    boolean isStatic = op == Op.GETSTATIC || op == Op.PUTSTATIC;
    boolean put = op == Op.PUTFIELD || op == Op.PUTSTATIC;
    Field f = linker.resolveField(m, index, isStatic, put);
    if (f.slot > 0xffff) {
      throw new Unsupported("a class with more than 65,000 fields");
    }
    int narrow = put ? "ZBCS".indexOf(f.kind()) : -1;
    if (isStatic) {
      machine.classInit().require(t, f.holder);
      quicken(
          t,
          put ? (narrow >= 0 ? Op.PUT_STATIC_NARROW : Op.PUT_STATIC) : Op.GET_STATIC,
          universe.staticNumber(f));
    } else if (put && ReflectiveCalls.isCallCounter(f)) {
      drop(t);
    } else {
      quickenField(t, put ? Op.PUT + 1 + narrow : Op.GET, f.slot);
    }
  }

  Klass klassOfMirror(int mirror) {
    return universe.klasses[universe.identities().chainOf(mirror).thread];
  }

  /** Access to one of {@link Universe#statics}, whose class is perhaps not initialised. */
  private void staticAccess(GuestThread t, boolean get, int operand, long field) {
    int mirror = (int) (field >> 32);
    char kind = (char) (field >> 16);
    int slot = (int) field & 0xffff;
    machine.classInit().require(t, klassOfMirror(mirror));
    int at = t.bases[t.depth] + operand;
    if (get) {
      t.stack[at] = heap.fields(mirror)[slot];
    } else {
      heap.setField(mirror, slot, narrow(kind, t.stack[at]));
    }
    t.pcs[t.depth]++;
  }

  // ---- objects ----

  private void linkNew(GuestThread t, int index) {
    Klass k = resolve(t, index);
    if (k.isAbstract() || k.isInterface()) {
      throw machine.raise("java/lang/InstantiationError", k.externalName());
    }
    machine.classInit().require(t, k);
    quicken(t, Op.ALLOCATE, universe.site(t.method(), t.pc(), k).id);
  }

  private void newInstance(GuestThread t, Site site) {
    machine.classInit().require(t, site.klass);
    if (!heap.collectionDue && heap.field(site.klass.mirror, Klass.STATUS) == Klass.INITIALIZED) {
      return;
    }
    pushInstance(t, site);
  }

  /** Makes an object of an initialised class. */
  void pushInstance(GuestThread t, Site site) {
    collectIfDue(t, 0);
    int n = site.klass.instanceSlots;
    t.pushValue(heap.allocate(t.chain(heap, site.id), site.klass, new long[n], 16 + 8 * n));
    t.pcs[t.depth]++;
  }

  private int arraySite(GuestThread t, Klass component) {
    return universe.site(t.method(), t.pc(), component.arrayOf()).id;
  }

  private void newArray(GuestThread t, Site site) {
    int n = (int) t.stack[t.sp - 1];
    t.stack[t.sp - 1] = makeArray(t, site, n);
    t.pcs[t.depth]++;
  }

  private int makeArray(GuestThread t, Site site, int n) {
    if (n < 0) {
      throw machine.raise("java/lang/NegativeArraySizeException", Integer.toString(n));
    }
    Klass k = site.klass;
    if (n >= Integer.MAX_VALUE - 1) {
      throw machine.raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
    }
    long bytes = Heap.arrayBytes(k.kind, n);
    collectIfDue(t, bytes);
    return heap.allocate(
        t.chain(heap, site.id),
        k,
        Heap.newArrayData(k.kind, n),
        (int) Math.min(bytes, Integer.MAX_VALUE));
  }

  /** A safe point: all references the program holds are in frames and objects. */
  private void collectIfDue(GuestThread t, long bytes) {
    if (heap.collectionDue || heap.exceeds(heap.allocatedBytes + bytes)) {
      machine.collectGarbage();
      if (heap.exceeds(bytes)) {
        throw machine.heapIsFull();
      }
    }
  }

  private void multiNewArray(GuestThread t, int dimensions, Klass k) {
    int[] sizes = new int[dimensions];
    for (int i = 0; i < dimensions; i++) {
      sizes[i] = (int) t.stack[t.sp - dimensions + i];
    }
    for (int n : sizes) {
      if (n < 0) {
        throw machine.raise("java/lang/NegativeArraySizeException", Integer.toString(n));
      }
    }
    int r = nested(t, k, sizes, 0);
    t.sp -= dimensions;
    t.pushValue(r);
    t.pcs[t.depth]++;
  }

  private int nested(GuestThread t, Klass k, int[] sizes, int level) {
    Site site = universe.site(t.method(), t.pc(), k);
    long bytes = Heap.arrayBytes(k.kind, sizes[level]);
    if (heap.exceeds(heap.allocatedBytes + bytes)) {
      throw machine.heapIsFull();
    }
    int r =
        heap.allocate(
            t.chain(heap, site.id), k, Heap.newArrayData(k.kind, sizes[level]), (int) bytes);
    if (level + 1 < sizes.length) {
      int[] elements = (int[]) heap.data[r];
      for (int i = 0; i < elements.length; i++) {
        elements[i] = nested(t, k.component, sizes, level + 1);
      }
    }
    return r;
  }

  private void linkTypeTest(GuestThread t, int quick, int index) {
    int r = (int) t.stack[t.sp - 1];
    if (r == 0) {
      // The class is not resolved for null (JVMS checkcast, instanceof).
      t.pcs[t.depth]++;
      return;
    }
    quicken(t, quick, resolve(t, index).id);
  }

  private void loadConstant(GuestThread t, int index) {
    Method m = t.method();
    ConstantPool pool = m.file().pool();
    switch (pool.tag(index)) {
      case ConstantPool.STRING -> {
        int r = machine.strings().intern(pool.string(index));
        quicken(t, Op.LITERAL, r);
      }
      case ConstantPool.CLASS -> {
        Klass k = resolve(t, index);
        quicken(t, Op.LITERAL, machine.mirror(k));
      }
      default -> machine.invokeLinker().loadConstant(t, index);
    }
  }

  /** The object of a resolved constant does not exist in this state yet. */
  void loadReference(GuestThread t, int position) {
    if (!heap.isLive(position)) {
      machine.mirrors().materialize(position);
    }
    t.pushValue(position);
    t.pcs[t.depth]++;
  }

  // ---- calls ----

  private void linkInvoke(GuestThread t, int op, int index) {
    Method m = t.method();
    Method target = linker.resolveMethod(m, index, op);
    if (machine.reflectiveCalls().linkCall(t, m, target, index)) {
      return;
    }
    if (machine.invokeLinker().isPolymorphic(target)) {
      ConstantPool pool = m.file().pool();
      Object site =
          machine.invokeLinker().polymorphicSite(m.holder, target, pool.memberDescriptor(index));
      quicken(t, Op.INVOKE_POLYMORPHIC_Q, m.addConstant(site));
      return;
    }
    switch (op) {
      case Op.INVOKESTATIC -> {
        machine.classInit().require(t, target.holder);
        quicken(
            t,
            target.holder.trivialInitialization || target.holder == m.holder
                ? Op.CALL_STATIC_NI
                : Op.CALL_STATIC,
            target.id);
      }
      case Op.INVOKESPECIAL ->
          quicken(t, Op.CALL_SPECIAL, linker.selectSpecial(m, target, index).id);
      default -> {
        if (target.isPrivate() || (Modifier.isFinal(target.flags) && target.vtableIndex < 0)) {
          quicken(t, Op.CALL_SPECIAL, target.id);
        } else if (target.holder.isInterface() && op == Op.INVOKEINTERFACE) {
          quicken(t, Op.CALL_INTERFACE, target.id);
        } else {
          int slot = linker.vtableIndex(m, index, target);
          if (slot >= 0) {
            quicken(t, Op.CALL_VIRTUAL, slot);
          } else {
            quicken(t, Op.CALL_INTERFACE, target.id);
          }
        }
      }
    }
  }

  /**
   * Once the class is initialised, the loop makes the call: it counts calls, and it must not matter
   * whether this instruction was executed before.
   */
  private void callUninitialized(GuestThread t, Method callee) {
    machine.classInit().require(t, callee.holder);
    if (heap.field(callee.holder.mirror, Klass.STATUS) != Klass.INITIALIZED) {
      call(t, callee);
    }
  }

  void callStatic(GuestThread t, Method callee) {
    machine.classInit().require(t, callee.holder);
    call(t, callee);
  }

  private void noImplementation(GuestThread t, int slot, Method m) {
    int r = (int) t.stack[t.bases[t.depth] + slot];
    if (r == 0) {
      throw exceptions.nullPointer(t);
    }
    throw noImplementation(heap.klass[r], m);
  }

  GuestThrow noImplementation(Klass k, Method m) {
    return machine.raise(
        "java/lang/IncompatibleClassChangeError",
        "Class "
            + k.externalName()
            + " does not implement the requested interface "
            + m.holder.externalName());
  }

  /** Calls a method whose arguments lie on the operand stack, whatever kind of method it is. */
  public void call(GuestThread t, Method callee) {
    if (callee.nativeTable != null && callNative(t, callee)) {
      t.sp = t.sp - callee.argSlots + callee.returnSlots;
      t.pcs[t.depth]++;
      return;
    }
    finishCall(t, callee);
  }

  /**
   * Runs a native method on the arguments on the operand stack. True if it has simply returned: the
   * result lies where the first argument was, and the caller adjusts stack and pc. False if it has
   * set up frames to run instead, or wants the thread switched; everything is adjusted then. False
   * also if it is to be executed again.
   */
  public boolean callNative(GuestThread t, Method callee) {
    if ((++natives & SOME_NATIVES) == 0) {
      machine.checkStop();
    }
    int depth = t.depth;
    int base = t.sp - callee.argSlots;
    boolean locked = callee.isSynchronized();
    if (locked) {
      machine.monitors().enter(t, lockOf(callee, t, base));
    }
    int lock = locked ? lockOf(callee, t, base) : 0;
    Method outer = t.nativeMethod;
    t.nativeMethod = callee;
    if (!callee.selfContained) {
      machine.readSet().onOthers();
    }
    try {
      if (machine.symbols() == null) {
        callee.nativeTable.call(callee.nativeIndex, machine, t.stack, base);
      } else {
        callWithSymbols(t, callee, base);
      }
    } catch (Unsupported e) {
      String name = callee.holder.externalName() + "." + callee.name;
      throw Unsupported.nativeMethod(name + ": " + e.getMessage());
    } finally {
      t.nativeMethod = outer;
      if (locked) {
        machine.monitors().abandon(t, lock);
      }
    }
    if (machine.takePutOff()) {
      return false;
    }
    if (t.depth == depth && !machine.switchRequested()) {
      return true;
    }
    if (t.depth == depth) {
      t.sp = base + callee.returnSlots;
      t.pcs[depth]++;
    }
    return false;
  }

  private void callWithSymbols(GuestThread t, Method callee, int base) {
    if (machine.symbols().call(t, callee, base)) {
      return;
    }
    int depth = t.depth;
    try {
      callee.nativeTable.call(callee.nativeIndex, machine, t.stack, base);
    } catch (ClassCastException | ArrayStoreException e) {
      throw new Unsupported("an array with symbolic elements");
    }
    if (callee.returnSlots == 2 && t.depth == depth) {
      t.stack[base] = machine.symbols().returned(t.stack[base]);
    }
  }

  /** Whether a method with code was executed by whoever lets values be terms. */
  private boolean isTaken(GuestThread t, Method callee) {
    int base = t.sp - callee.argSlots;
    try {
      if (!machine.symbols().call(t, callee, base)) {
        return false;
      }
    } catch (ClassCastException | ArrayStoreException e) {
      throw new Unsupported("an array with symbolic elements");
    }
    t.sp = base + callee.returnSlots;
    t.pcs[t.depth]++;
    return true;
  }

  int lockOf(Method m, GuestThread t, int base) {
    return m.isStatic() ? machine.mirror(m.holder) : (int) t.stack[base];
  }

  /**
   * The part of a call that the loop does not do: first calls, synchronized methods, growth of the
   * stack, missing natives. A native that was already run is not run again.
   */
  public void finishCall(GuestThread t, Method callee) {
    if (callee.nativeTable != null) {
      return;
    }
    if (callee.offered && machine.symbols() != null && isTaken(t, callee)) {
      return;
    }
    if (callee.isAbstract()) {
      throw abstractMethod(t, callee);
    }
    if (universe.conflicting(callee) != null) {
      throw conflict(callee);
    }
    if (callee.code == null) {
      machine.reflectiveCalls().provideCode(callee);
      if (machine.symbols() != null) {
        callee = machine.symbols().standIn(callee);
      }
    }
    if (callee.isNative() && callee.code == null) {
      if (isRegistration(callee)) {
        t.pcs[t.depth]++;
        return;
      }
      Method standIn = machine.standInFor(callee);
      if (standIn == null) {
        throw missingNative(t, callee);
      }
      machine.classInit().require(t, standIn.holder);
      callee = standIn;
    }
    if (callee.code == null) {
      decode(callee);
    }
    int base = t.sp - callee.argSlots;
    if (callee.isSynchronized() && !machine.monitors().enters(t, lockOf(callee, t, base))) {
      return;
    }
    if (t.depth + 1 >= machine.maxFrames() || base + callee.frameSlots > machine.maxStackSlots()) {
      if (callee.isSynchronized()) {
        machine.monitors().abandon(t, lockOf(callee, t, base));
      }
      throw machine.raise("java/lang/StackOverflowError", null);
    }
    t.pcs[t.depth]++;
    t.ensureFrame(machine.maxFrames());
    t.push(callee);
  }

  /**
   * A program can load no libraries here, so its own native methods have no code, as on any JVM.
   */
  private RuntimeException missingNative(GuestThread t, Method m) {
    if (m.holder.loader == 0 || m.holder.loader == machine.platformLoader()) {
      return Unsupported.nativeMethod(pretty(m));
    }
    t.nativeMethod = m;
    GuestThrow error =
        machine.raise("java/lang/UnsatisfiedLinkError", "'" + linker.signature(m) + "'");
    t.nativeMethod = null;
    return error;
  }

  /** Natives whose only purpose is to tell a JVM about natives and fields. */
  private static boolean isRegistration(Method m) {
    return m.holder.loader == 0
        && m.descriptor.equals("()V")
        && (m.name.equals("registerNatives") || m.name.equals("initIDs"));
  }

  /** A method begins that whoever watches may let fail. */
  private void called(GuestThread t) {
    Watch watch = machine.watch();
    int frame = t.depth;
    if (watch == null || !watch.failsSpuriously(t)) {
      t.pcs[frame]++;
      return;
    }
    Method m = t.method();
    t.stack[t.bases[t.depth]] = 0;
    t.pop();
    t.sp += m.returnSlots;
  }

  /** Makes sure a method's code is there. */
  public void prepare(Method m) {
    if (m.code == null) {
      Decoder.decode(m);
    }
  }

  /** Pushes a frame that returns to the current instruction, which is then executed again. */
  public void pushFrame(GuestThread t, Method m) {
    if (m.code == null) {
      decode(m);
    }
    t.push(m);
  }

  /** Code that cannot be run is the program's problem, not the machine's. */
  private void decode(Method m) {
    try {
      Decoder.decode(m);
    } catch (VerifyException e) {
      throw machine.raise("java/lang/VerifyError", e.getMessage());
    } catch (ClassFormatException e) {
      throw machine.raise("java/lang/ClassFormatError", e.getMessage());
    }
  }

  private GuestThrow abstractMethod(GuestThread t, Method m) {
    int r = (int) t.stack[t.sp - m.argSlots];
    Klass k = heap.klass[r];
    return machine.raise(
        "java/lang/AbstractMethodError",
        "Receiver class "
            + k.externalName()
            + " does not define or inherit an implementation of the resolved method 'abstract "
            + Linker.signature(m.name, m.descriptor)
            + "' of "
            + (m.holder.isInterface() ? "interface " : "abstract class ")
            + m.holder.externalName()
            + ".");
  }

  private GuestThrow conflict(Method m) {
    List<Method> all = universe.conflicting(m);
    StringBuilder b = new StringBuilder("Conflicting default methods:");
    for (Method c : all) {
      b.append(' ').append(c.holder.name).append('.').append(c.name);
    }
    return machine.raise("java/lang/IncompatibleClassChangeError", b.toString());
  }

  public static String pretty(Method m) {
    return m.holder.externalName() + "." + m.name + m.descriptor;
  }

  private void threadEnd(GuestThread t, boolean handlerFailed) {
    if (handlerFailed) {
      machine.threads().reportHandlerFailure(t, (int) t.stack[--t.sp]);
      t.pcs[t.depth]++;
    } else {
      machine.threadEnded(t);
    }
  }

  private void returnSlow(GuestThread t, int slots) {
    Method m = t.method();
    int base = t.bases[t.depth];
    long value = slots == 0 ? 0 : t.stack[t.sp - slots];
    if (m.isSynchronized()) {
      machine.monitors().exit(t, lockOf(m, t, base));
    }
    if (m.isClassInitializer()) {
      machine.classInit().completed(m.holder);
    }
    t.pop();
    if (slots == 1) {
      t.pushValue(value);
    } else if (slots == 2) {
      t.pushWide(value);
    }
  }
}
