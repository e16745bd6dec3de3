package dev.assay.machine.flow;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles one source text with the running JDK's compiler, without touching the disk. */
public final class InMemoryCompiler {
  private InMemoryCompiler() {}

  /** The class files by binary name. */
  public static Map<String, byte[]> compile(String className, String source, List<String> options)
      throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();
    try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, null)) {
      JavaFileManager files =
          new ForwardingJavaFileManager<JavaFileManager>(standard) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
              return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() {
                  return outputs.computeIfAbsent(name, n -> new ByteArrayOutputStream());
                }
              };
            }
          };
      URI uri = URI.create("memory:///" + className.replace('.', '/') + ".java");
      JavaFileObject input =
          new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
              return source;
            }
          };
      if (!compiler.getTask(messages, files, null, options, null, List.of(input)).call()) {
        throw new AssertionError(messages.toString());
      }
    }
    Map<String, byte[]> classes = new TreeMap<>();
    outputs.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }
}
