package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What must not make states differ: garbage, and the order in which threads load and initialise
 * classes, link call sites and make objects, if it ends in the same program state.
 */
final class SameStateTest {
  private static final int ENOUGH = 1_000_000;
  private static final int RANDOM_PROGRAMS = Integer.getInteger("assay.programs", 10);

  private static final String SOURCE =
      """
      class Node { Node next; Object value; Node(Object value) { this.value = value; } }

      class Pair {
        static Object left, right;
        static void both(Runnable a, Runnable b) throws InterruptedException {
          Thread s = new Thread(a);
          Thread t = new Thread(b);
          s.start(); t.start(); s.join(); t.join();
        }
      }

      class OtherClasses extends Pair {
        static class A { static int x = 7; static final Object O = new Node("a"); }
        static class B { static int y = 8; static final int[] O = {1, 2, 3}; }
        static void run() throws InterruptedException {
          both(() -> left = A.O, () -> right = B.O);
        }
      }

      class SameClasses extends Pair {
        static class A { static int x = 7; static final Object O = new Node("a" + x); }
        static class B extends A { static final Object P = new Node(new Node(O)); }
        static void run() throws InterruptedException {
          both(() -> left = new Node(B.P), () -> right = new Node(B.P));
        }
      }

      class OfTheJdk extends Pair {
        static void run() throws InterruptedException {
          both(
              () -> left = java.util.Optional.of(Integer.valueOf(77)).map(x -> x + 1).get(),
              () -> right = java.util.List.of(1, 2, 3).contains(2) ? Integer.valueOf(5) : "no");
        }
      }

      class SameSite extends Pair {
        static Node chain(int n) {
          Node x = null;
          for (int i = 0; i < n; i++) { Node y = new Node(new Object()); y.next = x; x = y; }
          return x;
        }
        static void run() throws InterruptedException {
          both(() -> left = chain(3), () -> right = chain(4));
        }
      }

      class Texts extends Pair {
        static int hash(String s) {
          switch (s) { case "one": return 1; case "two": return 2; default: return s.hashCode(); }
        }
        static void run() throws InterruptedException {
          both(() -> left = "x" + hash("two"), () -> right = ("y" + hash("three")).intern());
        }
      }

      class Failures extends Pair {
        static int zero;
        static class Bad { static { if (zero == 0) { throw new IllegalStateException(); } } static int x; }
        static void run() throws InterruptedException {
          both(
              () -> { try { left = 1 / zero; } catch (ArithmeticException e) { left = e; } },
              () -> { try { right = Bad.x; } catch (ExceptionInInitializerError e) { right = "bad"; } });
        }
      }

      class Locks extends Pair {
        static final Object A = new Object(), B = new Object();
        static int n;
        static void run() throws InterruptedException {
          both(
              () -> { synchronized (A) { synchronized (B) { n++; } } },
              () -> { synchronized (B) { n++; } });
        }
      }

      class Spinning extends Pair {
        static volatile boolean flag;
        static void run() throws InterruptedException {
          both(
              () -> { while (!flag) { Node x = new Node(null); x.next = x; } left = new Node("end"); },
              () -> flag = true);
        }
      }

      class Endless {
        static int n;
        static void plain() { while (true) { new Object(); } }
        static void kept() { Object x = null; while (true) { Object y = new Object(); x = y; } }
        static void cycles() {
          while (true) {
            Node a = new Node(null); Node b = new Node(a); a.next = b; b.next = a;
            Object[] c = {a, null}; c[1] = c;
          }
        }
        static void texts() { while (true) { String s = "a" + n; n = (n + s.length()) % 3; } }
        static void exceptions() {
          while (true) { try { n = 1 / (n - n); } catch (ArithmeticException e) { n++; n %= 2; } }
        }
        static Node first = new Node(null);
        static void queue() {
          while (true) { Node x = new Node(null), old = first; first = x; old.next = old; }
        }
        static void lambdas() {
          while (true) { int m = n; Runnable r = () -> n = (m + 1) % 3; r.run(); }
        }
      }
      """;

  private static Universe universe;
  private static Rig rig;
  private static Rig counting;
  private static Rig countingAndMarking;

  @BeforeAll
  static void boot() throws Exception {
    StringBuilder source = new StringBuilder(SOURCE);
    for (int seed = 1; seed <= RANDOM_PROGRAMS; seed++) {
      source.append(ProgramGenerator.independentThreads("P" + seed, new SplittableRandom(seed)));
    }
    universe = Rig.universe(InMemoryCompiler.compile("Orders", source.toString(), List.of()));
    rig = new Rig(universe, new StateStore(), Garbage.MARK_SWEEP, false);
    counting = new Rig(universe, new StateStore(), Garbage.REFERENCE_COUNT, false);
    countingAndMarking = new Rig(universe, new StateStore(), Garbage.COUNT_AND_MARK, false);
  }

