/** It does not matter what is only printed. */
public class TextOfIdentityPrinted {
  public static void main(String[] args) throws Exception {
    Object o = new Object();
    System.out.println(o);
    System.out.println("object " + o);
  }
}
