package dev.assay.machine.launch;

import dev.assay.machine.classes.Linker;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.classfile.UnsupportedVersionException;
import dev.assay.machine.flow.MethodFlow;
import dev.assay.machine.flow.VerifyException;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Universe;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds where a program begins, from class files alone: nothing is loaded yet. A class that cannot
 * be used, or a supertype of it, is the user's mistake and not an exception of the program, so it
 * is told in one line before the machine starts.
 */
public final class EntryFinder {
  /** The first release whose launcher takes instance main methods without a preview flag. */
  private static final int FLEXIBLE_MAIN = 25;

  private static final int SYNTHETIC = 0x1000;
  private static final String TEST_CASE = "junit/framework/TestCase";
  private static final List<String> TEST_ANNOTATIONS =
      List.of(
          "Lorg/junit/Test;",
          "Lorg/junit/experimental/theories/Theory;",
          "Lorg/junit/jupiter/api/Test;",
          "Lorg/junit/jupiter/api/RepeatedTest;",
          "Lorg/junit/jupiter/api/TestFactory;",
          "Lorg/junit/jupiter/api/TestTemplate;",
          "Lorg/junit/jupiter/params/ParameterizedTest;");

  private final Universe universe;

  /** The class and its supertypes by internal name. */
  private final Map<String, ClassFile> files = new LinkedHashMap<>();

  public EntryFinder(Universe universe) {
    this.universe = universe;
  }

  /**
   * Finds the method to begin with.
   *
   * @param className with dots or slashes
   * @param methodName a test method, one without parameters, or null for the main method
   * @throws InputProblem if there is none, or the class cannot be used
   */
  public EntryPoint find(String className, String methodName) {
    String internal = className.replace('.', '/');
    ClassFile file = readHierarchy(internal, null);
    if (methodName != null) {
      Found test = first(file, methodName, null, this::isTest);
      if (test != null) {
        return entry(internal, test, true);
      }
    }
    Found found = methodName == null ? mainMethod(file) : namedMethod(file, methodName);
    if (!Modifier.isStatic(found.method.flags())) {
      checkInstantiable(file, found.method.name(), methodName == null);
    }
    return entry(internal, found, false);
  }

  /**
   * Finds a method that is called with inputs: its parameters may be anything.
   *
   * @param methodName may be followed by the types of the parameters, {@code "add(int,String)"}
   * @throws InputProblem if there is none or more than one, or the class cannot be used
   */
  public EntryPoint findAny(String className, String methodName) {
    String internal = className.replace('.', '/');
    ClassFile file = readHierarchy(internal, null);
    int open = methodName.indexOf('(');
    String name = open < 0 ? methodName : methodName.substring(0, open);
    Predicate<MethodInfo> isMeant =
        m -> !isSynthetic(m) && (open < 0 || hasParameters(m, methodName.substring(open)));
    Found found = first(file, name, null, isMeant);
    if (found == null || name.startsWith("<") || isAbstract(found.method)) {
      throw new InputProblem("class " + shown(file.name()) + " has no method " + methodName);
    }
    List<String> all =
        Arrays.stream(found.holder.methods())
            .filter(m -> m.name().equals(name) && isMeant.test(m))
            .map(m -> shown(file.name()) + "#" + name + parameters(m, true))
            .toList();
    if (all.size() > 1) {
      throw new InputProblem(
          "class "
              + shown(file.name())
              + " has several methods "
              + methodName
              + "; give one of "
              + String.join(", ", all));
    }
    return entry(internal, found, false);
  }

  private static boolean isSynthetic(MethodInfo m) {
    return (m.flags() & SYNTHETIC) != 0;
  }

  /** Whether a method has these parameters, whose types may be given without their packages. */
  private static boolean hasParameters(MethodInfo m, String given) {
    String wanted = given.replace(" ", "");
    return wanted.equals(parameters(m, true)) || wanted.equals(parameters(m, false));
  }

  private static String parameters(MethodInfo m, boolean inFull) {
    return Arrays.stream(Descriptors.parameterTypes(m.descriptor()))
        .map(Linker::typeName)
        .map(type -> inFull ? type : type.substring(type.lastIndexOf('.') + 1))
        .collect(Collectors.joining(",", "(", ")"));
  }

  private static boolean isAbstract(MethodInfo m) {
    return Modifier.isAbstract(m.flags());
  }

  private static EntryPoint entry(String className, Found found, boolean isTest) {
    MethodInfo m = found.method;
    return new EntryPoint(
        className,
        found.holder.name(),
        m.name(),
        m.descriptor(),
        Modifier.isStatic(m.flags()),
        isTest);
  }

  /** A method of JUnit 3 by its name and class, one of JUnit 4 or 5 by its annotation. */
  private boolean isTest(MethodInfo m) {
    if ((m.flags() & (Modifier.STATIC | Modifier.ABSTRACT)) != 0) {
      return false;
    }
    if (files.containsKey(TEST_CASE)) {
      return m.name().startsWith("test") && m.descriptor().equals("()V");
    }
    for (String annotation : TEST_ANNOTATIONS) {
      if (m.hasAnnotation(annotation)) {
        return true;
      }
    }
    return false;
  }

  private record Found(ClassFile holder, MethodInfo method) {}

  // ---- class files ----

