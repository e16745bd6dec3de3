package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptWriter;
import dev.assay.certify.format.Step;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What somebody could give away with a program who wants it to be certified although it is wrong,
 * or who wants to keep his customers' computers busy. Written with the form's own classes.
 */
class MaliciousProducerTest {
  private static final String GOOD =
      """
      public class Twice {
        static int n;

        static synchronized void add() {
          n++;
        }

        static boolean small() {
          return n < 3;
        }

        public static void main(String[] args) {
          for (int i = 0; i < 2; i++) {
            new Thread(Twice::add).start();
          }
        }
      }
      """;

  private static final String BAD = GOOD.replace("n++;", "n++; assert n < 2;");

  @TempDir private Path folder;
  private Workspace workspace;
  private String program;
  private String full;
  private String trustful;

  @BeforeEach
  void record() {
    workspace = new Workspace(folder);
    program = workspace.source("Twice.java", GOOD);
    full = workspace.path("full.scc");
    trustful = workspace.path("trustful.scc");
    assertThat(CommandOutput.of("check", "--certificate", full, program).exit()).isZero();
    assertThat(CommandOutput.of("check", "--trustful", "--certificate", trustful, program).exit())
        .isZero();
  }

  private static CommandOutput certify(String... words) {
    List<String> all = new ArrayList<>(List.of("certify"));
    Collections.addAll(all, words);
    return CommandOutput.of(all.toArray(String[]::new));
  }

  // ---- weaker forms ----

  /** It tells the first state, and that this is all. */
  @Test
  void aTrustfulCertificateOfOneStateCertifiesNothing() throws IOException {
    workspace.source("Twice.java", BAD);
    String bad = workspace.path("one.scc");
    Header h = new Certificate(Files.readAllBytes(Path.of(trustful))).header();
    CertificateWriter out =
        new CertificateWriter(Files.newOutputStream(Path.of(bad)), ScriptForm.TRUSTFUL);
    out.script().enter(new EnabledThreads());
    out.script().leave();
    out.finish(
        new Header(h.target(), h.jdk(), Map.of(), Map.of(), h.properties(), h.extra()), null, 1, 0);
    CommandOutput refused = certify("--json", "-", bad, program);
    assertThat(refused.exit()).isEqualTo(3);
    Map<String, Object> json = JsonReader.object(refused.out());
    assertThat(json)
        .containsEntry("verdict", "inconclusive")
        .containsEntry("form", "trustful")
        .containsEntry("part", "")
        .containsEntry("accepted", List.of());
    assertThat(json.get("reasons").toString()).contains("trustful");
    assertThat(certify(bad, program).out()).contains("--require trustful");
    assertThat(certify("--require", "full", bad, program).exit()).isEqualTo(3);
    CommandOutput taken = certify("--require", "trustful", "--json", "-", bad, program);
    assertThat(taken.exit()).isZero();
    json = JsonReader.object(taken.out());
    assertThat(json)
        .containsEntry("verdict", "verified")
        .containsEntry("form", "trustful")
        .containsEntry("reasons", List.of());
    assertThat(json.get("accepted").toString()).contains("trustful");
    assertThat(json.get("properties").toString()).contains("race=not-checked");
    assertThat(certify("--require", "anything", bad, program).exit()).isEqualTo(2);
  }

  @Test
  void aFullCertificateSaysSo() {
    Map<String, Object> json = JsonReader.object(certify("--json", "-", full, program).out());
    assertThat(json)
        .containsEntry("verdict", "verified")
        .containsEntry("form", "full")
        .containsEntry("part", "")
        .containsEntry("accepted", List.of());
    assertThat(certify("--require", "trustful", full, program).exit()).isZero();
  }

  @Test
  void onePartIsNotTheWhole() {
    String[] part = {"--part", "1/99999", "--key", "k", "--json", "-", full, program};
    CommandOutput o = certify(part);
    assertThat(o.exit()).isZero();
    assertThat(JsonReader.object(o.out()).get("part").toString()).matches("1/[1-9][0-9]?");
    o = certify("--part", "1/99999", "--key", "k", full, program);
    assertThat(o.out()).contains("part 1 of").doesNotContain("the search was followed to its end");
    assertThat(certify("--part", "99999/99999", "--key", "k", full, program).exit()).isEqualTo(2);
  }

