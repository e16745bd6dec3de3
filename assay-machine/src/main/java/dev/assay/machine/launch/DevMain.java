package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.types.Universe;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

public final class DevMain {
  public static void main(String[] args) throws Exception {
    long t0 = System.nanoTime();
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("jdk", System.getProperty("java.home"))));
    Universe u = new Universe(jdk, new ClassPath(List.of(Path.of(args[0]).toAbsolutePath()), Map.of(), jdk.feature()));
    Machine m = new Machine(u, MachineOptions.standard());
    try {
      new Boot(m).run(new BootImages(Path.of(System.getProperty("cache", "/tmp/bootcache"))));
      if (Boolean.getBoolean("verbose")) System.err.println("boot " + (System.nanoTime() - t0) / 1000000 + " ms, " + m.interpreter().executed + " instructions");
      String target = args[1];
      int hash = target.indexOf('#');
      int status = new Program(m).run(new EntryFinder(u).find(hash < 0 ? target : target.substring(0, hash), hash < 0 ? null : target.substring(hash + 1)), List.of(args).subList(2, args.length));
      System.out.flush();
      if (Boolean.getBoolean("verbose")) System.err.println("exit " + status + " " + (System.nanoTime() - t0) / 1000000 + " ms, " + m.interpreter().executed + " instructions");
      System.exit(status);
    } catch (dev.assay.machine.exec.GuestThrow e) {
      dump(m, e.object);
    } catch (Throwable e) {
      e.printStackTrace();
      if (System.getProperty("statics") != null) {
        var k = u.boot(System.getProperty("statics"));
        for (var f : k.fields) if (f.isStatic()) System.err.println(f + " = " + m.heap().field(m.mirror(k), f.slot));
      }
      var t = m.current();
      for (int i = t.bases[t.depth - 1]; i < t.sp; i++) System.err.print(t.stack[i] + " ");
      System.err.println();
      for (int i = t.depth; i >= 0 && i > t.depth - 30; i--) {
        System.err.println("  at " + t.methods[i] + " line " + (t.methods[i].isSynthetic() ? -1 : t.methods[i].line(Math.max(0, dev.assay.machine.exec.Throwables.pcOf(t, i)))));
      }
    }
  }

  static void dump(Machine m, int ex) {
    for (int r = ex; r != 0; r = m.throwables().cause(r)) {
      System.err.println(m.heap().klass[r].externalName() + ": " + m.throwables().message(r));
      for (long f : m.throwables().backtrace(r)) {
        var me = m.universe().methods[(int) (f >> 32)];
        System.err.println("  at " + me + " line " + me.line((int) f));
      }
    }
  }
}
