package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a certificate is about: whoever follows the script must have the same program, the same JDK
 * and the same options.
 *
 * @param target the program, as the producer called it; of no consequence
 * @param jdk version of the JDK
 * @param classes digests of the program's classes, by name
 * @param options those that shape the state space, by name
 * @param properties what the producer has verified
 * @param extra further entries; a part says here what it is a part of
 */
public record Header(
    String target,
    String jdk,
    Map<String, String> classes,
    Map<String, String> options,
    List<String> properties,
    Map<String, String> extra) {
  static final int MOST_BYTES = 1 << 24;

  public Header {
    classes = new TreeMap<>(classes);
    options = new TreeMap<>(options);
    properties = List.copyOf(properties);
    extra = new TreeMap<>(extra);
  }

  /** The same with other further entries. */
  public Header withExtra(Map<String, String> other) {
    return new Header(target, jdk, classes, options, properties, other);
  }

  /** The entries as pairs of texts. */
  public byte[] toBytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      entry(out, "target", target);
      entry(out, "jdk", jdk);
      for (Map.Entry<String, String> e : classes.entrySet()) {
        entry(out, "class " + e.getKey(), e.getValue());
      }
      for (Map.Entry<String, String> e : options.entrySet()) {
        entry(out, "option " + e.getKey(), e.getValue());
      }
      for (String p : properties) {
        entry(out, "property", p);
      }
      for (Map.Entry<String, String> e : extra.entrySet()) {
        entry(out, "extra " + e.getKey(), e.getValue());
      }
    } catch (IOException e) {
      throw new IllegalStateException("memory can be written to", e);
    }
    return bytes.toByteArray();
  }

  private static void entry(DataOutputStream out, String key, String value) throws IOException {
    for (String text : List.of(key, value)) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }
  }

  static Header of(byte[] bytes) {
    Map<String, String> plain = new LinkedHashMap<>();
    Map<String, String> classes = new TreeMap<>();
    Map<String, String> options = new TreeMap<>();
    Map<String, String> extra = new TreeMap<>();
    List<String> properties = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      while (in.available() > 0) {
        String key = text(in);
        String value = text(in);
        int space = key.indexOf(' ');
        String name = key.substring(space + 1);
        switch (space < 0 ? "" : key.substring(0, space)) {
          case "class" -> classes.put(name, value);
          case "option" -> options.put(name, value);
          case "extra" -> extra.put(name, value);
          default -> {
            if (key.equals("property")) {
              properties.add(value);
            } else {
              plain.put(key, value);
            }
          }
        }
      }
    } catch (IOException e) {
      throw new CertificateProblem("its header is damaged");
    }
    if (!plain.containsKey("target") || !plain.containsKey("jdk")) {
      throw new CertificateProblem("its header is incomplete");
    }
    return new Header(plain.get("target"), plain.get("jdk"), classes, options, properties, extra);
  }

  private static String text(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("a text ends too early");
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
