package lambda;

import java.util.function.IntSupplier;

/** What shows of lambda classes. The numbers in their names differ from run to run. */
public class LambdaNames {
  private static void show(Object o) {
    Class<?> k = o.getClass();
    for (String name :
        new String[] {
          k.getName(),
          k.getSimpleName(),
          k.getTypeName(),
          k.descriptorString(),
          k.toString(),
          k.getPackageName(),
          String.valueOf(k.getCanonicalName()),
          o.toString()
        }) {
      System.out.println(
          name.replaceAll("0x[0-9a-f]{16}", "0xADDRESS")
              .replaceAll("Lambda\\$[0-9]+", "Lambda\\$NUMBER")
              .replaceAll("@[0-9a-f]+", "@HASH"));
    }
    System.out.println(k.isHidden() + " " + k.isSynthetic() + " " + k.isAnonymousClass());
  }

  public static void caseNames() {
    show((Runnable) () -> {});
    int[] captured = {1};
    show((IntSupplier) () -> captured[0]);
    show((IntSupplier) captured::hashCode);
  }

  public static void caseProtectionDomain() {
    Runnable lambda = () -> {};
    System.out.println(
        lambda.getClass().getProtectionDomain() == LambdaNames.class.getProtectionDomain());
    System.out.println(lambda.getClass().getProtectionDomain().getCodeSource() != null);
    Runnable[] array = {lambda};
    System.out.println(array.getClass().getProtectionDomain().getCodeSource());
  }
}
