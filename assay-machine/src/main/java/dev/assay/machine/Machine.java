package dev.assay.machine;

import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.classes.HiddenClasses;
import dev.assay.machine.classes.Linker;
import dev.assay.machine.classes.Loading;
import dev.assay.machine.classes.Locations;
import dev.assay.machine.classes.Mirrors;
import dev.assay.machine.classes.Modules;
import dev.assay.machine.classes.ProtectionDomains;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Interpreter;
import dev.assay.machine.exec.SlowPath;
import dev.assay.machine.exec.StackWalks;
import dev.assay.machine.exec.StopSignal;
import dev.assay.machine.exec.Strings;
import dev.assay.machine.exec.Symbols;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.fs.Credentials;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.MarkSweep;
import dev.assay.machine.heap.PendingReferences;
import dev.assay.machine.heap.RawMemory;
import dev.assay.machine.invoke.InvokeLinker;
import dev.assay.machine.reflect.Boxes;
import dev.assay.machine.reflect.ReflectiveCalls;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Monitors;
import dev.assay.machine.threads.OtherThreads;
import dev.assay.machine.threads.ReadSet;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.ThreadControl;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.threads.ThreadTable;
import dev.assay.machine.threads.Threads;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/**
 * A live machine: one heap, its threads, and the services that natives and the slow path use. A
 * machine belongs to one host thread at a time; several machines may share a {@link Universe}.
 */
public final class Machine {
  private final Universe universe;
  private final MachineOptions options;
  private final Heap heap;
  private final Linker linker;
  private final SlowPath slowPath;
  private final Interpreter interpreter;
  private final ClassInit classInit;
  private final Monitors monitors;
  private final Loading loading;
  private final Threads threads;
  private final ThreadTable threadTable;
  private final OtherThreads otherThreads;
  private final ThreadControl threadControl;
  private final ReadSet readSet = new ReadSet();
  private final InvokeLinker invokeLinker;
  private final ReflectiveCalls reflectiveCalls;
  private final StackWalks stackWalks;
  private final HiddenClasses hiddenClasses;
  private final ProtectionDomains protectionDomains;
  private final Boxes boxes;
  private final Strings strings;
  private final Throwables throwables;
  private final Clock clock;
  private final RawMemory rawMemory;
  private final Platform platform;
  private final PendingReferences pendingReferences;
  private final OverlayFileSystem files;
  private int fileUses;
  private final StandardInput standardInput;

  private final Klass byteArray;
  private final Klass longArray;
  private final Klass objectArray;

  private final Mirrors mirrors;
  private final Modules modules;
  private final Locations locations;
  private final ThreadObjects threadObjects;
  private final HostValues hostValues;
  private final RunChoices runChoices = new RunChoices();
  private final MachineRoots roots;

  private Watch watch;
  private StopSignal stopSignal = StopSignal.NEVER;
  private Symbols symbols;
  private boolean putOff;

  public Machine(Universe universe, MachineOptions options) {
    this.universe = universe;
    this.options = options;
    this.heap = new Heap(universe.identities(), options.maxHeapBytes());
    this.clock = new Clock(options.startMillis());
    universe.require("java/lang/Object");
    universe.require("java/lang/Class");
    this.byteArray = universe.primitive('B').arrayOf();
    this.longArray = universe.primitive('J').arrayOf();
    this.objectArray = universe.objectKlass().arrayOf();
    this.modules = new Modules(this);
    this.mirrors = new Mirrors(this);
    this.locations = new Locations(this);
    this.threadObjects = new ThreadObjects(this);
    this.linker = new Linker(this);
    this.slowPath = new SlowPath(this, linker);
    this.interpreter = new Interpreter(this, slowPath);
    this.classInit = new ClassInit(this);
    this.monitors = new Monitors(this);
    this.loading = new Loading(this);
    this.threadTable = new ThreadTable(universe, monitors);
    this.otherThreads = new OtherThreads(threadTable, readSet, heap, universe);
    this.threadControl = new ThreadControl(otherThreads, readSet, clock);
    this.threads = new Threads(this, threadTable, otherThreads);
    this.strings = new Strings(this);
    this.throwables = new Throwables(this);
    this.rawMemory = new RawMemory(this);
    this.platform = new Platform(universe, options);
    this.pendingReferences = new PendingReferences(this);
    this.files =
        new OverlayFileSystem(
            universe.hostFiles(),
            Credentials.ofThisProcess(),
            clock::epochNanos,
            platform.properties().get("user_dir"));
    this.standardInput = new StandardInput(options.in());
    this.hostValues = new HostValues(universe, files, standardInput);
    this.roots = new MachineRoots(this);
    this.invokeLinker = new InvokeLinker(this);
    this.reflectiveCalls = new ReflectiveCalls(this);
    this.stackWalks = new StackWalks(this);
    this.hiddenClasses = new HiddenClasses(this);
    this.protectionDomains = new ProtectionDomains(this);
    this.boxes = new Boxes(this);
  }

