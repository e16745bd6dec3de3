package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay run} does with programs that can be run. */
class RunCommandTest {
  private static final String HELLO =
      """
      package p;

      public class Hello {
        public static void main(String[] args) {
          System.out.println("Hello");
          for (String arg : args) {
            System.out.println(arg);
          }
        }

        static int counted = 0;

        static int count() {
          System.out.println("counted");
          return 1;
        }

        private void instance() {
          System.out.println("instance of");
          System.out.println(getClass().getName());
        }
      }
      """;

  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  // ---- targets ----

  @Test
  void aMainClassIsRun() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(CommandOutput.of("run", "-cp", classes, "p.Hello"))
        .isEqualTo(new CommandOutput(0, "Hello\n", ""));
  }

  @Test
  void aMainClassMayBeWrittenWithSlashes() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(CommandOutput.of("run", "--class-path=" + classes, "p/Hello"))
        .isEqualTo(new CommandOutput(0, "Hello\n", ""));
  }

  @Test
  void aStaticMethodIsRun() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(CommandOutput.of("run", "-classpath", classes, "p.Hello#count"))
        .isEqualTo(new CommandOutput(0, "counted\n", ""));
  }

  @Test
  void anInstanceMethodIsRunOnANewObject() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(CommandOutput.of("run", "-cp", classes, "p.Hello#instance"))
        .isEqualTo(new CommandOutput(0, "instance of\np.Hello\n", ""));
  }

  @Test
  void anInheritedMainIsRun() {
    workspace.compile("p/Hello.java", HELLO);
    String classes = workspace.compile("p/Child.java", "package p; class Child extends Hello {}");
    assertThat(CommandOutput.of("run", "-cp", classes, "p.Child"))
        .isEqualTo(new CommandOutput(0, "Hello\n", ""));
  }

  @Test
  void aJarIsRunByItsMainClass() {
    workspace.compile("p/Hello.java", HELLO);
    String jar = workspace.jar("hello.jar", "Main-Class", "p.Hello");
    assertThat(CommandOutput.of("run", jar, "a")).isEqualTo(new CommandOutput(0, "Hello\na\n", ""));
  }

  @Test
  void aJarFindsClassesInTheJarsItsManifestNames() {
    workspace.compile(
        "q/Helper.java", "package q; public class Helper { public static int n = 7; }");
    workspace.jar("helper lib.jar");
    workspace.compile(
        "p/Main.java",
        """
        package p;

        public class Main {
          public static void main(String[] args) {
            System.out.println(q.Helper.n);
          }
        }
        """);
    Path helper = workspace.classFile("q.Helper");
    assertThat(helper.toFile().delete()).isTrue();
    String jar =
        workspace.jar(
            "main.jar", "Main-Class", "p.Main", "Class-Path", "none.jar helper%20lib.jar");
    assertThat(CommandOutput.of("run", jar)).isEqualTo(new CommandOutput(0, "7\n", ""));
  }

  @Test
  void aStarOnTheClassPathStandsForTheJarsOfAFolder() {
    workspace.compile("p/Hello.java", HELLO);
    workspace.jar("hello.jar");
    assertThat(CommandOutput.of("run", "-cp", workspace.path("*"), "p.Hello"))
        .isEqualTo(new CommandOutput(0, "Hello\n", ""));
  }

  @Test
  void aSourceFileIsCompiledAndRun() {
    String file = workspace.source("Hello.java", HELLO);
    assertThat(CommandOutput.of("run", file, "x"))
        .isEqualTo(new CommandOutput(0, "Hello\nx\n", ""));
  }

  @Test
  void theFirstClassWithMainOfASourceFileIsRun() {
    String file =
        workspace.source(
            "Several.java",
            """
            interface Shape {}

            class Second extends Third {
              public static void main(String[] args) {
                System.out.println("second");
              }
            }

            class Third {
              public static void main(String[] args) {
                System.out.println("third");
              }
            }
            """);
    assertThat(CommandOutput.of("run", file)).isEqualTo(new CommandOutput(0, "second\n", ""));
  }

  @Test
  void aMethodOfASourceFileIsRun() {
    String file = workspace.source("Hello.java", HELLO);
    assertThat(CommandOutput.of("run", file + "#count"))
        .isEqualTo(new CommandOutput(0, "counted\n", ""));
  }

  @Test
  void aSourceFileMayUseTheClassPath() {
    String classes =
        workspace.compile(
            "q/Helper.java", "package q; public class Helper { public static int n = 7; }");
    String file =
        workspace.source(
            "Main.java",
            """
            public class Main {
              public static void main(String[] args) {
                System.out.println(q.Helper.n);
              }
            }
            """);
    assertThat(CommandOutput.of("run", "-cp", classes, file))
        .isEqualTo(new CommandOutput(0, "7\n", ""));
  }

  @Test
  void aProgramMayUseTheApiWithoutNamingIt() {
    String file =
        workspace.source(
            "Chooses.java",
            """
            import dev.assay.api.Assay;

            public class Chooses {
              public static void main(String[] args) {
                System.out.println(Assay.choose(3, 5));
              }
            }
            """);
    assertThat(CommandOutput.of("run", file)).isEqualTo(new CommandOutput(0, "3\n", ""));
  }

  @Test
  void warningsOfTheCompilerAreNotShown() {
    String file =
        workspace.source(
            "Raw.java",
            """
            import java.util.*;

            public class Raw {
              public static void main(String[] args) {
                List list = new ArrayList();
                list.add("x");
                System.out.println(list.get(0));
              }
            }
            """);
    assertThat(CommandOutput.of("run", file)).isEqualTo(new CommandOutput(0, "x\n", ""));
  }

  @Test
  void onANewerJdkMainNeedsNeitherToBeStaticNorToTakeArguments() {
    Optional<String> home = Workspace.jdk(25);
    assumeTrue(home.isPresent(), "there is no JDK 25");
    String classes =
        workspace.compile(
            "Simple.java",
            """
            class Simple {
              private final String text = "simple";

              void main() {
                System.out.println(text);
                System.out.println(System.getProperty("java.specification.version"));
              }
            }
            """);
    assertThat(CommandOutput.of("run", "--jdk", home.get(), "-cp", classes, "Simple"))
        .isEqualTo(new CommandOutput(0, "simple\n25\n", ""));
  }

  @Test
  void sourceIsCompiledForTheJdkItRunsOn() {
    Optional<String> home = Workspace.jdk(17);
    assumeTrue(home.isPresent(), "there is no JDK 17");
    String file =
        workspace.source(
            "Old.java",
            """
            class Old {
              public static void main(String[] args) {
                System.out.println(System.getProperty("java.specification.version"));
              }
            }
            """);
    assertThat(CommandOutput.of("run", "--jdk", home.get(), file))
        .isEqualTo(new CommandOutput(0, "17\n", ""));
  }

  @Test
  void sourceForANewerJdkIsCompiledByThatJdk() {
    Optional<String> home = Workspace.jdk(25);
    assumeTrue(home.isPresent(), "there is no JDK 25");
    String file =
        workspace.source(
            "Newer.java",
            """
            interface Shape {}

            record Square(int side) implements Shape {}

            class Newer {
              public static void main(String[] args) {
                Object shape = new Square(2);
                System.out.println(
                    switch (shape) {
                      case Square(int side) when side > 1 -> "square " + side;
                      case Shape s -> "shape";
                      default -> "other";
                    });
                System.out.println(
                    Newer.class.getProtectionDomain().getCodeSource().getLocation().getPath()
                        .endsWith("/Newer.java"));
              }
            }

            class Another {
              public static void main(String[] args) {}
            }
            """);
    assertThat(CommandOutput.of("run", "--jdk", home.get(), file))
        .isEqualTo(new CommandOutput(0, "square 2\ntrue\n", ""));
    String wrong = workspace.source("Wrong.java", "class Wrong { int x = y; }\n");
    CommandOutput refused = CommandOutput.of("run", "--jdk", home.get(), wrong);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("cannot find symbol").contains("does not compile");
  }

  // ---- arguments, properties, input ----

  @Test
  void whateverFollowsTheTargetGoesToTheProgram() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(
            CommandOutput.of("run", "-cp", classes, "p.Hello", "-cp", "--", "", "two words", "é€"))
        .isEqualTo(new CommandOutput(0, "Hello\n-cp\n--\n\ntwo words\né€\n", ""));
  }

  @Test
  void twoDashesAfterTheTargetAreLeftOut() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    assertThat(CommandOutput.of("run", "-cp", classes, "p.Hello", "--", "--help", "--"))
        .isEqualTo(new CommandOutput(0, "Hello\n--help\n--\n", ""));
  }

  @Test
  void systemPropertiesAreSet() {
    String classes =
        workspace.compile(
            "Properties.java",
            """
            public class Properties {
              public static void main(String[] args) {
                for (String arg : args) {
                  System.out.println(System.getProperty(arg));
                }
              }
            }
            """);
    assertThat(
            CommandOutput.of(
                "run",
                "-cp",
                classes,
                "-D",
                "a=1",
                "-Db=x=y",
                "-Dc",
                "-Da=2",
                "Properties",
                "a",
                "b",
                "c",
                "d",
                "java.class.path"))
        .isEqualTo(new CommandOutput(0, "2\nx=y\n\nnull\n" + classes + "\n", ""));
  }

  @Test
  void standardInputIsPassedOn() {
    String classes =
        workspace.compile(
            "Echo.java",
            """
            import java.io.IOException;

            public class Echo {
              public static void main(String[] args) throws IOException {
                for (int c = System.in.read(); c >= 0; c = System.in.read()) {
                  System.out.write(c);
                }
                System.out.println("end");
              }
            }
            """);
    assertThat(CommandOutput.withInput("first\nsecond é", "run", "-cp", classes, "Echo"))
        .isEqualTo(new CommandOutput(0, "first\nsecond éend\n", ""));
  }

  @Test
  void assertionsAreOn() {
    String classes =
        workspace.compile(
            "Asserts.java",
            """
            public class Asserts {
              public static void main(String[] args) {
                assert args.length > 0 : "no arguments";
              }
            }
            """);
    CommandOutput output = CommandOutput.of("run", "-cp", classes, "Asserts");
    assertThat(output)
        .isEqualTo(
            new CommandOutput(
                1,
                "",
                """
                Exception in thread "main" java.lang.AssertionError: no arguments
                \tat Asserts.main(Asserts.java:3)
                """));
  }

  // ---- ends ----

  @Test
  void theStatusOfSystemExitIsTheExitStatus() {
    String classes =
        workspace.compile(
            "Exits.java",
            """
            public class Exits {
              public static void main(String[] args) {
                System.out.print("going");
                System.exit(42);
              }
            }
            """);
    assertThat(CommandOutput.of("run", "-cp", classes, "Exits"))
        .isEqualTo(new CommandOutput(42, "going", ""));
  }

  @Test
  void anUncaughtExceptionIsShownAsOnHotSpot() {
    String classes =
        workspace.compile(
            "Fails.java",
            """
            public class Fails {
              static void fail(int depth) {
                if (depth == 0) {
                  throw new IllegalStateException("inner", new RuntimeException());
                }
                fail(depth - 1);
              }

              public static void main(String[] args) {
                System.out.println("before");
                try {
                  fail(3);
                } catch (IllegalStateException e) {
                  RuntimeException outer = new RuntimeException("outer", e);
                  outer.addSuppressed(new Exception("suppressed"));
                  throw outer;
                }
              }
            }
            """);
    CommandOutput expected = workspace.onHotSpot("-cp", classes, "Fails");
    assertThat(expected.exit()).isEqualTo(1);
    assertThat(CommandOutput.of("run", "-cp", classes, "Fails")).isEqualTo(expected);
  }

  @Test
  void anExceptionInAnInitialiserIsShownAsOnHotSpot() {
    String classes =
        workspace.compile(
            "Starts.java",
            """
            public class Starts {
              static int zero = 0;
              static int bad = 1 / zero;

              public static void main(String[] args) {}
            }
            """);
    CommandOutput expected = workspace.onHotSpot("-cp", classes, "Starts");
    assertThat(expected.exit()).isEqualTo(1);
    assertThat(CommandOutput.of("run", "-cp", classes, "Starts")).isEqualTo(expected);
  }

  @Test
  void anExceptionInAnotherThreadDoesNotChangeTheExitStatus() {
    String classes =
        workspace.compile(
            "Threads.java",
            """
            public class Threads {
              public static void main(String[] args) {
                new Thread("worker") {
                  @Override
                  public void run() {
                    throw new IllegalStateException("lost");
                  }
                }.start();
              }
            }
            """);
    CommandOutput expected = workspace.onHotSpot("-cp", classes, "Threads");
    assertThat(expected.exit()).isZero();
    assertThat(CommandOutput.of("run", "-cp", classes, "Threads")).isEqualTo(expected);
  }

  @Test
  void theRunEndsWhenTheLastThreadEnds() {
    String classes =
        workspace.compile(
            "Late.java",
            """
            public class Late {
              public static void main(String[] args) {
                new Thread() {
                  @Override
                  public void run() {
                    try {
                      Thread.sleep(60_000);
                    } catch (InterruptedException e) {
                      throw new IllegalStateException(e);
                    }
                    System.out.println("late");
                  }
                }.start();
                System.out.println("main ends");
              }
            }
            """);
    assertThat(CommandOutput.of("run", "-cp", classes, "Late"))
        .isEqualTo(new CommandOutput(0, "main ends\nlate\n", ""));
  }

  // ---- limits ----

  @Test
  void theStackIsAsDeepAsTheOptionSays() {
    String classes =
        workspace.compile(
            "Deep.java",
            """
            public class Deep {
              static int depth;

              static void down() {
                depth++;
                down();
              }

              public static void main(String[] args) {
                try {
                  down();
                } catch (StackOverflowError e) {
                  System.out.println(depth < 500 ? "shallow" : "deep");
                }
              }
            }
            """);
    assertThat(CommandOutput.of("run", "-cp", classes, "--max-stack", "500", "Deep").out())
        .isEqualTo("shallow\n");
    assertThat(CommandOutput.of("run", "-cp", classes, "Deep").out()).isEqualTo("deep\n");
  }

  @Test
  void theHeapIsAsLargeAsTheOptionSays() {
    String classes =
        workspace.compile(
            "Large.java",
            """
            public class Large {
              public static void main(String[] args) {
                try {
                  System.out.println(new byte[100_000_000].length);
                } catch (OutOfMemoryError e) {
                  System.out.println(e.getMessage());
                }
              }
            }
            """);
    assertThat(CommandOutput.of("run", "-cp", classes, "--max-heap", "64m", "Large").out())
        .isEqualTo("Java heap space\n");
    assertThat(CommandOutput.of("run", "-cp", classes, "--max-heap", "1G", "Large").out())
        .isEqualTo("100000000\n");
  }

  // ---- reports ----

  @Test
  void statisticsAreOneLineOnStandardError() {
    String classes = workspace.compile("p/Hello.java", HELLO);
    CommandOutput output = CommandOutput.of("run", "-cp", classes, "--stats", "p.Hello");
    assertThat(output.out()).isEqualTo("Hello\n");
    assertThat(output.err())
        .matches("assay: [1-9][0-9]* instructions, [1-9][0-9]* objects, [0-9]+\\.[0-9]{3} s\n");
  }
}
