package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in which no thread can move ends, and says of every thread what it waits for. */
class DeadlockTest {
  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  /** Identity hash codes differ from JDK to JDK. */
  private CommandOutput run(String className, String source) {
    String classes = workspace.compile(className + ".java", source);
    CommandOutput output = CommandOutput.of("run", "-cp", classes, className);
    return new CommandOutput(
        output.exit(), output.out(), output.err().replaceAll("@[0-9a-f]+", "@N"));
  }

  @Test
  void threadsThatWantEachOthersMonitorsAreNamedWithTheOwners() {
    CommandOutput output =
        run(
            "Locks",
            """
            public class Locks {
              static class Fork {}

              static class Spoon {}

              static final Fork fork = new Fork();
              static final Spoon spoon = new Spoon();
              static volatile boolean taken;

              public static void main(String[] args) {
                synchronized (fork) {
                  new Thread("eater") {
                    @Override
                    public void run() {
                      synchronized (spoon) {
                        taken = true;
                        synchronized (fork) {
                          System.out.println("never");
                        }
                      }
                    }
                  }.start();
                  while (!taken) {
                    Thread.yield();
                  }
                  synchronized (spoon) {
                    System.out.println("never");
                  }
                }
              }
            }
            """);
    assertThat(output)
        .isEqualTo(
            new CommandOutput(
                3,
                "",
                """
                assay: deadlock: no thread can move
                    thread "main" is blocked: it wants the monitor of Locks$Spoon@N, held by thread "eater"
                        at Locks.main(Locks.java:26)
                    thread "eater" is blocked: it wants the monitor of Locks$Fork@N, held by thread "main"
                        at Locks$1.run(Locks.java:17)
                """));
  }

  @Test
  void aThreadThatNobodyWillNotifyIsNamed() {
    CommandOutput output =
        run(
            "Waits",
            """
            public class Waits {
              public static void main(String[] args) throws InterruptedException {
                Object signal = new Object();
                synchronized (signal) {
                  signal.wait();
                }
              }
            }
            """);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.err())
        .startsWith(
            """
            assay: deadlock: no thread can move
                thread "main" waits on java.lang.Object@N and nobody is left to notify it
            """)
        .endsWith("        at Waits.main(Waits.java:5)\n");
  }

  @Test
  void classesThatWaitForEachOthersInitialisersAreNamed() {
    CommandOutput output =
        run(
            "Circle",
            """
            public class Circle {
              static volatile boolean begun;

              static class A {
                static {
                  begun = true;
                  while (Thread.activeCount() < 0 || !B.waiting) {
                    Thread.yield();
                  }
                }

                static int value = C.value;
              }

              static class B {
                static volatile boolean waiting;
              }

              static class C {
                static int value;

                static {
                  B.waiting = true;
                  value = A.value;
                }
              }

              public static void main(String[] args) {
                new Thread("other") {
                  @Override
                  public void run() {
                    System.out.println(A.value);
                  }
                }.start();
                while (!begun) {
                  Thread.yield();
                }
                System.out.println(C.value);
              }
            }
            """);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.err())
        .contains(
            "thread \"main\" waits for Circle$A to be initialised by thread \"other\"",
            "thread \"other\" waits for Circle$C to be initialised by thread \"main\"");
  }

  @Test
  void aParkedThreadIsNamedWithWhatItWaitsFor() {
    CommandOutput output =
        run(
            "Parks",
            """
            import java.util.concurrent.locks.LockSupport;

            public class Parks {
              static class Gate {}

              public static void main(String[] args) {
                LockSupport.park(new Gate());
              }
            }
            """);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.err()).contains("thread \"main\" is parked, waiting for Parks$Gate@N");
  }
}
