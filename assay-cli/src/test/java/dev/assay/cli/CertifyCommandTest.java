package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptCopy;
import dev.assay.certify.format.ScriptForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates of programs: made by {@code assay check}, followed by {@code assay certify}. */
class CertifyCommandTest {
  private static final String PROGRAM =
      """
      public class Account {
        static int balance = 9;
        static int withdrawn;

        static boolean neverNegative() {
          return balance >= 0;
        }

        static boolean nothingLost() {
          return balance + withdrawn == 9;
        }

        static boolean rich() {
          return balance > 3;
        }

        static int trend() {
          return balance;
        }

        static boolean trend(int before, int after) {
          return after < before;
        }

        static boolean rise(int before, int after) {
          return after > before;
        }

        static int rise() {
          return balance;
        }

        static synchronized void withdraw(int amount) {
          if (balance >= amount) {
            balance -= amount;
            withdrawn += amount;
          }
        }

        public static void main(String[] args) throws InterruptedException {
          for (int i = 0; i < 3; i++) {
            new Thread(
                    () -> {
                      for (int j = 0; j < 2; j++) {
                        withdraw(2);
                      }
                    })
                .start();
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Workspace workspace;
  private String program;
  private String certificate;
  private String trustful;

  @BeforeEach
  void record() {
    workspace = new Workspace(folder);
    program = workspace.source("Account.java", PROGRAM);
    certificate = workspace.path("account.scc");
    trustful = workspace.path("trustful.scc");
    assertThat(CommandOutput.of("check", "--certificate", certificate, program).exit()).isZero();
    assertThat(CommandOutput.of("check", "--certificate", trustful, "--trustful", program).exit())
        .isZero();
  }

  @Test
  void aCertificateIsFollowed() {
    CommandOutput o = CommandOutput.of("certify", certificate, program);
    assertThat(o.err()).isEmpty();
    assertThat(o.exit()).isZero();
    String states =
        CommandOutput.of("check", program).out().replaceAll("(?s).*\\n(.*states).*", "$1");
    assertThat(o.out()).startsWith("certified: ").contains(states);
    assertThat(folder).isDirectoryNotContaining("glob:**.draft");
  }

  @Test
  void aTrustfulOneSaysWhoseWordItTakes() {
    CommandOutput o = CommandOutput.of("certify", "--require", "trustful", trustful, program);
    assertThat(o.exit()).isZero();
    assertThat(o.out()).contains("the producer's word", "accepting: trustful");
    assertThat(CommandOutput.of("certify", "--step-invariant", "Account#trend", trustful, program))
        .matches(c -> c.exit() == 2 && c.err().contains("trustful"));
  }

  @Test
  void propertiesOfTheConsumersOwnAreLookedAt() {
    assertThat(certify("--invariant", "Account#neverNegative").exit()).isZero();
    assertThat(certify("--property", "invariant=Account#neverNegative").exit()).isZero();
    assertThat(certify("--property", "step-invariant=Account#trend").exit()).isZero();
    assertThat(certify("--property", "deadlock").exit()).isZero();
    assertThat(certify("--property", "invariant=Account#rich"))
        .matches(o -> o.exit() == 1 && o.out().contains("Account#rich does not hold"));
    assertThat(certify("--property", "step-invariant=Account#rise"))
        .matches(o -> o.exit() == 1 && o.out().contains("step invariant Account#rise"));
    assertThat(certify("--property", "nonsense").exit()).isEqualTo(2);
    assertThat(CommandOutput.of("certify", "--invariant", "Account#rich", trustful, program).exit())
        .isEqualTo(1);
  }

  @Test
  void aPropertyThatChangesWithinAStepIsNotSaidToHold() {
    assertThat(certify("--invariant", "Account#nothingLost"))
        .matches(o -> o.exit() == 3 && o.out().contains("more than once"));
  }

  @Test
  void whatAThreadWritesBeforeOthersCanReachItDoesNotChangeAProperty() {
    String stock =
        workspace.source(
            "Stock.java",
            """
            public class Stock {
              static Item[] items = {};

              static class Item {
                final int most;
                int left;

                Item(int most) {
                  this.most = most;
                  this.left = most;
                }
              }

              static boolean enough() {
                for (Item item : items) {
                  if (item.left > item.most || item.left < 0) {
                    return false;
                  }
                }
                return true;
              }

              static boolean neverTwo() {
                return items.length == 0 || items[1].left != 2;
              }

              static synchronized void take(Item item) {
                item.left--;
              }

