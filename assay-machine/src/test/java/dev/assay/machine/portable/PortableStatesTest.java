package dev.assay.machine.portable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.ProgramGenerator;
import dev.assay.machine.save.Rig;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.hash.StateHasher;
import dev.assay.machine.state.stream.StateReader;
import dev.assay.machine.state.stream.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * States go from one universe to another one that was booted apart from it, as if it were in
 * another process: classes, methods, threads and objects have other numbers there.
 */
final class PortableStatesTest {
  private static final int PROGRAMS = Integer.getInteger("assay.programs", 8);

  private static final String SOURCE =
      """
      class Steps {
        static final class Node { int value; Node next; Node(int v, Node n) { value = v; next = n; } }
        static Node list;
        static long[] numbers = new long[20];
        static void run() {
          for (int i = 0; i < 100; i++) { list = new Node(i, list); }
          for (int i = 0; i < 1000; i++) { numbers[i % 20] += i; list.value++; }
        }
      }
      class Outside {
        static java.nio.ByteBuffer kept;
        static void run() {
          kept = java.nio.ByteBuffer.allocateDirect(8);
          while (kept != null) { Thread.yield(); }
        }
      }
      class Handles {
        static int depth;
        static void call() { while (depth == 0) { Thread.yield(); } }
        static void run() throws Throwable {
          java.lang.invoke.MethodHandles.lookup()
              .findStatic(Handles.class, "call", java.lang.invoke.MethodType.methodType(void.class))
              .invokeExact();
        }
      }
      class Reflective {
        public static void call() { for (int i = 0; i < 100; i++) { Thread.yield(); } }
        static void run() throws Throwable {
          Reflective.class.getMethod("call").invoke(null);
          System.out.println("called");
        }
      }
      """;

  private static Map<String, byte[]> classes;
  private static Rig here;
  private static Rig there;

  @BeforeAll
  static void boot() throws Exception {
    StringBuilder source = new StringBuilder(SOURCE);
    for (int i = 1; i <= PROGRAMS; i++) {
      source.append(ProgramGenerator.program("P" + i, new SplittableRandom(i)));
    }
    classes = InMemoryCompiler.compile("Programs", source.toString(), List.of());
    here = new Rig(Rig.universe(classes), new StateStore(), Garbage.MARK_SWEEP, true);
    there = new Rig(Rig.universe(classes), new StateStore(), Garbage.MARK_SWEEP, true);
    // Gives other numbers to everything that comes later.
    run(there, "P" + PROGRAMS + "$Start", 5000);
  }

  private static void run(Rig rig, String className, int steps) {
    rig.begin(className, "run");
    for (int i = 0; i < steps && rig.advance(100); i++) {
      continue;
    }
    rig.keeper.save();
  }

  /** Carries states one way. */
  private static final class Channel {
    private final StateWriter writer;
    private final StateReader reader;
    private final StateHasher hasherHere;
    private final StateHasher hasherThere;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Channel(Rig from, Rig to) {
      PortableStates first = new PortableStates(from.keeper);
      PortableStates second = new PortableStates(to.keeper);
      writer = first.writer();
      reader = second.reader();
      hasherHere = first.hasher(1, 2);
      hasherThere = second.hasher(1, 2);
    }

    int carry(int state) throws IOException {
      bytes.reset();
      writer.write(state, new DataOutputStream(bytes));
      return (int) reader.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }

    void assertSameHash(int state, int copy) {
      assertThat(hash(hasherThere, copy)).isEqualTo(hash(hasherHere, state));
    }

    private static List<Long> hash(StateHasher hasher, int state) {
      long[] h = new long[2];
      hasher.hash(state, h);
      return List.of(h[0], h[1]);
    }
  }

  @Test
  void aStateGoesOnElsewhereAsItWouldHaveHere() {
    int[] counts = new int[2];
    int[] program = {0};
    Seeds.each(
        PROGRAMS,
        random -> {
          Channel channel = new Channel(here, there);
          int quantum = 20 + random.nextInt(400);
          here.begin("P" + ++program[0] + "$Start", "run");
          for (int left = random.nextInt(100); left > 0 && here.advance(quantum); left--) {
            here.keeper.save();
          }
          for (int i = 0; i < 12 && !here.isOver(); i++) {
            int state = (int) here.keeper.save();
            try {
              goOnElsewhere(channel, state, quantum);
              counts[0]++;
            } catch (IOException e) {
              assertThat(e).hasMessageContaining("cannot be carried");
              counts[1]++;
              channel = new Channel(here, there);
            }
            here.keeper.restore(state);
            here.advance(quantum);
          }
        });
    System.out.println(counts[0] + " states carried, " + counts[1] + " refused");
    assertThat(counts[0]).isGreaterThan(10 * counts[1]);
  }

  private static void goOnElsewhere(Channel channel, int state, int quantum) throws IOException {
    int copy = channel.carry(state);
    channel.assertSameHash(state, copy);
    there.keeper.restore(copy);
    assertThat((int) there.keeper.save()).isEqualTo(copy);
    here.out.reset();
    there.out.reset();
    boolean more = true;
    for (int i = 0; i < 200 && more; i++) {
      more = here.advance(quantum);
      assertThat(there.advance(quantum)).isEqualTo(more);
      if (i % 10 == 0) {
        channel.assertSameHash((int) here.keeper.save(), (int) there.keeper.save());
      }
    }
    assertThat(there.output()).isEqualTo(here.output());
  }

  @Test
  void aNeighbouringStateTakesFewBytes() throws Exception {
    Channel channel = new Channel(here, there);
    here.begin("Steps", "run");
    for (int i = 0; i < 50; i++) {
      here.advance(100);
    }
    channel.carry((int) here.keeper.save());
    int first = channel.bytes.size();
    int sum = 0;
    for (int i = 0; i < 20; i++) {
      here.advance(100);
      channel.carry((int) here.keeper.save());
      sum += channel.bytes.size();
    }
    System.out.println("first state " + first + " bytes, its neighbours " + sum / 20.0);
    assertThat(sum / 20).isLessThan(400);
  }

  @Test
  void whatCannotBeCarriedIsRefused() {
    run(here, "Outside", 2000);
    assertThatThrownBy(() -> new Channel(here, there).carry(here.keeper.state()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("memory outside the heap cannot be carried");
    run(here, "Handles", 2000);
    assertThatThrownBy(() -> new Channel(here, there).carry(here.keeper.state()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cannot be carried");
  }

  @Test
  void reflectiveCallsCanBeCarried() throws Exception {
    run(here, "Reflective", 60);
    Channel channel = new Channel(here, there);
    goOnElsewhere(channel, here.keeper.state(), 100);
    assertThat(there.output()).isEqualTo("called\n");
  }

  @Test
  void machinesThatBeganDifferentlyAreToldApart() throws Exception {
    Rig other = new Rig(Rig.universe(classes), new StateStore(), Garbage.NONE, true, "x.y");
    run(here, "Steps", 10);
    assertThatThrownBy(() -> new Channel(here, other).carry(here.keeper.state()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("began with another state");
  }
}
