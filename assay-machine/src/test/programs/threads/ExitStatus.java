package threads;

/** System.exit with a status, from main. */
public class ExitStatus {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("leaving");
        try {
            System.exit(7);
        } finally {
            System.out.println("never");
        }
    }
}
