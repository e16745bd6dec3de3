package dev.assay.machine.portable;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.save.FrameImage;
import dev.assay.machine.save.Globals;
import dev.assay.machine.save.Numbers;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.StatusImage;
import dev.assay.machine.save.Tags;
import dev.assay.machine.state.ComponentHasher;
import dev.assay.machine.state.KeyHasher;
import dev.assay.machine.state.hash.StateHasher;
import dev.assay.machine.state.stream.ComponentCodec;
import dev.assay.machine.state.stream.KeyCodec;
import dev.assay.machine.state.stream.StateReader;
import dev.assay.machine.state.stream.StateWriter;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * What a machine's states are, independently of the numbers that a process happens to give: lets
 * them be hashed alike in every process, and carried from one process to another that runs the same
 * program on the same JDK, started in the same way.
 *
 * <p>Some states cannot be carried, and are refused with a message: those with classes that the
 * program defines itself, with frames of code that the machine made for method handles, with memory
 * outside the heap, or with changed files.
 *
 * <p>An object of this class belongs to one thread, and for carrying states to one stream in each
 * direction: both sides remember what was sent before.
 */
public final class PortableStates implements ComponentCodec, KeyCodec, ComponentHasher, KeyHasher {
  private final StateKeeper keeper;
  private final Machine machine;
  private final Universe universe;
  private final SlotRoles roles;
  private final IdentityHashes hashes;
  private final int firstHostValue;
  private final PortableOutput output;
  private final PortableInput input;
  private boolean outputBegun;
  private boolean beginningKnown;
  private long beginning;
  private boolean inputBegun;

