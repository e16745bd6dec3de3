package dev.assay.machine.portable;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.save.FrameImage;
import dev.assay.machine.save.Globals;
import dev.assay.machine.save.Numbers;
import dev.assay.machine.save.StatusImage;
import dev.assay.machine.save.Tags;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;
import java.io.DataOutput;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Writes components and positions for another process. Classes, methods, sites and positions are
 * described when they occur for the first time and numbered in the order in which their
 * descriptions end; later they are written as numbers.
 */
final class PortableOutput {
  /** A description follows; known things are written as 1 and more. */
  static final int NEW = 0;

  // Classes.
  static final int PRIMITIVE = 0;
  static final int ARRAY = 1;
  static final int BOOT_CLASS = 2;
  static final int PLATFORM_CLASS = 3;
  static final int APPLICATION_CLASS = 4;
  static final int CALL_SITE_CLASS = 5;
  static final int CONCATENATION_CLASS = 6;
  static final int BACKTRACE = 7;

  // Methods.
  static final int DECLARED = 0;
  static final int THREAD_BOTTOM = 1;
  static final int HOST = 2;
  static final int EMPTY_INITIALIZER = 3;
  static final int SUPERTYPES_FIRST = 4;
  static final int PREPARED = 5;
  static final int ACCESS = 6;

  // Positions.
  static final int CLASS_OBJECT = 0;
  static final int RESOLVED_CONSTANTS = 1;
  static final int STRING = 2;
  static final int CHARACTERS = 3;
  static final int MADE_BY_ITSELF = 4;
  static final int MADE_BY_THREAD = 5;
  static final int MADE_BY_CLASS = 6;

  // Components.
  static final int OBJECT = 0;
  static final int FRAME = 1;
  static final int STATUS = 2;
  static final int GLOBALS = 3;

  /** An object that has escaped. */
  static final int ESCAPED_OBJECT = 4;

  private final Machine machine;
  private final Universe universe;
  private final SlotRoles roles;
  private final int firstHostValue;
  private final Map<Integer, Integer> klasses = new HashMap<>();
  private final Map<Integer, Integer> methods = new HashMap<>();
  private final Map<Integer, Integer> sites = new HashMap<>();
  private final Map<Integer, Integer> positions = new HashMap<>();

  PortableOutput(Machine machine, SlotRoles roles, int firstHostValue) {
    this.machine = machine;
    this.universe = machine.universe();
    this.roles = roles;
    this.firstHostValue = firstHostValue;
  }

  // ---- components ----

  void component(int tag, Object data, DataOutput out) throws IOException {
    switch (tag) {
      case Tags.FRAME -> {
        out.writeByte(FRAME);
        frame((long[]) data, out);
      }
      case Tags.STATUS -> {
        out.writeByte(STATUS);
        status((long[]) data, out);
      }
      case Tags.GLOBALS -> {
        out.writeByte(GLOBALS);
        globals((long[]) data, out);
      }
      default -> {
        out.writeByte(Tags.hasEscaped(tag) ? ESCAPED_OBJECT : OBJECT);
        object(universe.klasses[Tags.klass(tag)], data, out);
      }
    }
  }

  private void object(Klass k, Object data, DataOutput out) throws IOException {
    klass(k, out);
    if (k.isArray()) {
      array(k, data, out);
      return;
    }
    long[] fields = (long[]) data;
    if (k == universe.classKlass()) {
      klass(universe.klasses[(int) fields[Klass.KLASS_ID]], out);
    }
    byte[] role = roles.of(k, fields);
    for (int i = 0; i < role.length; i++) {
      slot(role[i], fields[i], out);
    }
  }

  private void slot(byte role, long value, DataOutput out) throws IOException {
    switch (role) {
      case SlotRoles.REFERENCE -> position((int) value, out);
      case SlotRoles.METHOD -> {
        out.writeBoolean(value != 0);
        if (value != 0) {
          method(universe.methods[(int) value], out);
        }
      }
      case SlotRoles.THREAD -> position(value == 0 ? 0 : thread((int) value - 1), out);
      case SlotRoles.STATUS -> {
        Numbers.writeLong(Math.max(value, -1), out);
        if (value < 0) {
          position(thread((int) -value - 1), out);
        }
      }
      case SlotRoles.CODE, SlotRoles.CLASS -> {}
      default -> Numbers.writeLong(value, out);
    }
  }

  private int thread(int number) {
    return universe.threadPosition(number);
  }

