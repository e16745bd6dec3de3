package dev.assay.explore.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.KnownName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Names of the JDK's classes stand in one package, and each belongs to a fact that is tested. */
class JdkNamesTest {
  /** A literal that names a class or a package of the JDK, or has one in a descriptor. */
  private static final Pattern NAME =
      Pattern.compile("\"((?:[^\" ]*[(;L])?(?:java|javax|jdk|sun|com[/.]sun)[/.][^\" ]*)\"");

  @Test
  void noOtherPackageNamesClassesOfTheJdk() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Facts.SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (!file.startsWith(Facts.PACKAGE)) {
          names(file).forEach(name -> found.add(file + ": " + name));
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everyNameBelongsToAFact() throws IOException, ReflectiveOperationException {
    Set<String> known = new TreeSet<>();
    known.add(Language.STRING_TYPE);
    for (Fact fact : Facts.all().values()) {
      for (KnownName name : fact.names()) {
        known.add(name.holder().toString());
        known.add("" + name.descriptor());
      }
    }
    List<String> unknown = new ArrayList<>();
    for (Path file : Facts.sources()) {
      names(file).stream()
          .filter(name -> !known.contains(name))
          .forEach(name -> unknown.add(file.getFileName() + ": " + name));
    }
    assertThat(known).hasSizeGreaterThan(100);
    assertThat(unknown).isEmpty();
  }

  private static List<String> names(Path file) throws IOException {
    List<String> names = new ArrayList<>();
    Matcher m = NAME.matcher(Files.readString(file));
    while (m.find()) {
      names.add(m.group(1));
    }
    return names;
  }
}
