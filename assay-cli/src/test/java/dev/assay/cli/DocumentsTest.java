package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the documents say about the code is so. */
class DocumentsTest {
  private static final Pattern MODULE = Pattern.compile("<module>(assay-[a-z-]+)</module>");
  private static final Pattern ROW =
      Pattern.compile("^\\| `(assay-[a-z-]+)` \\|[^|]*\\|([^|]*)\\|$", Pattern.MULTILINE);
  private static final Pattern NAME = Pattern.compile("`(assay-[a-z-]+)`");
  private static final Pattern DEPENDENCY = Pattern.compile("(?s)<dependency>(.*?)</dependency>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(assay-[a-z-]+)<");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

  @Test
  void contributingListsTheModulesAndWhatTheyUse() throws IOException {
    Map<String, Set<String>> poms = new TreeMap<>();
    Matcher modules = MODULE.matcher(read("pom.xml"));
    while (modules.find()) {
      poms.put(modules.group(1), used(read(modules.group(1) + "/pom.xml")));
    }
    Map<String, Set<String>> table = new TreeMap<>();
    Matcher rows = ROW.matcher(read("CONTRIBUTING.md"));
    while (rows.find()) {
      Set<String> names = new TreeSet<>();
      NAME.matcher(rows.group(2)).results().forEach(m -> names.add(m.group(1)));
      table.put(rows.group(1), names);
    }
    assertThat(table).isEqualTo(poms);
  }

  /** The modules that one needs at run time. */
  private static Set<String> used(String pom) {
    Set<String> used = new TreeSet<>();
    Matcher dependencies = DEPENDENCY.matcher(pom);
    while (dependencies.find()) {
      Matcher artifact = ARTIFACT.matcher(dependencies.group(1));
      if (artifact.find() && !dependencies.group(1).contains("<scope>test</scope>")) {
        used.add(artifact.group(1));
      }
    }
    return used;
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    Set<String> dead = new TreeSet<>();
    for (Path document : Repository.documents()) {
      Matcher links = LINK.matcher(Files.readString(document));
      while (links.find()) {
        Path target = document.resolveSibling(links.group(1));
        if (!Files.exists(target)) {
          dead.add(Repository.ROOT.relativize(document) + " -> " + links.group(1));
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static String read(String file) throws IOException {
    return Files.readString(Repository.ROOT.resolve(file));
  }
}
