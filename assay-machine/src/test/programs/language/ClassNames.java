package language;

/** Names that are asked of loaders, right and wrong ones. */
public class ClassNames {
  private static final String[] NAMES = {
    "java.lang.String",
    "java/lang/String",
    "language.ClassNames",
    "language/ClassNames",
    "Language.ClassNames",
    "language.Missing",
    "language/Missing",
    "[I",
    "[Ljava.lang.String;",
    "[Ljava/lang/String;",
    "[[Llanguage.ClassNames;",
    "[Llanguage.Missing;",
    "[Ljava.lang.String",
    "[",
    "[[",
    "[Z[",
    "L;",
    "java.lang.String;",
    "int",
    "",
    null
  };

  private interface Search {
    Class<?> find(String name) throws ClassNotFoundException;
  }

  private static void all(String title, Search search) {
    System.out.println(title);
    for (String name : NAMES) {
      try {
        System.out.println(name + " " + search.find(name));
      } catch (ClassNotFoundException | LinkageError | NullPointerException e) {
        System.out.println(name + " " + e + " caused by " + e.getCause());
      }
    }
  }

  public static void main(String[] args) {
    ClassLoader own = ClassNames.class.getClassLoader();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    // Now the loader knows the class as one that its parents define.
    System.out.println(Class.class);
    all("forName", Class::forName);
    all("forName, bootstrap loader", name -> Class.forName(name, false, null));
    all("forName, platform loader", name -> Class.forName(name, false, platform));
    all("loadClass", own::loadClass);
    all("loadClass, platform loader", platform::loadClass);
  }
}