  private void array(Klass k, Object data, DataOutput out) throws IOException {
    int n = Heap.length(data);
    Numbers.write(n, out);
    if (k == universe.backtraceKlass()) {
      for (long v : (long[]) data) {
        method(universe.methods[(int) (v >> 32)], out);
        Numbers.writeLong((int) v, out);
      }
    } else if (data instanceof byte[] a) {
      out.write(a);
    } else if (data instanceof char[] a) {
      for (char v : a) {
        Numbers.write(v, out);
      }
    } else if (data instanceof short[] a) {
      for (short v : a) {
        Numbers.writeLong(v, out);
      }
    } else if (data instanceof long[] a) {
      for (long v : a) {
        Numbers.writeLong(v, out);
      }
    } else {
      for (int v : (int[]) data) {
        if (k.kind == 'L') {
          position(v, out);
        } else {
          Numbers.writeLong(v, out);
        }
      }
    }
  }

  private void frame(long[] image, DataOutput out) throws IOException {
    Method m = universe.methods[FrameImage.methodNumber(image)];
    method(m, out);
    Numbers.write((int) image[0], out);
    Numbers.write(image.length - 1, out);
    long[] mask = FrameImage.referenceMask(m, image);
    if (mask == null) {
      throw refused("a frame of " + m + ", which runs code of the machine's own,");
    }
    for (int i = 1; i < image.length; i++) {
      if (FrameImage.isReference(m, mask, i)) {
        position((int) image[i], out);
      } else {
        Numbers.writeLong(image[i], out);
      }
    }
  }

  private void status(long[] image, DataOutput out) throws IOException {
    position(StatusImage.object(image), out);
    Numbers.writeLong(image[1], out);
    position((int) image[2], out);
    Numbers.write((int) (image[2] >> 32), out);
    Numbers.writeLong(image[3] == Long.MAX_VALUE ? -1 : image[3], out);
    Numbers.writeLong(image[4], out);
    Numbers.writeLong(image[5], out);
    Numbers.write(image.length - StatusImage.FIXED, out);
    for (int i = StatusImage.FIXED; i < image.length; i++) {
      position((int) (image[i] >> 32), out);
      Numbers.write((int) image[i], out);
    }
  }

  private void globals(long[] image, DataOutput out) throws IOException {
    if (image[Globals.HOST_VALUE] != firstHostValue) {
      throw refused("what a program has done to files, or read from its standard input,");
    }
    Numbers.writeLong(image[Globals.TIME], out);
    position((int) image[Globals.PENDING], out);
    position(image[Globals.TURN] == 0 ? 0 : thread((int) image[Globals.TURN] - 1), out);
    Numbers.writeLong(image[Globals.SWITCH], out);
    Numbers.writeLong(image[Globals.ITERATION_ORDER], out);
    Numbers.writeLong(image[Globals.NUMBERS], out);
    int errors = Globals.FIXED + (int) image[Globals.BLOCKS];
    Numbers.write(errors - Globals.FIXED, out);
    for (int i = Globals.FIXED; i < errors; i++) {
      if (!machine.heap().isKept((int) image[i])) {
        throw refused("memory outside the heap");
      }
      // Addresses are numbers made of positions, so these must be the same on the other side.
      Numbers.write((int) image[i], out);
      position((int) image[i], out);
    }
    Numbers.write(image.length - errors, out);
    for (int i = errors; i < image.length; i++) {
      klass(universe.klasses[(int) (image[i] >> 32)], out);
      position((int) image[i], out);
    }
  }

  static IOException refused(String what) {
    return new IOException(what + " cannot be carried to another process");
  }

  // ---- what things are ----

  private static boolean known(Map<Integer, Integer> table, int number, DataOutput out)
      throws IOException {
    Integer before = table.get(number);
    Numbers.write(before == null ? NEW : before, out);
    return before != null;
  }

  void klass(Klass k, DataOutput out) throws IOException {
    if (known(klasses, k.id, out)) {
      return;
    }
    if (k == universe.backtraceKlass()) {
      out.writeByte(BACKTRACE);
    } else if (k.isArray()) {
      out.writeByte(ARRAY);
      klass(k.component, out);
    } else if (k.isPrimitive()) {
      out.writeByte(PRIMITIVE);
      out.writeByte(k.kind);
    } else if (k.generated) {
      generated(k.origin, out);
    } else {
      named(k, out);
    }
    klasses.put(k.id, klasses.size() + 1);
  }