  /** For the states of a keeper. */
  public PortableStates(StateKeeper keeper) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.universe = machine.universe();
    this.roles = new SlotRoles(universe);
    this.hashes = new IdentityHashes(machine);
    this.firstHostValue = keeper.firstHostValue();
    this.output = new PortableOutput(machine, roles, firstHostValue);
    this.input = new PortableInput(keeper, roles);
  }

  /** Writes states for the {@link #reader} of another process. */
  public StateWriter writer() {
    return new StateWriter(keeper.store(), Tags.LAYOUT, this, this);
  }

  /** Reads the states that another process writes; they can then be restored. */
  public StateReader reader() {
    return new StateReader(keeper.store(), Tags.LAYOUT, this, this);
  }

  /** Hashes states, with a key of 128 bits. */
  public StateHasher hasher(long key0, long key1) {
    return new StateHasher(keeper.store(), Tags.LAYOUT, this, this, key0, key1);
  }

  // ---- carrying ----

  @Override
  public void write(int tag, Object data, DataOutput out) throws IOException {
    begin(out);
    output.component(tag, data, out);
  }

  @Override
  public void writeKey(int key, DataOutput out) throws IOException {
    begin(out);
    output.position(keeper.slots().position(key), out);
  }

  @Override
  public int read(DataInput in) throws IOException {
    begin(in);
    return input.component(in);
  }

  @Override
  public int readKey(DataInput in) throws IOException {
    begin(in);
    int position = input.position(in);
    if (position == 0) {
      throw Numbers.damaged("a key that is no object");
    }
    return keeper.slots().of(position);
  }

  // ---- what states consist of, for those who tell more than states ----

  /** Writes which thread has a number. */
  public void writeThread(int number, DataOutput out) throws IOException {
    writeObject(universe.threadPosition(number), out);
  }

  /** Reads a thread: its number here. */
  public int readThread(DataInput in) throws IOException {
    int position = readObject(in);
    if (position == 0) {
      throw Numbers.damaged("a thread that is nobody");
    }
    return universe.threadNumber(position);
  }

  /** Writes which object is at a position; there need not be one now. */
  public void writeObject(int position, DataOutput out) throws IOException {
    begin(out);
    output.position(position, out);
  }

  /** Reads an object: its position here. */
  public int readObject(DataInput in) throws IOException {
    begin(in);
    return input.position(in);
  }

  /** Writes which class has a number. */
  public void writeClass(int id, DataOutput out) throws IOException {
    begin(out);
    output.klass(universe.klasses[id], out);
  }

  /** Reads a class: its number here. */
  public int readClass(DataInput in) throws IOException {
    begin(in);
    return input.klass(in).id;
  }

  /** Writes at which instruction objects are made that have a site. */
  public void writeSite(int id, DataOutput out) throws IOException {
    begin(out);
    output.site(universe.sites[id], out);
  }

  /** Reads a site: its number here. */
  public int readSite(DataInput in) throws IOException {
    begin(in);
    return input.site(in);
  }

  private void begin(DataOutput out) throws IOException {
    if (!outputBegun) {
      outputBegun = true;
      out.writeLong(beginning());
    }
  }

  private void begin(DataInput in) throws IOException {
    if (!inputBegun) {
      inputBegun = true;
      if (in.readLong() != beginning()) {
        throw new IOException(
            "the other process began with another state: with another JDK, other properties, or at"
                + " another time");
      }
    }
  }

  /** A hash of the objects that all states begin with; states tell only what has changed. */
  private long beginning() {
    if (beginningKnown) {
      return beginning;
    }
    long[] sum = {0};
    keeper.forEachOld(
        (position, component) -> {
          Object data = keeper.store().components().data(component);
          int tag = keeper.store().components().tag(component);
          if (machine.mirrors().isFixed(position)
              && same(data, machine.mirrors().pristine(position))) {
            return; // whether it has been made yet does not count
          }
          long[] h = {hashes.of(position)};
          hash(tag, data, value -> h[0] = IdentityHashes.mix(h[0], value));
          sum[0] += h[0];
        });
    beginning = sum[0];
    beginningKnown = true;
    return beginning;
  }

  private static boolean same(Object a, Object b) {
    return a instanceof long[] x && b instanceof long[] y
        ? java.util.Arrays.equals(x, y)
        : a instanceof byte[] v && b instanceof byte[] w && java.util.Arrays.equals(v, w);
  }

  // ---- hashing ----

  @Override
  public long hash(int key) {
    return hashes.of(keeper.slots().position(key));
  }

  @Override
  public void hash(int tag, Object data, Sink sink) {
    switch (tag) {
      case Tags.FRAME -> hashFrame((long[]) data, sink);
      case Tags.STATUS -> hashStatus((long[]) data, sink);
      case Tags.GLOBALS -> hashGlobals((long[]) data, sink);
      default -> {
        sink.put(Tags.hasEscaped(tag) ? PortableOutput.ESCAPED_OBJECT : PortableOutput.OBJECT);
        hashObject(universe.klasses[Tags.klass(tag)], data, sink);
      }
    }
  }

  private void hashObject(Klass k, Object data, Sink sink) {
    sink.put(hashes.klass(k));
    sink.put(Heap.length(data));
    if (k == universe.backtraceKlass()) {
      for (long v : (long[]) data) {
        sink.put(hashes.method(universe.methods[(int) (v >> 32)]));
        sink.put((int) v);
      }
    } else if (data instanceof byte[] a) {
      for (byte v : a) {
        sink.put(v);
      }
    } else if (data instanceof char[] a) {
      for (char v : a) {
        sink.put(v);
      }
    } else if (data instanceof short[] a) {
      for (short v : a) {
        sink.put(v);
      }
    } else if (data instanceof int[] a) {
      for (int v : a) {
        sink.put(k.kind == 'L' ? hashes.of(v) : v);
      }
    } else if (k.isArray()) {
      for (long v : (long[]) data) {
        sink.put(v);
      }
    } else {
      byte[] role = roles.of(k, (long[]) data);
      for (int i = 0; i < role.length; i++) {
        sink.put(slotHash(role[i], ((long[]) data)[i]));
      }
    }
  }

  private long slotHash(byte role, long value) {
    return switch (role) {
      case SlotRoles.REFERENCE -> hashes.of((int) value);
      case SlotRoles.METHOD -> value == 0 ? 0 : hashes.method(universe.methods[(int) value]);
      case SlotRoles.THREAD -> value == 0 ? 0 : hashes.thread((int) value - 1);
      case SlotRoles.STATUS -> value >= 0 ? value : hashes.thread((int) -value - 1);
      case SlotRoles.CLASS -> hashes.klass(universe.klasses[(int) value]);
      case SlotRoles.CODE -> 0;
      default -> value;
    };
  }

  private void hashFrame(long[] image, Sink sink) {
    Method m = universe.methods[FrameImage.methodNumber(image)];
    sink.put(PortableOutput.FRAME);
    sink.put(hashes.method(m));
    sink.put((int) image[0]);
    sink.put(image.length);
    long[] mask = FrameImage.referenceMask(m, image);
    for (int i = 1; i < image.length; i++) {
      boolean reference = mask != null && FrameImage.isReference(m, mask, i);
      sink.put(reference ? hashes.of((int) image[i]) : image[i]);
    }
  }

  private void hashStatus(long[] image, Sink sink) {
    sink.put(PortableOutput.STATUS);
    sink.put(hashes.of(StatusImage.object(image)));
    sink.put(image[1]);
    sink.put(hashes.of((int) image[2]));
    sink.put(image[2] >> 32);
    sink.put(image[3]);
    sink.put(image[4]);
    sink.put(image[5]);
    // The order of monitors is that of positions here, so it must not count.
    long monitors = 0;
    for (int i = StatusImage.FIXED; i < image.length; i++) {
      monitors += IdentityHashes.mix(hashes.of((int) (image[i] >> 32)), (int) image[i]);
    }
    sink.put(monitors);
  }

  private void hashGlobals(long[] image, Sink sink) {
    sink.put(PortableOutput.GLOBALS);
    sink.put(image[Globals.TIME]);
    sink.put(hashes.of((int) image[Globals.PENDING]));
    long turn = image[Globals.TURN];
    sink.put(turn == 0 ? 0 : hashes.thread((int) turn - 1));
    sink.put(image[Globals.SWITCH]);
    sink.put(image[Globals.HOST_VALUE] - firstHostValue);
    sink.put(image[Globals.ITERATION_ORDER]);
    sink.put(image[Globals.NUMBERS]);
    int errors = Globals.FIXED + (int) image[Globals.BLOCKS];
    long all = 0;
    for (int i = Globals.FIXED; i < image.length; i++) {
      long kind = i < errors ? 1 : hashes.klass(universe.klasses[(int) (image[i] >> 32)]);
      all += IdentityHashes.mix(kind, hashes.of((int) image[i]));
    }
    sink.put(all);
  }
}