              public static void main(String[] args) {
                Item[] made = {new Item(1), new Item(3)};
                items = made;
                for (Item item : made) {
                  new Thread(() -> take(item)).start();
                }
              }
            }
            """);
    String plain = workspace.path("stock.scc");
    assertThat(CommandOutput.of("check", "--certificate", plain, stock).exit()).isZero();
    assertThat(CommandOutput.of("certify", "--invariant", "Stock#enough", plain, stock).exit())
        .isZero();
    assertThat(CommandOutput.of("certify", "--invariant", "Stock#neverTwo", plain, stock).exit())
        .isEqualTo(1);
  }

  @Test
  void propertiesOfTheProducerShapeTheSearch() {
    String own = workspace.path("own.scc");
    assertThat(
            CommandOutput.of(
                    "check", "--invariant", "Account#neverNegative", "--certificate", own, program)
                .exit())
        .isZero();
    assertThat(CommandOutput.of("certify", own, program).exit()).isZero();
    assertThat(CommandOutput.of("certify", "--invariant", "Account#neverNegative", own, program))
        .matches(o -> o.exit() == 0);
    assertThat(CommandOutput.of("certificate", "show", own).out())
        .contains("invariant Account#neverNegative");
  }

  private CommandOutput certify(String option, String value) {
    return CommandOutput.of("certify", option, value, certificate, program);
  }

  @Test
  void partsAreCertifiedByThemselvesAndJoined() {
    assertThat(CommandOutput.of("certificate", "split", certificate, "-k", "3").exit()).isZero();
    String[] words = {"certificate", "join", "", "", ""};
    for (int i = 1; i <= 3; i++) {
      String part = certificate + "." + i + "-of-3";
      assertThat(CommandOutput.of("certify", part, program).exit()).isZero();
      words[i + 1] = part + ".map";
    }
    assertThat(CommandOutput.of(words))
        .matches(o -> o.exit() == 0 && o.out().startsWith("certified: 3 parts"));
    assertThat(CommandOutput.of(Arrays.copyOf(words, 4)).exit()).isEqualTo(1);
  }

  @Test
  void partsOfTheWholeNeedOneKey() {
    assertThat(CommandOutput.of("certify", "--part", "1/2", certificate, program).exit())
        .isEqualTo(2);
    for (String key : new String[] {"one", "two"}) {
      for (int i = 1; i <= 2; i++) {
        assertThat(
                CommandOutput.of(
                        "certify",
                        "--part",
                        i + "/2",
                        "--key",
                        key,
                        "--map",
                        workspace.path(key + i),
                        certificate,
                        program)
                    .exit())
            .isZero();
      }
    }
    assertThat(join("one1", "one2").exit()).isZero();
    assertThat(join("one1", "two2"))
        .matches(o -> o.exit() == 1 && o.out().contains("different keys"));
  }

  private CommandOutput join(String one, String other) {
    return CommandOutput.of("certificate", "join", workspace.path(one), workspace.path(other));
  }

  @Test
  void severalWorkersSeeTheSameStates() {
    String whole = CommandOutput.of("certify", certificate, program).out();
    CommandOutput o = CommandOutput.of("certify", "--workers", "2", certificate, program);
    assertThat(o.exit()).isZero();
    assertThat(o.out().replaceAll(", depth.*", "")).isEqualTo(whole.replaceAll(", depth.*", ""));
    String[] words = {"certify", "--workers", "2", "--require", "trustful", trustful, program};
    assertThat(CommandOutput.of(words).exit()).isZero();
  }

  @Test
  void severalWorkersTellTheFirstDiscrepancyOfTheWholeScript() throws Exception {
    String other = workspace.path("other.scc");
    workspace.source("Account.java", PROGRAM.replace("j < 2", "j < 3"));
    assertThat(CommandOutput.of("check", "--certificate", other, program).exit()).isZero();
    workspace.source("Account.java", PROGRAM);
    Path forged = folder.resolve("forged.scc");
    ScriptCopy.write(
        new Certificate(Files.readAllBytes(Path.of(other))).script(),
        new Certificate(Files.readAllBytes(Path.of(certificate))).header(),
        new CertificateWriter(Files.newOutputStream(forged), ScriptForm.FULL));
    CommandOutput one = CommandOutput.of("certify", forged.toString(), program);
    CommandOutput two = CommandOutput.of("certify", "--workers", "2", forged.toString(), program);
    assertThat(one.exit()).isEqualTo(1);
    assertThat(one.out()).startsWith("rejected: ");
    assertThat(two.exit()).isEqualTo(1);
    assertThat(two.out().lines().findFirst()).isEqualTo(one.out().lines().findFirst());
  }

  @Test
  void aCertificateMayLieInAJar() throws Exception {
    Path jar = folder.resolve("account.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/assay/account.scc"));
      out.write(Files.readAllBytes(Path.of(certificate)));
    }
    assertThat(CommandOutput.of("certify", jar.toString(), program).exit()).isZero();
  }

  @Test
  void whatDiffersFromTheHeaderIsNamed() {
    assertThat(CommandOutput.of("certify", "--races", "promote", certificate, program))
        .matches(o -> o.exit() == 1 && o.out().contains("--races"));
    assertThat(CommandOutput.of("certify", certificate, program, "argument"))
        .matches(o -> o.exit() == 1 && o.out().contains("arguments"));
    workspace.source("Account.java", PROGRAM.replace("withdraw(2)", "withdraw(3)"));
    assertThat(CommandOutput.of("certify", certificate, program))
        .matches(o -> o.exit() == 1 && o.out().contains("the class Account is not the one"));
  }

  /** The header is not what makes a certificate safe. */
  @Test
  void aChangedProgramIsRejectedEvenIfTheHeaderIsForged() throws Exception {
    byte[] file = Files.readAllBytes(Path.of(certificate));
    Header h = new Certificate(file).header();
    Header forged =
        new Header(h.target(), h.jdk(), Map.of(), h.options(), h.properties(), h.extra());
    Files.write(Path.of(certificate), ForgedCertificate.withHeader(file, forged));
    assertThat(CommandOutput.of("certify", certificate, program).exit()).isZero();
    String[][] mutants = {
      {"static synchronized void withdraw", "static void withdraw"},
      {"withdraw(2)", "withdraw(5)"},
      {"if (balance >= amount) {", "if (balance > 0) {\n assert balance >= amount;"},
      {"j < 2", "j < 3"},
      {"i < 3", "i < 4"},
      {"withdrawn += amount;", "withdrawn += amount; Account.class.notify();"},
      {"balance = 9", "balance = 3"}
    };
    for (String[] m : mutants) {
      workspace.source("Account.java", PROGRAM.replace(m[0], m[1]));
      CommandOutput o = CommandOutput.of("certify", certificate, program);
      boolean sameGraph = CommandOutput.of("check", program).exit() == 0 && o.exit() == 0;
      assertThat(o.exit() == 1 || sameGraph).as(m[1] + o.out()).isTrue();
    }
    workspace.source("Account.java", PROGRAM.replace("synchronized void", "void"));
    assertThat(CommandOutput.of("certify", certificate, program).exit()).isEqualTo(1);
  }

  @Test
  void damagedFilesAreInputErrors() throws Exception {
    byte[] file = Files.readAllBytes(Path.of(certificate));
    Random r = new Random(1);
    for (int i = 0; i < 20; i++) {
      byte[] damaged = i % 2 == 0 ? Arrays.copyOf(file, r.nextInt(file.length)) : file.clone();
      if (i % 2 != 0) {
        damaged[r.nextInt(file.length)] ^= (byte) (1 + r.nextInt(255));
      }
      Files.write(Path.of(certificate), damaged);
      CommandOutput o = CommandOutput.of("certify", certificate, program);
      assertThat(o.exit()).isEqualTo(2);
      assertThat(o.err()).doesNotContain("\tat ");
    }
    assertThat(CommandOutput.of("certify", workspace.path("none"), program).exit()).isEqualTo(2);
    assertThat(CommandOutput.of("certificate", "show", program).exit()).isEqualTo(2);
    assertThat(CommandOutput.of("certificate", "join", program).exit()).isEqualTo(2);
  }

  @Test
  void aProgramThatIsNotVerifiedHasNoCertificate() {
    String file = workspace.path("none.scc");
    CommandOutput o =
        CommandOutput.of("check", "--invariant", "Account#rich", "--certificate", file, program);
    assertThat(o.exit()).isEqualTo(1);
    assertThat(Path.of(file)).doesNotExist();
    assertThat(
            CommandOutput.of("check", "--max-states", "3", "--certificate", file, program).exit())
        .isEqualTo(3);
    assertThat(folder).isDirectoryNotContaining("glob:**none.scc*");
    assertThat(CommandOutput.of("check", "--search", "bfs", "--certificate", file, program).exit())
        .isEqualTo(2);
    assertThat(CommandOutput.of("check", "--trustful", program).exit()).isEqualTo(2);
    String nowhere = workspace.path("no-such-folder/account.cert");
    CommandOutput unwritable = CommandOutput.of("check", "--certificate", nowhere, program);
    assertThat(unwritable.exit()).isEqualTo(2);
    assertThat(unwritable.err()).contains("there is no directory").hasLineCount(1);
    String formula = "G Account#neverNegative";
    assertThat(CommandOutput.of("check", "--ltl", formula, "--certificate", file, program).exit())
        .isEqualTo(2);
  }
}
