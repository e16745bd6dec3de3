package threads;

/** exit inside nested calls with finally blocks, and the hook's view of threads. */
public class ExitFromDepth {
    static int level(int n) {
        try {
            if (n == 0) {
                System.exit(n + 5);
            }
            return level(n - 1) + 1;
        } finally {
            System.out.println("never " + n);
        }
    }

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook in " + Thread.currentThread().getName() + ", main alive " + main.isAlive()), "the-hook"));
        level(3);
    }
}
