package bytecode;

/** The smallest program that shows anything. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("hello");
    }
}
