package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Hash tables whose keys come in an order that follows from identity hash codes: of keys that have
 * no {@code hashCode} of their own, or one that is made of such codes.
 */
public final class HashOrders {
  /** Methods that begin to go through all entries. */
  private static final MethodTable ITERATING =
      MethodTable.of("java/util/HashMap", "prepareArray", "forEach", "replaceAll")
          .and("java/util/HashMap$HashIterator", "<init>")
          .and("java/util/HashMap$*", "forEach", "getFence")
          .and("java/util/IdentityHashMap", "forEach", "replaceAll")
          .and("java/util/IdentityHashMap$*", "<init>", "toArray", "getFence")
          .and("java/util/Hashtable", "forEach", "replaceAll")
          .and("java/util/Hashtable$Enumerator", "<init>")
          .and(
              "java/util/concurrent/ConcurrentHashMap",
              "toString",
              "forEach*",
              "replaceAll",
              "search*",
              "reduce*",
              "keys",
              "elements")
          .and("java/util/concurrent/ConcurrentHashMap$*", "iterator", "spliterator", "forEach");

  /** The field of all of them that holds the entries. */
  private static final String TABLE = "table";

  /** The tables that are looked at whoever can reach them; the other ones are volatile. */
  private static final List<JdkField> TABLES =
      List.of(
          JdkClass.of("java/util/HashMap").field(TABLE),
          JdkClass.of("java/util/IdentityHashMap").field(TABLE),
          JdkClass.of("java/util/Hashtable").field(TABLE));

  private static final JdkClass IDENTITY_MAP = JdkClass.of("java/util/IdentityHashMap");
  private static final String KEY = "key";
  private static final String NEXT = "next";

  /** What makes one hash code of several. */
  private static final MethodTable COMBINING =
      MethodTable.of("java/util/Objects", "hash", "hashCode", "requireNonNull*")
          .and("java/util/Arrays", "hashCode", "deepHashCode")
          .and("java/lang/runtime/ObjectMethods*", "*");

  /** What makes a text of an identity hash code. */
  private static final MethodTable DESCRIBING =
      MethodTable.of("java/lang/Object", "toString")
          .and(Releases.since(19), "java/util/Objects", "toIdentityString")
          .and("java/util/Formatter$FormatSpecifier", "printHashCode");

  /** Tables, which find keys by their hash codes. */
  private static final ClassNames TABLES_OF_KEYS =
      ClassNames.of(
          "java/util/HashMap*",
          "java/util/Hashtable*",
          "java/util/IdentityHashMap*",
          "java/util/WeakHashMap*",
          "java/util/ImmutableCollections*",
          "java/util/concurrent/ConcurrentHashMap*",
          "java/util/concurrent/ForkJoinTask*",
          "java/util/ResourceBundle*",
          "java/util/logging/**",
          "java/io/Object*");

  /** The order in which they put keys that they cannot tell apart otherwise. */
  private static final MethodTable TIE_BREAKING =
      MethodTable.of("java/util/HashMap$TreeNode", "tieBreakOrder")
          .and("java/util/concurrent/ConcurrentHashMap$TreeBin", "tieBreakOrder");

  /** Classes that print texts, or tell of threads and exceptions in them. */
  private static final ClassNames PRINTING =
      ClassNames.of(
          "java/io/PrintStream*",
          "java/lang/Throwable*",
          "java/util/logging/**",
          "dev/assay/models/java/io/*");

  private static final String PRINT = "print";
  private static final String NO_ARGUMENTS = "()";