  private void generated(Origin origin, DataOutput out) throws IOException {
    if (origin.method != null) {
      out.writeByte(CALL_SITE_CLASS);
      method(origin.method, out);
      Numbers.write(origin.pc, out);
      return;
    }
    out.writeByte(CONCATENATION_CLASS);
    text(origin.descriptor, out);
    Numbers.write(origin.pieces.size(), out);
    for (String piece : origin.pieces) {
      out.writeBoolean(piece != null);
      if (piece != null) {
        text(piece, out);
      }
    }
  }

  private void named(Klass k, DataOutput out) throws IOException {
    if (k.hidden) {
      throw refused("the hidden class " + k.externalName());
    }
    if (k.loader == 0) {
      out.writeByte(BOOT_CLASS);
    } else if (k.loader == machine.platformLoader()) {
      out.writeByte(PLATFORM_CLASS);
    } else if (k.loader == machine.appLoader()) {
      out.writeByte(APPLICATION_CLASS);
    } else {
      throw refused(
          "class " + k.externalName() + ", which a class loader of the program has defined,");
    }
    text(k.name, out);
    out.writeInt(checksum(k));
  }

  /** So that another version of a class is noticed. */
  static int checksum(Klass k) {
    CRC32 crc = new CRC32();
    crc.update(k.file.bytes());
    return (int) crc.getValue();
  }

  void method(Method m, DataOutput out) throws IOException {
    if (known(methods, m.id, out)) {
      return;
    }
    if (m == machine.threads().bottomMethod()) {
      out.writeByte(THREAD_BOTTOM);
    } else if (m == machine.threads().hostMethod()) {
      out.writeByte(HOST);
    } else if (m.isSynthetic() && m.isClassInitializer()) {
      out.writeByte(EMPTY_INITIALIZER);
      klass(m.holder, out);
    } else if (ClassInit.isSupertypesFrame(m)) {
      out.writeByte(SUPERTYPES_FIRST);
    } else if (m.purpose != null) {
      out.writeByte(PREPARED);
      text(m.purpose, out);
    } else if (m.accessed != null) {
      out.writeByte(ACCESS);
      klass(m.holder, out);
      method(m.accessed, out);
      text(m.descriptor, out);
    } else if (m.isSynthetic()) {
      throw refused("the method " + m + " of the machine's own");
    } else {
      out.writeByte(DECLARED);
      klass(m.holder, out);
      text(m.name, out);
      text(m.descriptor, out);
    }
    methods.put(m.id, methods.size() + 1);
  }

  void site(Site s, DataOutput out) throws IOException {
    if (known(sites, s.id, out)) {
      return;
    }
    out.writeBoolean(s.method != null);
    if (s.method == null) {
      Numbers.write(s.id, out);
    } else {
      method(s.method, out);
      Numbers.write(s.pc + 1, out);
      out.writeBoolean(s.klass != null);
      if (s.klass != null) {
        klass(s.klass, out);
      }
    }
    sites.put(s.id, sites.size() + 1);
  }

  void position(int p, DataOutput out) throws IOException {
    if (p == 0) {
      Numbers.write(0, out);
      return;
    }
    Integer before = positions.get(p);
    Numbers.write(before == null ? 1 : before + 1, out);
    if (before == null) {
      describe(p, out);
      positions.put(p, positions.size() + 1);
    }
  }

  private void describe(int p, DataOutput out) throws IOException {
    Identities.Chain c = universe.identities().chainOf(p);
    int occurrence = universe.identities().occurrenceOf(p);
    if (c.site == Universe.MIRROR_SITE) {
      out.writeByte(occurrence == 0 ? CLASS_OBJECT : RESOLVED_CONSTANTS);
      klass(universe.klasses[c.thread], out);
    } else if (c.site == Universe.LITERAL_SITE) {
      out.writeByte(occurrence == 0 ? STRING : CHARACTERS);
      text(universe.literalText(c.thread), out);
    } else {
      if (c.thread < 0) {
        out.writeByte(MADE_BY_CLASS);
        klass(universe.klasses[-c.thread], out);
      } else if (thread(c.thread) == p) {
        out.writeByte(MADE_BY_ITSELF);
      } else {
        out.writeByte(MADE_BY_THREAD);
        position(thread(c.thread), out);
      }
      site(universe.sites[c.site], out);
      Numbers.write(occurrence, out);
    }
  }

  /** Any text; writeUTF has a limit. */
  private static void text(String s, DataOutput out) throws IOException {
    Numbers.write(s.length(), out);
    for (int i = 0; i < s.length(); i++) {
      Numbers.write(s.charAt(i), out);
    }
  }
}
