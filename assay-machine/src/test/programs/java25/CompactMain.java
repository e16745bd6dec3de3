package java25;

/** An instance main method without arguments, as Java 25 allows beside the old form. */
public class CompactMain {
    final String name;

    CompactMain() {
        name = "instance";
    }

    void greet() {
        IO.println("hello from " + name);
    }

    public static void main(String[] args) {
        new CompactMain().greet();
        IO.print("no newline");
        IO.println();
        IO.println(42);
    }
}
