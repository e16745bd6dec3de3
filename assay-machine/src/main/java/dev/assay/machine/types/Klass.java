package dev.assay.machine.types;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.FieldInfo;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A loaded class, interface, array type or primitive type: its place in the hierarchy, the layout
 * of its instances and its dispatch tables. Immutable after {@link Universe} has defined it, apart
 * from caches that any machine may fill with the same result.
 *
 * <p>The part of a class that belongs to the program's state is its heap object, the {@code
 * java.lang.Class} instance at position {@link #mirror}: slot {@link #STATUS} holds the
 * initialisation status, slot {@link #KLASS_ID} this class's number, then come the fields of {@code
 * java.lang.Class} itself and last the static fields of this class.
 */
public final class Klass {
  /**
   * Mirror slot: {@link #UNINITIALIZED}, {@link #INITIALIZED}, ERRONEOUS, or -(thread) when under
   * way.
   */
  public static final int STATUS = 0;

  /** Mirror slot: the number of the class the mirror stands for. */
  public static final int KLASS_ID = 1;

  /** Mirror slot: an Object[] of the class's resolved dynamic constants and call sites, or 0. */
  public static final int RESOLVED = 2;

  /** Mirror slot: the class's ProtectionDomain once it is known, or 0. */
  public static final int DOMAIN = 3;

  public static final long UNINITIALIZED = 0;
  public static final long INITIALIZED = 1;
  public static final long ERRONEOUS = 2;

  public final int id;

  /** Internal name: {@code java/lang/String}, {@code [I}, {@code int}. */
  public final String name;

  /** Null for arrays and primitives. */
  public final ClassFile file;

  public final Klass superKlass;
  public final Klass[] interfaces;

  /** The defining loader's object; 0 is the bootstrap loader. */
  public final int loader;

  public final int flags;

  /** Position of the {@code java.lang.Class} object. */
  public int mirror;

  public Field[] fields = {};
  public Method[] methods = {};
  public int instanceSlots;
  public int[] referenceSlots = {};

  /** Length of the mirror's data. */
  public int mirrorSlots;

  /** Reference-typed slots of the mirror: those of java.lang.Class and the statics. */
  public int[] mirrorReferenceSlots = {};

  /** Whether objects of this class can refer to others. */
  public boolean hasReferences() {
    return isArray() ? kind == 'L' : referenceSlots.length > 0;
  }

  public Method[] vtable = {};
  public final Klass component;

  /** For an array: kind of its elements; for a primitive: its own kind; else 'L'. */
  public final char kind;

  public Method classInitializer;

  /** True if neither this class nor a superclass (or interface with defaults) has code to run. */
  public boolean trivialInitialization;

  /**
   * What the verifier found wrong with the class's code, or null; it must not be initialised then.
   */
  public String verifyError;

  /** Hidden classes: the object given as class data, the lookup class; 0 if none. */
  public int classData;

  public boolean hidden;

  /**
   * Defined by a call of the program or the JDK, not found by its loader: exists only in the states
   * in which its class object does.
   */
  public boolean injected;

  /** Written by the machine itself; its frames are hidden. */
  public boolean generated;

  /** Stands in for code of the JDK; its frames are shown as frames of that. */
  public boolean model;

  /** What a generated class was written for; null for all others. */
  public Origin origin;

  public Klass nestHostOverride;
  public boolean hasDefaultMethods;

  public static final int SOFT = 1;
  public static final int WEAK = 2;
  public static final int PHANTOM = 3;
  private static final int FINAL = 4;

  /** Which kind of java.lang.ref.Reference its instances are; 0 for all other classes. */
  public int referenceType;

  private Klass[] superDisplay;
  private Klass[] allInterfaces;
  private volatile InterfaceTable interfaceTable = InterfaceTable.EMPTY;
  private volatile Klass arrayKlass;
  private volatile Map<String, Method> methodIndex;
  private final Universe universe;

  /** The universe's class path number from which it came, for protection domains; -1 otherwise. */
  public int codeSource = -1;

  Klass(
      Universe universe,
      int id,
      String name,
      ClassFile file,
      Klass superKlass,
      Klass[] interfaces,
      int loader,
      int flags,
      Klass component,
      char kind) {
    this.universe = universe;
    this.id = id;
    this.name = name;
    this.file = file;
    this.superKlass = superKlass;
    this.interfaces = interfaces;
    this.loader = loader;
    this.flags = flags;
    this.component = component;
    this.kind = kind;
    linkHierarchy();
  }

  // ---- hierarchy ----

  private void linkHierarchy() {
    int depth = superKlass == null ? 0 : superKlass.superDisplay.length;
    superDisplay =
        superKlass == null ? new Klass[1] : Arrays.copyOf(superKlass.superDisplay, depth + 1);
    superDisplay[depth] = this;
    List<Klass> all = new ArrayList<>();
    if (superKlass != null) {
      all.addAll(Arrays.asList(superKlass.allInterfaces));
    }
    for (Klass i : interfaces) {
      addOnce(all, i);
      for (Klass j : i.allInterfaces) {
        addOnce(all, j);
      }
    }
    allInterfaces = all.toArray(new Klass[0]);
    if (superKlass != null) {
      referenceType = superKlass.referenceType;
    }
    referenceType =
        switch (name) {
          case "java/lang/ref/SoftReference" -> SOFT;
          case "java/lang/ref/WeakReference" -> WEAK;
          case "java/lang/ref/PhantomReference" -> PHANTOM;
          case "java/lang/ref/FinalReference" -> FINAL;
          default -> referenceType;
        };
  }

  private static void addOnce(List<Klass> all, Klass k) {
    if (!all.contains(k)) {
      all.add(k);
    }
  }

  public boolean isInterface() {
    return Modifier.isInterface(flags);
  }

  public boolean isArray() {
    return component != null;
  }

  public boolean isPrimitive() {
    return file == null && component == null;
  }

  public boolean isAbstract() {
    return Modifier.isAbstract(flags);
  }

  /** All interfaces implemented, directly or not, each once. */
  public Klass[] allInterfaces() {
    return allInterfaces;
  }

  /** Whether a value of this class may be assigned to {@code target}. */
  public boolean isSubtypeOf(Klass target) {
    if (this == target) {
      return true;
    }
    int depth = target.superDisplay.length;
    if (depth <= superDisplay.length && superDisplay[depth - 1] == target) {
      return true;
    }
    if (target.isInterface()) {
      for (Klass i : allInterfaces) {
        if (i == target) {
          return true;
        }
      }
      return false;
    }
    return component != null
        && target.component != null
        && !component.isPrimitive()
        && !target.component.isPrimitive()
        && component.isSubtypeOf(target.component);
  }

  /** The package in internal form, "" for the unnamed one. */
  public String packageName() {
    Klass k = this;
    while (k.component != null) {
      k = k.component;
    }
    if (k.isPrimitive()) {
      return "java/lang";
    }
    String n = k.hidden ? k.file.name() : k.name;
    int slash = n.lastIndexOf('/');
    return slash < 0 ? "" : n.substring(0, slash);
  }

  public boolean samePackage(Klass other) {
    return loader == other.loader && packageName().equals(other.packageName());
  }

  /** Name as a Java programmer writes it: {@code java.lang.String}, {@code int[]}. */
  public String prettyName() {
    return isArray() ? component.prettyName() + "[]" : name.replace('/', '.');
  }

  /**
   * Name as {@code Class.getName} gives it: {@code java.lang.String}, {@code [I}; the number of a
   * hidden class stays behind a slash.
   */
  public String externalName() {
    Klass e = this;
    while (e.component != null) {
      e = e.component;
    }
    if (!e.hidden) {
      return name.replace('/', '.');
    }
    int slash = name.lastIndexOf('/');
    return name.substring(0, slash).replace('/', '.') + name.substring(slash);
  }

  /** The descriptor of a variable of this type. */
  public String descriptor() {
    if (isArray()) {
      return name;
    }
    return isPrimitive() ? String.valueOf(kind) : "L" + name + ";";
  }

  public Klass arrayOf() {
    Klass a = arrayKlass;
    if (a == null) {
      a = universe.defineArray(this);
      arrayKlass = a;
    }
    return a;
  }

  // ---- layout ----

  /** Lays out fields and methods. {@code injected} slots come before the declared fields. */
  void linkMembers(int injected, int classInstanceSlots, int[] classReferenceSlots) {
    FieldInfo[] infos = file.fields();
    int slot = (superKlass == null ? 0 : superKlass.instanceSlots) + injected;
    int staticSlot = classInstanceSlots;
    List<Integer> refs = new ArrayList<>();
    if (superKlass != null) {
      for (int r : superKlass.referenceSlots) {
        refs.add(r);
      }
    }
    fields = new Field[infos.length];
    for (int i = 0; i < infos.length; i++) {
      boolean isStatic = Modifier.isStatic(infos[i].flags());
      fields[i] = new Field(this, infos[i], isStatic ? staticSlot++ : slot++, i);
      if (!isStatic && fields[i].isReference()) {
        refs.add(fields[i].slot);
      }
    }
    instanceSlots = slot;
    if (name.equals("java/lang/Class")) {
      refs.add(RESOLVED);
      refs.add(DOMAIN);
    }
    referenceSlots = refs.stream().mapToInt(Integer::intValue).toArray();
    if (name.equals("java/lang/Class")) {
      // Only now the slots of Class itself are known; its own statics follow them.
      int shift = instanceSlots - classInstanceSlots;
      for (int i = 0; i < fields.length; i++) {
        if (fields[i].isStatic()) {
          fields[i] = new Field(this, infos[i], fields[i].slot + shift, i);
        }
      }
      staticSlot += shift;
      classReferenceSlots = referenceSlots;
    }
    layoutMirror(staticSlot, classReferenceSlots);
  }

  void layoutMirror(int slots, int[] classReferenceSlots) {
    mirrorSlots = slots;
    List<Integer> refs = new ArrayList<>();
    for (int r : classReferenceSlots) {
      refs.add(r);
    }
    for (Field f : fields) {
      if (f.isStatic() && f.isReference()) {
        refs.add(f.slot);
      }
    }
    mirrorReferenceSlots = refs.stream().mapToInt(Integer::intValue).toArray();
  }

  void linkMethods() {
    for (Method m : methods) {
      if (m.isClassInitializer() && m.isStatic()) {
        classInitializer = m;
      }
    }
    if (isInterface()) {
      for (Method m : methods) {
        hasDefaultMethods |= !m.isStatic() && !m.isAbstract();
      }
      trivialInitialization = classInitializer == null;
      return;
    }
    trivialInitialization =
        classInitializer == null && (superKlass == null || superKlass.trivialInitialization);
    for (Klass i : allInterfaces) {
      trivialInitialization &= !i.hasDefaultMethods || i.trivialInitialization;
    }
    buildVtable();
  }

  /**
   * The superclass's table with overridden entries replaced. Interface methods without an
   * implementation in the class chain get entries at the end, so that a virtual call on a class
   * type finds default methods too.
   */
  private void buildVtable() {
    List<Method> table =
        new ArrayList<>(superKlass == null ? List.of() : Arrays.asList(superKlass.vtable));
    int inherited = table.size();
    for (Method m : methods) {
      if (m.isStatic() || m.name.charAt(0) == '<') {
        continue;
      }
      if (m.isPrivate()) {
        continue;
      }
      for (int i = 0; i < inherited; i++) {
        Method s = table.get(i);
        if (s.hasSignatureOf(m) && overrides(m, s)) {
          table.set(i, m);
          if (m.vtableIndex < 0) {
            m.vtableIndex = i;
          }
        }
      }
      if (m.vtableIndex < 0) {
        m.vtableIndex = table.size();
        table.add(m);
      }
    }
    vtable = table.toArray(new Method[0]);
    if (allInterfaces.length > (superKlass == null ? 0 : superKlass.allInterfaces.length)) {
      addDefaultMethods(table);
      vtable = table.toArray(new Method[0]);
    }
  }

  private static boolean overrides(Method m, Method s) {
    if (Modifier.isPublic(s.flags) || Modifier.isProtected(s.flags)) {
      return true;
    }
    return m.holder.samePackage(s.holder);
  }

  private void addDefaultMethods(List<Method> table) {
    Map<String, Integer> index = new HashMap<>();
    for (int i = 0; i < table.size(); i++) {
      Method m = table.get(i);
      if (!m.isPrivate()) {
        index.put(m.name + m.descriptor, i);
      }
    }
    for (Klass i : allInterfaces) {
      for (Method m : i.methods) {
        if (m.isStatic() || m.isPrivate() || m.name.charAt(0) == '<') {
          continue;
        }
        String key = m.name + m.descriptor;
        Integer at = index.get(key);
        if (at == null) {
          index.put(key, table.size());
          table.add(selectInterfaceMethod(m.name, m.descriptor, m));
        } else if (table.get(at).holder.isInterface()) {
          // Inherited default (or miranda) entry: this class may bring a more specific one.
          table.set(at, selectInterfaceMethod(m.name, m.descriptor, m));
        }
      }
    }
  }

  /**
   * The maximally-specific non-abstract interface method of this name, or {@code fallback}
   * (abstract) if there is none, or a marker for conflicting defaults (see {@link
   * Universe#conflict}).
   */
  private Method selectInterfaceMethod(String methodName, String desc, Method fallback) {
    List<Method> candidates = new ArrayList<>();
    for (Klass i : allInterfaces) {
      Method m = i.declared(methodName, desc);
      if (m != null && !m.isStatic() && !m.isPrivate()) {
        candidates.add(m);
      }
    }
    List<Method> best = new ArrayList<>();
    for (Method m : candidates) {
      boolean dominated = false;
      for (Method o : candidates) {
        dominated |= o != m && o.holder.isSubtypeOf(m.holder);
      }
      if (!dominated) {
        best.add(m);
      }
    }
    Method concrete = null;
    int found = 0;
    for (Method m : best) {
      if (!m.isAbstract()) {
        concrete = m;
        found++;
      }
    }
    if (found == 1) {
      return concrete;
    }
    if (found > 1) {
      return universe.conflict(this, best);
    }
    return best.isEmpty() ? fallback : best.get(0);
  }

  // ---- lookup ----

  /** The method declared here, or null. */
  public Method declared(String methodName, String desc) {
    Map<String, Method> index = methodIndex;
    if (index == null) {
      index = new HashMap<>();
      for (Method m : methods) {
        index.put(m.name + m.descriptor, m);
      }
      methodIndex = index; // of many classes nobody asks
    }
    return index.get(methodName + desc);
  }

  /** The first declared method of that name: for the machine's own use on JDK classes. */
  public Method declaredByName(String methodName) {
    for (Method m : methods) {
      if (m.name.equals(methodName)) {
        return m;
      }
    }
    return null;
  }

  public Field declaredField(String fieldName) {
    for (Field f : fields) {
      if (f.name.equals(fieldName)) {
        return f;
      }
    }
    return null;
  }

  /** Field resolution of JVMS 5.4.3.2, or null. */
  public Field findField(String fieldName, String desc) {
    for (Field f : fields) {
      if (f.name.equals(fieldName) && (desc == null || f.descriptor.equals(desc))) {
        return f;
      }
    }
    for (Klass i : interfaces) {
      Field f = i.findField(fieldName, desc);
      if (f != null) {
        return f;
      }
    }
    return superKlass == null ? null : superKlass.findField(fieldName, desc);
  }

  /** Method resolution of JVMS 5.4.3.3 (or 5.4.3.4 when this is an interface), or null. */
  public Method findMethod(String methodName, String desc) {
    Klass start = isArray() ? universe.objectKlass() : this;
    for (Klass k = start; k != null; k = k.superKlass) {
      Method m = k.declared(methodName, desc);
      if (m != null) {
        return m;
      }
    }
    return findInInterfaces(methodName, desc);
  }

  private Method findInInterfaces(String methodName, String desc) {
    boolean any = false;
    for (Klass i : allInterfaces) {
      Method m = i.declared(methodName, desc);
      any |= m != null && !m.isStatic() && !m.isPrivate();
    }
    return any
        ? selectInterfaceMethod(methodName, desc, firstInterfaceMethod(methodName, desc))
        : null;
  }

  private Method firstInterfaceMethod(String methodName, String desc) {
    for (Klass i : allInterfaces) {
      Method m = i.declared(methodName, desc);
      if (m != null && !m.isStatic() && !m.isPrivate()) {
        return m;
      }
    }
    return null;
  }

  /** The implementation a virtual call of {@code m} selects on an instance of this class. */
  public Method select(Method m) {
    if (m.isPrivate() || m.isStatic() || m.isConstructor()) {
      return m;
    }
    if (m.holder.isInterface()) {
      return selectInterface(m);
    }
    return m.vtableIndex >= 0 ? vtable[m.vtableIndex] : m;
  }

  /** Same for an interface method; the result is cached. Null if there is no implementation. */
  public Method selectInterface(Method m) {
    Method found = interfaceTable.find(m.id);
    return found != null ? found : selectInterfaceSlow(m);
  }

  private Method selectInterfaceSlow(Method m) {
    Method found = null;
    if (!isSubtypeOf(m.holder)) {
      return null;
    }
    Klass start = isArray() ? universe.objectKlass() : this;
    for (Klass k = start; k != null && found == null; k = k.superKlass) {
      Method d = k.declared(m.name, m.descriptor);
      if (d != null && !d.isStatic() && !d.isPrivate()) {
        found = d;
      }
    }
    if (found == null) {
      found = selectInterfaceMethod(m.name, m.descriptor, m);
    }
    synchronized (this) {
      interfaceTable = interfaceTable.with(m.id, found);
    }
    return found;
  }

  /**
   * The place of a dynamic call site in the array of resolved objects: they follow the constants,
   * in the order in which they stand in the class file.
   */
  public int dynamicSlot(Method method, int bci) {
    int slot = file.pool().size();
    for (Method m : methods) {
      CodeAttribute code = m.codeAttribute();
      for (int i = 0; code != null && i < code.length(); i += Bytecodes.lengthAt(code, i)) {
        if (m == method && i == bci) {
          return slot;
        }
        slot += Bytecodes.opcode(code, i) == Bytecodes.INVOKEDYNAMIC ? 1 : 0;
      }
    }
    throw new IllegalArgumentException("no call site at " + bci + " in " + method);
  }

  public Universe universe() {
    return universe;
  }

  @Override
  public String toString() {
    return name;
  }

  /**
   * Open-addressing table from interface method number to implementation; replaced, not changed.
   */
  private static final class InterfaceTable {
    static final InterfaceTable EMPTY = new InterfaceTable(4, 0);
    private final int[] keys;
    private final Method[] values;
    private final int used;

    private InterfaceTable(int size, int used) {
      keys = new int[size];
      values = new Method[size];
      this.used = used;
    }

    Method find(int id) {
      int mask = keys.length - 1;
      for (int h = id & mask; ; h = (h + 1) & mask) {
        int k = keys[h];
        if (k == id) {
          return values[h];
        }
        if (k == 0) {
          return null;
        }
      }
    }

    InterfaceTable with(int id, Method m) {
      int size = keys.length;
      if ((used + 1) * 2 > size) {
        size *= 2;
      }
      InterfaceTable t = new InterfaceTable(size, used + 1);
      for (int i = 0; i < keys.length; i++) {
        if (keys[i] != 0) {
          t.put(keys[i], values[i]);
        }
      }
      t.put(id, m);
      return t;
    }

    private void put(int id, Method m) {
      int mask = keys.length - 1;
      int h = id & mask;
      while (keys[h] != 0 && keys[h] != id) {
        h = (h + 1) & mask;
      }
      values[h] = m;
      keys[h] = id;
    }
  }
}
