package dev.assay.explore.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of what verified rests on names every assumption that a verdict can name. */
class PromiseTest {
  private static final Path PAGE =
      Path.of("").toAbsolutePath().getParent().resolve("docs/promise.md");
  private static final Pattern ROW =
      Pattern.compile("^\\| ([^|]+) \\| ([^|]+) \\|([^|]*)\\|$", Pattern.MULTILINE);
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /**
   * @param what may differ between executions
   * @param done about it
   * @param codes with which it is named
   */
  private record Row(String what, String done, Set<String> codes) {}

  private static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    Matcher m = ROW.matcher(Files.readString(PAGE));
    while (m.find()) {
      Set<String> codes = new TreeSet<>();
      CODE.matcher(m.group(3)).results().forEach(r -> codes.add(r.group(1)));
      rows.add(new Row(m.group(1), m.group(2), codes));
    }
    return rows.subList(1, rows.size());
  }

  @Test
  void theTableHasEveryCodeOfAnAssumptionAndNoOther() throws IOException {
    Set<String> inTable = new TreeSet<>();
    rows().forEach(row -> inTable.addAll(row.codes));
    Set<String> assumptions = new TreeSet<>();
    Arrays.stream(Reason.values())
        .filter(Reason::isAssumption)
        .forEach(r -> assumptions.add(r.code()));
    assertThat(inTable).isEqualTo(assumptions);
  }

  @Test
  void everyRowOfTheTableIsReadAndSaysWhatIsDone() throws IOException {
    long lines = Files.readAllLines(PAGE).stream().filter(line -> line.startsWith("| ")).count();
    assertThat(rows()).hasSize((int) lines - 1).doesNotHaveDuplicates();
    assertThat(rows())
        .allMatch(
            row ->
                Pattern.compile("explored|explore:|checked|named|said|\\*\\*open\\*\\*")
                    .matcher(row.done)
                    .find());
  }

  @Test
  void aRowHasACodeIfSomethingIsNamed() throws IOException {
    assertThat(rows())
        .allSatisfy(
            row ->
                assertThat(row.done.matches("(?s).*\\bnamed\\b.*"))
                    .as(row.what)
                    .isEqualTo(!row.codes.isEmpty()));
  }
}
