package dev.assay.cli;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.assay.machine.threads.GuestThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which module may know which. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.assay");

  @Test
  void allModulesAreSeen() {
    assertThat(CLASSES.stream().map(JavaClass::getPackageName))
        .anyMatch(name -> name.startsWith("dev.assay.api"))
        .anyMatch(name -> name.startsWith("dev.assay.machine"))
        .anyMatch(name -> name.startsWith("dev.assay.logic"))
        .anyMatch(name -> name.startsWith("dev.assay.explore"))
        .anyMatch(name -> name.startsWith("dev.assay.certify"))
        .anyMatch(name -> name.startsWith("dev.assay.symbolic"))
        .anyMatch(name -> name.startsWith("dev.assay.report"))
        .anyMatch(name -> name.startsWith("dev.assay.cli"));
  }

  @Test
  void apiDependsOnNothing() {
    onlyDependsOn("dev.assay.api..");
  }

  @Test
  void modelsDependOnNothing() {
    onlyDependsOn("dev.assay.models..");
  }

  @Test
  void machineDependsOnAsm() {
    onlyDependsOn(
        "dev.assay.machine..", "dev.assay.natives..", "org.objectweb.asm..", "org.jspecify..");
  }

  @Test
  void logicDependsOnNothing() {
    onlyDependsOn("dev.assay.logic..", "org.jspecify..");
  }

  @Test
  void exploreDependsOnTheMachineAndTheLogic() {
    onlyDependsOn(
        "dev.assay.explore..", "dev.assay.machine..", "dev.assay.logic..", "org.jspecify..");
  }

  @Test
  void certifyDependsOnTheSearch() {
    onlyDependsOn(
        "dev.assay.certify..", "dev.assay.explore..", "dev.assay.machine..", "org.jspecify..");
  }

  @Test
  void termsDependOnNothing() {
    onlyDependsOn("dev.assay.symbolic.term..", "org.jspecify..");
  }

  @Test
  void solvingDependsOnTermsAndSolvers() {
    onlyDependsOn(
        "dev.assay.symbolic.solve..",
        "dev.assay.symbolic.term..",
        "com.microsoft.z3..",
        "org.sosy_lab.java_smt.solvers.bitwuzla.api..",
        "org.jspecify..");
  }

  @Test
  void reportDependsOnResults() {
    onlyDependsOn("dev.assay.report..", "dev.assay.explore..", "org.jspecify..");
  }

  /** A search changes threads by {@link dev.assay.machine.threads.ThreadControl} only. */
  @Test
  void onlyTheMachineWritesFieldsOfItsThreads() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.assay.explore..",
            "dev.assay.symbolic..",
            "dev.assay.certify..",
            "dev.assay.report..",
            "dev.assay.cli..")
        .should()
        .setFieldWhere(target(owner(type(GuestThread.class))))
        .check(CLASSES);
  }

  /** Where programs written for other tools expect the classes that give them inputs. */
  private static final List<String> FOREIGN = List.of("org/sosy_lab/sv_benchmarks", "org/cprover");

  /** A module {@code assay-x} has the packages {@code dev.assay.x} and below. */
  @Test
  void packagesAreNamedAfterTheirModule() throws IOException {
    List<Path> strangers = new ArrayList<>();
    for (Path sources : Repository.mainSources()) {
      String module = sources.getName(Repository.ROOT.getNameCount()).toString();
      Path home = sources.resolve("dev/assay").resolve(packageOf(module));
      javaFiles(sources)
          .filter(file -> !file.startsWith(home))
          .filter(file -> FOREIGN.stream().noneMatch(f -> file.startsWith(sources.resolve(f))))
          .forEach(strangers::add);
    }
    assertThat(strangers).isEmpty();
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    List<Path> silent = new ArrayList<>();
    for (Path sources : Repository.mainSources()) {
      javaFiles(sources)
          .map(Path::getParent)
          .distinct()
          .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
          .forEach(silent::add);
    }
    assertThat(silent).isEmpty();
  }

  /** The classes of the first package may know that package, the JDK, and the others named. */
  private static void onlyDependsOn(String own, String... others) {
    List<String> allowed = new ArrayList<>(List.of(own, "java..", "javax.."));
    allowed.addAll(List.of(others));
    classes()
        .that()
        .resideInAPackage(own)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed.toArray(String[]::new))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  private static String packageOf(String module) {
    return switch (module) {
      case "assay-natives-processor" -> "natives";
      default -> module.substring("assay-".length()).replace("-", "");
    };
  }

  private static Stream<Path> javaFiles(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    }
  }
}
