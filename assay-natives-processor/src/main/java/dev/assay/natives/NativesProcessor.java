package dev.assay.natives;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;

/**
 * Writes a table for each class marked {@link NativesOf}, and one index over all tables.
 *
 * <p>The table of {@code X} is {@code X_Table}, in the package of {@code X}. The index, {@code
 * dev.assay.machine.natives.NativeTables}, is written by the compilation that also compiles {@code
 * NativeTable} itself, in the first round that brings no more marked classes; so a compilation of
 * tests never writes a second one.
 */
public final class NativesProcessor extends AbstractProcessor {
  static final String NATIVES_PACKAGE = "dev.assay.machine.natives";
  static final String TABLE_INTERFACE = "dev.assay.machine.types.NativeTable";
  static final String MACHINE = "dev.assay.machine.Machine";

  /**
   * JDK class, by internal name, to the qualified names of the tables that serve it. Sorted, so
   * that the index does not depend on the order in which the compiler sees the classes.
   */
  private final Map<String, Set<String>> tablesByClass = new TreeMap<>();

  private boolean compilesTableInterface;
  private boolean indexWritten;

  /** Every type, so that the index is written even when there is no marked class yet. */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element root : round.getRootElements()) {
      compilesTableInterface |=
          root instanceof TypeElement type
              && type.getQualifiedName().contentEquals(TABLE_INTERFACE);
    }
    Set<TypeElement> marked =
        ElementFilter.typesIn(round.getElementsAnnotatedWith(NativesOf.class));
    for (TypeElement type : marked) {
      processClass(type);
    }
    reportStrayMethods(round);
    if (marked.isEmpty() && compilesTableInterface && !indexWritten) {
      indexWritten = true;
      write(NATIVES_PACKAGE + ".NativeTables", TableSource.index(tablesByClass));
    }
    return false;
  }

  private void processClass(TypeElement type) {
    if (type.getEnclosingElement() instanceof TypeElement) {
      error(type, "a class marked @NativesOf must be a top-level class");
      return;
    }
    if (!type.getModifiers().contains(Modifier.FINAL)) {
      error(type, "a class marked @NativesOf must be final");
    }
    String packageName =
        processingEnv.getElementUtils().getPackageOf(type).getQualifiedName().toString();
    String simpleName = type.getSimpleName().toString();
    List<NativeMethod> methods = readMethods(type);
    String tableName = packageName + "." + simpleName + "_Table";
    for (String served : type.getAnnotation(NativesOf.class).value()) {
      if (served.isEmpty() || served.indexOf('.') >= 0) {
        error(type, "'" + served + "' is not the internal name of a class (java/lang/System)");
      }
      tablesByClass.computeIfAbsent(served, k -> new TreeSet<>()).add(tableName);
    }
    write(tableName, TableSource.table(packageName, simpleName, methods));
  }

  private List<NativeMethod> readMethods(TypeElement type) {
    List<NativeMethod> methods = new ArrayList<>();
    Map<String, List<NativeMethod>> byKey = new LinkedHashMap<>();
    Map<String, String> parts = partsOfMachine();
    for (ExecutableElement element : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (element.getAnnotation(Native.class) == null) {
        continue;
      }
      NativeMethod method;
      try {
        method = NativeMethod.of(element, parts);
      } catch (IllegalArgumentException e) {
        error(element, e.getMessage());
        continue;
      }
      methods.add(method);
      for (String key : method.keys()) {
        List<NativeMethod> others = byKey.computeIfAbsent(key, k -> new ArrayList<>());
        if (others.stream().anyMatch(method::overlaps)) {
          error(element, "'" + key + "' is already there for the same JDK");
        }
        others.add(method);
      }
    }
    return methods;
  }

  /** The types of the machine's parts of which it has one, and the methods that give them. */
  private Map<String, String> partsOfMachine() {
    Map<String, String> parts = new HashMap<>();
    Set<String> several = new HashSet<>();
    TypeElement machine = processingEnv.getElementUtils().getTypeElement(MACHINE);
    for (ExecutableElement method : ElementFilter.methodsIn(machine.getEnclosedElements())) {
      if (method.getParameters().isEmpty()
          && method.getReturnType().getKind() == TypeKind.DECLARED) {
        String type = method.getReturnType().toString();
        if (parts.put(type, method.getSimpleName().toString()) != null) {
          several.add(type);
        }
      }
    }
    parts.keySet().removeAll(several);
    return parts;
  }

  private void reportStrayMethods(RoundEnvironment round) {
    for (Element method : round.getElementsAnnotatedWith(Native.class)) {
      if (method.getEnclosingElement().getAnnotation(NativesOf.class) == null) {
        error(method, "the class of a method marked @Native must be marked @NativesOf");
      }
    }
  }

  private void write(String qualifiedName, String source) {
    try (Writer writer = processingEnv.getFiler().createSourceFile(qualifiedName).openWriter()) {
      writer.write(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void error(Element at, String message) {
    processingEnv.getMessager().printMessage(Kind.ERROR, message, at);
  }
}