  @Test
  void propertiesThatWereNotLookedAtAreTheProducersWord() throws IOException {
    Header h = new Certificate(Files.readAllBytes(Path.of(full))).header();
    List<String> more = new ArrayList<>(h.properties());
    more.addAll(List.of("invariant Twice#small", "termination", "\u001b[2Jall is well"));
    forge(full, new Header(h.target(), h.jdk(), h.classes(), h.options(), more, h.extra()));
    CommandOutput o = certify(full, program);
    assertThat(o.exit()).isZero();
    assertThat(o.out())
        .contains("the producer's word: invariant Twice#small, termination, ?[2Jall is well, stuck")
        .doesNotContain("\u001b");
    assertThat(CommandOutput.of("certificate", "show", full).out()).doesNotContain("\u001b");
    assertThat(certify("--invariant", "Twice#small", full, program).out())
        .contains("the producer's word: termination");
  }

  @Test
  void racesThatAreTakenForGrantedAreNamed() {
    String race = workspace.source("Twice.java", GOOD.replace("static synchronized", "static"));
    String file = workspace.path("race.scc");
    String[] check = {
      "check", "--races", "promote", "--accept", "weak-memory", "--certificate", file, race
    };
    assertThat(CommandOutput.of(check).exit()).isZero();
    assertThat(certify(file, race).exit()).isEqualTo(1);
    CommandOutput o = certify("--races", "promote", file, race);
    assertThat(o.exit()).isEqualTo(3);
    assertThat(o.out()).contains("data race on Twice.n");
    o = certify("--races", "promote", "--accept", "weak-memory", file, race);
    assertThat(o.exit()).isZero();
    assertThat(o.out())
        .contains("data race on Twice.n taken for granted", "accepting: weak-memory");
  }

  // ---- jars ----

