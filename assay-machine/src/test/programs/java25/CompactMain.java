package java25;

/** java.lang.IO from an ordinary main. Instance main methods are not covered: the harness finds static ones only. */
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