  // ---- parts ----

  public Universe universe() {
    return universe;
  }

  public MachineOptions options() {
    return options;
  }

  public Heap heap() {
    return heap;
  }

  public Linker linker() {
    return linker;
  }

  public SlowPath slowPath() {
    return slowPath;
  }

  public Interpreter interpreter() {
    return interpreter;
  }

  public ClassInit classInit() {
    return classInit;
  }

  public Monitors monitors() {
    return monitors;
  }

  public Loading loading() {
    return loading;
  }

  public Threads threads() {
    return threads;
  }

  /** What the thread that moves may ask about the others. */
  public OtherThreads otherThreads() {
    return otherThreads;
  }

  /** The threads as they are between transitions. */
  public ThreadTable threadTable() {
    return threadTable;
  }

  /** What a search does to threads. */
  public ThreadControl threadControl() {
    return threadControl;
  }

  /** What the current transition relies on. */
  public ReadSet readSet() {
    return readSet;
  }

  public InvokeLinker invokeLinker() {
    return invokeLinker;
  }

  public ReflectiveCalls reflectiveCalls() {
    return reflectiveCalls;
  }

  public StackWalks stackWalks() {
    return stackWalks;
  }

  public HiddenClasses hiddenClasses() {
    return hiddenClasses;
  }

  public ProtectionDomains protectionDomains() {
    return protectionDomains;
  }

  public Boxes boxes() {
    return boxes;
  }

  public Strings strings() {
    return strings;
  }

  public Throwables throwables() {
    return throwables;
  }

  public Platform platform() {
    return platform;
  }

  public PendingReferences pendingReferences() {
    return pendingReferences;
  }

  /** The files as the program sees them; whoever asks is taken to use them. */
  public OverlayFileSystem files() {
    fileUses++;
    return files;
  }

  /** How often files were used: grows whenever code asks for them. */
  public int fileUses() {
    return fileUses;
  }

  public StandardInput standardInput() {
    return standardInput;
  }

  public RawMemory rawMemory() {
    return rawMemory;
  }

  public Clock clock() {
    return clock;
  }

  /** The class objects. */
  public Mirrors mirrors() {
    return mirrors;
  }

  /** The modules and the loaders of the JDK. */
  public Modules modules() {
    return modules;
  }

  /** Modules and loaders as messages tell them. */
  public Locations locations() {
    return locations;
  }

  /** What the {@code java.lang.Thread} objects hold. */
  public ThreadObjects threadObjects() {
    return threadObjects;
  }

  /** What belongs to a state and lies outside the heap. */
  public HostValues hostValues() {
    return hostValues;
  }

  /** What is the same throughout a run, and was decided by an explorer. */
  public RunChoices runChoices() {
    return runChoices;
  }

  /** The references that the machine itself holds. */
  public MachineRoots roots() {
    return roots;
  }

  /** Who wants to know what threads do to each other; null if nobody does. */
  public Watch watch() {
    return watch;
  }

