package dev.assay.bench.scc;
import dev.assay.certify.*; import dev.assay.certify.format.*; import java.nio.file.*; import java.util.*;
public class Probe {
  public static void main(String[] a) throws Exception {
    Path dir = Files.createDirectories(Path.of("/tmp/probe"));
    SccProgram p = SccProgram.all(Path.of("."), List.of(a[0])).get(0);
    SccLab lab = new SccLab(p, a[1], dir);
    int n = Integer.parseInt(a[3]);
    Path full = dir.resolve(a[0] + a[1] + ".full"), tr = dir.resolve(a[0] + a[1] + ".trust");
    String modes = a[2];
    if (modes.contains("W") || !Files.exists(full)) { lab.record(ScriptForm.FULL, full); lab.record(ScriptForm.TRUSTFUL, tr); }
    for (int i = 0; i < n; i++) {
      StringBuilder line = new StringBuilder();
      for (char m : modes.toCharArray()) {
        long cpu = cpu(); double s = 0;
        switch (m) {
          case 'd' -> s = lab.verify(lab.standard()).seconds();
          case 'v' -> s = lab.verify(lab.recorded()).seconds();
          case 'r' -> s = lab.record(ScriptForm.FULL, full).seconds();
          case 'R' -> s = lab.record(ScriptForm.TRUSTFUL, tr).seconds();
          case 'c', 't' -> { Certificate c = SccLab.read(m == 'c' ? full : tr); ProgramCertifier x = lab.certifier(c);
             var f = SccLab.time(() -> x.follow(c)); if (!f.value().outcome().isComplete()) throw new Error("" + f.value()); s = f.seconds(); }
          case 's', 'S' -> { Certificate c = SccLab.read(m == 's' ? full : tr);
             var f = SccLab.time(() -> { var r = c.script(); while (r.next() != ScriptSource.Event.END) {} return 0; }); s = f.seconds(); }
          case 'p', 'P' -> { Certificate c = SccLab.read(m == 'p' ? full : tr);
             var f = SccLab.time(() -> new Division(c).into(10)); s = f.seconds(); }
          case '2', '3' -> { Certificate c = SccLab.read(m == '2' ? full : tr); ProgramTeam x = new ProgramTeam(c, lab.certifier(c), 2);
             var f = SccLab.time(() -> x.run()); if (f.value().problem() != null || f.value().all().stream().mapToLong(q -> q.outcome().states()).sum() != c.states()) throw new Error("" + f.value()); s = f.seconds(); }
          default -> { continue; }
        }
        line.append(String.format("%c %.2f (cpu %.2f)  ", m, s, (cpu() - cpu) / 1e9));
      }
      System.out.println(line);
    }
    Certificate c = SccLab.read(full); Certificate t = SccLab.read(tr);
    System.out.printf("full %d %.4f trust %d %.4f%n", c.bytes(), (double) c.bytes() / c.transitions(), t.bytes(), (double) t.bytes() / t.states());
  }
  static long cpu() { return ((com.sun.management.OperatingSystemMXBean) java.lang.management.ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime(); }
}
