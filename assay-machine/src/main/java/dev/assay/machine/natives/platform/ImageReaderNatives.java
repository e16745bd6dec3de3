package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Stand-ins for jdk.internal.jimage.BasicImageReader, through which the JDK reads resources of its
 * modules and the {@code jrt:} file system. The original maps the whole image into memory; these
 * answer from the image the machine has open, so that none of it becomes part of the state.
 */
@NativesOf("jdk/internal/jimage/BasicImageReader")
public final class ImageReaderNatives {
  private ImageReaderNatives() {}

  @Native("<init>(Ljava/nio/file/Path;Ljava/nio/ByteOrder;)V")
  public static void create(Machine m, int self, int path, int byteOrder) {
    if (path == 0 || byteOrder == 0) {
      throw m.nullPointer();
    }
    Heap heap = m.heap();
    Klass reader = m.universe().require("jdk/internal/jimage/BasicImageReader");
    String name = pathText(m, path);
    if (!isOwnImage(m, name)) {
      throw new Unsupported("reading the image of another JDK (" + name + ")");
    }
    Klass strings = m.universe().require("jdk/internal/jimage/ImageStringsReader");
    int stringsReader = m.newInstance(strings);
    heap.setField(stringsReader, strings.declaredField("reader").slot, self);
    heap.setField(self, reader.declaredField("imagePath").slot, path);
    heap.setField(self, reader.declaredField("byteOrder").slot, byteOrder);
    heap.setField(self, reader.declaredField("name").slot, m.strings().make(name));
    heap.setField(self, reader.declaredField("stringsReader").slot, stringsReader);
  }

  private static String pathText(Machine m, int path) {
    Klass k = m.heap().klass[path];
    if (!k.name.equals("sun/nio/fs/UnixPath")) {
      throw new Unsupported("an image path of " + k.externalName());
    }
    int bytes = (int) m.heap().field(path, k.declaredField("path").slot);
    return new String(m.heap().bytes(bytes), m.platform().fileNameCharset());
  }

  private static boolean isOwnImage(Machine m, String name) {
    try {
      Path own = m.universe().jdk().home().resolve("lib/modules");
      return Path.of(name).toRealPath().equals(own.toRealPath());
    } catch (IOException e) {
      return false;
    }
  }

  @Native("findLocation(Ljava/lang/String;Ljava/lang/String;)Ljdk/internal/jimage/ImageLocation;")
  public static int findLocation(Machine m, int self, int module, int name) {
    return location(m, self, m.universe().jdk().locate(fullName(m, module, name)));
  }

  @Native("findLocation(Ljava/lang/String;)Ljdk/internal/jimage/ImageLocation;")
  public static int findLocation(Machine m, int self, int name) {
    if (name == 0) {
      throw m.nullPointer();
    }
    return location(m, self, m.universe().jdk().locate(m.strings().get(name)));
  }

  @Native("verifyLocation")
  public static boolean verifyLocation(Machine m, int self, int module, int name) {
    return m.universe().jdk().locate(fullName(m, module, name)) != null;
  }

  private static String fullName(Machine m, int module, int name) {
    if (module == 0 || name == 0) {
      throw m.nullPointer();
    }
    return "/" + m.strings().get(module) + "/" + m.strings().get(name);
  }

  private static int location(Machine m, int self, long[] attributes) {
    if (attributes == null) {
      return 0;
    }
    Heap heap = m.heap();
    Klass reader = m.universe().require("jdk/internal/jimage/BasicImageReader");
    Klass location = m.universe().require("jdk/internal/jimage/ImageLocation");
    int r = m.newInstance(location);
    heap.setField(r, location.declaredField("attributes").slot, longs(m, attributes));
    heap.setField(
        r,
        location.declaredField("strings").slot,
        heap.field(self, reader.declaredField("stringsReader").slot));
    return r;
  }

  private static int longs(Machine m, long[] values) {
    return m.allocate(m.longArrayKlass(), values, 16 + 8 * values.length);
  }

  @Native("getAttributes")
  public static int getAttributes(Machine m, int self, int offset) {
    return longs(m, m.universe().jdk().attributes(offset));
  }

  @Native("getString")
  public static int getString(Machine m, int self, int offset) {
    return m.strings().make(m.universe().jdk().stringAt(offset));
  }

  /** How many characters of {@code text} from {@code from} on the stored string takes, or -1. */
  @Native("match")
  public static int match(Machine m, int self, int offset, int text, int from) {
    String stored = m.universe().jdk().stringAt(offset);
    return m.strings().get(text).startsWith(stored, from) ? stored.length() : -1;
  }

  @Native("getResource(Ljdk/internal/jimage/ImageLocation;)[B")
  public static int getResource(Machine m, int self, int location) {
    byte[] bytes = contents(m, location);
    return m.allocate(m.byteArrayKlass(), bytes, 16 + bytes.length);
  }

  @Native("getResourceBuffer")
  public static void getResourceBuffer(Machine m, int self, int location) {
    Klass buffer = m.universe().require("java/nio/ByteBuffer");
    m.classInit().require(m.current(), buffer);
    int bytes = getResource(m, self, location);
    m.tailCall(2, buffer.declared("wrap", "([B)Ljava/nio/ByteBuffer;"), bytes);
  }

  private static byte[] contents(Machine m, int location) {
    if (location == 0) {
      throw m.nullPointer();
    }
    Klass k = m.universe().require("jdk/internal/jimage/ImageLocation");
    int attributes = (int) m.heap().field(location, k.declaredField("attributes").slot);
    JdkImage image = m.universe().jdk();
    return image.contents((long[]) m.heap().data[attributes]);
  }

  /** What only the tools that build images ask for. */
  @Native({"getHeader", "getEntryNames"})
  public static int notAnswered(Machine m, int self) {
    throw new Unsupported("the index of the JDK's image");
  }

  @Native("getLocationIndex(Ljava/lang/String;)I")
  public static int getLocationIndex(Machine m, int self, int name) {
    throw new Unsupported("the index of the JDK's image");
  }
}
