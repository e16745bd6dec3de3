package language;

/** The main class itself cannot be initialised. */
public class UncaughtInInitialiser {
    static int value = compute();

    static int compute() {
        System.out.println("computing");
        return Integer.parseInt("not a number");
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
