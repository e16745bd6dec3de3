package dev.assay.machine.state.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.machine.state.ComponentPoolTest;
import dev.assay.machine.state.Contents;
import dev.assay.machine.state.IntMapsTest;
import dev.assay.machine.state.Sample;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.StateTable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The writer and the reader of states. */
class StateStreamTest {
  private final StateStore store = new StateStore();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  private static StateWriter writer(StateStore from) {
    return new StateWriter(from, Sample.LAYOUT, ComponentCodec.plain(from.components()));
  }

  private static StateReader reader(StateStore to) {
    return new StateReader(to, Sample.LAYOUT, ComponentCodec.plain(to.components()));
  }

  private DataInputStream written() {
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  @Test
  void statesArriveAsTheyWereSent() {
    Seeds.each(
        20,
        random -> {
          bytes.reset();
          List<Sample> sent = randomWalk(random, 300);
          StateWriter writer = writer(store);
          for (Sample sample : sent) {
            writer.write(sample.intern(store), out);
          }
          StateStore arrived = new StateStore();
          StateReader reader = reader(arrived);
          DataInputStream in = written();
          Map<Sample, Integer> numbers = new HashMap<>();
          for (Sample sample : sent) {
            long result = reader.read(in);
            assertThat(Sample.read(arrived, (int) result)).isEqualTo(sample);
            Integer known = numbers.putIfAbsent(sample, (int) result);
            assertThat((int) result).isEqualTo(known == null ? (int) result : known);
            assertThat((result & StateTable.NEW) != 0).isEqualTo(known == null);
            // What was read has the form that it would have had if it had been made here.
            assertThat(sample.intern(arrived)).isEqualTo((int) result);
          }
          assertThat(in.available()).isZero();
          assertThatThrownBy(() -> reader.read(in))
              .isInstanceOf(IOException.class)
              .hasMessageContaining("ends too early");
        });
  }

  @Test
  void keysAreTranslatedOnTheWay() {
    Seeds.each(
        20,
        random -> {
          bytes.reset();
          int mask = random.nextInt(1 << 10);
          List<Sample> sent = randomWalk(random, 300);
          StateWriter writer =
              new StateWriter(
                  store,
                  Sample.LAYOUT,
                  ComponentCodec.plain(store.components()),
                  new ShiftedKeys(1000));
          for (Sample sample : sent) {
            writer.write(sample.intern(store), out);
          }
          StateStore arrived = new StateStore();
          // The writer's key k is 1000 + k on the wire, and k ^ mask in the other process.
          StateReader reader =
              new StateReader(
                  arrived,
                  Sample.LAYOUT,
                  ComponentCodec.plain(arrived.components()),
                  new ShiftedKeys(1000) {
                    @Override
                    public int readKey(DataInput in) throws IOException {
                      return super.readKey(in) ^ mask;
                    }
                  });
          DataInputStream in = written();
          for (Sample sample : sent) {
            int state = (int) reader.read(in);
            assertThat(Sample.read(arrived, state, key -> key ^ mask)).isEqualTo(sample);
            assertThat(sample.intern(arrived, key -> key ^ mask)).isEqualTo(state);
          }
          assertThat(in.available()).isZero();
        });
  }

  private static class ShiftedKeys implements KeyCodec {
    private final int shift;

    ShiftedKeys(int shift) {
      this.shift = shift;
    }

    @Override
    public void writeKey(int key, DataOutput out) throws IOException {
      out.writeInt(key + shift);
    }

    @Override
    public int readKey(DataInput in) throws IOException {
      int key = in.readInt() - shift;
      if (key < 0) {
        throw new IOException("no such key");
      }
      return key;
    }
  }

  @Test
  void whatTheReaderHasIsNotSentAgain() throws IOException {
    int[] keys = new int[1000];
    int[] values = new int[1000];
    for (int i = 0; i < 1000; i++) {
      keys[i] = i;
      values[i] = store.components().intern(1, new byte[] {(byte) i, (byte) (i >> 8)});
    }
    int map = store.maps().update(0, keys, values, 1000);
    StateWriter writer = writer(store);
    writer.write((int) store.states().intern(new int[] {map}, 1), out);
    int first = bytes.size();
    assertThat(first).isBetween(10_000, 16_000);
    writer.write((int) store.states().intern(new int[] {map}, 1), out);
    assertThat(bytes.size() - first).isEqualTo(3);
    int changed = store.maps().update(map, new int[] {500}, new int[] {values[3]}, 1);
    int second = bytes.size();
    writer.write((int) store.states().intern(new int[] {changed}, 1), out);
    assertThat(bytes.size() - second).isLessThan(60);
    int third = bytes.size();
    writer.write((int) store.states().intern(new int[] {map}, 1), out);
    assertThat(bytes.size() - third).isLessThan(8);
  }

  @Test
  void allKindsOfContentsArriveBitByBit() throws IOException {
    SplittableRandom random = new SplittableRandom(8);
    StateStore arrived = new StateStore();
    StateWriter writer = writer(store);
    List<Object> sent = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      Object data = ComponentPoolTest.randomData(random, i);
      sent.add(data);
      int number = store.components().intern(i, data);
      writer.write((int) store.states().intern(new int[] {0, 0, number}, 3), out);
    }
    // Longer than the slices that a reader reads in.
    int big = store.components().intern(7, random.longs(50_000).toArray());
    writer.write((int) store.states().intern(new int[] {0, 0, big}, 3), out);
    StateReader reader = reader(arrived);
    DataInputStream in = written();
    int[] parts = new int[3];
    for (int i = 0; i < 300; i++) {
      arrived.states().parts((int) reader.read(in), parts);
      assertThat(ComponentPoolTest.show(arrived.components().data(parts[2])))
          .isEqualTo(ComponentPoolTest.show(sent.get(i)));
      assertThat(arrived.components().tag(parts[2])).isEqualTo(i);
    }
    arrived.states().parts((int) reader.read(in), parts);
    assertThat(arrived.components().data(parts[2])).isEqualTo(store.components().data(big));
  }

