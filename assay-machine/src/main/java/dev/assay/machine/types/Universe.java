package dev.assay.machine.types;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.fs.FileUse;
import dev.assay.machine.fs.HostFiles;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Everything about a program that does not change while it runs, shared by all machines that run
 * it: where classes come from, the loaded classes with their code, allocation sites and object
 * identities. Loading a class has no effect on the program's state; initialising one does.
 *
 * <p>Definitions are made under this object's lock; reads are lock-free.
 */
public final class Universe {
  /** The machine's own sites. */
  public static final int MIRROR_SITE = 1;

  public static final int LITERAL_SITE = 2;
  public static final int BOOT_SITE = 3;
  private static final int FIRST_FREE_SITE = 4;

  private static final String MODELS = "dev/assay/models/";

  /** Models of the JDK's own classes and native methods. */
  private static final String JDK_MODELS = MODELS + "java/";

  /** Classes of the program's loader that the machine knows: they speak to the checker. */
  private static final Set<String> SPEAKS_TO_THE_CHECKER =
      Set.of("dev/assay/api/Assay", "org/sosy_lab/sv_benchmarks/Verifier", "org/cprover/CProver");

  private static final String PRIMITIVES = "ZBCSIJFDV";
  private static final String[] PRIMITIVE_NAMES = {
    "boolean", "byte", "char", "short", "int", "long", "float", "double", "void"
  };

  private final JdkImage jdk;
  private final ClassPath classPath;
  private final Identities identities = new Identities();
  private final HostValues hostValues = new HostValues();
  private final HostFiles hostFiles = new HostFiles();
  private final EnvironmentUse environmentUse = new EnvironmentUse(this);

  public volatile Klass[] klasses = new Klass[1024];
  private int klassCount = 1;
  public volatile Method[] methods = new Method[1 << 14];
  private int methodCount = 1;
  public volatile Site[] sites = new Site[1 << 12];

  /**
   * The static fields that code refers to: class object's position, kind of value (16 bits) and
   * slot (16 bits).
   */
  public volatile long[] statics = new long[1 << 10];

  private final Map<Field, Integer> staticNumbers = new HashMap<>();
  private int siteCount = FIRST_FREE_SITE;

  private final NativeMethods natives;
  private final Map<Integer, Map<String, Klass>> byLoader = new HashMap<>();
  private final Map<Integer, Map<String, Klass>> hiddenByLoader = new HashMap<>();
  private final Map<SiteKey, Site> siteIndex = new HashMap<>();
  private volatile AccessPolicy accessPolicy;
  private volatile boolean randomIsChosen;
  private final Map<String, Integer> literals = new HashMap<>();
  private final List<String> literalTexts = new ArrayList<>();

  /**
   * By position one more than the thread's number, 0 where there is none; replaced, not changed.
   */
  private volatile int[] threadNumbers = {};

  private final List<Integer> threadPositions = new ArrayList<>();
  private volatile String[] threadKeys = {};
  private final Map<Method, List<Method>> conflicts = new ConcurrentHashMap<>();
  private final Map<Object, Method> shared = new HashMap<>();
  private final Klass[] primitives = new Klass[PRIMITIVES.length()];
  private Klass object;
  private Klass klassKlass;
  private final Klass backtraceKlass;

  /** Written out: the methods a record gets by itself are linked at run time, which takes long. */
  private record SiteKey(int method, int pc, int klass) {
    @Override
    public boolean equals(Object o) {
      return o instanceof SiteKey k && k.method == method && k.pc == pc && k.klass == klass;
    }

    @Override
    public int hashCode() {
      return (31 * method + pc) * 31 + klass;
    }
  }

