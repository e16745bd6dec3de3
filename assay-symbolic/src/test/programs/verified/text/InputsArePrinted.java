// expect: verified

import dev.assay.api.Assay;

/** Printing inputs does not matter, however they are turned into text. */
public class InputsArePrinted {
  public static void main(String[] args) {
    int i = Assay.anyInt();
    long l = Assay.anyLong();
    boolean b = Assay.anyBoolean();
    char c = Assay.anyChar();
    double d = Assay.anyDouble();
    System.out.println(i);
    System.out.print(l);
    System.out.println(b);
    System.out.println(c);
    System.out.println(d);
    System.out.println("i = " + i + ", l = " + l + ", b = " + b + ", d = " + d);
    System.err.println(Integer.valueOf(i));
    System.out.printf("%d of %s%n", i, l);
    assert i == i + 0;
  }
}
