// expect: verified

import dev.assay.api.Assay;

/** A builder with a number in it is filled and printed; its text is not looked at. */
public class BuilderIsPassedOn {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    StringBuilder all = new StringBuilder("x");
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      all.append(' ').append(x + i);
      sum += x + i;
    }
    String text = all.toString();
    String same = text;
    System.out.println(text.concat("!"));
    assert sum == 3 * x + 3;
    assert text == same && text != null;
  }
}