  /**
   * @param natives where native methods are to be found
   */
  public Universe(JdkImage jdk, ClassPath classPath, NativeMethods natives) {
    this.natives = natives;
    this.jdk = jdk;
    this.classPath = classPath;
    for (int i = 0; i < FIRST_FREE_SITE; i++) {
      sites[i] = new Site(i, null, -1, null);
    }
    for (int i = 0; i < primitives.length; i++) {
      primitives[i] =
          register(
              new Klass(
                  this,
                  klassCount,
                  PRIMITIVE_NAMES[i],
                  null,
                  null,
                  new Klass[0],
                  0,
                  Modifier.PUBLIC | Modifier.FINAL | Modifier.ABSTRACT,
                  null,
                  PRIMITIVES.charAt(i)));
    }
    backtraceKlass =
        register(
            new Klass(
                this,
                klassCount,
                "backtrace",
                null,
                null,
                new Klass[0],
                0,
                Modifier.FINAL | Modifier.ABSTRACT,
                primitive('J'),
                'J'));
  }

  /**
   * The class of the arrays in which exceptions keep the stack they were made on. To the program
   * they are opaque; to the machine they are not ordinary arrays, as they hold method numbers.
   */
  public Klass backtraceKlass() {
    return backtraceKlass;
  }

  /** Host-side values that states refer to by number. */
  public HostValues hostValues() {
    return hostValues;
  }

  public JdkImage jdk() {
    return jdk;
  }

  public ClassPath classPath() {
    return classPath;
  }

  /** The host's files, seen alike by all machines. */
  public HostFiles hostFiles() {
    return hostFiles;
  }

  /** Which environment variables the program has seen. */
  /** What was seen of the host's files so far, by path, in texts that change if they do. */
  public Map<String, String> filesSeen() {
    return FileUse.of(hostFiles);
  }

  /** What is to be seen of a file now; {@code like} says what was seen of it elsewhere. */
  public String fileNow(String path, String like) {
    return FileUse.now(hostFiles, path, like);
  }

  public EnvironmentUse environmentUse() {
    return environmentUse;
  }

  public Identities identities() {
    return identities;
  }

  /** Feature release of the JDK the program runs on. */
  public int feature() {
    return jdk.feature();
  }

  public Klass objectKlass() {
    return object;
  }

  public Klass classKlass() {
    return klassKlass;
  }

  // ---- classes ----

  public Klass primitive(char kind) {
    return primitives[PRIMITIVES.indexOf(kind)];
  }

  /** A class already known to a loader as defining or initiating, or null. */
  public synchronized Klass loaded(int loader, String name) {
    Map<String, Klass> m = byLoader.get(loader);
    return m == null ? null : m.get(name);
  }

  /** Records that a loader, asked for {@code name}, gave {@code k}. */
  public synchronized void recordInitiating(int loader, String name, Klass k) {
    byLoader.computeIfAbsent(loader, l -> new HashMap<>()).put(name, k);
  }

  public synchronized List<Klass> loadedBy(int loader) {
    Map<String, Klass> m = byLoader.get(loader);
    return m == null ? List.of() : new ArrayList<>(m.values());
  }

  /** A class of the bootstrap loader, loaded if need be; null if the JDK has none of that name. */
  public Klass boot(String name) {
    Klass k = loaded(0, name);
    if (k != null) {
      return k;
    }
    if (name.charAt(0) == '[') {
      return bootArray(name);
    }
    byte[] bytes = name.startsWith(MODELS) ? modelBytes(name) : jdk.classBytes(name);
    return bytes == null ? null : defineBoot(name, bytes);
  }

