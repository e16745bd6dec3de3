package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * {@code ClassLoader.defineClass0}, with which a Lookup defines classes, hidden ones above all. It
 * runs in a frame of its own, since the new class may have to be initialised before it returns.
 */
public final class HiddenClasses {
  private static final int NESTMATE = 1;
  private static final int HIDDEN = 2;
  private static final int STRONG = 4;

  private final Machine machine;
  private final Heap heap;

  public HiddenClasses(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** The arguments of defineClass0. */
  private record Request(
      int loader, Klass lookup, String name, byte[] bytes, int domain, int flags, int classData) {}

  private Request request(GuestThread t) {
    long[] s = t.stack;
    int base = t.bases[t.depth];
    if (s[base + 1] == 0) {
      throw machine.raise("java/lang/IllegalArgumentException", "Lookup class is null");
    }
    int offset = (int) s[base + 4];
    byte[] all = heap.bytes((int) s[base + 3]);
    String name = machine.strings().get((int) s[base + 2]);
    return new Request(
        (int) s[base],
        machine.klassOf((int) s[base + 1]),
        name == null ? null : name.replace('.', '/'),
        Arrays.copyOfRange(all, offset, offset + (int) s[base + 5]),
        (int) s[base + 6],
        (int) s[base + 8],
        (int) s[base + 9]);
  }

  /** Defines the class and leaves its object in the local behind the arguments. */
  public void define(GuestThread t) {
    Request q = request(t);
    Klass k = (q.flags & HIDDEN) != 0 ? defineHidden(q) : defineOrdinary(q);
    machine.protectionDomains().record(k, q.domain);
    t.stack[t.bases[t.depth] + t.method().argSlots] = machine.mirror(k);
    t.pcs[t.depth]++;
  }

  /** Initialises the class if the caller wants that. */
  public void initialize(GuestThread t) {
    int base = t.bases[t.depth];
    if (t.stack[base + 7] != 0) {
      Klass k = machine.klassOf((int) t.stack[base + t.method().argSlots]);
      machine.classInit().require(t, k);
    }
    t.pcs[t.depth]++;
  }

  private Klass defineHidden(Request q) {
    // The JDK makes hidden classes of one file under many names: the given name counts.
    ClassFile file = machine.loading().parse(null, q.bytes);
    String name = q.name == null ? file.name() : q.name;
    if ((q.flags & NESTMATE) != 0) {
      checkPackage(q, name);
    }
    // First, since finding the host may suspend this step, which is then executed again.
    Klass host = (q.flags & NESTMATE) != 0 ? machine.linker().nestHost(q.lookup) : null;
    Klass k = machine.loading().defineHidden(q.lookup, name, file, suffix(q.bytes));
    k.nestHostOverride = host == null ? k : host;
    Klass c = machine.universe().classKlass();
    heap.setField(machine.mirror(k), c.declaredField("classData").slot, q.classData);
    return k;
  }

  /** Hidden classes made from different bytes get different numbers. */
  private static long suffix(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return crc.getValue() << 16;
  }

  private Klass defineOrdinary(Request q) {
    String problem =
        q.classData != 0
            ? "classData is only applicable for hidden classes"
            : (q.flags & NESTMATE) != 0
                ? "dynamic nestmate is only applicable for hidden classes"
                : (q.flags & STRONG) == 0
                    ? "an ordinary class must be strongly referenced by its defining loader"
                    : null;
    if (problem != null) {
      throw machine.raise("java/lang/IllegalArgumentException", problem);
    }
    ClassFile file = machine.loading().parse(q.name, q.bytes);
    checkPackage(q, file.name());
    return machine.loading().defineNew(q.loader, file);
  }

  private void checkPackage(Request q, String name) {
    int slash = name.lastIndexOf('/');
    String packageName = slash < 0 ? "" : name.substring(0, slash);
    if (!packageName.equals(q.lookup.packageName()) || q.loader != q.lookup.loader) {
      throw machine.raise(
          "java/lang/IllegalArgumentException",
          "Lookup class and defined class are in different packages");
    }
  }
}