  @Test
  void oneOfSeveralInAJarHasToBeNamed() throws IOException {
    Path jar = folder.resolve("twice.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (String name : List.of("a.scc", "b.scc")) {
        out.putNextEntry(new ZipEntry("META-INF/assay/" + name));
        out.write(Files.readAllBytes(Path.of(name.equals("a.scc") ? trustful : full)));
      }
    }
    CommandOutput o = certify(jar.toString(), program);
    assertThat(o.exit()).isEqualTo(2);
    assertThat(o.err()).contains("2 certificates", "META-INF/assay/b.scc").hasLineCount(1);
    assertThat(certify(jar + "!/META-INF/assay/a.scc", program).exit()).isEqualTo(3);
    assertThat(certify(jar + "!/META-INF/assay/b.scc", program).exit()).isZero();
    assertThat(certify(jar + "!/META-INF/assay/c.scc", program).exit()).isEqualTo(2);
  }

  @Test
  @Timeout(60)
  void aJarIsNotUnpackedWithoutALimit() throws IOException {
    for (String name : List.of("META-INF/assay/bomb.scc", "other/bomb")) {
      Path jar = folder.resolve("bomb.jar");
      try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
        out.putNextEntry(new ZipEntry(name));
        byte[] zeros = new byte[1 << 20];
        for (int i = 0; i < 300; i++) {
          out.write(zeros);
        }
      }
      CommandOutput o = certify(jar.toString(), program);
      assertThat(o.exit()).isEqualTo(2);
      assertThat(o.err()).hasLineCount(1);
    }
  }

  @Test
  void brokenJarsAreInputErrors() throws IOException {
    for (String content :
        List.of("PK\u0003\u0004", "PK\u0005\u0006", "PK\u0003\u0004garbage", "PK")) {
      Path jar = folder.resolve("broken.jar");
      Files.writeString(jar, content);
      CommandOutput o = certify(jar.toString(), program);
      assertThat(o.exit()).isEqualTo(2);
      assertThat(o.err()).hasLineCount(1);
    }
    assertThat(certify(folder.toString(), program).exit()).isEqualTo(2);
    assertThat(certify("a\0b", program).exit()).isEqualTo(2);
  }

  // ---- parts ----

  private String[] split() {
    assertThat(CommandOutput.of("certificate", "split", full, "-k", "2").exit()).isZero();
    return new String[] {full + ".1-of-2", full + ".2-of-2"};
  }

  private static CommandOutput join(String... parts) {
    List<String> words = new ArrayList<>(List.of("certificate", "join"));
    for (String part : parts) {
      words.add(part + ".map");
    }
    return CommandOutput.of(words.toArray(String[]::new));
  }

  @Test
  void partsOfDifferentSearchesAreNotJoined() throws IOException {
    String[] parts = split();
    Header h = new Certificate(Files.readAllBytes(Path.of(parts[1]))).header();
    assertThat(certify(parts[0], program).exit()).isZero();
    assertThat(certify(parts[1], program).exit()).isZero();
    assertThat(join(parts).exit()).isZero();
    List<Header> others = new ArrayList<>();
    for (String view : List.of("mutable", "handedOver", "contended", "aspects", "observed")) {
      others.add(with(h, "view " + view, "Twice.other of Twice\n"));
    }
    others.add(with(h, "view aspects", "LIFE\nINTERRUPTS\n"));
    others.add(with(h, "start millis", "12345"));
    others.add(with(h, "variable NO_SUCH_VARIABLE", "unset"));
    others.add(with(h, "something", "else"));
    others.add(with(h, "part of", "another"));
    others.add(new Header(h.target(), h.jdk(), Map.of(), h.options(), h.properties(), h.extra()));
    others.add(new Header(h.target(), h.jdk(), h.classes(), Map.of(), h.properties(), h.extra()));
    byte[] honest = Files.readAllBytes(Path.of(parts[1]));
    for (Header other : others) {
      Files.write(Path.of(parts[1]), honest);
      forge(parts[1], other);
      int exit = certify(parts[1], program).exit();
      assertThat(exit).isIn(0, 1);
      if (exit == 0) {
        assertThat(join(parts)).as(other.toString()).matches(o -> o.exit() == 1);
      }
    }
    Files.write(Path.of(parts[1]), honest);
    assertThat(certify("--invariant", "Twice#small", parts[1], program).exit()).isZero();
    assertThat(join(parts)).matches(o -> o.exit() == 1 && o.out().contains("properties differ"));
    assertThat(certify("--invariant", "Twice#small", parts[0], program).exit()).isZero();
    assertThat(join(parts).exit()).isZero();
  }

  @Test
  void aPartMadeUpToBeTheWholeIsRejected() throws IOException {
    String[] parts = split();
    for (String part : parts) {
      Header h = new Certificate(Files.readAllBytes(Path.of(part))).header();
      Map<String, String> extra = new TreeMap<>(h.extra());
      extra.put("part", "1");
      extra.put("parts", "1");
      forge(part, h.withExtra(extra));
      assertThat(certify(part, program).exit()).isZero();
      assertThat(join(part).exit()).isEqualTo(1);
    }
  }

  // ---- what the program reads ----

  @Test
  void whatTheProgramReadsIsPartOfWhatIsCertified() throws IOException {
    Path data = folder.resolve("data.txt");
    Files.writeString(data, "good\n");
    String reads =
        workspace.source(
            "Reads.java",
            """
            import java.nio.file.Files;
            import java.nio.file.Path;

            public class Reads {
              static int good;

              public static void main(String[] args) throws Exception {
                byte[] line = new byte[4];
                int n = System.in.read(line);
                String text = System.getenv("NO_SUCH_VARIABLE") + Files.readString(Path.of("DATA"));
                if (text.equals("nullgood\\n") && n == 4 && line[0] == 'g') {
                  good = 1;
                }
                assert good == 1;
              }
            }
            """
                .replace("DATA", data.toString().replace("\\", "\\\\")));
    for (String form : List.of("full", "trustful")) {
      String file = workspace.path("reads.scc");
      List<String> check = new ArrayList<>(List.of("check", "--certificate", file, reads));
      if (form.equals("trustful")) {
        check.add(1, "--trustful");
      }
      assertThat(CommandOutput.withInput("good", check.toArray(String[]::new)).exit()).isZero();
      String[] certify = {"certify", "--require", form, file, reads};
      assertThat(CommandOutput.withInput("good", certify).exit()).isZero();
      assertThat(CommandOutput.withInput("bad!", certify).exit()).isEqualTo(1);
      assertThat(CommandOutput.withInput("", certify).exit()).isEqualTo(1);
      Files.writeString(data, "bad");
      assertThat(CommandOutput.withInput("good", certify))
          .matches(o -> o.exit() == 1 && o.out().contains("reads the file"));
      Files.delete(data);
      assertThat(CommandOutput.withInput("good", certify).exit()).isEqualTo(1);
      Files.writeString(data, "good\n");
      if (form.equals("full")) {
        assertThat(CommandOutput.withInput("good", certify).exit()).isZero();
      }
      byte[] honest = Files.readAllBytes(Path.of(file));
      Header h = new Certificate(honest).header();
      List<String> inputs =
          h.extra().keySet().stream()
              .filter(k -> k.matches("(variable|standard|file) .*"))
              .toList();
      assertThat(inputs).contains("variable NO_SUCH_VARIABLE", "standard input", "file " + data);
      for (String input : inputs) {
        for (String value : new String[] {null, "other", "4", "99999999 all 0", ""}) {
          Files.write(Path.of(file), honest);
          Map<String, String> extra = new TreeMap<>(h.extra());
          extra.remove(input);
          if (value != null) {
            extra.put(input, value);
          }
          forge(file, h.withExtra(extra));
          assertThat(CommandOutput.withInput("good", certify))
              .as(input + " " + value)
              .matches(o -> o.exit() == 1 && o.out().startsWith("rejected: the program reads"));
        }
      }
    }
  }

  // ---- cheap files, dear work ----

  @Test
  @Timeout(60)
  void aWayOfMillionsOfEqualStepsIsNotFollowed() throws IOException {
    String loop =
        workspace.source(
            "Loop.java",
            """
            public class Loop {
              static volatile int n;

              public static void main(String[] args) {
                while (true) {
                  n = 0;
                }
              }
            }
            """
                .replace(
                    "main(String[] args) {",
                    "main(String[] args) { new Thread(() -> n = 0).start();"));
    String whole = workspace.path("loop.scc");
    assertThat(CommandOutput.of("check", "--certificate", whole, loop).exit()).isZero();
    Certificate c = new Certificate(Files.readAllBytes(Path.of(whole)));
    Map<String, String> extra = new TreeMap<>(c.header().extra());
    extra.putAll(Map.of("part", "1", "parts", "2", "part of", c.digest(), "key", "k"));
    for (int length : new int[] {50_000, 3_000_000}) {
      for (ScriptForm form : List.of(ScriptForm.PART, ScriptForm.TRUSTFUL_PART)) {
        String part = workspace.path("part.scc");
        CertificateWriter out = new CertificateWriter(Files.newOutputStream(Path.of(part)), form);
        ScriptWriter script = out.script();
        int thread = script.addThread("main", 0);
        int start = script.addPlace("Loop.main([Ljava/lang/String;)V@0");
        int step = script.addPlace(places(loop));
        List<Step> way = new ArrayList<>(List.of(new Step(thread, start, 0)));
        way.addAll(Collections.nCopies(length, new Step(thread, step, 0)));
        script.root(2);
        script.path(way);
        script.enter(new EnabledThreads());
        script.leave();
        out.finish(c.header().withExtra(extra), null, 1, 0);
        assertThat(Files.size(Path.of(part))).isLessThan(1000);
        CommandOutput o = certify("--require", "trustful", part, loop);
        assertThat(o.exit()).as(o.out() + o.err()).isIn(1, 2);
        if (length > 1_000_000) {
          assertThat(o.err()).contains("too long");
        }
      }
    }
  }

  /** The name of the instruction with which the loop's step begins, as a rejection tells it. */
  private String places(String loop) {
    assertThat(loop).isNotEmpty();
    return "Loop.main([Ljava/lang/String;)V@13";
  }

  // ---- headers ----

  private static Header with(Header h, String key, String value) {
    Map<String, String> extra = new TreeMap<>(h.extra());
    extra.put(key, value);
    return h.withExtra(extra);
  }

  private static void forge(String file, Header header) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    try (OutputStream out = Files.newOutputStream(Path.of(file))) {
      out.write(ForgedCertificate.withHeader(bytes, header));
    }
  }

  @Test
  void classesThatCannotExistAreInputErrors() throws IOException {
    byte[] honest = Files.readAllBytes(Path.of(full));
    Header h = new Certificate(honest).header();
    for (String name :
        List.of(
            "a\0b", "", "/etc/passwd", "../Twice", "a//b", "a/", "[I", "a;b", "\ud800", "a\nb")) {
      Files.write(Path.of(full), honest);
      Map<String, String> classes = new TreeMap<>(h.classes());
      classes.put(name, "0");
      forge(full, new Header(h.target(), h.jdk(), classes, h.options(), h.properties(), h.extra()));
      CommandOutput o = certify(full, program);
      assertThat(o.exit()).as(name).isIn(1, 2);
      assertThat(o.err() + o.out()).doesNotContain("\0", "\tat ");
    }
  }

  /** Whatever a header says, there is a verdict or a line, and nothing wrong is certified. */
  @Test
  void noHeaderIsAnInternalError() throws IOException {
    String bad = workspace.source("Bad.java", BAD.replace("Twice", "Bad"));
    String badFile = workspace.path("bad.scc");
    Random r = new Random(24);
    byte[] honest = Files.readAllBytes(Path.of(full));
    Header h = new Certificate(honest).header();
    String[] values = {
      "",
      "0",
      "-1",
      "999999999999999999",
      "9999999999999999999",
      "\0",
      "\n",
      "a\0b\n",
      "x".repeat(70_000),
      "clock",
      "clock,,",
      "LIFE\nSTATES\nCLOCK\nPROCESSORS\nNUMBERS",
      "Twice.n of Twice",
      "monitors",
      "../..",
      "1/2",
      "\ud83d\ude00",
      "%s%n",
      "${jndi:x}",
      "Twice",
      "-Xmx1g",
      "true"
    };
    for (int i = 0; i < 150; i++) {
      Map<String, String> classes = new TreeMap<>(h.classes());
      Map<String, String> options = new TreeMap<>(h.options());
      List<String> properties = new ArrayList<>(h.properties());
      Map<String, String> extra = new TreeMap<>(h.extra());
      String target = h.target();
      String jdk = h.jdk();
      for (int n = 1 + r.nextInt(2); n > 0; n--) {
        String value = values[r.nextInt(values.length)];
        switch (r.nextInt(8)) {
          case 0 -> classes.put(value, values[r.nextInt(values.length)]);
          case 1 -> options.put(key(options, r), value);
          case 2 -> properties.add(value);
          case 3 -> jdk = value;
          case 4 -> target = value;
          case 5 -> extra.remove(key(extra, r));
          default -> extra.put(key(extra, r), value);
        }
      }
      Header other = new Header(target, jdk, classes, options, properties, extra);
      Files.write(Path.of(full), honest);
      forge(full, other);
      assertThat(certify(full, program)).as("%s", other).matches(o -> o.exit() <= 3);
      assertThat(CommandOutput.of("certificate", "show", full).exit()).isLessThanOrEqualTo(3);
      Files.write(
          Path.of(badFile),
          ForgedCertificate.withHeader(
              honest, new Header(target, h.jdk(), Map.of(), Map.of(), properties, extra)));
      assertThat(certify(badFile, bad))
          .as("%s", other)
          .matches(o -> o.exit() != 0 && o.exit() <= 3);
    }
  }

  private static String key(Map<String, String> map, Random r) {
    List<String> keys = new ArrayList<>(map.keySet());
    return keys.get(r.nextInt(keys.size()));
  }
}
