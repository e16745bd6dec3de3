package dev.assay.natives;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with {@link NativesProcessor}; nothing touches the disk. */
final class InMemoryCompiler {
  /** What the machine's module provides to every source that is compiled here. */
  private static final String MACHINE =
      """
      package dev.assay.machine;
      public final class Machine {
        public int calls;
        public StringBuilder text() { return new StringBuilder("text"); }
        public String first() { return "first"; }
        public String second() { return "second"; }
      }
      """;

  private static final String TABLE_INTERFACE =
      """
      package dev.assay.machine.types;
      public interface NativeTable {
        String[] names();
        int[] minJdk();
        int[] maxJdk();
        void call(int index, dev.assay.machine.Machine m, long[] s, int base);
      }
      """;

  /**
   * What a compilation gave.
   *
   * @param generated the sources that the processor wrote, by class name
   * @param messages errors and warnings, in English
   * @param loader finds the compiled classes
   */
  record Result(
      boolean success, Map<String, String> generated, List<String> messages, ClassLoader loader) {}

  private InMemoryCompiler() {}

  /** Compiles the sources together with {@code Machine} and {@code NativeTable}. */
  static Result compile(Map<String, String> sources) {
    Map<String, String> all = new TreeMap<>(sources);
    all.put("dev.assay.machine.types.NativeTable", TABLE_INTERFACE);
    return compileAlone(all);
  }

  /** Compiles the sources together with {@code Machine}. */
  static Result compileAlone(Map<String, String> sources) {
    Map<String, String> all = new TreeMap<>(sources);
    all.put("dev.assay.machine.Machine", MACHINE);
    List<JavaFileObject> units = new ArrayList<>();
    all.forEach((name, text) -> units.add(new Source(name, text)));

    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Memory memory = new Memory(javac.getStandardFileManager(diagnostics, Locale.ROOT, null));
    JavaCompiler.CompilationTask task =
        javac.getTask(
            new StringWriter(),
            memory,
            diagnostics,
            List.of("-Xlint:all,-options,-processing"),
            null,
            units);
    task.setProcessors(List.of(new NativesProcessor()));
    boolean success = task.call();

    Map<String, String> generated = new TreeMap<>();
    memory.sources.forEach((name, file) -> generated.put(name, file.written()));
    List<String> messages =
        diagnostics.getDiagnostics().stream().map(d -> d.getMessage(Locale.ROOT)).toList();
    return new Result(success, generated, messages, memory.loader());
  }

  /** A source given as text. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String className, String text) {
      super(URI.create("mem:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** A file that the compiler or the processor writes. */
  private static final class Written extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final StringWriter chars = new StringWriter();

    Written(String className, Kind kind) {
      super(URI.create("mem:///" + className.replace('.', '/') + kind.extension), kind);
    }

    String written() {
      return chars.toString();
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }

    @Override
    public Writer openWriter() {
      return chars;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return chars.toString();
    }
  }

  /** Keeps what is written. */
  private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    final Map<String, Written> classes = new TreeMap<>();
    final Map<String, Written> sources = new TreeMap<>();

    Memory(StandardJavaFileManager standard) {
      super(standard);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String className,
        JavaFileObject.Kind kind,
        FileObject sibling)
        throws IOException {
      Written file = new Written(className, kind);
      (kind == JavaFileObject.Kind.SOURCE ? sources : classes).put(className, file);
      return file;
    }

    ClassLoader loader() {
      return new ClassLoader(Memory.class.getClassLoader()) {
        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
          Written file = classes.get(name);
          if (file == null) {
            throw new ClassNotFoundException(name);
          }
          byte[] code = file.bytes.toByteArray();
          return defineClass(name, code, 0, code.length);
        }
      };
    }
  }
}
