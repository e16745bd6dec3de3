package dev.assay.machine;

import dev.assay.machine.types.Universe;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What the program sees of the host: the values behind its system properties. */
public final class Platform {
  private final Universe universe;
  private final MachineOptions options;
  private final Charset fileNameCharset;

  Platform(Universe universe, MachineOptions options) {
    this.universe = universe;
    this.options = options;
    this.fileNameCharset = Charset.forName(properties().get("sun_jnu_encoding"));
  }

  public String workingDirectory() {
    String given = options.properties().get("user.dir");
    return given != null ? given : Path.of("").toAbsolutePath().toString();
  }

  /** Platform properties by the JDK's own index names. */
  public Map<String, String> properties() {
    String encoding = System.getProperty("native.encoding", "UTF-8");
    Map<String, String> p = new LinkedHashMap<>();
    p.put("file_separator", "/");
    p.put("path_separator", ":");
    p.put("line_separator", "\n");
    p.put("java_io_tmpdir", "/tmp");
    p.put("os_arch", "amd64");
    p.put("os_name", "Linux");
    p.put("os_version", System.getProperty("os.version", "0"));
    p.put("sun_arch_data_model", "64");
    p.put("sun_cpu_endian", "little");
    p.put("sun_io_unicode_encoding", "UnicodeLittle");
    p.put("sun_jnu_encoding", System.getProperty("sun.jnu.encoding", encoding));
    p.put("native_encoding", encoding);
    if (universe.feature() < 18) {
      p.put("file_encoding", encoding);
    }
    p.put("user_dir", workingDirectory());
    p.put("user_home", System.getProperty("user.home", "/"));
    p.put("user_name", System.getProperty("user.name", "user"));
    p.put("display_language", System.getProperty("user.language", "en"));
    String country = System.getProperty("user.country");
    if (country != null) {
      p.put("display_country", country);
    }
    return p;
  }

  /** Where HotSpot of that JDK would look for libraries; distributions differ. */
  private String libraryPath() {
    String own = System.getProperty("java.library.path");
    if (own != null && universe.jdk().home().equals(Path.of(System.getProperty("java.home")))) {
      return own;
    }
    universe.environmentUse().ask("LD_LIBRARY_PATH");
    String extra = options.environment().get("LD_LIBRARY_PATH");
    String usual = "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib";
    return extra == null || extra.isEmpty() ? usual : extra + ":" + usual;
  }

  /** How file names and environment variables are encoded. */
  public Charset fileNameCharset() {
    return fileNameCharset;
  }

  /** Properties that come from the JVM itself and from the command line. */
  public Map<String, String> vmProperties() {
    Map<String, String> p = new LinkedHashMap<>();
    String home = universe.jdk().home().toString();
    int feature = universe.feature();
    p.put("java.home", home);
    p.put("java.vm.specification.name", "Java Virtual Machine Specification");
    p.put("java.vm.specification.vendor", "Oracle Corporation");
    p.put("java.vm.specification.version", Integer.toString(feature));
    p.put("java.vm.name", "Assay");
    p.put("java.vm.vendor", "Assay");
    p.put("java.vm.version", universe.jdk().version());
    p.put("java.vm.info", "interpreted mode");
    p.put("java.vm.compressedOopsMode", "32-bit");
    p.put("jdk.debug", "release");
    p.put("java.library.path", libraryPath());
    p.put("sun.boot.library.path", home + "/lib");
    p.put(
        "java.class.path",
        universe.classPath().entries().stream()
            .map(Path::toString)
            .collect(Collectors.joining(":")));
    p.putAll(options.properties());
    return p;
  }
}
