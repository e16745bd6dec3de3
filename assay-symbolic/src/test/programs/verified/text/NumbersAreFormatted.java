// expect: verified
import dev.assay.api.Assay;

/** Formats that cannot fail, whatever the number is, and one that does. */
class NumbersAreFormatted {
  public static void main(String[] args) {
    int n = Assay.anyInt();
    System.out.printf("%d %5d|%-5d|%05d %+,d%n", n, n, n, n, n);
    System.out.println(String.format("%x %08X %o", n, n, n));
    System.out.printf("%s %c %b %.3f %10.2e%n", n, (char) n, n > 3, n / 3.0, n / 7.0);
    try {
      System.out.printf("%f", n);
      assert false;
    } catch (java.util.IllegalFormatConversionException e) {
      assert e.getConversion() == 'f';
    }
  }
}
