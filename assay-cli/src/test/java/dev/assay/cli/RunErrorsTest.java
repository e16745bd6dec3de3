package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.console.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every way in which {@code assay run} can fail, with the very line it prints. */
class RunErrorsTest {
  private static final String MAIN =
      """
      public class Main {
        public static void main(String[] args) {
          System.out.println("main");
        }
      }
      """;

  private static final int FEATURE = Runtime.version().feature();

  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  private static void fails(int exit, String line, String... words) {
    assertThat(CommandOutput.of(words))
        .isEqualTo(new CommandOutput(exit, "", "assay: " + line + "\n"));
  }

  // ---- command line ----

  @Test
  void withoutACommand() {
    fails(2, "no command given; see assay --help");
  }

  @Test
  void withAnUnknownCommand() {
    fails(2, "unknown command walk; see assay --help", "walk", "Main");
  }

  @Test
  void withAnUnknownOptionBeforeTheCommand() {
    fails(2, "unknown option --loud; see assay --help", "--loud", "run", "Main");
  }

  @Test
  void withoutATarget() {
    fails(2, "no target given; see assay run --help", "run", "--stats");
  }

  @Test
  void withAnUnknownOption() {
    fails(2, "unknown option --fast; see assay run --help", "run", "--fast", "Main");
    fails(2, "unknown option --fast; see assay run --help", "run", "--fast=very", "Main");
    fails(2, "unknown option -x; see assay run --help", "run", "-x", "Main");
  }

  @Test
  void withAnOptionThatLacksItsValue() {
    fails(2, "option --jdk needs a value: HOME", "run", "--jdk");
    fails(2, "option -cp needs a value: PATH", "run", "-cp");
    fails(2, "option -D needs a value: KEY=VALUE", "run", "-D");
  }

  @Test
  void withAValueForAnOptionThatTakesNone() {
    fails(2, "option --stats takes no value", "run", "--stats=all", "Main");
  }

  @Test
  void withAValueOfTheWrongForm() {
    fails(
        2,
        "option --max-heap: 'big' is not a size such as 512m, at least 4m",
        "run",
        "--max-heap",
        "big",
        "Main");
    fails(
        2,
        "option --max-heap: '3m' is not a size such as 512m, at least 4m",
        "run",
        "--max-heap=3m",
        "Main");
    fails(
        2,
        "option --max-stack: '-1' is not a number from 100 to 9999999",
        "run",
        "--max-stack=-1",
        "Main");
    fails(2, "option -D: '=b' is not KEY=VALUE", "run", "-D=b", "Main");
  }

  @Test
  void withAJdkHomeThatIsNone() {
    String home = folder.toString();
    fails(2, "no JDK at " + home + " (lib/modules is missing)", "run", "--jdk", home, "Main");
  }