  /** Models travel with Assay itself, not with the JDK or the program. */
  private static byte[] modelBytes(String name) {
    try (InputStream in = Universe.class.getClassLoader().getResourceAsStream(name + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The guest method that stands in for a native method: for {@code java.util.zip.Inflater.init}
   * the static method {@code init} of {@code dev.assay.models.java.util.zip.InflaterNatives}, which
   * takes the receiver of an instance method as a first argument of type Object. Null if there is
   * none.
   */
  public Method standIn(Method nativeMethod) {
    Klass holder = nativeMethod.holder;
    Klass model = holder.loader == 0 ? boot(MODELS + holder.name + "Natives") : null;
    if (model == null) {
      return null;
    }
    String descriptor = nativeMethod.descriptor;
    Method m =
        model.declared(
            nativeMethod.name,
            nativeMethod.isStatic() ? descriptor : "(Ljava/lang/Object;" + descriptor.substring(1));
    if (m == null || !m.isStatic()) {
      return null;
    }
    m.standsFor = nativeMethod;
    return m;
  }

  /** A class the machine cannot do without. */
  public Klass require(String name) {
    Klass k = boot(name);
    if (k == null) {
      throw new IllegalStateException("the JDK has no class " + name);
    }
    return k;
  }

  private Klass bootArray(String name) {
    Klass element =
        name.charAt(1) == 'L'
            ? boot(name.substring(2, name.length() - 1))
            : name.charAt(1) == '[' ? boot(name.substring(1)) : primitive(name.charAt(1));
    return element == null ? null : element.arrayOf();
  }

  private synchronized Klass defineBoot(String name, byte[] bytes) {
    Klass known = loaded(0, name);
    if (known != null) {
      return known;
    }
    ClassFile file = parse(bytes);
    Klass superKlass = file.superName() == null ? null : require(file.superName());
    String[] names = file.interfaces();
    Klass[] interfaces = new Klass[names.length];
    for (int i = 0; i < names.length; i++) {
      interfaces[i] = require(names[i]);
    }
    Klass k = define(file, name, superKlass, interfaces, 0);
    k.model = name.startsWith(JDK_MODELS);
    return k;
  }

  public ClassFile parse(byte[] bytes) {
    return ClassFile.parse(bytes, jdk.feature() + 44);
  }

  /**
   * Defines a class whose supertypes are already loaded. The name differs from the file's only for
   * hidden classes.
   */
  public synchronized Klass define(
      ClassFile file, String name, Klass superKlass, Klass[] interfaces, int loader) {
    Klass k =
        new Klass(
            this,
            klassCount,
            name,
            file,
            superKlass,
            interfaces,
            loader,
            file.accessFlags(),
            null,
            'L');
    register(k);
    if (name.equals("java/lang/Object")) {
      object = k;
    }
    MethodInfo[] infos = file.methods();
    k.methods = new Method[infos.length];
    for (int i = 0; i < infos.length; i++) {
      k.methods[i] = registerMethod(new Method(methodCount, k, infos[i]));
    }
    linkMembers(k);
    k.linkMethods();
    bindNatives(k);
    if (!name.equals(file.name())) {
      k.hidden = true;
    } else {
      byLoader.computeIfAbsent(loader, l -> new HashMap<>()).put(name, k);
    }
    return k;
  }

  /** A hidden class defined by a loader under its full name, or null. */
  public synchronized Klass hiddenClass(int loader, String name) {
    Map<String, Klass> m = hiddenByLoader.get(loader);
    return m == null ? null : m.get(name);
  }

  public synchronized void recordHidden(Klass k) {
    hiddenByLoader.computeIfAbsent(k.loader, l -> new HashMap<>()).put(k.name, k);
  }

  /**
   * Defines a class that the machine has written for {@code host}: hidden, with the host's loader
   * and nest. The program may see its name, which therefore follows from what the class is for.
   */
  public synchronized Klass defineGenerated(
      ClassFile file, Klass superKlass, Klass[] interfaces, Klass host, Origin origin) {
    String name = file.name() + "/0x" + String.format("%016x", origin.stableHash());
    Klass k = define(file, name, superKlass, interfaces, host.loader);
    k.generated = true;
    k.origin = origin;
    k.nestHostOverride = host.nestHostOverride == null ? host : host.nestHostOverride;
    return k;
  }

  private void linkMembers(Klass k) {
    if (k.name.equals("java/lang/Class")) {
      klassKlass = k;
      // Slots STATUS, KLASS_ID, RESOLVED and DOMAIN come first.
      k.linkMembers(4, 0, new int[0]);
      for (Klass earlier : klasses) {
        if (earlier != null && earlier != k) {
          relayoutMirror(earlier);
        }
      }
    } else {
      int injected =
          k.name.equals("java/lang/invoke/ResolvedMethodName")
                  || k.name.equals("java/lang/invoke/LambdaForm")
              ? 1
              : 0;
      Klass c = klassKlass;
      k.linkMembers(
          injected, c == null ? 0 : c.instanceSlots, c == null ? new int[0] : c.referenceSlots);
    }
  }

  /** Object and the primitives exist before java.lang.Class does. */
  private void relayoutMirror(Klass k) {
    if (k.file != null) {
      for (int i = 0; i < k.fields.length; i++) {
        if (k.fields[i].isStatic()) {
          k.fields[i] =
              new Field(k, k.fields[i].info, k.fields[i].slot + klassKlass.instanceSlots, i);
        }
      }
    }
    k.layoutMirror(klassKlass.instanceSlots + (k.mirrorSlots), klassKlass.referenceSlots);
  }

  synchronized Klass defineArray(Klass component) {
    String name =
        component.isArray()
            ? "[" + component.name
            : component.isPrimitive() ? "[" + component.kind : "[L" + component.name + ";";
    Klass known = loaded(component.loader, name);
    if (known != null) {
      return known;
    }
    int flags =
        (component.flags & (Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED))
            | Modifier.FINAL
            | Modifier.ABSTRACT;
    // Loaded before the new class takes its number.
    Klass[] interfaces = {require("java/lang/Cloneable"), require("java/io/Serializable")};
    Klass k =
        new Klass(
            this,
            klassCount,
            name,
            null,
            object,
            interfaces,
            component.loader,
            flags,
            component,
            component.isPrimitive() ? component.kind : 'L');
    k.vtable = object.vtable;
    k.trivialInitialization = true;
    register(k);
    k.layoutMirror(klassKlass.instanceSlots, klassKlass.referenceSlots);
    byLoader.computeIfAbsent(component.loader, l -> new HashMap<>()).put(name, k);
    return k;
  }

  private Klass register(Klass k) {
    if (klassCount == klasses.length) {
      klasses = Arrays.copyOf(klasses, klassCount * 2);
    }
    klasses[klassCount++] = k;
    k.mirror = identities.position(identities.chain(MIRROR_SITE, k.id), 0);
    if (klassKlass != null) {
      k.layoutMirror(klassKlass.instanceSlots, klassKlass.referenceSlots);
    }
    return k;
  }

  private Method registerMethod(Method m) {
    if (methodCount == methods.length) {
      methods = Arrays.copyOf(methods, methodCount * 2);
    }
    methods[methodCount++] = m;
    return m;
  }

  /** A method made by the machine. */
  public synchronized Method synthetic(
      Klass holder, String name, String descriptor, int extraSlots, long[] code) {
    return registerMethod(
        Method.synthetic(methodCount, holder, name, descriptor, extraSlots, code));
  }

  /**
   * The method that the machine has made for a purpose, which the key names; made when it is first
   * asked for, unless {@code maker} has none to offer. All machines share it, so that a frame of it
   * means the same in all of them.
   */
  public synchronized Method shared(Object key, Supplier<Method> maker) {
    Method known = shared.get(key);
    if (known == null) {
      known = maker.get();
      if (known != null) {
        shared.put(key, known);
      }
    }
    return known;
  }

  /** Marks that several default methods compete; calling the result must throw. */
  synchronized Method conflict(Klass k, List<Method> candidates) {
    Method first = candidates.get(0);
    Method m = registerMethod(new Method(methodCount, k, first.info));
    conflicts.put(m, List.copyOf(candidates));
    return m;
  }

  /** The competing defaults if {@code m} is such a marker, else null. */
  public List<Method> conflicting(Method m) {
    return conflicts.get(m);
  }

  // ---- watching ----

  /** Which accesses are shown to whoever watches; null if none are. */
  public AccessPolicy accessPolicy() {
    return accessPolicy;
  }

  /** To be said before any code is decoded. */
  public void setAccessPolicy(AccessPolicy policy) {
    accessPolicy = policy;
  }

  /**
   * Lets whoever watches choose random numbers, instead of the JDK's generators. To be said before
   * any class is loaded.
   */
  public void setRandomIsChosen() {
    randomIsChosen = true;
  }

  // ---- natives ----

  private void bindNatives(Klass k) {
    if (k.loader != 0 && !SPEAKS_TO_THE_CHECKER.contains(k.name)) {
      return;
    }
    bindNatives(k, k.name);
    if (randomIsChosen) {
      bindNatives(k, "chosen/" + k.name);
    }
  }

  private void bindNatives(Klass k, String tables) {
    for (NativeTable table : natives.tables(tables)) {
      String[] names = table.names();
      int[] min = table.minJdk();
      int[] max = table.maxJdk();
      for (int i = 0; i < names.length; i++) {
        if (feature() >= min[i] && feature() <= max[i]) {
          bindNative(k, table, names[i], i);
        }
      }
    }
  }

  private void bindNative(Klass k, NativeTable table, String name, int index) {
    int nameEnd = name.indexOf('(');
    for (Method m : k.methods) {
      if (nameEnd < 0 ? name.equals(m.name) : isNameAndDescriptor(name, nameEnd, m)) {
        m.nativeTable = table;
        m.nativeIndex = index;
        m.selfContained = natives.isSelfContained(k.name, m.name);
      }
    }
  }

  /** Without putting a text together: there are many natives, and many methods to compare with. */
  private static boolean isNameAndDescriptor(String text, int nameEnd, Method m) {
    return m.name.length() == nameEnd
        && m.descriptor.length() == text.length() - nameEnd
        && text.startsWith(m.name)
        && text.endsWith(m.descriptor);
  }

  // ---- sites, literals, threads ----

  /** The site of an instruction or, with pc -1, of a native method. */
  public synchronized Site site(Method m, int pc, Klass k) {
    return siteIndex.computeIfAbsent(
        new SiteKey(m.id, pc, k == null ? 0 : k.id), key -> newSite(m, pc, k));
  }

  private Site newSite(Method m, int pc, Klass k) {
    if (siteCount == sites.length) {
      sites = Arrays.copyOf(sites, siteCount * 2);
    }
    Site s = new Site(siteCount, m, pc, k);
    sites[siteCount++] = s;
    return s;
  }

  /** The number of a static field in {@link #statics}. */
  public synchronized int staticNumber(Field f) {
    Integer known = staticNumbers.get(f);
    if (known != null) {
      return known;
    }
    int n = staticNumbers.size();
    long[] all = statics;
    if (n == all.length) {
      all = Arrays.copyOf(all, n * 2);
    }
    all[n] = ((long) f.holder.mirror << 32) | ((long) f.kind() << 16) | f.slot;
    statics = all;
    staticNumbers.put(f, n);
    return n;
  }

  /** The position of an interned string: a function of its text. */
  public synchronized int literalPosition(String text) {
    Integer n = literals.get(text);
    if (n == null) {
      n = literalTexts.size();
      literals.put(text, n);
      literalTexts.add(text);
    }
    return identities.position(identities.chain(LITERAL_SITE, n), 0);
  }

  public synchronized String literalText(int number) {
    return literalTexts.get(number);
  }

  /** The machine's small number for the thread whose object is at {@code position}. */
  public int threadNumber(int position) {
    int[] numbers = threadNumbers;
    return position < numbers.length && numbers[position] != 0
        ? numbers[position] - 1
        : newThreadNumber(position);
  }

  private synchronized int newThreadNumber(int position) {
    int[] numbers = threadNumbers;
    if (position >= numbers.length || numbers[position] == 0) {
      threadPositions.add(position);
      numbers = Arrays.copyOf(numbers, Math.max(position + 1, numbers.length));
      numbers[position] = threadPositions.size();
      threadNumbers = numbers;
    }
    return numbers[position] - 1;
  }

  public synchronized int threadPosition(int number) {
    return threadPositions.get(number);
  }

  /**
   * Compares two threads by where and by whom they were made: an order that is the same in every
   * process, and that of their making for threads made one after the other in a loop.
   */
  public int compareThreads(int a, int b) {
    return a == b ? 0 : threadKey(a).compareTo(threadKey(b));
  }

  /** Where and by whom a thread was made, in words that are the same in every process. */
  public String threadText(int number) {
    return threadKey(number);
  }

  private String threadKey(int number) {
    String[] known = threadKeys;
    return number < known.length && known[number] != null ? known[number] : newThreadKey(number);
  }

  /** Numbers as texts that are in the same order. */
  private static String sortable(int number) {
    return Long.toString(10_000_000_000L + number);
  }

  private synchronized String newThreadKey(int number) {
    int position = threadPosition(number);
    Identities.Chain c = identities.chainOf(position);
    Site s = sites[c.site];
    String owner =
        c.thread < 0
            ? klasses[-c.thread].name
            : threadPosition(c.thread) == position ? "" : threadKey(c.thread);
    String key =
        owner
            + " "
            + s.method
            + " "
            + sortable(s.pc)
            + " "
            + s.klass
            + " "
            + sortable(identities.occurrenceOf(position));
    String[] all = Arrays.copyOf(threadKeys, Math.max(number + 1, threadKeys.length));
    all[number] = key;
    threadKeys = all;
    return key;
  }

  /** A hash of an object's identity that is the same in every process: for identity hash codes. */
  public long stableHash(int position) {
    Identities.Chain c = identities.chainOf(position);
    long h;
    if (c.site == MIRROR_SITE) {
      h = klasses[c.thread].name.hashCode();
    } else if (c.site == LITERAL_SITE) {
      h = literalText(c.thread).hashCode();
    } else {
      h = sites[c.site].stableHash() * 31 + stableOwnerHash(c.thread, position);
    }
    h = h * 0x9E3779B97F4A7C15L + identities.occurrenceOf(position);
    h ^= h >>> 32;
    h *= 0xD6E8FEB86659FD93L;
    return h ^ (h >>> 29);
  }

  private long stableOwnerHash(int owner, int position) {
    if (owner < 0) {
      return klasses[-owner].name.hashCode() * 31L + 1;
    }
    int threadObject = threadPosition(owner);
    return threadObject == 0 || threadObject == position ? 7 : stableHash(threadObject);
  }

  // ---- replaying a recorded universe ----

  public int methodLimit() {
    return methodCount;
  }

  public int siteLimit() {
    return siteCount;
  }

  /** The first site that is not the machine's own. */
  public int firstSite() {
    return FIRST_FREE_SITE;
  }

  public synchronized List<String> literals() {
    return new ArrayList<>(literalTexts);
  }

  public synchronized List<Integer> threadPositions() {
    return new ArrayList<>(threadPositions);
  }

  /** Defines a class of the bootstrap loader with the numbers it had when it was recorded. */
  public synchronized void replayClass(int id, int firstMethod, int component, String name) {
    if (id < klassCount) {
      return; // every universe begins with it
    }
    if (firstMethod != 0) {
      methodCount = firstMethod;
      reserveMethods();
    }
    Klass k = component != 0 ? klasses[component].arrayOf() : require(name);
    if (k.id != id) {
      throw new IllegalStateException("classes do not match their record: " + k.name);
    }
  }

  /** Methods the machine had made itself keep their numbers free. */
  public synchronized void replayMethodLimit(int limit) {
    methodCount = Math.max(methodCount, limit);
    reserveMethods();
  }

  private void reserveMethods() {
    while (methodCount >= methods.length) {
      methods = Arrays.copyOf(methods, methods.length * 2);
    }
  }

  public synchronized void replaySite(int method, int pc, int klass) {
    if (method == 0) {
      sites[siteCount] = new Site(siteCount, null, -1, null);
      siteCount++;
    } else {
      site(methods[method], pc, klass == 0 ? null : klasses[klass]);
    }
    if (siteCount == sites.length) {
      sites = Arrays.copyOf(sites, siteCount * 2);
    }
  }
}
