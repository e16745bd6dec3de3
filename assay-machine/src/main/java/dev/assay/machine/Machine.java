package dev.assay.machine;

import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.classes.HiddenClasses;
import dev.assay.machine.classes.Linker;
import dev.assay.machine.classes.Loading;
import dev.assay.machine.classes.ProtectionDomains;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Interpreter;
import dev.assay.machine.exec.SlowPath;
import dev.assay.machine.exec.StackWalks;
import dev.assay.machine.exec.Strings;
import dev.assay.machine.exec.Symbols;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.fs.Credentials;
import dev.assay.machine.fs.FileSystemState;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.heap.MarkSweep;
import dev.assay.machine.heap.PendingReferences;
import dev.assay.machine.heap.RawMemory;
import dev.assay.machine.invoke.InvokeLinker;
import dev.assay.machine.reflect.Boxes;
import dev.assay.machine.reflect.ReflectiveCalls;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Monitors;
import dev.assay.machine.threads.ReadSet;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.Threads;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

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
  private final StandardInput standardInput;

  private final Klass byteArray;
  private final Klass longArray;
  private final Klass objectArray;

  private final Map<String, Integer> packageModules = new HashMap<>();
  private final Map<Integer, Integer> moduleVersions = new HashMap<>();
  private final Map<Integer, Integer> initializationErrors = new HashMap<>();

  /** Classes whose objects are not fixed, of those numbered below {@link #sortedClasses}. */
  private Klass[] definedClasses = new Klass[16];

  private int definedCount;
  private int sortedClasses = 1;

  private Watch watch;
  private Symbols symbols;
  private Object path;
  private boolean putOff;

  /** Where threads keep their status; negative while not known, or without a holder. */
  private int statusSlot = -1;

  private int stackSizeSlot = -1;

  private int statusHolderSlot = -1;

  /** Where threads keep their identifier; negative while not known. */
  private int idSlot = -1;

  private HostValue hostValue;
  private int hostValueNumber;
  private int appLoader = -1;
  private int platformLoader = -1;
  private int javaBase;

  private final int classLoaderSlot;
  private final int componentTypeSlot;
  private final int moduleSlot;

  public Machine(Universe universe, MachineOptions options) {
    this.universe = universe;
    this.options = options;
    this.heap = new Heap(universe.identities(), options.maxHeapBytes());
    this.clock = new Clock(options.startMillis());
    universe.require("java/lang/Object");
    Klass klass = universe.require("java/lang/Class");
    this.classLoaderSlot = klass.declaredField("classLoader").slot;
    this.componentTypeSlot = klass.declaredField("componentType").slot;
    this.moduleSlot = klass.declaredField("module").slot;
    this.byteArray = universe.primitive('B').arrayOf();
    this.longArray = universe.primitive('J').arrayOf();
    this.objectArray = universe.objectKlass().arrayOf();
    this.linker = new Linker(this);
    this.slowPath = new SlowPath(this, linker);
    this.interpreter = new Interpreter(this, slowPath);
    this.classInit = new ClassInit(this);
    this.monitors = new Monitors(this);
    this.loading = new Loading(this);
    this.threads = new Threads(this);
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

  /** What the current step relies on. */
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

  /** The files as the program sees them. */
  public OverlayFileSystem files() {
    return files;
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

  /** Who wants to know what threads do to each other; null if nobody does. */
  public Watch watch() {
    return watch;
  }

  public void setWatch(Watch watch) {
    this.watch = watch;
  }

  /** Who lets values be terms; null if all are numbers. */
  public Symbols symbols() {
    return symbols;
  }

  public void setSymbols(Symbols symbols) {
    this.symbols = symbols;
    heap.symbolic = symbols != null;
  }

  /** What is known of the terms on the way to this state; belongs to the state. */
  public Object path() {
    return path;
  }

  public void setPath(Object path) {
    this.path = path;
  }

  /** Tells of an operation that other threads can notice; may suspend the current instruction. */
  public void reportAccess(Watch.Act act, int object, int slot) {
    if (watch != null) {
      watch.before(threads.current(), act, object, slot);
    }
  }

  /** Tells of a question whose answer is the same in all runs here, and elsewhere need not be. */
  public void tellFixed(String what) {
    if (watch != null) {
      watch.fixed(threads.current(), what);
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
    if (!heap.isLive(k.mirror)) {
      makeMirror(k);
    }
    return k.mirror;
  }

  private void makeMirror(Klass k) {
    long[] fields = mirrorFields(k);
    if (isFixed(k)) {
      heap.putKept(k.mirror, universe.classKlass(), fields);
    } else {
      heap.put(k.mirror, universe.classKlass(), fields);
    }
  }

  /** What a class object holds before anything has happened to the class. */
  private long[] mirrorFields(Klass k) {
    long[] fields = new long[k.mirrorSlots];
    fields[Klass.KLASS_ID] = k.id;
    fields[Klass.STATUS] =
        k.file == null || k.trivialInitialization ? Klass.INITIALIZED : Klass.UNINITIALIZED;
    fields[classLoaderSlot] = k.loader;
    fields[moduleSlot] = moduleOf(k);
    if (k.component != null) {
      fields[componentTypeSlot] = mirror(k.component);
    }
    for (Field f : k.fields) {
      if (f.isStatic() && f.info.constantValueIndex() != 0) {
        fields[f.slot] = constantValue(k, f);
      }
    }
    return fields;
  }

  /**
   * Whether an object's position and contents follow from what it is (a class object, an interned
   * string and its characters). Such an object can be made at any time and is then always the same,
   * so a state need not tell whether it has been made yet.
   */
  public boolean isFixed(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    return c.site == Universe.LITERAL_SITE
        || (c.site == Universe.MIRROR_SITE
            && isFixed(universe.klasses[c.thread])
            && universe.identities().occurrenceOf(position) == 0);
  }

  /**
   * Not the class of a loader of the program, nor a hidden one: these exist once they are defined.
   */
  private boolean isFixed(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    boolean builtIn = e.loader == 0 || e.loader == appLoader || e.loader == platformLoader;
    return builtIn && !e.injected && (!e.hidden || e.generated);
  }

  /** What a fixed object holds when it is new. */
  public Object pristine(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    if (c.site == Universe.MIRROR_SITE) {
      return mirrorFields(universe.klasses[c.thread]);
    }
    return strings.pristine(
        universe.literalText(c.thread), universe.identities().occurrenceOf(position), c);
  }

  private long constantValue(Klass k, Field f) {
    int index = f.info.constantValueIndex();
    return switch (f.kind()) {
      case 'J', 'D' -> k.file.pool().longAt(index);
      case 'L', '[' -> strings.intern(k.file.pool().string(index));
      default -> k.file.pool().intAt(index);
    };
  }

  /** The class a {@code java.lang.Class} object stands for. */
  public Klass klassOf(int mirror) {
    return universe.klasses[(int) heap.field(mirror, Klass.KLASS_ID)];
  }

  /** Makes an object whose position was fixed in advance: a class object or an interned string. */
  public void materialize(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    if (c.site == Universe.MIRROR_SITE) {
      mirror(universe.klasses[c.thread]);
    } else {
      strings.intern(universe.literalText(c.thread));
    }
  }

  // ---- modules and loaders ----

  private int moduleOf(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    return e.isPrimitive() ? javaBase : module(e.loader, e.packageName());
  }

  /** The module of the classes that a loader defines in a package. */
  public int module(int loader, String packageName) {
    if (loader == 0 && universe.jdk().moduleOf(packageName) == null) {
      return javaBase;
    }
    Integer m = packageModules.get(packageName);
    if (m != null && moduleLoader(m) == loader) {
      return m;
    }
    return loader == 0 ? javaBase : unnamedModule(loader);
  }

  private int unnamedModule(int loader) {
    Field f = heap.klass[loader].findField("unnamedModule", null);
    return (int) heap.field(loader, f.slot);
  }

  /** Tells the machine of a named module; from now on its packages' classes belong to it. */
  public void defineModule(int module, String name, Iterable<String> packages) {
    if (name.equals("java.base")) {
      javaBase = module;
    }
    for (String p : packages) {
      packageModules.put(p.replace('.', '/'), module);
    }
    if (name.equals("java.base")) {
      for (Klass k : universe.klasses) {
        if (k != null && heap.isLive(k.mirror)) {
          heap.setField(k.mirror, moduleSlot, moduleOf(k));
        }
      }
    }
  }

  public void setModuleVersion(int module, int version) {
    moduleVersions.put(module, version);
  }

  /** The version string given when the module was defined, or 0. */
  public int moduleVersion(int module) {
    return moduleVersions.getOrDefault(module, 0);
  }

  /** The module that holds a package (internal form), or null. */
  public Integer packageModule(String packageName) {
    return packageModules.get(packageName);
  }

  public int moduleLoader(int module) {
    Field f = heap.klass[module].declaredField("loader");
    return (int) heap.field(module, f.slot);
  }

  public Map<String, Integer> packageModules() {
    return packageModules;
  }

  public Map<Integer, Integer> moduleVersions() {
    return moduleVersions;
  }

  public int javaBase() {
    return javaBase;
  }

  public void setJavaBase(int module) {
    javaBase = module;
  }

  public int appLoader() {
    return appLoader;
  }

  public int platformLoader() {
    return platformLoader;
  }

  public void setBuiltinLoaders(int platform, int app) {
    this.platformLoader = platform;
    this.appLoader = app;
  }

  /** Who failed to be initialised, and the error to give as cause later, by class number. */
  public Map<Integer, Integer> initializationErrors() {
    return initializationErrors;
  }

  /** Knows of modules and loaders what another machine of the universe knows after its boot. */
  public void takeOver(Machine booted) {
    setBuiltinLoaders(booted.platformLoader, booted.appLoader);
    packageModules.putAll(booted.packageModules);
    moduleVersions.putAll(booted.moduleVersions);
    javaBase = booted.javaBase;
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
        throw raise("java/lang/OutOfMemoryError", "Java heap space");
      }
    }
    return allocate(arrayKlass, Heap.newArrayData(arrayKlass.kind, length), (int) bytes);
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

  /** HotSpot's text for a failed cast. */
  public String classCastMessage(Klass actual, Klass wanted) {
    return "class "
        + actual.externalName()
        + " cannot be cast to class "
        + wanted.externalName()
        + " ("
        + locationPair(actual, wanted)
        + ")";
  }

  /** Which modules and loaders two classes belong to, as HotSpot's messages tell. */
  public String locationPair(Klass a, Klass b) {
    String la = location(a);
    String lb = location(b);
    if (la.equals(lb)) {
      return a.externalName() + " and " + b.externalName() + " are in " + la;
    }
    return a.externalName() + " is in " + la + "; " + b.externalName() + " is in " + lb;
  }

  public String location(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    return location((int) heap.field(mirror(e), moduleSlot), e.loader);
  }

  /** The same for a class that a loader is about to define in a package. */
  public String location(int loader, String packageName) {
    return location(module(loader, packageName), loader);
  }

  private String location(int module, int loader) {
    String name = module == 0 ? "java.base" : moduleName(module);
    return (name == null ? "unnamed module" : "module " + name)
        + " of loader "
        + loaderName(loader);
  }

  public String moduleName(int module) {
    return strings.get((int) heap.field(module, heap.klass[module].declaredField("name").slot));
  }

  /** A loader as HotSpot names it in messages. */
  public String loaderDescription(int loader) {
    return loaderName(loader);
  }

  private String loaderName(int loader) {
    if (loader == 0) {
      return "'bootstrap'";
    }
    String name =
        strings.get((int) heap.field(loader, heap.klass[loader].findField("name", null).slot));
    String id = " @" + Integer.toHexString(identityHash(loader));
    if (loader == appLoader || loader == platformLoader) {
      return "'" + name + "'";
    }
    return name == null ? heap.klass[loader].externalName() + id : "'" + name + "'" + id;
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

  public String threadName(int threadObject) {
    Field f = universe.require("java/lang/Thread").declaredField("name");
    return strings.get((int) heap.field(threadObject, f.slot));
  }

  public static final int THREAD_NEW = 0;
  public static final int THREAD_RUNNABLE = 5;
  public static final int THREAD_TERMINATED = 2;

  /** Sets what {@code Thread} keeps of its state; the finer states are the machine's. */
  public void setThreadStatus(int thread, int status) {
    heap.setField(statusHolder(thread), statusSlot, status);
  }

  public int threadStatus(int thread) {
    return (int) heap.field(statusHolder(thread), statusSlot);
  }

  /** What {@code Thread.getId} says. */
  public long threadId(int thread) {
    if (idSlot < 0) {
      idSlot = universe.require("java/lang/Thread").declaredField("tid").slot;
    }
    return heap.field(thread, idSlot);
  }

  /**
   * Whether a thread has made others while the program was explored: {@link
   * dev.assay.machine.natives} keeps count above the wanted size of its stack.
   */
  public boolean hasMadeThreads(int thread) {
    int counts = statusHolder(thread); // where JDK 19 and later keep the status they keep this
    if (stackSizeSlot < 0) {
      stackSizeSlot = heap.klass[counts].findField("stackSize", null).slot;
    }
    return heap.field(counts, stackSizeSlot) >>> 32 != 0;
  }

  /** The object that keeps a thread's status: itself, or from JDK 19 on another. */
  private int statusHolder(int thread) {
    if (statusSlot < 0) {
      findStatus();
    }
    return statusHolderSlot < 0 ? thread : (int) heap.field(thread, statusHolderSlot);
  }

  private void findStatus() {
    Klass k = universe.require("java/lang/Thread");
    Field own = k.declaredField("threadStatus");
    statusHolderSlot = own != null ? -1 : k.declaredField("holder").slot;
    Klass holder = own != null ? k : universe.require("java/lang/Thread$FieldHolder");
    statusSlot = holder.declaredField("threadStatus").slot;
  }

  // ---- roots ----

  /** References the machine itself holds. */
  public void forEachRoot(java.util.function.IntConsumer consumer) {
    for (Klass k : universe.klasses) {
      if (k != null && heap.isLive(k.mirror)) {
        consumer.accept(k.mirror);
        consumer.accept(k.loader);
        consumer.accept(k.classData);
      }
    }
    packageModules.values().forEach(consumer::accept);
    moduleVersions.values().forEach(consumer::accept);
    consumer.accept(pendingReferences.head());
    initializationErrors.values().forEach(consumer::accept);
    rawMemory.blocks().forEach(consumer::accept);
    consumer.accept(javaBase);
  }

  /**
   * References the machine holds that change with the program's state. Of the class objects only
   * those are named that a state may lack; once there they stay, as their classes do.
   */
  public void forEachStateRoot(java.util.function.IntConsumer consumer) {
    Klass[] klasses = universe.klasses;
    if (sortedClasses < klasses.length && klasses[sortedClasses] != null) {
      sortClasses(klasses);
    }
    for (int i = 0; i < definedCount; i++) {
      Klass k = definedClasses[i];
      if (heap.isLive(k.mirror)) {
        consumer.accept(k.mirror);
        consumer.accept(k.loader);
        consumer.accept(k.classData);
      }
    }
    initializationErrors.values().forEach(consumer::accept);
    rawMemory.blocks().forEach(consumer::accept);
    consumer.accept(pendingReferences.head());
  }

  private void sortClasses(Klass[] klasses) {
    // With the lock no class is seen that another machine is still defining.
    synchronized (universe) {
      for (; sortedClasses < klasses.length && klasses[sortedClasses] != null; sortedClasses++) {
        if (!isFixed(klasses[sortedClasses])) {
          if (definedCount == definedClasses.length) {
            definedClasses = java.util.Arrays.copyOf(definedClasses, definedCount * 2);
          }
          definedClasses[definedCount++] = klasses[sortedClasses];
        }
      }
    }
  }

  /** A number for the host-side values that belong to the state (the file system's overlay). */
  public int hostValueNumber() {
    FileSystemState state = files.state();
    int input = standardInput.position();
    if (hostValue == null
        || hostValue.files() != state
        || hostValue.input() != input
        || hostValue.path() != path) {
      hostValue = new HostValue(state, input, path);
      hostValueNumber = universe.hostValues().number(hostValue);
    }
    return hostValueNumber;
  }

  public void restoreHostValue(int number) {
    if (number != hostValueNumber()) {
      HostValue v = (HostValue) universe.hostValues().value(number);
      files.restore(v.files());
      standardInput.moveTo(v.input());
      path = v.path();
    }
  }

  /** Whether of two numbers for host-side values both stand for the same files and input. */
  public boolean differsInPathOnly(int a, int b) {
    if (a == b) {
      return true;
    }
    HostValue x = (HostValue) universe.hostValues().value(a);
    HostValue y = (HostValue) universe.hostValues().value(b);
    return x.files() == y.files() && x.input() == y.input();
  }

  private record HostValue(FileSystemState files, int input, Object path) {
    /** Written down, because linking what a record has by itself takes longer than booting may. */
    @Override
    public int hashCode() {
      return 31 * (31 * Objects.hashCode(files) + input) + Objects.hashCode(path);
    }
  }

  // ---- calls ----

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
