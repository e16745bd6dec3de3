package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes a small concurrent program from a seed. It shares static and instance fields, array
 * elements, atomic integers and objects that threads make and pass on. In a race-free program each
 * plain variable belongs to a lock or to a thread; in the others some accesses do without the lock.
 */
public final class ProgramGenerator {
  private static final int MOST_WORKERS = 3;

  private final long seed;
  private final SplittableRandom random;
  private final boolean raceFree;
  private final int size;
  private final String name;
  private boolean statesInvariants;

  /**
   * @param size how many statements the program may have, about
   */
  public ProgramGenerator(long seed, int size) {
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.raceFree = random.nextBoolean();
    this.size = size;
    this.name = "P" + Long.toUnsignedString(seed);
  }

  /** Lets some programs, which are otherwise the same, say what has to hold in all states. */
  ProgramGenerator statingInvariants() {
    statesInvariants = true;
    return this;
  }

  public RandomProgram generate() {
    int workers = List.of(1, 2, 2, 2, 2, 2, 3, 3).get(random.nextInt(8));
    boolean twoClasses = workers > 1 && random.nextInt(3) == 0;
    List<String> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      threads.add("T" + i);
    }
    SharedData data = data(threads);
    StatementGenerator statements = new StatementGenerator(random, raceFree, data, size);
    List<Theme> themes = themes(statements, data);
    themes.forEach(statements::add);
    List<Statement> members = new ArrayList<>(fields(data));
    members.add(nodeClass());
    members.add(lazyClass());
    themes.forEach(t -> members.addAll(t.members()));
    List<String> ofWorker = List.of("NODE.inc();", "step();");
    members.add(workerClass("W0", statements, ofWorker, threads.subList(0, workers - 1)));
    if (twoClasses) {
      members.add(workerClass("W1", statements, ofWorker, threads.subList(0, workers - 1)));
    }
    for (int i = 0; i < workers; i++) {
      String type = twoClasses && i == workers - 1 ? "W1" : "W0";
      members.add(
          Statement.of("static final " + type + " T" + i + " = new " + type + "(" + i + ");"));
    }
    Statement step =
        Statement.block(
            "static synchronized void step() throws InterruptedException {",
            bodyWithLocal(
                statements,
                Scope.of(List.of(), List.of("NODE.inc();")).holding(name + ".class"),
                1,
                2));
    members.add(main(statements, data, ofWorker, themes));
    members.add(step);
    members.add(Statement.of("static void may() throws InterruptedException {}"));
    if (statesInvariants && seed % 3 == 1) {
      members.addAll(new Invariant(seed, data, themes).members());
    }
    return new RandomProgram(
        seed, name, raceFree, Statement.block("public class " + name + " {", members));
  }

  /** What the program is about besides; nothing for some programs, so that these stay as simple. */
  private List<Theme> themes(StatementGenerator g, SharedData data) {
    List<Theme> themes = new ArrayList<>();
    for (int i = List.of(0, 1, 1, 1, 2).get(random.nextInt(5)); i > 0; i--) {
      switch (random.nextInt(14)) {
        case 0, 1, 2 -> themes.add(new ThreadTheme(g, raceFree, data.threads()));
        case 3, 4, 5 -> themes.add(new HandOverTheme(g, raceFree, data.threads().size()));
        case 6, 7 -> themes.add(new RegionTheme(g, raceFree, arrayLock(data)));
        case 8, 9 -> themes.add(new JdkTheme(g, raceFree, arrayLock(data)));
        case 10 -> themes.add(new InitializerTheme(g));
        case 11, 12 -> themes.add(new FutureTheme(g, raceFree));
        default -> themes.add(new LibraryTheme(g));
      }
    }
    if (themes.size() == 2 && themes.get(0).getClass() == themes.get(1).getClass()) {
      themes.remove(1);
    }
    return themes;
  }

  /** Whatever lock belongs to the elements of the array; any if there are no other uses. */
  private static String arrayLock(SharedData data) {
    return data.variables()
        .getOrDefault("ARRAY[0]", data.variables().getOrDefault("ARRAY[1]", "L0"));
  }

  private SharedData data(List<String> threads) {
    List<String> locks = new ArrayList<>(List.of("L0", "NODE"));
    if (random.nextBoolean()) {
      locks.add("L1");
    }
    if (random.nextInt(3) == 0) {
      locks.add(name + ".class");
    }
    Map<String, String> variables = new LinkedHashMap<>();
    for (int i = 0; i < 2; i++) {
      variables.put("p" + i, locks.get(random.nextInt(locks.size())));
    }
    variables.put("v0", "");
    variables.put("NODE.x", "NODE");
    variables.put("NODE.y", "");
    String arrayLock = locks.get(random.nextInt(locks.size()));
    variables.put("ARRAY[0]", arrayLock);
    variables.put("ARRAY[1]", arrayLock);
    // With fewer of them threads meet more often. One that needs no lock has to be there.
    List<String> names = new ArrayList<>(variables.keySet());
    names.remove("v0");
    for (int drop = random.nextInt(5); drop > 0; drop--) {
      variables.remove(names.remove(random.nextInt(names.size())));
    }
    String publisherLock = random.nextBoolean() ? "" : "L0";
    return new SharedData(locks, variables, "passed", publisherLock, threads);
  }

  private List<Statement> fields(SharedData data) {
    List<Statement> fields = new ArrayList<>();
    fields.add(Statement.of("static final Object L0 = new Object();"));
    fields.add(Statement.of("static final Object L1 = new Object();"));
    fields.add(Statement.of("static final Node NODE = new Node();"));
    fields.add(Statement.of("static final AtomicInteger A0 = new AtomicInteger();"));
    fields.add(Statement.of("static final int[] ARRAY = new int[2];"));
    fields.add(Statement.of("static final int[] OWN = new int[" + MOST_WORKERS + "];"));
    fields.add(Statement.of("static int p0;"));
    fields.add(Statement.of("static int p1;"));
    fields.add(Statement.of("static volatile int v0;"));
    String kind = data.publisherLock().isEmpty() ? "static volatile " : "static ";
    fields.add(Statement.of(kind + "Node passed;"));
    return fields;
  }

  /** An object with a monitor of its own, of which there may be many. */
  private static Statement nodeClass() {
    return Statement.block(
        "static class Node implements Cloneable {",
        List.of(
            Statement.of("int x;"),
            Statement.of("volatile int y;"),
            Statement.block(
                "Node copy() {",
                List.of(
                    Statement.of(
                        "try { return (Node) clone(); } catch (CloneNotSupportedException e) {"
                            + " throw new IllegalStateException(e); }"))),
            Statement.block(
                "synchronized void inc() {",
                List.of(Statement.of("x = (x + 1) % 3;"), Statement.of("twice();"))),
            Statement.block(
                "synchronized void twice() {",
                List.of(
                    Statement.of("if (x == 2) { throw new IllegalStateException(\"x\"); }"),
                    Statement.of("y = x;")))));
  }

  /** A class whose initialisation others can notice. */
  private static Statement lazyClass() {
    return Statement.block(
        "static class Lazy {",
        List.of(
            Statement.of("static int z;"),
            Statement.block(
                "static {", List.of(Statement.of("z = v0 + 1;"), Statement.of("v0 = 2;")))));
  }

  private Statement workerClass(
      String type, StatementGenerator statements, List<String> calls, List<String> others) {
    Scope scope = Scope.of(List.of("mine", "OWN[id]"), calls).in("id", others);
    return Statement.block(
        "static class " + type + " extends Thread {",
        List.of(
            Statement.of("final int id;"),
            Statement.of("int mine;"),
            Statement.of(type + "(int id) { this.id = id; }"),
            Statement.block(
                "@Override public void run() {",
                List.of(
                    Statement.of(
                        "try { work(); } catch (InterruptedException e) {"
                            + " throw new IllegalStateException(e); }"))),
            Statement.block(
                "void work() throws InterruptedException {",
                bodyWithLocal(statements, scope, 2, 4))));
  }

  private List<Statement> bodyWithLocal(
      StatementGenerator statements, Scope scope, int least, int most) {
    List<Statement> body = new ArrayList<>();
    body.add(Statement.of("int r = 0;"));
    body.addAll(statements.body(scope, least, most));
    return body;
  }

  private Statement main(
      StatementGenerator statements, SharedData data, List<String> calls, List<Theme> themes) {
    List<Statement> body = new ArrayList<>();
    body.add(Statement.of("int r = 0;"));
    String self = Integer.toString(data.threads().size());
    Scope scope = Scope.of(List.of(), calls);
    for (int i = 0; i < data.threads().size(); i++) {
      String t = data.threads().get(i);
      scope = scope.in(self, data.threads().subList(0, i + 1));
      body.add(Statement.of(t + ".start();"));
      if (random.nextInt(3) == 0) {
        body.addAll(statements.body(scope, 1, 2));
      }
    }
    boolean all = true;
    for (String t : data.threads()) {
      if (random.nextInt(8) > 0) {
        body.add(Statement.of(t + ".join();"));
      } else {
        all = false;
      }
    }
    // After the others' end everything is the main thread's own.
    Scope last = scope;
    if (all && !statements.makesThreads()) {
      last = last.nobody();
      for (Theme t : themes) {
        for (String v : t.variables()) {
          last = last.owning(v);
        }
      }
      for (String v : List.of("p0", "p1", "T0.mine", "OWN[0]", "ARRAY[1]", "NODE.x")) {
        last = last.owning(v);
      }
    }
    if (random.nextBoolean()) {
      body.addAll(statements.body(last, 1, 2));
    }
    return Statement.block(
        "public static void main(String[] args) throws InterruptedException {", body);
  }
}
