package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A folder in which a test makes programs: sources, classes, jars. */
final class Workspace {
  private final Path folder;

  Workspace(Path folder) {
    this.folder = folder;
  }

  /** The home of a JDK of this release that is installed beside the running one. */
  static Optional<String> jdk(int feature) {
    Path running = Path.of(System.getProperty("java.home"));
    try (Stream<Path> homes = Files.list(running.getParent())) {
      return homes
          .filter(home -> Files.isRegularFile(home.resolve("lib/modules")))
          .filter(home -> release(home).contains("JAVA_VERSION=\"" + feature + "."))
          .map(Path::toString)
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String release(Path home) {
    try {
      return Files.readString(home.resolve("release"));
    } catch (IOException e) {
      return "";
    }
  }

  String path(String name) {
    return folder.resolve(name).toString();
  }

  /** Writes a source file and gives its path. */
  String source(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text).toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Compiles classes for Java 17 and gives the class path they are on. */
  String compile(String name, String text) {
    return compile(name, text, "", "-g");
  }

  /** Compiles classes that need others, which are on a class path. */
  String compile(String name, String text, String classPath) {
    return compile(name, text, classPath, "-g");
  }

  /** Compiles classes with more options for the compiler. */
  String compile(String name, String text, String classPath, String... more) {
    Path file = Path.of(source("sources/" + name, text));
    Path classes = folder.resolve("classes");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Files.createDirectories(classes);
      List<String> options = new ArrayList<>(List.of(more));
      options.addAll(
          List.of(
              "-d",
              classes.toString(),
              "-cp",
              classes + File.pathSeparator + classPath,
              "-nowarn",
              "-proc:none",
              "--release",
              "17"));
      boolean compiled =
          compiler
              .getTask(log, manager, null, options, null, manager.getJavaFileObjects(file))
              .call();
      assertThat(compiled).as(log.toString()).isTrue();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return classes.toString();
  }

  /** The file of a class that was compiled. */
  Path classFile(String className) {
    return folder.resolve("classes/" + className.replace('.', '/') + ".class");
  }

  /** Makes a jar of all classes compiled so far, with these attributes in its manifest. */
  String jar(String name, String... attributes) {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    for (int i = 0; i < attributes.length; i += 2) {
      manifest.getMainAttributes().putValue(attributes[i], attributes[i + 1]);
    }
    Path file = folder.resolve(name);
    Path classes = folder.resolve("classes");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest);
        var all = Files.walk(classes)) {
      for (Path path : all.filter(Files::isRegularFile).sorted().toList()) {
        jar.putNextEntry(new JarEntry(classes.relativize(path).toString()));
        Files.copy(path, jar);
        jar.closeEntry();
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return file.toString();
  }

  /** Removes all compiled classes. */
  void forgetClasses() {
    try (var all = Files.walk(folder.resolve("classes"))) {
      for (Path path : all.filter(Files::isRegularFile).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What {@code java -ea} gives on the running JDK. */
  CommandOutput onHotSpot(String... words) {
    List<String> command =
        new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-ea"));
    command.addAll(List.of(words));
    Path out = folder.resolve("hotspot.out");
    Path err = folder.resolve("hotspot.err");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      process.getOutputStream().close();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      return new CommandOutput(process.exitValue(), Files.readString(out), Files.readString(err));
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
