package dev.assay.explore.random;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Compiles many programs in one call, from memory to memory. */
public final class BatchCompiler {
  private final JavaCompiler compiler =
      Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());

  /** What the programs use of Assay, which belongs to their class path. */
  private final Map<String, byte[]> api = new TreeMap<>();

  public BatchCompiler() {
    for (String name : List.of("dev/assay/api/Assay", "dev/assay/api/AssumptionViolated")) {
      try (var in =
          Objects.requireNonNull(
              BatchCompiler.class.getResourceAsStream("/" + name + ".class"), name)) {
        api.put(name, in.readAllBytes());
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /**
   * The class path of each program: class files by internal name. A program that is wrong makes the
   * whole batch fail.
   */
  public Map<RandomProgram, Map<String, byte[]>> compile(List<RandomProgram> programs) {
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    Map<String, byte[]> classes = classes(programs, messages);
    if (classes == null) {
      for (Diagnostic<? extends JavaFileObject> d : messages.getDiagnostics()) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          throw new IllegalStateException(d + "\n" + ((Source) d.getSource()).text);
        }
      }
      throw new IllegalStateException("the compiler does not say what is wrong");
    }
    Map<RandomProgram, Map<String, byte[]>> result = new HashMap<>();
    for (RandomProgram p : programs) {
      result.put(p, classPath(p, classes));
    }
    return result;
  }

  /** The class path of one program; null if it cannot be compiled. */
  public @Nullable Map<String, byte[]> compile(RandomProgram program) {
    Map<String, byte[]> classes = classes(List.of(program), new DiagnosticCollector<>());
    return classes == null ? null : classPath(program, classes);
  }

  private Map<String, byte[]> classPath(RandomProgram p, Map<String, byte[]> classes) {
    Map<String, byte[]> own = new TreeMap<>(api);
    classes.forEach(
        (name, bytes) -> {
          if (name.equals(p.name()) || name.startsWith(p.name() + "$")) {
            own.put(name, bytes);
          }
        });
    return own;
  }

  private @Nullable Map<String, byte[]> classes(
      List<RandomProgram> programs, DiagnosticCollector<JavaFileObject> messages) {
    Map<String, ByteArrayOutputStream> files = new HashMap<>();
    List<Source> sources = new ArrayList<>();
    programs.forEach(p -> sources.add(new Source(p.name(), p.source())));
    StandardJavaFileManager standard = compiler.getStandardFileManager(messages, null, null);
    JavaFileManager memory =
        new ForwardingJavaFileManager<>(standard) {
          @Override
          public JavaFileObject getJavaFileForOutput(
              Location l, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className), kind) {
              @Override
              public OutputStream openOutputStream() {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                files.put(className.replace('.', '/'), out);
                return out;
              }
            };
          }
        };
    List<String> options = List.of("-proc:none", "-g", "-nowarn", "--release", "17");
    if (!compiler.getTask(null, memory, messages, options, null, sources).call()) {
      return null;
    }
    Map<String, byte[]> classes = new HashMap<>();
    files.forEach((name, out) -> classes.put(name, out.toByteArray()));
    return classes;
  }

  /** A source file in memory. */
  private static final class Source extends SimpleJavaFileObject {
    final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