  @Test
  void withAJsonFileThatCannotBeWritten() {
    String classes = workspace.compile("Main.java", MAIN);
    String file = workspace.path("no/such/folder.json");
    assertThat(CommandOutput.of("run", "--json", file, "-cp", classes, "Main"))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                "assay: option --json: cannot write "
                    + file
                    + ": there is no directory "
                    + workspace.path("no/such")
                    + "\n"));
  }

  // ---- targets ----

  @Test
  void withAMissingClass() {
    String classes = workspace.compile("Main.java", MAIN);
    fails(
        2,
        "no class p.Main on the class path; check the name and -cp",
        "run",
        "-cp",
        classes,
        "p.Main");
  }

  @Test
  void withAClassOfAnotherName() throws IOException {
    String classes = workspace.compile("Main.java", MAIN);
    Files.move(workspace.classFile("Main"), workspace.classFile("Other"));
    fails(
        2,
        "the class file for Other holds class Main; give that name and the matching class path",
        "run",
        "-cp",
        classes,
        "Other");
  }

  @Test
  void withTheNameOfAClassFile() {
    String classes = workspace.compile("Main.java", MAIN);
    fails(
        2,
        "'Main.class' is a file; give the name of the class, without .class, and -cp",
        "run",
        "-cp",
        classes,
        "Main.class");
  }

  @Test
  void withoutAMainMethod() {
    String classes = workspace.compile("None.java", "class None { static int main; }");
    String line =
        FEATURE < 25
            ? "class None has no method public static void main(String[])"
            : "class None has no main method";
    fails(2, line, "run", "-cp", classes, "None");
  }

  @Test
  void withoutTheMethodThatIsNamed() {
    String classes =
        workspace.compile("Takes.java", "class Takes { static void add(int a, int b) {} }");
    fails(
        2, "class Takes has no method add without parameters", "run", "-cp", classes, "Takes#add");
    fails(
        2, "class Takes has no method sub without parameters", "run", "-cp", classes, "Takes#sub");
    fails(
        2,
        "class Takes has no method <init> without parameters",
        "run",
        "-cp",
        classes,
        "Takes#<init>");
  }

  @Test
  void withAnInstanceMethodOfAClassThatCannotBeInstantiated() {
    String classes = workspace.compile("Needs.java", "class Needs { Needs(int n) {} void m() {} }");
    fails(
        2,
        "class Needs cannot be instantiated without arguments, which m needs",
        "run",
        "-cp",
        classes,
        "Needs#m");
  }

  @Test
  void withHalfATarget() {
    fails(2, "'#m' is no target; give a class, Class#method, .jar or .java", "run", "#m");
    fails(2, "'Main#' is no target; give a class, Class#method, .jar or .java", "run", "Main#");
  }

  @Test
  void withAMissingSuperclass() throws IOException {
    workspace.compile("p/Base.java", "package p; public class Base {}");
    String classes =
        workspace.compile("Main.java", MAIN.replace("Main {", "Main extends p.Base {"));
    Files.delete(workspace.classFile("p.Base"));
    fails(
        2,
        "class Main needs p.Base, which is not on the class path; check -cp",
        "run",
        "-cp",
        classes,
        "Main");
  }

  @Test
  void withAClassThatIsTooNew() throws IOException {
    String classes = workspace.compile("Main.java", MAIN);
    setVersion("Main");
    fails(2, tooNew("Main"), "run", "-cp", classes, "Main");
  }

  @Test
  void withASuperclassThatIsTooNew() throws IOException {
    workspace.compile("p/Base.java", "package p; public class Base {}");
    String classes =
        workspace.compile("Main.java", MAIN.replace("Main {", "Main extends p.Base {"));
    setVersion("p.Base");
    fails(2, tooNew("p.Base"), "run", "-cp", classes, "Main");
  }

  private void setVersion(String className) throws IOException {
    Path file = workspace.classFile(className);
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = (byte) (FEATURE + 45);
    Files.write(file, bytes);
  }

  private static String tooNew(String className) {
    return "class "
        + className
        + " was compiled for a newer Java (class file version "
        + (FEATURE + 45)
        + ") than JDK "
        + FEATURE
        + "; use --jdk with a newer JDK";
  }

  @Test
  void withADamagedClassFile() throws IOException {
    String classes = workspace.compile("Main.java", MAIN);
    Path file = workspace.classFile("Main");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, 10));
    fails(
        2,
        "the class file of Main is damaged: Truncated class file at byte 10",
        "run",
        "-cp",
        classes,
        "Main");
    bytes[0] = 1;
    Files.write(file, bytes);
    fails(
        2,
        "the class file of Main is damaged: Incompatible magic value 33471166 in class file"
            + " <Unknown>",
        "run",
        "-cp",
        classes,
        "Main");
    Files.write(file, new byte[0]);
    fails(
        2,
        "the class file of Main is damaged: Truncated class file at byte 0",
        "run",
        "-cp",
        classes,
        "Main");
  }

  @Test
  void withCodeThatTheVerifierRefuses() throws IOException {
    workspace.compile("Main.java", MAIN);
    writeClassWithBadCode("Bad");
    CommandOutput output = CommandOutput.of("run", "-cp", workspace.path("classes"), "Bad");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err())
        .startsWith("assay: the class file of Bad is damaged: never()V, bci 0, ")
        .hasLineCount(1);
  }

  @Test
  void butADamagedClassThatIsMetLaterIsTheProgramsError() throws IOException {
    String classes =
        workspace.compile(
            "Main.java",
            """
            public class Main {
              static class Bad {}

              static class Short {}

              public static void main(String[] args) {
                try {
                  new Short();
                } catch (ClassFormatError e) {
                  System.out.println("ClassFormatError");
                }
                try {
                  new Bad();
                } catch (VerifyError e) {
                  System.out.println("VerifyError");
                }
                new Short();
              }
            }
            """);
    writeClassWithBadCode("Main$Bad");
    Path file = workspace.classFile("Main$Short");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 10));
    CommandOutput output = CommandOutput.of("run", "-cp", classes, "Main");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).isEqualTo("ClassFormatError\nVerifyError\n");
    assertThat(output.err()).startsWith("Exception in thread \"main\" java.lang.ClassFormatError");
  }

  /** A method that is never called returns without the value it should have. */
  private void writeClassWithBadCode(String name) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(
        Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
    MethodVisitor constructor = writer.visitMethod(0, "<init>", "()V", null, null);
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(1, 1);
    MethodVisitor never = writer.visitMethod(Opcodes.ACC_STATIC, "never", "()V", null, null);
    never.visitInsn(Opcodes.POP);
    never.visitInsn(Opcodes.RETURN);
    never.visitMaxs(1, 0);
    MethodVisitor main =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    main.visitInsn(Opcodes.RETURN);
    main.visitMaxs(0, 1);
    Files.write(workspace.classFile(name), writer.toByteArray());
  }

  // ---- files ----

  @Test
  void withAFileThatDoesNotExist() {
    fails(2, "no such file: none.jar", "run", "none.jar");
    fails(2, "no such file: None.java", "run", "None.java");
  }

  @Test
  void withAFolderInPlaceOfAFile() throws IOException {
    String name = Files.createDirectory(folder.resolve("x.jar")).toString();
    fails(2, "cannot read " + name + ": not a readable file", "run", name);
  }

  @Test
  void withAJarThatIsNone() {
    String jar = workspace.source("bad.jar", "no zip file");
    fails(2, "cannot read " + jar + ": zip END header not found", "run", jar);
    fails(2, "cannot read " + jar + ": zip END header not found", "run", "-cp", jar, "Main");
  }

  @Test
  void withAJarWithoutMainClass() {
    workspace.compile("Main.java", MAIN);
    String jar = workspace.jar("plain.jar");
    fails(
        2,
        "the manifest of " + jar + " has no Main-Class; give -cp " + jar + " and a class",
        "run",
        jar);
  }

  @Test
  void withAJarWhoseMainClassIsMissing() {
    workspace.compile("Main.java", MAIN);
    String jar = workspace.jar("wrong.jar", "Main-Class", "p.Gone");
    fails(2, "no class p.Gone on the class path; check the name and -cp", "run", jar);
  }

  @Test
  void withAMethodOfAJar() {
    workspace.compile("Main.java", MAIN);
    String jar = workspace.jar("main.jar", "Main-Class", "Main");
    fails(
        2, "a jar begins with its Main-Class; for a method give -cp " + jar, "run", jar + "#main");
  }

  @Test
  void withSourceThatDoesNotCompile() {
    String file =
        workspace.source(
            "Wrong.java",
            """
            public class Wrong {
              public static void main(String[] args) {
                int n = "text";
                undefined();
              }
            }
            """);
    assertThat(CommandOutput.of("run", file))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                """
                FILE:3: error: incompatible types: String cannot be converted to int
                    int n = "text";
                            ^
                FILE:4: error: cannot find symbol
                    undefined();
                    ^
                  symbol:   method undefined()
                  location: class Wrong
                2 errors
                assay: FILE does not compile
                """
                    .replace("FILE", file)));
  }

  @Test
  void withSourceThatHoldsNoClass() {
    String file = workspace.source("Empty.java", "// nothing here\n");
    fails(2, "there is no class in " + file, "run", file);
  }

  // ---- ends that are not the program's ----

  @Test
  void whenSomethingIsNotSupportedItIsNamedWithTheProgramsStack() {
    String classes =
        workspace.compile(
            "Starts.java",
            """
            public class Starts {
              static void start(String command) throws Exception {
                new ProcessBuilder(command).start();
              }

              public static void main(String[] args) throws Exception {
                System.out.println("before");
                start("true");
              }
            }
            """);
    CommandOutput output = CommandOutput.of("run", "-cp", classes, "Starts");
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out()).isEqualTo("before\n");
    assertThat(output.err())
        .startsWith(
            "assay: not supported: native method java.lang.ProcessImpl.start: starting a process (true)\n"
                + "    at java.lang.ProcessBuilder.start(")
        .endsWith("    at Starts.start(Starts.java:3)\n    at Starts.main(Starts.java:8)\n");
  }

  @Test
  void butANativeMethodOfTheProgramHasNoCodeAsOnHotSpot() {
    String classes =
        workspace.compile(
            "Native.java",
            """
            public class Native {
              static native int missing(int n, String[] names);

              public static void main(String[] args) {
                System.out.println("before");
                missing(1, args);
              }
            }
            """);
    CommandOutput expected = workspace.onHotSpot("-cp", classes, "Native");
    assertThat(expected.exit()).isEqualTo(1);
    assertThat(CommandOutput.of("run", "-cp", classes, "Native")).isEqualTo(expected);
  }

  @Test
  void whenTheMachineItselfFailsTheLogIsNamed() throws IOException {
    String classes = workspace.compile("Main.java", MAIN);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream broken =
        new PrintStream(OutputStream.nullOutputStream()) {
          @Override
          public void write(byte[] bytes, int offset, int length) {
            throw new IllegalStateException("no more output");
          }
        };
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            broken,
            new PrintStream(err, true, StandardCharsets.UTF_8));
    int exit = new Main(streams).run(List.of("run", "-cp", classes, "Main"));
    String line = err.toString(StandardCharsets.UTF_8);
    assertThat(exit).isEqualTo(70);
    assertThat(line)
        .startsWith(
            "assay: internal error: java.lang.IllegalStateException: no more output; the log is /")
        .endsWith(".log\n");
    Path log = Path.of(line.substring(line.indexOf('/'), line.length() - 1));
    assertThat(Files.readString(log))
        .contains(
            "java.lang.IllegalStateException: no more output\n\tat dev.assay.cli.RunErrorsTest")
        .contains("at Main.main(Main.java:3)");
    Files.delete(log);
  }
}
