package dev.assay.machine.portable;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.save.FrameImage;
import dev.assay.machine.save.Globals;
import dev.assay.machine.save.Numbers;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.StatusImage;
import dev.assay.machine.save.Tags;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;
import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads what {@link PortableOutput} wrote. Classes and methods that this process does not know yet
 * are loaded, and objects' identities get positions here.
 */
final class PortableInput {
  /** Room for elements is made as they arrive. */
  private static final int SLICE = 1 << 12;

  /** Descriptions within descriptions, as of threads started by threads. */
  private static final int MAX_DEPTH = 400;

  /** How many identities before a new one may be in use elsewhere without having been sent. */
  private static final int MAX_GAP = 1 << 20;

  private final StateKeeper keeper;
  private final Machine machine;
  private final Universe universe;
  private final ComponentPool pool;
  private final SlotRoles roles;
  private final int firstHostValue;
  private final List<Klass> klasses = new ArrayList<>();
  private final List<Method> methods = new ArrayList<>();
  private final List<Integer> sites = new ArrayList<>();
  private final List<Integer> positions = new ArrayList<>();
  private int depth;

  PortableInput(StateKeeper keeper, SlotRoles roles) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.universe = machine.universe();
    this.pool = keeper.store().components();
    this.roles = roles;
    this.firstHostValue = keeper.firstHostValue();
  }

  // ---- components ----

  int component(DataInput in) throws IOException {
    int what = in.readUnsignedByte();
    return switch (what) {
      case PortableOutput.OBJECT -> object(in, false);
      case PortableOutput.ESCAPED_OBJECT -> object(in, true);
      case PortableOutput.FRAME -> frame(in);
      case PortableOutput.STATUS -> status(in);
      case PortableOutput.GLOBALS -> globals(in);
      default -> throw Numbers.damaged("no component of kind " + what);
    };
  }

  private int object(DataInput in, boolean hasEscaped) throws IOException {
    Klass k = klass(in);
    int tag = Tags.object(k.id, hasEscaped);
    if (k.isArray()) {
      return pool.intern(tag, array(k, in));
    }
    if (k.isPrimitive() || k.isInterface()) {
      throw Numbers.damaged("an object of " + k.name);
    }
    boolean classObject = k == universe.classKlass();
    Klass subject = classObject ? klass(in) : null;
    byte[] role = classObject ? roles.ofClassObject(subject) : roles.of(k);
    long[] fields = new long[role.length];
    for (int i = 0; i < role.length; i++) {
      fields[i] = slot(role[i], in);
    }
    if (classObject) {
      fields[Klass.KLASS_ID] = subject.id;
    }
    return pool.intern(tag, fields);
  }

  private long slot(byte role, DataInput in) throws IOException {
    switch (role) {
      case SlotRoles.REFERENCE -> {
        return position(in);
      }
      case SlotRoles.METHOD -> {
        return in.readBoolean() ? method(in).id : 0;
      }
      case SlotRoles.THREAD -> {
        int p = position(in);
        return p == 0 ? 0 : universe.threadNumber(p) + 1;
      }
      case SlotRoles.STATUS -> {
        long status = Numbers.readLong(in);
        return status < 0 ? -(universe.threadNumber(thread(in)) + 1L) : status;
      }
      case SlotRoles.CODE, SlotRoles.CLASS -> {
        return 0;
      }
      default -> {
        return Numbers.readLong(in);
      }
    }
  }

  private Object array(Klass k, DataInput in) throws IOException {
    int n = Numbers.read(in);
    if (k == universe.backtraceKlass()) {
      long[] a = new long[Math.min(n, SLICE)];
      for (int i = 0; i < n; i++) {
        a = i < a.length ? a : Arrays.copyOf(a, (int) Math.min(n, 2L * i));
        a[i] = (long) method(in).id << 32 | (Numbers.readLong(in) & 0xffff_ffffL);
      }
      return a;
    }
    switch (k.kind) {
      case 'Z', 'B' -> {
        byte[] a = new byte[Math.min(n, SLICE)];
        in.readFully(a);
        while (a.length < n) {
          int have = a.length;
          a = Arrays.copyOf(a, (int) Math.min(n, 2L * have));
          in.readFully(a, have, a.length - have);
        }
        return a;
      }
      case 'C' -> {
        char[] a = new char[Math.min(n, SLICE)];
        for (int i = 0; i < n; i++) {
          a = i < a.length ? a : Arrays.copyOf(a, (int) Math.min(n, 2L * i));
          a[i] = (char) Numbers.read(in);
        }
        return a;
      }
      case 'S' -> {
        short[] a = new short[Math.min(n, SLICE)];
        for (int i = 0; i < n; i++) {
          a = i < a.length ? a : Arrays.copyOf(a, (int) Math.min(n, 2L * i));
          a[i] = (short) Numbers.readLong(in);
        }
        return a;
      }
      case 'J', 'D' -> {
        long[] a = new long[Math.min(n, SLICE)];
        for (int i = 0; i < n; i++) {
          a = i < a.length ? a : Arrays.copyOf(a, (int) Math.min(n, 2L * i));
          a[i] = Numbers.readLong(in);
        }
        return a;
      }
      default -> {
        int[] a = new int[Math.min(n, SLICE)];
        for (int i = 0; i < n; i++) {
          a = i < a.length ? a : Arrays.copyOf(a, (int) Math.min(n, 2L * i));
          a[i] = k.kind == 'L' ? position(in) : (int) Numbers.readLong(in);
        }
        return a;
      }
    }
  }

  private int frame(DataInput in) throws IOException {
    Method m = method(in);
    prepare(m);
    int word = Numbers.read(in);
    int n = Numbers.read(in);
    int at = (word & 1) != 0 ? word >>> 1 : (word >>> 1) - 1;
    if (n > m.frameSlots || at < 0 || at >= m.code.length) {
      throw Numbers.damaged("a frame that " + m + " cannot have");
    }
    long[] image = new long[n + 1];
    image[0] = (long) m.id << 32 | word;
    long[] mask = FrameImage.referenceMask(m, image);
    if (mask == null) {
      throw Numbers.damaged("a frame of " + m);
    }
    for (int i = 1; i <= n; i++) {
      image[i] = FrameImage.isReference(m, mask, i) ? position(in) : Numbers.readLong(in);
    }
    return pool.intern(Tags.FRAME, image);
  }

  private void prepare(Method m) throws IOException {
    if (m.isAbstract()) {
      throw Numbers.damaged("a frame of the abstract method " + m);
    }
    try {
      machine.reflectiveCalls().provideCode(m);
      if (m.code == null && m.codeAttribute() == null) {
        throw Numbers.damaged("a frame of the native method " + m);
      }
      machine.slowPath().prepare(m);
    } catch (GuestThrow | Suspend | Unsupported e) {
      throw new IOException(m + " cannot be executed on this side", e);
    }
  }

  private int status(DataInput in) throws IOException {
    int object = thread(in);
    long flags = Numbers.readLong(in);
    int waitsFor = position(in);
    long waitCount = Numbers.read(in);
    long deadline = Numbers.readLong(in);
    long frames = Numbers.readLong(in);
    long rank = Numbers.readLong(in);
    long[] monitors = new long[Math.min(Numbers.read(in), SLICE)];
    for (int i = 0; i < monitors.length; i++) {
      monitors[i] = (long) position(in) << 32;
      monitors[i] |= Numbers.read(in);
    }
    Arrays.sort(monitors);
    long[] image = new long[StatusImage.FIXED + monitors.length];
    image[0] = (long) universe.threadNumber(object) << 32 | object;
    image[1] = flags;
    image[2] = waitCount << 32 | waitsFor;
    image[3] = deadline == -1 ? Long.MAX_VALUE : deadline;
    image[4] = frames;
    image[5] = rank;
    System.arraycopy(monitors, 0, image, StatusImage.FIXED, monitors.length);
    StatusImage.check(image);
    return pool.intern(Tags.STATUS, image);
  }

  private int thread(DataInput in) throws IOException {
    int p = position(in);
    if (p == 0) {
      throw Numbers.damaged("a thread that is nobody");
    }
    return p;
  }

  private int globals(DataInput in) throws IOException {
    long time = Numbers.readLong(in);
    int pending = position(in);
    int turn = position(in);
    long switchDue = Numbers.readLong(in);
    long iterationOrder = Numbers.readLong(in);
    long numbers = Numbers.readLong(in);
    long[] blocks = new long[Math.min(Numbers.read(in), SLICE)];
    for (int i = 0; i < blocks.length; i++) {
      int there = Numbers.read(in);
      blocks[i] = position(in);
      if (blocks[i] != there) {
        throw new IOException("memory outside the heap lies elsewhere in this process");
      }
    }
    long[] errors = new long[Math.min(Numbers.read(in), SLICE)];
    for (int i = 0; i < errors.length; i++) {
      errors[i] = (long) klass(in).id << 32;
      errors[i] |= position(in);
    }
    Arrays.sort(errors);
    long[] image = new long[Globals.FIXED + blocks.length + errors.length];
    image[Globals.TIME] = time;
    image[Globals.PENDING] = pending;
    image[Globals.TURN] = turn == 0 ? 0 : universe.threadNumber(turn) + 1;
    image[Globals.SWITCH] = switchDue;
    image[Globals.HOST_VALUE] = firstHostValue;
    image[Globals.ITERATION_ORDER] = iterationOrder;
    image[Globals.NUMBERS] = numbers;
    image[Globals.BLOCKS] = blocks.length;
    System.arraycopy(blocks, 0, image, Globals.FIXED, blocks.length);
    System.arraycopy(errors, 0, image, Globals.FIXED + blocks.length, errors.length);
    return pool.intern(Tags.GLOBALS, image);
  }

  // ---- what things are ----

  /** The index of a thing read before, or -1 if a description follows. */
  private static int known(List<?> table, int number) throws IOException {
    if (number > table.size()) {
      throw Numbers.damaged("a reference to what was not sent");
    }
    return number - 1;
  }

  private void enter() throws IOException {
    if (++depth > MAX_DEPTH) {
      throw Numbers.damaged("descriptions within descriptions");
    }
  }

  Klass klass(DataInput in) throws IOException {
    int at = known(klasses, Numbers.read(in));
    if (at >= 0) {
      return klasses.get(at);
    }
    enter();
    int what = in.readUnsignedByte();
    Klass k =
        switch (what) {
          case PortableOutput.BACKTRACE -> universe.backtraceKlass();
          case PortableOutput.ARRAY -> arrayOf(klass(in));
          case PortableOutput.PRIMITIVE -> primitive(in.readUnsignedByte());
          case PortableOutput.CALL_SITE_CLASS -> {
            Method m = method(in);
            yield generated(Origin.callSite(m, Numbers.read(in)));
          }
          case PortableOutput.CONCATENATION_CLASS -> concatenation(in);
          case PortableOutput.BOOT_CLASS -> named(0, in);
          case PortableOutput.PLATFORM_CLASS -> named(machine.platformLoader(), in);
          case PortableOutput.APPLICATION_CLASS -> named(machine.appLoader(), in);
          default -> throw Numbers.damaged("no class of kind " + what);
        };
    depth--;
    klasses.add(k);
    return k;
  }

  private Klass arrayOf(Klass component) throws IOException {
    if (component == universe.primitive('V') || component == universe.backtraceKlass()) {
      throw Numbers.damaged("an array of " + component.name);
    }
    return component.arrayOf();
  }

  private Klass primitive(int kind) throws IOException {
    if ("ZBCSIJFDV".indexOf(kind) < 0) {
      throw Numbers.damaged("no primitive type " + kind);
    }
    return universe.primitive((char) kind);
  }

  private Klass concatenation(DataInput in) throws IOException {
    String descriptor = text(in);
    int n = Numbers.read(in);
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      pieces.add(in.readBoolean() ? text(in) : null);
    }
    return generated(Origin.concatenation(descriptor, pieces));
  }

  private Klass generated(Origin origin) throws IOException {
    try {
      if (origin.method != null && origin.method.codeAttribute() == null) {
        throw Numbers.damaged("a call site in " + origin.method);
      }
      Klass k = machine.invokeLinker().generatedFor(origin);
      if (k == null) {
        throw Numbers.damaged("no class is made for " + origin.method);
      }
      return k;
    } catch (GuestThrow | Suspend | Unsupported e) {
      throw new IOException("a call site cannot be linked on this side: " + origin.method, e);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw Numbers.damaged("a class for putting strings together");
    }
  }

  private Klass named(int loader, DataInput in) throws IOException {
    String name = text(in);
    int checksum = in.readInt();
    Klass k;
    try {
      k = name.isEmpty() || name.charAt(0) == '[' ? null : load(loader, name);
    } catch (GuestThrow | Suspend | Unsupported e) {
      throw new IOException("class " + name + " cannot be loaded on this side", e);
    }
    if (k == null || k.isArray()) {
      throw new IOException("class " + name + " does not exist on this side");
    }
    if (PortableOutput.checksum(k) != checksum) {
      throw new IOException("class " + name + " is another one on this side");
    }
    return k;
  }

  private Klass load(int loader, String name) {
    return loader == 0 ? universe.boot(name) : machine.loading().load(loader, name);
  }

  private Method method(DataInput in) throws IOException {
    int at = known(methods, Numbers.read(in));
    if (at >= 0) {
      return methods.get(at);
    }
    enter();
    int what = in.readUnsignedByte();
    Method m =
        switch (what) {
          case PortableOutput.THREAD_BOTTOM -> machine.threads().bottomMethod();
          case PortableOutput.HOST -> machine.threads().hostMethod();
          case PortableOutput.EMPTY_INITIALIZER -> machine.classInit().emptyInitializer(klass(in));
          case PortableOutput.SUPERTYPES_FIRST -> machine.classInit().supertypesFirst();
          case PortableOutput.PREPARED -> prepared(text(in));
          case PortableOutput.ACCESS -> {
            Klass caller = klass(in);
            Method accessed = method(in);
            yield access(caller, accessed, text(in));
          }
          case PortableOutput.DECLARED -> {
            Klass k = klass(in);
            String name = text(in);
            Method declared = k.declared(name, text(in));
            if (declared == null) {
              throw new IOException("class " + k + " has no method " + name + " on this side");
            }
            yield declared;
          }
          default -> throw Numbers.damaged("no method of kind " + what);
        };
    depth--;
    methods.add(m);
    return m;
  }

  private Method prepared(String purpose) throws IOException {
    Method m = universe.shared(purpose, () -> null);
    if (m == null || !purpose.equals(m.purpose)) {
      throw new IOException("no method to " + purpose + " on this side");
    }
    return m;
  }

  private Method access(Klass caller, Method accessed, String descriptor) throws IOException {
    try {
      Method m = machine.invokeLinker().handles().accessAdapter(caller, accessed, descriptor);
      if (m == null) {
        throw Numbers.damaged("a variable handle that " + accessed + " is not for");
      }
      return m;
    } catch (GuestThrow | Suspend | Unsupported e) {
      throw new IOException("a variable handle cannot be called on this side", e);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw Numbers.damaged("a call of a variable handle");
    }
  }

  int site(DataInput in) throws IOException {
    int at = known(sites, Numbers.read(in));
    if (at >= 0) {
      return sites.get(at);
    }
    int id;
    if (in.readBoolean()) {
      Method m = method(in);
      int pc = Numbers.read(in) - 1;
      id = universe.site(m, pc, in.readBoolean() ? klass(in) : null).id;
    } else {
      id = Numbers.read(in);
      Site[] all = universe.sites;
      if (id < Universe.BOOT_SITE
          || id >= all.length
          || all[id] == null
          || all[id].method != null) {
        throw Numbers.damaged("a place where no object is made");
      }
    }
    sites.add(id);
    return id;
  }

  int position(DataInput in) throws IOException {
    int number = Numbers.read(in);
    if (number == 0) {
      return 0;
    }
    int at = known(positions, number - 1);
    if (at >= 0) {
      return positions.get(at);
    }
    enter();
    int p = described(in);
    depth--;
    positions.add(p);
    return p;
  }

  private int described(DataInput in) throws IOException {
    Identities ids = universe.identities();
    int what = in.readUnsignedByte();
    switch (what) {
      case PortableOutput.CLASS_OBJECT -> {
        return fixed(klass(in).mirror);
      }
      case PortableOutput.RESOLVED_CONSTANTS -> {
        return ids.position(ids.chainOf(klass(in).mirror), 1);
      }
      case PortableOutput.STRING -> {
        return fixed(universe.literalPosition(text(in)));
      }
      case PortableOutput.CHARACTERS -> {
        return fixed(ids.position(ids.chainOf(universe.literalPosition(text(in))), 1));
      }
      case PortableOutput.MADE_BY_CLASS -> {
        return made(-klass(in).id, in);
      }
      case PortableOutput.MADE_BY_THREAD -> {
        return made(universe.threadNumber(thread(in)), in);
      }
      case PortableOutput.MADE_BY_ITSELF -> {
        // Only the first thread of all: it is there before anything can be made by it.
        return made(0, in);
      }
      default -> throw Numbers.damaged("no object is made in way " + what);
    }
  }

  /** A state need not tell that such an object exists, so it is made here. */
  private int fixed(int p) {
    keeper.admitFixed(p);
    return p;
  }

  private int made(int owner, DataInput in) throws IOException {
    int site = site(in);
    int occurrence = Numbers.read(in);
    Identities.Chain c = universe.identities().chain(site, owner);
    if (occurrence > c.count + MAX_GAP) {
      throw Numbers.damaged("object number " + occurrence + " where " + c.count + " are known");
    }
    return universe.identities().position(c, occurrence);
  }

  private static String text(DataInput in) throws IOException {
    int n = Numbers.read(in);
    StringBuilder b = new StringBuilder(Math.min(n, SLICE));
    for (int i = 0; i < n; i++) {
      b.append((char) Numbers.read(in));
    }
    return b.toString();
  }
}