  public void setWatch(Watch watch) {
    this.watch = watch;
  }

  /** Says whether the machine is to give up what it does. */
  public StopSignal stopSignal() {
    return stopSignal;
  }

  public void setStopSignal(StopSignal signal) {
    stopSignal = signal;
  }

  /**
   * Ends what the machine does if that is wanted.
   *
   * @throws Stopped if it is
   */
  public void checkStop() {
    if (stopSignal.isRaised()) {
      throw new Stopped();
    }
  }

  /** Who lets values be terms; null if all are numbers. */
  public Symbols symbols() {
    return symbols;
  }

  public void setSymbols(Symbols symbols) {
    this.symbols = symbols;
    heap.symbolic = symbols != null;
  }

  /** Tells of an operation that other threads can notice; may suspend the current instruction. */
  public void reportAccess(Watch.Act act, int object, int slot) {
    if (watch != null) {
      watch.before(threads.current(), act, object, slot);
    }
  }

  /** Tells that code asks for the time, or the like. */
  public void tellEnvironment(String what) {
    if (watch != null) {
      watch.environment(threads.current(), what);
    }
  }

  /** Tells of a question whose answer is the same in all runs here, and elsewhere need not be. */
  public void tellFixed(String what) {
    if (watch != null) {
      watch.fixed(threads.current(), what);
    }
  }

  /** Tells that code asks for the identity hash code of an object. */
  public void tellIdentityHash() {
    if (watch != null) {
      watch.hashesByIdentity(threads.current());
    }
  }

  /** A native method is about to read elements of an array. */
  public void tellRead(int array, int from, int length) {
    if (watch != null && length > 0) {
      watch.copy(threads.current(), array, from, 0, 0, length);
    }
  }

  /** A native method is about to write elements of an array. */
  public void tellWrite(int array, int from, int length) {
    if (watch != null && length > 0) {
      watch.copy(threads.current(), 0, 0, array, from, length);
    }
  }

  /**
   * The same for native methods, without an exception: true if the thread has to stop. The method
   * must then return at once; it is executed again when the thread goes on.
   */
  public boolean stops(Watch.Act act, int object, int slot) {
    if (watch != null && watch.stops(threads.current(), act, object, slot)) {
      putOff = true;
      return true;
    }
    return false;
  }

  /** A native method that returns now is executed again when its thread goes on. */
  public void putOff() {
    putOff = true;
  }

  /** Whether the native method that has just returned is to be executed again. */
  public boolean takePutOff() {
    boolean result = putOff;
    putOff = false;
    return result;
  }

  /** The thread that is being run. */
  public GuestThread current() {
    return threads.current();
  }

  // ---- limits ----

  public int maxFrames() {
    return options.maxFrames();
  }

  public int maxStackSlots() {
    return 64 * options.maxFrames();
  }

  public int maxTraceDepth() {
    return 1024;
  }

  // ---- classes ----

  public Klass byteArrayKlass() {
    return byteArray;
  }

  public Klass longArrayKlass() {
    return longArray;
  }

  public Klass objectArrayKlass() {
    return objectArray;
  }

  /** The {@code java.lang.Class} object of a class, made when it is first needed. */
  public int mirror(Klass k) {
    return mirrors.of(k);
  }

  /** The class a {@code java.lang.Class} object stands for. */
  public Klass klassOf(int mirror) {
    return mirrors.klassOf(mirror);
  }

  public int appLoader() {
    return modules.appLoader();
  }

  public int platformLoader() {
    return modules.platformLoader();
  }

  /** Knows of modules and loaders what another machine of the universe knows after its boot. */
  public void takeOver(Machine booted) {
    modules.takeOver(booted.modules);
    standardInput.share(booted.standardInput);
  }

  // ---- objects ----

