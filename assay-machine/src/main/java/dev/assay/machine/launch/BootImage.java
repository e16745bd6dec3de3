package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A machine right after boot, as bytes. Reading it back makes the same classes, identities and
 * objects with the same numbers in a fresh universe, so nothing has to be translated. Code is not
 * part of it: methods are decoded when they are called.
 *
 * <p>The working directory is not known when an image is written; it boots with {@link
 * #WORKING_DIRECTORY} in its place, and reading puts the real one into exactly the strings that
 * held that text.
 */
final class BootImage {
  static final String WORKING_DIRECTORY = "/assay-working-directory";

  private static final int MAGIC = 0x41535932;

  private BootImage() {}

  // ---- writing ----

  /** The image of a booted machine; null if it holds something that cannot be carried over. */
  static byte[] write(Machine m, String key) {
    Writer w = new Writer(m);
    try {
      return w.write(key) ? w.bytes.toByteArray() : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Writer {
    private final Machine m;
    private final Universe u;
    private final Heap heap;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 20);
    private final DataOutputStream out = new DataOutputStream(bytes);
    private final List<Integer> directories = new ArrayList<>();

    Writer(Machine m) {
      this.m = m;
      this.u = m.universe();
      this.heap = m.heap();
    }

    boolean write(String key) throws IOException {
      m.collectGarbage();
      out.writeInt(MAGIC);
      text(key);
      identities();
      return classes() && sites() && objects() && machine() && threads();
    }

    private void text(String s) throws IOException {
      byte[] b = s.getBytes(StandardCharsets.UTF_8);
      out.writeInt(b.length);
      out.write(b);
    }

    private void identities() throws IOException {
      Identities ids = u.identities();
      out.writeInt(ids.chainCount());
      for (int i = 0; i < ids.chainCount(); i++) {
        out.writeInt(ids.chainById(i).site);
        out.writeInt(ids.chainById(i).thread);
      }
      int limit = ids.limit();
      out.writeInt(limit);
      for (int p = 1; p < limit; p++) {
        out.writeInt(ids.chainOf(p).id);
      }
    }

    private boolean classes() throws IOException {
      List<Klass> all = new ArrayList<>();
      for (Klass k : u.klasses) {
        if (k != null && !k.isPrimitive()) {
          if (k.loader != 0 || k.hidden) {
            return false;
          }
          all.add(k);
        }
      }
      out.writeInt(all.size());
      for (Klass k : all) {
        out.writeInt(k.id);
        out.writeInt(k.methods.length == 0 ? 0 : k.methods[0].id);
        out.writeInt(k.component == null ? 0 : k.component.id);
        text(k.component == null ? k.name : "");
      }
      out.writeInt(u.methodLimit());
      return true;
    }

    private boolean sites() throws IOException {
      int n = u.siteLimit();
      out.writeInt(n);
      for (int i = u.firstSite(); i < n; i++) {
        var s = u.sites[i];
        if (s.method.isSynthetic()) {
          // Nothing refers to it in a new universe; a place keeps the numbers.
          out.writeInt(0);
          out.writeInt(0);
          out.writeInt(0);
          continue;
        }
        out.writeInt(s.method.id);
        out.writeInt(s.pc);
        out.writeInt(s.klass == null ? 0 : s.klass.id);
      }
      List<String> literals = u.literals();
      out.writeInt(literals.size());
      for (String s : literals) {
        text(s);
      }
      List<Integer> threads = u.threadPositions();
      out.writeInt(threads.size());
      for (int t : threads) {
        out.writeInt(t);
      }
      return true;
    }

    private boolean objects() throws IOException {
      byte[] marker = WORKING_DIRECTORY.getBytes(StandardCharsets.ISO_8859_1);
      int n = 0;
      for (int p = 1; p < heap.data.length; p++) {
        n += heap.data[p] == null ? 0 : 1;
      }
      out.writeInt(n);
      for (int p = 1; p < heap.data.length; p++) {
        Object d = heap.data[p];
        if (d == null) {
          continue;
        }
        if (d instanceof byte[] b && contains(b, marker)) {
          if (b.length != marker.length) {
            return false;
          }
          directories.add(p);
        }
        out.writeInt(p);
        out.writeInt(heap.klass[p].id);
        data(heap.klass[p], d);
      }
      out.writeInt(directories.size());
      for (int p : directories) {
        out.writeInt(p);
      }
      return true;
    }

    private static boolean contains(byte[] b, byte[] part) {
      for (int i = 0; i + part.length <= b.length; i++) {
        if (Arrays.equals(b, i, i + part.length, part, 0, part.length)) {
          return true;
        }
      }
      return false;
    }

    private void data(Klass k, Object d) throws IOException {
      int length = Heap.length(d);
      out.writeInt(length);
      if (d instanceof long[] a) {
        long[] written = a;
        if (k.name.equals("java/lang/invoke/LambdaForm")) {
          written = a.clone();
          written[0] = 0; // code that the machine has made for it
        }
        for (long v : written) {
          out.writeLong(v);
        }
      } else if (d instanceof int[] a) {
        for (int v : a) {
          out.writeInt(v);
        }
      } else if (d instanceof byte[] a) {
        out.write(a);
      } else if (d instanceof char[] a) {
        for (char v : a) {
          out.writeChar(v);
        }
      } else {
        for (short v : (short[]) d) {
          out.writeShort(v);
        }
      }
    }

    private boolean machine() throws IOException {
      if (!m.classInit().errors().isEmpty() || m.pendingReferences().head() != 0) {
        return false;
      }
      out.writeInt(m.appLoader());
      out.writeInt(m.platformLoader());
      out.writeInt(m.modules().javaBase());
      map(m.modules().packageModules());
      out.writeInt(m.modules().moduleVersions().size());
      for (Map.Entry<Integer, Integer> e : m.modules().moduleVersions().entrySet()) {
        out.writeInt(e.getKey());
        out.writeInt(e.getValue());
      }
      out.writeInt(m.rawMemory().blocks().size());
      for (int b : m.rawMemory().blocks()) {
        out.writeInt(b);
      }
      return true;
    }

    private void map(Map<String, Integer> values) throws IOException {
      out.writeInt(values.size());
      for (Map.Entry<String, Integer> e : values.entrySet()) {
        text(e.getKey());
        out.writeInt(e.getValue());
      }
    }

    /** The main thread has no frames; the JDK's own threads wait in the frames they are in. */
    private boolean threads() throws IOException {
      out.writeInt(m.threadTable().all().size());
      for (GuestThread t : m.threadTable().all()) {
        out.writeInt(t.object);
        out.writeInt(t.status.ordinal());
        out.writeInt(t.waitObject);
        out.writeInt(t.waitCount);
        out.writeLong(t.deadline);
        out.writeLong(t.waitOrder);
        out.writeInt(t.phase);
        out.writeBoolean(t.daemon);
        if (t.heldCount != 0 || t.notified || t.parkPermit || t.interrupted) {
          return false;
        }
        boolean main = t == m.current();
        out.writeInt(main ? -1 : t.depth);
        if (main) {
          continue;
        }
        for (int d = 0; d <= t.depth; d++) {
          Method method = t.methods[d];
          if (method.isSynthetic() && d > 0) {
            return false;
          }
          out.writeInt(method.isSynthetic() ? 0 : method.id);
          out.writeInt(t.pcs[d]);
          out.writeInt(t.bases[d]);
        }
        out.writeInt(t.sp);
        for (int i = 0; i < t.sp; i++) {
          out.writeLong(t.stack[i]);
        }
      }
      return true;
    }
  }

  // ---- reading ----

  /** Fills a fresh machine; false if the image is not for this key or not readable. */
  static boolean read(Machine m, String key, byte[] image, String workingDirectory) {
    ByteBuffer in = ByteBuffer.wrap(image);
    if (image.length < 8 || in.getInt() != MAGIC || !text(in).equals(key)) {
      return false;
    }
    Universe u = m.universe();
    readIdentities(in, u);
    readClasses(in, u);
    readSites(in, u);
    readObjects(in, m, workingDirectory);
    readMachine(in, m);
    readThreads(in, m);
    return true;
  }

  private static String text(ByteBuffer in) {
    int n = in.getInt();
    String s = new String(in.array(), in.position(), n, StandardCharsets.UTF_8);
    in.position(in.position() + n);
    return s;
  }

  private static void readIdentities(ByteBuffer in, Universe u) {
    Identities ids = u.identities();
    int chains = in.getInt();
    int[] sites = new int[chains];
    int[] threads = new int[chains];
    for (int i = 0; i < chains; i++) {
      sites[i] = in.getInt();
      threads[i] = in.getInt();
    }
    int limit = in.getInt();
    int[] chainOf = new int[limit];
    for (int p = 1; p < limit; p++) {
      chainOf[p] = in.getInt();
    }
    ids.replay(sites, threads, chainOf);
  }

  private static void readClasses(ByteBuffer in, Universe u) {
    int n = in.getInt();
    for (int i = 0; i < n; i++) {
      int id = in.getInt();
      int firstMethod = in.getInt();
      int component = in.getInt();
      String name = text(in);
      u.replayClass(id, firstMethod, component, name);
    }
    u.replayMethodLimit(in.getInt());
  }

  private static void readSites(ByteBuffer in, Universe u) {
    int limit = in.getInt();
    for (int i = u.firstSite(); i < limit; i++) {
      int method = in.getInt();
      int pc = in.getInt();
      int klass = in.getInt();
      u.replaySite(method, pc, klass);
    }
    int literals = in.getInt();
    for (int i = 0; i < literals; i++) {
      u.literalPosition(text(in));
    }
    int threads = in.getInt();
    for (int i = 0; i < threads; i++) {
      u.threadNumber(in.getInt());
    }
  }

  private static void readObjects(ByteBuffer in, Machine m, String workingDirectory) {
    Heap heap = m.heap();
    Klass[] klasses = m.universe().klasses;
    int n = in.getInt();
    for (int i = 0; i < n; i++) {
      int p = in.getInt();
      Klass k = klasses[in.getInt()];
      heap.put(p, k, data(in, k));
    }
    byte[] real = workingDirectory.getBytes(StandardCharsets.ISO_8859_1);
    int directories = in.getInt();
    for (int i = 0; i < directories; i++) {
      heap.data[in.getInt()] = real.clone();
    }
  }

  private static Object data(ByteBuffer in, Klass k) {
    int n = in.getInt();
    char kind = k.isArray() ? k.kind : 'J';
    switch (kind) {
      case 'J', 'D' -> {
        long[] a = new long[n];
        in.asLongBuffer().get(a);
        in.position(in.position() + 8 * n);
        return a;
      }
      case 'Z', 'B' -> {
        byte[] a = new byte[n];
        in.get(a);
        return a;
      }
      case 'C' -> {
        char[] a = new char[n];
        in.asCharBuffer().get(a);
        in.position(in.position() + 2 * n);
        return a;
      }
      case 'S' -> {
        short[] a = new short[n];
        in.asShortBuffer().get(a);
        in.position(in.position() + 2 * n);
        return a;
      }
      default -> {
        int[] a = new int[n];
        in.asIntBuffer().get(a);
        in.position(in.position() + 4 * n);
        return a;
      }
    }
  }

  private static void readMachine(ByteBuffer in, Machine m) {
    int app = in.getInt();
    int platform = in.getInt();
    int javaBase = in.getInt();
    m.modules().setBuiltinLoaders(platform, app);
    int packages = in.getInt();
    for (int i = 0; i < packages; i++) {
      String name = text(in);
      m.modules().packageModules().put(name, in.getInt());
    }
    int versions = in.getInt();
    for (int i = 0; i < versions; i++) {
      int module = in.getInt();
      m.modules().moduleVersions().put(module, in.getInt());
    }
    m.modules().setJavaBase(javaBase);
    int blocks = in.getInt();
    for (int i = 0; i < blocks; i++) {
      m.rawMemory().blocks().add(in.getInt());
    }
  }

  private static void readThreads(ByteBuffer in, Machine m) {
    GuestThread.Status[] statuses = GuestThread.Status.values();
    int n = in.getInt();
    for (int i = 0; i < n; i++) {
      int object = in.getInt();
      GuestThread t = i == 0 ? m.threads().adopt(object) : m.threads().start(object, false);
      t.status = statuses[in.getInt()];
      t.waitObject = in.getInt();
      t.waitCount = in.getInt();
      t.deadline = in.getLong();
      t.waitOrder = in.getLong();
      t.phase = in.getInt();
      t.daemon = in.get() != 0;
      int depth = in.getInt();
      if (depth < 0) {
        continue;
      }
      t.ensureFrames(depth + 1);
      for (int d = 0; d <= depth; d++) {
        int method = in.getInt();
        // The bottom frame of a started thread is the machine's own and already there.
        if (method != 0) {
          t.methods[d] = m.universe().methods[method];
          m.slowPath().prepare(t.methods[d]);
        }
        t.pcs[d] = in.getInt();
        t.bases[d] = in.getInt();
      }
      t.depth = depth;
      t.sp = in.getInt();
      t.ensure(t.sp + t.methods[depth].frameSlots);
      for (int s = 0; s < t.sp; s++) {
        t.stack[s] = in.getLong();
      }
    }
  }
}