  private ClassFile readHierarchy(String internal, String neededBy) {
    ClassFile known = files.get(internal);
    if (known != null) {
      return known;
    }
    byte[] ofJdk = universe.jdk().classBytes(internal);
    ClassFile file = ofJdk != null ? universe.parse(ofJdk) : readFromClassPath(internal, neededBy);
    files.put(internal, file);
    List<String> supertypes = new ArrayList<>(List.of(file.interfaces()));
    if (file.superName() != null) {
      supertypes.add(0, file.superName());
    }
    for (String s : supertypes) {
      readHierarchy(s, internal);
    }
    return file;
  }

  private ClassFile readFromClassPath(String internal, String neededBy) {
    ClassPath.Found found = belongsToJdk(internal) ? null : universe.classPath().find(internal);
    if (found == null) {
      throw new InputProblem(
          neededBy == null
              ? "no class " + shown(internal) + " on the class path; check the name and -cp"
              : "class "
                  + shown(neededBy)
                  + " needs "
                  + shown(internal)
                  + ", which is not on the class path; check -cp");
    }
    ClassFile file = parse(internal, found.bytes());
    if (!file.name().equals(internal)) {
      throw new InputProblem(
          "the class file for "
              + shown(internal)
              + " holds class "
              + shown(file.name())
              + "; give that name and the matching class path");
    }
    return file;
  }

  /** Packages of the JDK are never looked for on the class path. */
  private boolean belongsToJdk(String internal) {
    int slash = internal.lastIndexOf('/');
    return slash >= 0 && universe.jdk().moduleOf(internal.substring(0, slash)) != null;
  }

  private ClassFile parse(String internal, byte[] bytes) {
    try {
      ClassFile file = universe.parse(bytes);
      for (MethodInfo m : file.methods()) {
        if (m.code() != null) {
          MethodFlow.analyze(file, m);
        }
      }
      return file;
    } catch (UnsupportedVersionException e) {
      throw new InputProblem(
          "class "
              + shown(internal)
              + " was compiled for a newer Java (class file version "
              + majorVersion(bytes)
              + ") than JDK "
              + universe.feature()
              + "; use --jdk with a newer JDK");
    } catch (ClassFormatException | VerifyException e) {
      throw new InputProblem(
          "the class file of " + shown(internal) + " is damaged: " + e.getMessage());
    }
  }

  private static int majorVersion(byte[] bytes) {
    return (bytes[6] & 0xff) << 8 | (bytes[7] & 0xff);
  }

  private static String shown(String internal) {
    return internal.replace('/', '.');
  }

  // ---- methods ----

  /** As the launcher of the JDK in question chooses (JLS 12.1.4 for the newer ones). */
  private Found mainMethod(ClassFile file) {
    Found found = first(file, "main", EntryPoint.WITH_ARGUMENTS, m -> Modifier.isPublic(m.flags()));
    if (universe.feature() < FLEXIBLE_MAIN) {
      if (found == null || !Modifier.isStatic(found.method.flags())) {
        throw new InputProblem(
            "class " + shown(file.name()) + " has no method public static void main(String[])");
      }
      return found;
    }
    if (found == null) {
      found = first(file, "main", EntryPoint.WITH_ARGUMENTS, m -> true);
    }
    if (found == null || Modifier.isPrivate(found.method.flags())) {
      found = first(file, "main", "()V", m -> true);
    }
    if (found == null || Modifier.isPrivate(found.method.flags())) {
      throw new InputProblem("class " + shown(file.name()) + " has no main method");
    }
    return found;
  }

  private Found namedMethod(ClassFile file, String name) {
    Found found = first(file, name, null, m -> m.descriptor().startsWith("()"));
    if (found == null) {
      found = first(file, name, EntryPoint.WITH_ARGUMENTS, m -> true);
    }
    if (found == null || name.startsWith("<") || Modifier.isAbstract(found.method.flags())) {
      throw new InputProblem(
          "class " + shown(file.name()) + " has no method " + name + " without parameters");
    }
    return found;
  }

  /** Looks at the class, its superclasses, then all superinterfaces for instance methods. */
  private Found first(
      ClassFile file, String name, String descriptor, Predicate<MethodInfo> condition) {
    Predicate<MethodInfo> matches =
        m ->
            m.name().equals(name)
                && (descriptor == null || m.descriptor().equals(descriptor))
                && condition.test(m);
    List<ClassFile> chain = new ArrayList<>();
    for (ClassFile c = file;
        c != null;
        c = c.superName() == null ? null : files.get(c.superName())) {
      chain.add(c);
      for (MethodInfo m : c.methods()) {
        if (matches.test(m)) {
          return new Found(c, m);
        }
      }
    }
    for (ClassFile c : files.values()) {
      if (!chain.contains(c)) {
        for (MethodInfo m : c.methods()) {
          if (matches.test(m) && (m.flags() & (Modifier.STATIC | Modifier.ABSTRACT)) == 0) {
            return new Found(c, m);
          }
        }
      }
    }
    return null;
  }

  private void checkInstantiable(ClassFile file, String method, boolean asMain) {
    boolean possible = !Modifier.isAbstract(file.accessFlags());
    boolean constructor = false;
    for (MethodInfo m : file.methods()) {
      constructor |=
          m.name().equals("<init>")
              && m.descriptor().equals("()V")
              && !(asMain && Modifier.isPrivate(m.flags()));
    }
    if (!possible || !constructor) {
      throw new InputProblem(
          "class "
              + shown(file.name())
              + " cannot be instantiated without arguments, which "
              + method
              + " needs");
    }
  }
}