  // ---- orders ----

  @Test
  void threadsThatInitialiseDifferentClasses() {
    assertOneEnd("OtherClasses");
  }

  @Test
  void whoeverInitialisesClassesThatBothUse() {
    assertOneEnd("SameClasses");
  }

  @Test
  void whoeverInitialisesClassesOfTheJdk() {
    assertOneEnd("OfTheJdk");
  }

  @Test
  void threadsThatMakeObjectsAtTheSamePlace() {
    assertOneEnd("SameSite");
  }

  @Test
  void threadsThatLinkStringsAndInternThem() {
    assertOneEnd("Texts");
  }

  @Test
  void exceptionsAndClassesThatCannotBeInitialised() {
    assertOneEnd("Failures");
  }

  @Test
  void monitorsThatWereEnteredInAnyOrder() {
    assertOneEnd("Locks");
  }

  @Test
  void garbageMadeWhileWaiting() {
    assertOneEnd("Spinning");
  }

  @Test
  void threadsThatHaveNothingInCommon() {
    for (int i = 1; i <= RANDOM_PROGRAMS; i++) {
      try {
        assertOneEnd("P" + i);
      } catch (AssertionError e) {
        throw new AssertionError("program " + i + ": " + e.getMessage(), e);
      }
    }
  }

  /**
   * Lets both threads run to their ends in several orders, one after the other, either way round,
   * and at random: the state must be the same afterwards.
   */
  private static void assertOneEnd(String program) {
    int expected = oneAfterTheOther(program, 0);
    check(expected, oneAfterTheOther(program, 1));
    Seeds.each(6, random -> check(expected, atRandom(program, random)));
  }

  private static void check(int expected, int actual) {
    if (actual != expected) {
      throw new AssertionError(Dump.difference(rig.keeper, expected, actual));
    }
  }

  private static int oneAfterTheOther(String program, int first) {
    List<Integer> threads = startBoth(program);
    for (int i : new int[] {first, 1 - first}) {
      // One that waits for the other goes on later.
      for (int turn = 0; turn < 50 && rig.enabled().contains(threads.get(i)); turn++) {
        rig.step(threads.get(i), 1000);
      }
    }
    return finish(threads);
  }

  private static int atRandom(String program, SplittableRandom random) {
    List<Integer> threads = startBoth(program);
    int quantum = 2 + random.nextInt(60);
    while (isAlive(threads.get(0)) || isAlive(threads.get(1))) {
      int t = threads.get(random.nextInt(2));
      if (rig.enabled().contains(t)) {
        rig.step(t, quantum);
      }
    }
    return finish(threads);
  }

  private static boolean isAlive(int thread) {
    return rig.machine.threadTable().byNumber(thread) != null;
  }

  private static int finish(List<Integer> threads) {
    for (int t : threads) {
      while (isAlive(t)) {
        rig.step(t, 1000);
      }
    }
    return (int) rig.keeper.save();
  }

  /** Lets the main thread start the two others and wait for the first; gives their numbers. */
  private static List<Integer> startBoth(String program) {
    rig.begin(program, "run");
    Set<Integer> before = new HashSet<>();
    for (GuestThread t : rig.machine.threadTable().all()) {
      before.add(t.number);
    }
    int main = rig.main();
    while (rig.enabled().contains(main)) {
      rig.step(main, ENOUGH);
    }
    List<Integer> threads = new ArrayList<>();
    for (GuestThread t : rig.machine.threadTable().all()) {
      if (!before.contains(t.number)) {
        threads.add(t.number);
      }
    }
    assertThat(threads).hasSize(2);
    return threads;
  }

  // ---- endless garbage ----

  @Test
  void endlessGarbageReachesFinitelyManyStates() {
    for (String loop :
        List.of("plain", "kept", "cycles", "queue", "texts", "exceptions", "lambdas")) {
      assertFinite(rig, loop);
      assertFinite(countingAndMarking, loop);
    }
  }

  @Test
  void endlessGarbageWithoutCyclesReachesFinitelyManyStatesByCounting() {
    for (String loop : List.of("plain", "kept", "texts", "lambdas")) {
      assertFinite(counting, loop);
    }
  }

  private static void assertFinite(Rig rig, String loop) {
    for (int quantum : new int[] {3, 17, 100}) {
      rig.begin("Endless", loop);
      Set<Integer> states = new HashSet<>();
      int lastNew = 0;
      int steps = 6000 / quantum + 100;
      for (int i = 0; i < steps; i++) {
        if (states.add((int) rig.keeper.save())) {
          lastNew = i;
        }
        rig.step(rig.main(), quantum);
      }
      assertThat(lastNew)
          .as("%s %d: %d states, the last new one of %d", loop, quantum, states.size(), steps)
          .isLessThan(2 * steps / 3);
    }
  }
}
