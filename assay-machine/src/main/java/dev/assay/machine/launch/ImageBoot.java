package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Brings a machine to the state after boot by reading an image, then adds what differs from run to
 * run: the class path, the working directory and the properties given on the command line.
 */
final class ImageBoot {
  /** Properties with these beginnings may change what the JDK does while it boots. */
  private static final List<String> BOOT_PROPERTIES =
      List.of(
          "java.", "jdk.", "sun.", "user.", "file.", "stdout.", "stderr.", "stdin.", "native.",
          "line.", "path.", "os.");

  private static final String CLASS_PATH = "/assay-class-path";
  private static final String CLASS_PATH_PROPERTY = "java.class.path";

  private final Machine machine;
  private final Universe universe;
  private final BootImages images;

  ImageBoot(Machine machine, BootImages images) {
    this.machine = machine;
    this.universe = machine.universe();
    this.images = images;
  }

  static boolean isPossible(Machine machine) {
    String directory = machine.platform().workingDirectory();
    return StandardCharsets.ISO_8859_1.newEncoder().canEncode(directory);
  }

  private static boolean mattersToBoot(String name) {
    return !name.equals(CLASS_PATH_PROPERTY) && BOOT_PROPERTIES.stream().anyMatch(name::startsWith);
  }

  /** The given properties that must be there while the JDK boots: an image is made for them. */
  private Map<String, String> bootProperties() {
    Map<String, String> given = new TreeMap<>(machine.options().properties());
    given.keySet().removeIf(name -> !mattersToBoot(name));
    return given;
  }

  /** False if no image can be made for this JDK; the machine is untouched then. */
  boolean run() {
    String key = key();
    byte[] image = images.find(key);
    if (image == null) {
      image = make(key);
      if (image == null) {
        return false;
      }
      images.store(key, image);
    }
    if (!BootImage.read(machine, key, image, machine.platform().workingDirectory())) {
      return false;
    }
    setClassPath();
    setProperties();
    return true;
  }

  /** Everything an image depends on. */
  private String key() {
    File modules = universe.jdk().home().resolve("lib/modules").toFile();
    Map<String, String> platform = new TreeMap<>(machine.platform().properties());
    platform.remove("user_dir");
    return universe.jdk().home()
        + "|"
        + modules.length()
        + "|"
        + modules.lastModified()
        + "|"
        + ownStamp()
        + "|"
        + platform
        + "|"
        + bootProperties();
  }

  /** Another build of the machine may have other natives. */
  private static String ownStamp() {
    try {
      File own =
          new File(Machine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return own.length() + "-" + own.lastModified();
    } catch (URISyntaxException e) {
      return "";
    }
  }

  private byte[] make(String key) {
    Universe template =
        new Universe(
            universe.jdk(),
            new ClassPath(List.of(Path.of(CLASS_PATH)), Map.of(), universe.feature()),
            JdkNatives.INSTANCE);
    Map<String, String> properties = new TreeMap<>();
    properties.put("user.dir", BootImage.WORKING_DIRECTORY);
    properties.putAll(bootProperties());
    MachineOptions o = machine.options();
    MachineOptions options =
        new MachineOptions(
            o.maxFrames(),
            o.maxHeapBytes(),
            o.startMillis(),
            properties,
            Map.of(),
            o.in(),
            o.out(),
            o.err());
    Machine booted = new Machine(template, options);
    new Boot(booted).run();
    return BootImage.write(booted, key);
  }

  /** The application loader's search path for resources; classes the machine finds by itself. */
  private void setClassPath() {
    String path = machine.platform().vmProperties().get(CLASS_PATH_PROPERTY);
    setProperty(CLASS_PATH_PROPERTY, path);
    Klass search = universe.require("jdk/internal/loader/URLClassPath");
    Method init = search.declared("<init>", "(Ljava/lang/String;Z)V");
    int object = machine.newInstance(search);
    machine.call(init, object, machine.strings().make(path), 0);
    for (Klass k = machine.heap().klass[machine.appLoader()]; k != null; k = k.superKlass) {
      Field f = k.declaredField("ucp");
      if (f != null && !f.isStatic()) {
        machine.heap().setField(machine.appLoader(), f.slot, object);
      }
    }
  }

  private void setProperties() {
    machine
        .options()
        .properties()
        .forEach(
            (name, value) -> {
              if (!name.equals(CLASS_PATH_PROPERTY) && !mattersToBoot(name)) {
                setProperty(name, value);
              }
            });
  }

  private void setProperty(String name, String value) {
    Klass system = universe.require("java/lang/System");
    Method set = system.declaredByName("setProperty");
    machine.call(set, machine.strings().make(name), machine.strings().make(value));
  }
}