  @Test
  void longListsArrive() throws IOException {
    int list = 0;
    for (int i = 0; i < 200_000; i++) {
      list = store.lists().cons(store.components().intern(0, new int[] {i % 10}), list);
    }
    writer(store).write((int) store.states().intern(new int[] {0, 0, 0, list}, 4), out);
    StateStore arrived = new StateStore();
    int state = (int) reader(arrived).read(written());
    assertThat(Sample.read(arrived, state))
        .isEqualTo(Sample.read(store, (int) store.states().intern(new int[] {0, 0, 0, list}, 4)));
  }

  @Test
  void damagedStreamsGiveAnErrorOrAProperState() {
    Seeds.each(
        1500,
        random -> {
          bytes.reset();
          boolean translate = random.nextBoolean();
          StateStore from = new StateStore();
          KeyCodec codec = translate ? new ShiftedKeys(7) : null;
          StateWriter writer =
              new StateWriter(from, Sample.LAYOUT, ComponentCodec.plain(from.components()), codec);
          int count = 1 + random.nextInt(10);
          for (Sample sample : randomWalk(random, count)) {
            writer.write(sample.intern(from), out);
          }
          byte[] damaged = damage(bytes.toByteArray(), random);
          StateStore to = new StateStore();
          StateReader reader =
              new StateReader(to, Sample.LAYOUT, ComponentCodec.plain(to.components()), codec);
          DataInputStream in = new DataInputStream(new ByteArrayInputStream(damaged));
          try {
            for (int i = 0; i < count; i++) {
              int state = (int) reader.read(in);
              assertProper(to, state);
            }
          } catch (IOException e) {
            assertThat(e).hasMessageMatching(".+");
            assertThatThrownBy(() -> reader.read(in)).isInstanceOf(IOException.class);
          }
        });
  }

  private static byte[] damage(byte[] bytes, SplittableRandom random) {
    byte[] damaged = bytes;
    if (random.nextInt(5) == 0) {
      damaged = java.util.Arrays.copyOf(damaged, random.nextInt(damaged.length + 1));
    }
    for (int i = random.nextInt(4); i > 0 && damaged.length > 0; i--) {
      int at = random.nextInt(damaged.length);
      damaged[at] =
          (byte) (random.nextBoolean() ? damaged[at] ^ 1 << random.nextInt(8) : random.nextInt());
    }
    return damaged;
  }

  /** A state can be read, and its maps are in the one form that maps have. */
  private static void assertProper(StateStore store, int state) {
    Sample.read(store, state);
    int[] parts = new int[store.states().count(state)];
    store.states().parts(state, parts);
    for (int i = 0; i < Math.min(2, parts.length); i++) {
      NavigableMap<Integer, Integer> entries = IntMapsTest.entries(store.maps(), parts[i]);
      assertThat(IntMapsTest.update(store.maps(), 0, entries)).isEqualTo(parts[i]);
    }
    assertThat((int) store.states().intern(parts, parts.length)).isEqualTo(state);
  }

  @Test
  void aFalseLengthDoesNotTakeMemory() throws IOException {
    out.writeInt(StateStream.MAGIC);
    out.writeBoolean(false);
    out.writeByte(StateStream.COMPONENT);
    out.writeInt(1);
    out.writeByte(Contents.LONGS);
    StateStream.writeNumber(out, 100_000_000);
    out.write(new byte[1000]);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    StateReader reader = reader(store);
    DataInputStream in = written();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    assertThatThrownBy(() -> reader.read(in)).isInstanceOf(IOException.class);
    long taken = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    assertThat(taken).isLessThan(10 << 20);
  }

  @Test
  void aMapOfMoreKeysThanWereSentIsRefused() throws IOException {
    // Thirty-one records that describe a map of two thousand million entries.
    out.writeInt(StateStream.MAGIC);
    out.writeBoolean(true);
    out.writeByte(StateStream.COMPONENT);
    ComponentCodec.plain(store.components()).write(0, new long[] {1}, out);
    for (int height = 1; height <= 31; height++) {
      out.writeByte((height == 31 ? StateStream.ROOT : StateStream.NODE) + height);
      out.writeByte(1);
      out.writeByte(1);
    }
    out.write(new byte[] {StateStream.STATE, 1, 1, 1, 0});
    StateReader reader =
        new StateReader(
            store, Sample.LAYOUT, ComponentCodec.plain(store.components()), new ShiftedKeys(0));
    assertThatThrownBy(() -> reader.read(written()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("key that was not sent");
  }

  @Test
  void somethingElseThanAStreamOfStatesIsRefused() {
    assertThatThrownBy(
            () -> reader(store).read(new DataInputStream(new ByteArrayInputStream(new byte[50]))))
        .isInstanceOf(IOException.class)
        .hasMessage("not a stream of states");
  }

  private static List<Sample> randomWalk(SplittableRandom random, int length) {
    List<Sample> walk = new ArrayList<>(List.of(Sample.random(random)));
    while (walk.size() < length) {
      // At times back to a state that was sent before.
      int from = random.nextInt(5) == 0 ? random.nextInt(walk.size()) : walk.size() - 1;
      walk.add(walk.get(from).change(random));
    }
    return walk;
  }
}
