package dev.assay.explore.jdk;

import dev.assay.explore.InstalledJdk;
import dev.assay.explore.jdk.fact.KnownName;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The classes of a JDK that is installed here, and Assay's models of its native methods. */
final class Jdk {
  private static final String MODEL = "dev/assay/models/java/util/zip/InflaterNatives";

  private static List<Jdk> installed = List.of();

  private final JdkImage image;
  private final List<String> names = new ArrayList<>();
  private final Map<String, ClassFile> files = new HashMap<>();

  Jdk(Path home) throws IOException {
    image = JdkImage.open(home);
    try (FileSystem jrt =
        FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home.toString()))) {
      addNames(jrt.getPath("/modules"), 1);
    }
    addModels();
  }

  /** The running one, and JDK 25 if it is found. */
  static synchronized List<Jdk> installed() throws IOException {
    if (installed.isEmpty()) {
      installed = find();
    }
    return installed;
  }

  private static List<Jdk> find() throws IOException {
    List<Jdk> all = new ArrayList<>();
    for (InstalledJdk jdk : InstalledJdk.all()) {
      all.add(new Jdk(jdk.home()));
    }
    return all;
  }

  int feature() {
    return image.feature();
  }

  /** A new universe without a program. */
  Universe universe() {
    return new Universe(
        image, new ClassPath(List.of(), Map.of(), image.feature()), JdkNatives.INSTANCE);
  }

  /** Whether there is something of that name. */
  boolean has(KnownName name) {
    return names.stream()
        .filter(name.holder()::matches)
        .anyMatch(c -> name.kind() == KnownName.Kind.CLASS || declares(c, name));
  }

  private boolean declares(String name, KnownName member) {
    ClassFile file = files.computeIfAbsent(name, this::parse);
    return member.kind() == KnownName.Kind.FIELD
        ? Arrays.stream(file.fields()).anyMatch(f -> member.isMember(f.name(), f.descriptor()))
        : Arrays.stream(file.methods()).anyMatch(m -> member.isMember(m.name(), m.descriptor()));
  }

  private ClassFile parse(String name) {
    return ClassFile.parse(image.classBytes(name), image.feature() + 44);
  }

  private void addNames(Path root, int skipped) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      all.filter(file -> file.toString().endsWith(".class"))
          .map(root::relativize)
          .map(file -> file.subpath(skipped, file.getNameCount()).toString())
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .forEach(names::add);
    }
  }

  /** Models are in a folder or in a jar. */
  private void addModels() throws IOException {
    try {
      URI model =
          Objects.requireNonNull(Jdk.class.getClassLoader().getResource(MODEL + ".class")).toURI();
      if (!model.getScheme().equals("jar")) {
        String path = Path.of(model).toString();
        addNames(Path.of(path.substring(0, path.length() - MODEL.length() - 6)), 0);
        return;
      }
      try (FileSystem jar = FileSystems.newFileSystem(model, Map.of())) {
        addNames(jar.getPath("/"), 0);
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
