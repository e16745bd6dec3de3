package dev.assay.cli.differential;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Compiles the programs and finds the cases in them. A folder under the source root is an area and
 * a package; three are special: {@code java21plus} and {@code java25} need a newer compiler, {@code
 * generator} makes class files that no compiler makes and is run after the others are compiled.
 */
final class Programs {
  private static final List<String> NEWER = List.of("java21plus", "java25");
  private static final String GENERATOR = "generator";

  private final Path sources;
  private final Path classes;
  private final Optional<JdkHome> newest;

  /**
   * @param newest the JDK whose compiler is used for the areas of newer Java; without it these are
   *     left out
   */
  Programs(Path sources, Path classes, Optional<JdkHome> newest) {
    this.sources = sources;
    this.classes = classes;
    this.newest = newest;
  }

  /** Every case there is, sorted by area and name. */
  List<Case> cases() throws IOException {
    try (BuildLock held = BuildLock.of(classes)) {
      return compiledCases();
    }
  }

  private List<Case> compiledCases() throws IOException {
    Path base = compiledBase();
    List<Case> cases = new ArrayList<>(scan(base, 17, List.of(base)));
    if (newest.isPresent()) {
      for (String area : NEWER) {
        if (Files.isDirectory(sources.resolve(area))) {
          int release = area.equals("java25") ? 25 : 21;
          Path folder = compiledNewer(area, release, base);
          cases.addAll(scan(folder, release, List.of(folder, base)));
        }
      }
    }
    cases.sort(Comparator.comparing(Case::area).thenComparing(Case::target));
    return cases;
  }

  // ---- compiling ----

  private Path compiledBase() throws IOException {
    Path out = classes.resolve("17");
    Path generatorOut = classes.resolve(GENERATOR);
    List<Path> files =
        files(sources).stream()
            .filter(f -> !f.getParent().equals(sources) && !NEWER.contains(area(f)))
            .toList();
    String stamp = Digests.of(sources, files) + " " + Runtime.version();
    if (isCurrent(out, stamp)) {
      return out;
    }
    List<Path> programs = files.stream().filter(f -> !area(f).equals(GENERATOR)).toList();
    List<Path> generator = files.stream().filter(f -> area(f).equals(GENERATOR)).toList();
    recreate(out);
    compileHere(programs, out, "17", List.of(out));
    copyResources(programs, out);
    if (!generator.isEmpty()) {
      recreate(generatorOut);
      compileHere(generator, generatorOut, "17", asmJars());
      generate(generatorOut, out);
    }
    return stamped(out, stamp);
  }

  private Path compiledNewer(String area, int release, Path base) throws IOException {
    Path out = classes.resolve(area);
    List<Path> files = files(sources.resolve(area));
    String stamp = Digests.of(sources, files) + " " + newest.orElseThrow().version();
    if (isCurrent(out, stamp)) {
      return out;
    }
    recreate(out);
    List<String> command = new ArrayList<>();
    command.add(newest.orElseThrow().tool("javac").toString());
    command.addAll(options(out, Integer.toString(release), List.of(base)));
    javaFiles(files).forEach(f -> command.add(f.toString()));
    Path log = classes.resolve(area + ".log");
    Process javac =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      if (javac.waitFor() != 0) {
        throw new IllegalStateException(
            "programs of " + area + " do not compile:\n" + Files.readString(log));
      }
    } catch (InterruptedException e) {
      javac.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while compiling " + area, e);
    }
    copyResources(files, out);
    return stamped(out, stamp);
  }

  private static void compileHere(List<Path> files, Path out, String release, List<Path> classPath)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("no compiler: the tests have to run on a JDK");
    }
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      boolean done =
          compiler
              .getTask(
                  log,
                  manager,
                  null,
                  options(out, release, classPath),
                  null,
                  manager.getJavaFileObjectsFromPaths(javaFiles(files)))
              .call();
      if (!done) {
        throw new IllegalStateException("programs do not compile:\n" + log);
      }
    }
  }

  private static List<String> options(Path out, String release, List<Path> classPath) {
    String path =
        String.join(java.io.File.pathSeparator, classPath.stream().map(Path::toString).toList());
    return List.of(
        "-d",
        out.toString(),
        "--release",
        release,
        "-cp",
        path,
        "-g",
        "-parameters",
        "-nowarn",
        "-Xlint:none",
        "-proc:none",
        "-encoding",
        "UTF-8");
  }

  private static void generate(Path generator, Path out) throws IOException {
    URL[] urls = {generator.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, Programs.class.getClassLoader())) {
      loader.loadClass("generator.Generate").getMethod("into", Path.class).invoke(null, out);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("the generator of class files failed", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the generator of class files cannot be called", e);
    }
  }

  /** Where ASM was loaded from: the generator is compiled against the same. */
  private static List<Path> asmJars() {
    CodeSource source = ClassReader.class.getProtectionDomain().getCodeSource();
    return List.of(Path.of(java.net.URI.create(source.getLocation().toString())));
  }

  private void copyResources(List<Path> files, Path out) throws IOException {
    for (Path file : files) {
      if (!file.toString().endsWith(".java")) {
        Path copy = out.resolve(sources.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  private static boolean isCurrent(Path out, String stamp) throws IOException {
    Path file = stampOf(out);
    return Files.exists(file) && Files.readString(file).equals(stamp);
  }

  private static Path stamped(Path out, String stamp) throws IOException {
    Files.writeString(stampOf(out), stamp);
    return out;
  }

  private static Path stampOf(Path out) {
    return out.resolveSibling(out.getFileName() + ".stamp");
  }

  private static void recreate(Path folder) throws IOException {
    Files.deleteIfExists(stampOf(folder));
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    Files.createDirectories(folder);
  }

  private String area(Path file) {
    return sources.relativize(file).getName(0).toString();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static List<Path> javaFiles(List<Path> files) {
    return files.stream().filter(f -> f.toString().endsWith(".java")).toList();
  }

  // ---- finding cases ----

  private static List<Case> scan(Path folder, int release, List<Path> classPath)
      throws IOException {
    List<Case> cases = new ArrayList<>();
    for (Path file : files(folder)) {
      if (file.toString().endsWith(".class") && !file.getFileName().toString().contains("$")) {
        scan(folder, file, release, classPath, cases);
      }
    }
    return cases;
  }

  private static void scan(
      Path folder, Path file, int release, List<Path> classPath, List<Case> cases) {
    Path relative = folder.relativize(file);
    String area = relative.getName(0).toString();
    String name =
        relative.toString().replace(java.io.File.separatorChar, '.').replaceAll("\\.class$", "");
    try {
      new ClassReader(Files.readAllBytes(file))
          .accept(
              new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(
                    int access,
                    String method,
                    String descriptor,
                    String signature,
                    String[] exceptions) {
                  int publicStatic = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
                  if ((access & publicStatic) == publicStatic) {
                    if (method.startsWith("case") && descriptor.equals("()V")) {
                      cases.add(new Case(area, name, method, release, classPath));
                    } else if (method.equals("main")
                        && descriptor.equals("([Ljava/lang/String;)V")) {
                      cases.add(new Case(area, name, null, release, classPath));
                    }
                  }
                  return null;
                }
              },
              ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      // A class file that is damaged on purpose holds no case.
    }
  }
}