  /** Allocates on behalf of the current thread's current instruction. */
  public int allocate(Klass k, Object data, int bytes) {
    GuestThread t = threads.current();
    int site = t.depth < 0 ? Universe.BOOT_SITE : universe.site(t.method(), t.pc(), k).id;
    return heap.allocate(t.chain(heap, site), k, data, bytes);
  }

  public int newInstance(Klass k) {
    return allocate(k, new long[k.instanceSlots], 16 + 8 * k.instanceSlots);
  }

  public int newArray(Klass arrayKlass, int length) {
    long bytes = Heap.arrayBytes(arrayKlass.kind, length);
    if (heap.exceeds(heap.allocatedBytes + bytes)) {
      collectLater();
      if (heap.exceeds(bytes)) {
        throw heapIsFull();
      }
    }
    return allocate(arrayKlass, Heap.newArrayData(arrayKlass.kind, length), (int) bytes);
  }

  /** What a thread gets that needs more memory than there is. */
  public GuestThrow heapIsFull() {
    tellHeapIsFull();
    return raise("java/lang/OutOfMemoryError", "Java heap space");
  }

  /** Tells that a thread does not get the memory that it needs. */
  public void tellHeapIsFull() {
    if (watch != null) {
      watch.heapIsFull(threads.current());
    }
  }

  private void collectLater() {
    heap.collectionDue = true;
  }

  /** An array of references given as host array. */
  public int newObjectArray(Klass arrayKlass, int[] elements) {
    return allocate(arrayKlass, elements, 16 + 4 * elements.length);
  }

  public void collectGarbage() {
    new MarkSweep(this).collect();
  }

  // ---- exceptions ----

  public GuestThrow raise(String className, String message) {
    return throwables.raise(className, message);
  }

  public GuestThrow raise(String className, String message, int cause) {
    return throwables.raise(className, message, cause);
  }

  public GuestThrow nullPointer() {
    return raise("java/lang/NullPointerException", null);
  }

  // ---- identity ----

  /** A function of the object's identity, so that it is the same on every path and in every run. */
  public int identityHash(int r) {
    int h = (int) (universe.stableHash(r) & 0x7fffffff);
    return h == 0 ? 1 : h;
  }

  // ---- threads ----

  public boolean switchRequested() {
    return threads.switchRequested();
  }

  public void threadEnded(GuestThread t) {
    threads.ended(t); // its status stops it
  }

  public void returnedToHost(GuestThread t) {
    threads.returnedToHost(t);
    throw Suspend.BLOCKED;
  }

  public void wakeBlocked(int object) {
    threads.wakeBlocked(object);
  }

  public void wakeInitializationWaiters(int mirror) {
    threads.wakeInitializationWaiters(mirror);
  }

  // ---- calls ----

  /**
   * Lets the current thread call a method before it executes the one that it has just called.
   *
   * @param slots the arguments, with two slots for wide ones
   */
  public void callBefore(Method callee, long... slots) {
    GuestThread t = threads.current();
    t.ensure(t.sp + slots.length + 8);
    for (long v : slots) {
      t.pushValue(v);
    }
    slowPath.pushFrame(t, callee);
  }

  /**
   * Lets a native method end by calling a method of the program: the native's arguments are
   * replaced by the given ones and the callee's result becomes the native's. To be called last in a
   * native that returns void on the host side.
   */
  public void tailCall(int nativeArgSlots, Method callee, long... slots) {
    GuestThread t = threads.current();
    t.sp -= nativeArgSlots;
    t.ensure(t.sp + slots.length + 8);
    for (long v : slots) {
      t.pushValue(v);
    }
    slowPath.call(t, callee);
  }

  /** Guest code that takes the place of a native method, or null. */
  public Method standInFor(Method nativeMethod) {
    if (nativeMethod.standIn == null) {
      nativeMethod.standIn = universe.standIn(nativeMethod);
    }
    return nativeMethod.standIn;
  }

  /** Runs a static or instance method to its end on the current thread, other threads included. */
  public long call(Method m, long... slots) {
    return threads.callFromHost(m, slots);
  }
}