  /** What numbers are made into where objects are wanted. */
  private static final ClassNames BOXES =
      ClassNames.of(
          "java/lang/Boolean",
          "java/lang/Character",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double");

  private static final JdkClass TEXT = JdkClass.of("java/lang/String");
  private static final JdkClass PRINT_STREAM = JdkClass.of("java/io/PrintStream");
  private static final JdkClass OBJECT = JdkClass.of("java/lang/Object");
  private static final JdkMethod TO_STRING = OBJECT.method("toString", "()Ljava/lang/String;");
  private static final JdkClass ENUM = JdkClass.of("java/lang/Enum");
  private static final String HASH_CODE = "hashCode";
  private static final String HASH_CODE_DESCRIPTOR = "()I";

  private static final byte ITERATES = 1;
  private static final byte OTHER = 2;

  private final Heap heap;

  /** Classes whose objects were seen to make their hash codes of identity hash codes. */
  private final Set<Klass> combining;

  /** What methods are, by number; 0 if not known yet. */
  private byte[] kinds = new byte[1024];

  /**
   * @param combining where to keep which classes make their hash codes of identity hash codes
   */
  public HashOrders(Machine machine, Set<Klass> combining) {
    this.heap = machine.heap();
    this.combining = combining;
  }

  /** Whether a field holds the entries of a hash table. */
  public static boolean isTable(Field f) {
    return TABLES.stream().anyMatch(table -> table.is(f));
  }

  /** Whether an object has a method that gives its hash code. */
  public static boolean isHashCode(Method m) {
    return m.name.equals(HASH_CODE) && m.descriptor.equals(HASH_CODE_DESCRIPTOR) && !m.isStatic();
  }

  /** Whether a method of the JDK makes hash codes of others. */
  public static boolean isCombining(Method m) {
    return COMBINING.contains(m);
  }

  /** Whether a method of the JDK makes a text of an identity hash code. */
  public static boolean isDescribing(Method m) {
    return DESCRIBING.contains(m);
  }

  /** Whether a method of the JDK uses hash codes only to find what it looks for. */
  public static boolean looksUp(Method m) {
    return TABLES_OF_KEYS.contains(m.holder.name) && !TIE_BREAKING.contains(m);
  }

  /** Whether a method describes an object, for others to describe theirs by. */
  public static boolean isToString(Method m) {
    return m.name.equals(TO_STRING.name())
        && m.descriptor.equals(TO_STRING.descriptor())
        && !m.isStatic();
  }

  /** Whether texts that a method of the JDK makes, or asks for, are printed, or its own. */
  public static boolean keepsTexts(Method m) {
    return PRINTING.contains(m.holder.name) || (SharedData.isTrusted(m.holder) && !isToString(m));
  }

  /**
   * Whether the text that the call in which a frame is returns becomes part of a text that is
   * printed, and nothing else is done with it: what follows in the code only loads more parts,
   * makes texts of them, puts them together and prints that.
   */
  public static boolean isPrintedAfter(Method m, int pc) {
    CodeAttribute code = m.codeAttribute();
    if (code == null || m.bci(pc) < 0) {
      return false;
    }
    return isPrintedFrom(m, code, m.bci(pc));
  }

  /** The same of what the instruction at a place gives. */
  public static boolean isPrintedFrom(Method m, CodeAttribute code, int bci) {
    byte[] bytes = code.bytes();
    ConstantPool pool = m.file().pool();
    int at = code.start() + bci;
    int op = bytes[at] & 0xff;
    for (; ; ) {
      boolean isLong = op == Bytecodes.INVOKEDYNAMIC || op == Bytecodes.INVOKEINTERFACE;
      at += isLong ? 5 : op >= Bytecodes.GETSTATIC ? 3 : lengthOfLoad(op);
      int before = op;
      op = bytes[at] & 0xff;
      if (op == Bytecodes.INVOKEVIRTUAL || op == Bytecodes.INVOKESTATIC) {
        int member = (bytes[at + 1] & 0xff) << 8 | (bytes[at + 2] & 0xff);
        String owner = pool.memberOwner(member);
        if (op == Bytecodes.INVOKEVIRTUAL
            && isLoad(before)
            && pool.memberDescriptor(member).startsWith(NO_ARGUMENTS)) {
          continue; // asks what was just loaded for another part
        }
        if (op == Bytecodes.INVOKEVIRTUAL) {
          return owner.equals(PRINT_STREAM.name()) && pool.memberName(member).startsWith(PRINT);
        }
        if (!owner.equals(TEXT.name()) && !isBoxing(owner, pool.memberName(member))) {
          return false;
        }
      } else if (op != Bytecodes.INVOKEDYNAMIC
          && op != Bytecodes.ANEWARRAY
          && op != Bytecodes.AASTORE
          && op != Bytecodes.DUP
          && op != Bytecodes.GETSTATIC
          && op != Bytecodes.GETFIELD
          && op > Bytecodes.ALOAD_3) {
        return false;
      }
    }
  }

  /** Whether a method makes an object of a number. */
  private static boolean isBoxing(String owner, String name) {
    return name.equals("valueOf") && BOXES.contains(owner);
  }

  private static boolean isLoad(int op) {
    return op <= Bytecodes.ALOAD_3 || op == Bytecodes.GETSTATIC || op == Bytecodes.GETFIELD;
  }

  /** The length of an instruction that loads a constant or a variable. */
  private static int lengthOfLoad(int op) {
    if (op == Bytecodes.SIPUSH || op == Bytecodes.LDC_W || op == Bytecodes.LDC2_W) {
      return 3;
    }
    return op >= Bytecodes.BIPUSH && op <= Bytecodes.ALOAD ? 2 : 1;
  }

  /** An identity hash code is asked for in the {@code hashCode} of an object in a frame. */
  public void noteHashCode(GuestThread t, int frame) {
    int self = (int) t.stack[t.bases[frame]];
    combining.add(self == 0 ? t.methods[frame].holder : heap.klass[self]);
  }

  /** Whether a thread that reads a location begins to iterate in an order that is not its own. */
  public boolean isArbitrary(GuestThread t, int object, int slot) {
    if (!iterates(t.method())
        || IterationUse.isIndifferent(t)
        || IterationUse.isFillingHashTable(heap, t)) {
      return false;
    }
    Field table = heap.klass[object].findField(TABLE, null);
    return table != null
        && table.slot == slot
        && isArbitrary(heap.klass[object], (int) heap.field(object, slot));
  }

  private boolean iterates(Method m) {
    if (m.id >= kinds.length) {
      kinds = Arrays.copyOf(kinds, Math.max(m.id + 1, 2 * kinds.length));
    }
    if (kinds[m.id] == 0) {
      kinds[m.id] = ITERATING.contains(m) ? ITERATES : OTHER;
    }
    return kinds[m.id] == ITERATES;
  }

  private boolean isArbitrary(Klass map, int table) {
    if (table == 0 || !(heap.data[table] instanceof int[] places)) {
      return false;
    }
    int keys = 0;
    boolean isAnyArbitrary = false;
    if (IDENTITY_MAP.is(map)) {
      for (int i = 0; i < places.length; i += 2) {
        keys += places[i] == 0 ? 0 : 1;
      }
      return keys > 1;
    }
    for (int first : places) {
      for (int node = first; node != 0 && keys < 1 << 20; node = reference(node, NEXT)) {
        keys++;
        int key = reference(node, KEY);
        isAnyArbitrary |= key != 0 && hasArbitraryHash(heap.klass[key]);
      }
    }
    return keys > 1 && isAnyArbitrary;
  }

  private int reference(int node, String field) {
    Field f = heap.klass[node].findField(field, null);
    return f == null ? 0 : (int) heap.field(node, f.slot);
  }

  /** Whether there are several objects, some of which have identity hash codes; 0 is none. */
  public boolean hasArbitraryHash(int[] objects) {
    int count = 0;
    boolean isAnyArbitrary = false;
    for (int r : objects) {
      count += r == 0 ? 0 : 1;
      isAnyArbitrary |= r != 0 && hasArbitraryHash(heap.klass[r]);
    }
    return count > 1 && isAnyArbitrary;
  }

  private boolean hasArbitraryHash(Klass k) {
    if (k.isArray()) {
      return true;
    }
    for (Klass c = k; c != null && !OBJECT.is(c); c = c.superKlass) {
      if (combining.contains(c)) {
        return true;
      }
    }
    Method m = k.findMethod(HASH_CODE, HASH_CODE_DESCRIPTOR);
    return m == null || OBJECT.is(m.holder) || ENUM.is(m.holder);
  }
}
