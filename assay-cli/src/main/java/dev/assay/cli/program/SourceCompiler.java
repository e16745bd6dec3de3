package dev.assay.cli.program;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles a source file into memory: with the running JDK's compiler, or, for a newer JDK, with
 * the one that JDK has.
 */
public final class SourceCompiler {
  private final List<Path> classPath;
  private final JdkImage jdk;

  /**
   * Makes a compiler.
   *
   * @param jdk the JDK the program will run on
   */
  SourceCompiler(List<Path> classPath, JdkImage jdk) {
    this.classPath = classPath;
    this.jdk = jdk;
  }

  /**
   * The result.
   *
   * @param name the file
   * @param topLevel its classes in the order in which they stand there, internal form
   * @param classes class files by internal name
   */
  record Compiled(String name, List<String> topLevel, Map<String, byte[]> classes) {
    /** The first class that declares the method, or, since it may be inherited, the first one. */
    String entryClass(String method) {
      for (String className : topLevel) {
        byte[] bytes = classes.get(className);
        if (bytes != null && declares(bytes, method)) {
          return className.replace('/', '.');
        }
      }
      if (topLevel.isEmpty()) {
        throw new InputProblem("there is no class in " + name);
      }
      return topLevel.get(0).replace('/', '.');
    }

    private static boolean declares(byte[] bytes, String method) {
      for (MethodInfo m : ClassFile.parse(bytes, Integer.MAX_VALUE).methods()) {
        if (m.name().equals(method)) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * Compiles one file.
   *
   * @param name the file as the user calls it
   */
  Compiled compile(Path file, String name) {
    return jdk.feature() > Runtime.version().feature()
        ? compileElsewhere(file, name)
        : compileHere(file, name);
  }

  private Compiled compileHere(Path file, String name) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new InputProblem(
          "no compiler for " + name + ": run Assay on a JDK, or compile it first");
    }
    StringWriter log = new StringWriter();
    List<String> topLevel = new ArrayList<>();
    try (StandardJavaFileManager standard =
            compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Memory memory = new Memory(standard)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  log, memory, null, options(), null, standard.getJavaFileObjects(file));
      task.addTaskListener(new Order(file, topLevel));
      if (!task.call()) {
        throw new CompilationFailed(name, log.toString());
      }
      return new Compiled(name, topLevel, memory.classes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> options() {
    List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-Xlint:none"));
    options.add("-cp");
    options.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    if (jdk.feature() < Runtime.version().feature()) {
      options.add("--release");
      options.add(Integer.toString(jdk.feature()));
    }
    return options;
  }

  // ---- the compiler of a newer JDK ----

  private Compiled compileElsewhere(Path file, String name) {
    Path javac = jdk.home().resolve("bin").resolve("javac");
    if (!Files.isExecutable(javac)) {
      throw new InputProblem(
          "no compiler for " + name + ": there is no " + javac + "; compile it first");
    }
    try {
      Path folder = Files.createTempDirectory("assay-classes");
      try {
        runCompiler(javac, file, name, folder);
        Map<String, byte[]> classes = classesIn(folder);
        return new Compiled(name, topLevel(classes), classes);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void runCompiler(Path javac, Path file, String name, Path folder) throws IOException {
    List<String> command = new ArrayList<>(List.of(javac.toString()));
    command.addAll(options());
    command.addAll(List.of("-encoding", "UTF-8", "-d", folder.toString(), file.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      String log = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
      if (process.waitFor() != 0) {
        throw new CompilationFailed(name, log);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while " + javac + " was running");
    } finally {
      process.destroy();
    }
  }

  private static Map<String, byte[]> classesIn(Path folder) throws IOException {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String path = folder.relativize(file).toString().replace(File.separatorChar, '/');
        classes.put(path.substring(0, path.length() - ".class".length()), Files.readAllBytes(file));
      }
    }
    return classes;
  }

  /** Classes that are in no other, in the order of the source, which their line numbers tell. */
  private static List<String> topLevel(Map<String, byte[]> classes) {
    Map<String, Integer> lines = new HashMap<>();
    classes.forEach(
        (name, bytes) -> {
          ClassFile file = ClassFile.parse(bytes, Integer.MAX_VALUE);
          if (Arrays.stream(file.innerClasses()).noneMatch(c -> c.inner().equals(name))) {
            lines.put(name, firstLine(file));
          }
        });
    return lines.keySet().stream().sorted(Comparator.comparing(lines::get)).toList();
  }

  private static int firstLine(ClassFile file) {
    int first = Integer.MAX_VALUE;
    for (MethodInfo m : file.methods()) {
      int line = m.code() == null ? -1 : m.code().lineAt(0);
      first = line > 0 ? Math.min(first, line) : first;
    }
    return first;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  // ---- the running JDK's compiler ----

  /** Notes the classes of the file in the order of the source, which is not that of the output. */
  private static final class Order implements TaskListener {
    private final URI file;
    private final List<String> names;

    Order(Path file, List<String> names) {
      this.file = file.toAbsolutePath().normalize().toUri();
      this.names = names;
    }

    @Override
    public void finished(TaskEvent event) {
      CompilationUnitTree unit = event.getCompilationUnit();
      if (event.getKind() != TaskEvent.Kind.PARSE
          || !event.getSourceFile().toUri().normalize().equals(file)) {
        return;
      }
      String prefix =
          unit.getPackageName() == null
              ? ""
              : unit.getPackageName().toString().replace('.', '/') + "/";
      for (Tree declaration : unit.getTypeDecls()) {
        if (declaration instanceof ClassTree c) {
          names.add(prefix + c.getSimpleName());
        }
      }
    }
  }

  /** Keeps what the compiler writes. */
  private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    Memory(StandardJavaFileManager standard) {
      super(standard);
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> classes = new LinkedHashMap<>();
      written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String className,
        JavaFileObject.Kind kind,
        FileObject sibling) {
      String internal = className.replace('.', '/');
      return new SimpleJavaFileObject(URI.create("memory:///" + internal + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          written.put(internal, bytes);
          return bytes;
        }
      };
    }
  }
}
