package dev.assay.cli;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.loading.InputProblem;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a source file into memory with the running JDK's compiler. */
final class SourceCompiler {
  private final List<Path> classPath;
  private final int feature;

  /**
   * Makes a compiler.
   *
   * @param feature the release of the JDK the program will run on
   */
  SourceCompiler(List<Path> classPath, int feature) {
    this.classPath = classPath;
    this.feature = feature;
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
    if (feature < Runtime.version().feature()) {
      options.add("--release");
      options.add(Integer.toString(feature));
    }
    return options;
  }

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
