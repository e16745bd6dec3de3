package dev.assay.cli.program;

import dev.assay.api.Assay;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The program to run, made ready from what the command line says: a class name, {@code
 * Class#method}, a {@code .jar} or a {@code .java} file.
 *
 * @param className the class to begin with
 * @param methodName its method, or null for {@code main}
 * @param classPath where the program's classes come from
 * @param classPathProperty what the program sees as {@code java.class.path}
 */
public record Target(
    String className, @Nullable String methodName, ClassPath classPath, String classPathProperty) {

  /**
   * Reads or compiles what has to be.
   *
   * @param jdk the JDK the program will run on
   * @throws InputProblem if the target cannot be used
   * @throws CompilationFailed if it is source that does not compile
   */
  public static Target prepare(String text, String classPath, JdkImage jdk) {
    int hash = text.indexOf('#');
    String what = hash < 0 ? text : text.substring(0, hash);
    String method = hash < 0 ? null : text.substring(hash + 1);
    if (what.isEmpty() || (method != null && method.isEmpty())) {
      throw new InputProblem(
          "'" + text + "' is no target; give a class, Class#method, .jar or .java");
    }
    if (what.endsWith(".java")) {
      return ofSource(what, method, classPath, jdk);
    }
    if (what.endsWith(".jar")) {
      return ofJar(what, method, jdk.feature());
    }
    if (what.endsWith(".class")) {
      throw new InputProblem(
          "'" + text + "' is a file; give the name of the class, without .class, and -cp");
    }
    return ofClass(what.replace('/', '.'), method, classPath, jdk.feature());
  }

  private static Target ofClass(
      String className, @Nullable String method, String classPath, int feature) {
    String given = classPath.isEmpty() ? "." : expandWildcards(classPath);
    return new Target(className, method, new ClassPath(entries(given), Map.of(), feature), given);
  }

  private static Target ofJar(String name, @Nullable String method, int feature) {
    if (method != null) {
      throw new InputProblem("a jar begins with its Main-Class; for a method give -cp " + name);
    }
    String mainClass = mainClass(existing(name), name);
    return new Target(
        mainClass.replace('/', '.'), null, new ClassPath(entries(name), Map.of(), feature), name);
  }

  private static String mainClass(Path jar, String name) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String value =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
      if (value == null || value.isBlank()) {
        throw new InputProblem(
            "the manifest of " + name + " has no Main-Class; give -cp " + name + " and a class");
      }
      return value.strip();
    } catch (IOException e) {
      throw new InputProblem("cannot read " + name + ": " + e.getMessage());
    }
  }

  private static Target ofSource(
      String name, @Nullable String method, String classPath, JdkImage jdk) {
    Path file = existing(name);
    String given = classPath.isEmpty() ? "" : expandWildcards(classPath);
    List<Path> entries = entries(given);
    SourceCompiler.Compiled compiled = new SourceCompiler(entries, jdk).compile(file, name);
    return new Target(
        compiled.entryClass(method == null ? "main" : method),
        method,
        new ClassPath(entries, compiled.classes(), file.toAbsolutePath(), jdk.feature()),
        given);
  }

  private static Path existing(String name) {
    Path file = path(name);
    if (!Files.exists(file)) {
      throw new InputProblem("no such file: " + name);
    }
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new InputProblem("cannot read " + name + ": not a readable file");
    }
    return file;
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputProblem("no such file: " + name);
    }
  }

  // ---- class paths ----

  /** As {@code java} does before the program can see it. */
  private static String expandWildcards(String classPath) {
    List<String> parts = new ArrayList<>();
    for (String part : classPath.split(File.pathSeparator, -1)) {
      if (part.equals("*") || part.endsWith("/*")) {
        parts.addAll(jarsIn(part.substring(0, part.length() - 1)));
      } else {
        parts.add(part);
      }
    }
    return String.join(File.pathSeparator, parts);
  }

  private static List<String> jarsIn(String folder) {
    try (Stream<Path> files = Files.list(path(folder))) {
      return files
          .map(file -> folder + file.getFileName())
          .filter(name -> name.endsWith(".jar") || name.endsWith(".JAR"))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The entries with what the jars among them ask for, and Assay's own API at the end. */
  private static List<Path> entries(String classPath) {
    Set<Path> entries = new LinkedHashSet<>();
    if (!classPath.isEmpty()) {
      for (String part : classPath.split(File.pathSeparator, -1)) {
        addWithManifest(path(part).toAbsolutePath(), entries);
      }
    }
    entries.add(api());
    return List.copyOf(entries);
  }

  private static void addWithManifest(Path entry, Set<Path> entries) {
    if (entries.add(entry) && Files.isRegularFile(entry)) {
      try {
        for (Path next : ClassPath.manifestClassPath(entry)) {
          addWithManifest(next, entries);
        }
      } catch (IOException e) {
        // Whoever looks for a class in it will say so.
      }
    }
  }

  /** Whether a class is found elsewhere than in Assay's own API. */
  public boolean brings(String name) {
    ClassPath.Found found = classPath().find(name);
    return found != null
        && (found.entry() < 0 || !classPath().entries().get(found.entry()).equals(api()));
  }

  /** A program may use the API without naming it on its class path. */
  private static Path api() {
    try {
      return Path.of(Assay.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the API cannot be found", e);
    }
  }
}
