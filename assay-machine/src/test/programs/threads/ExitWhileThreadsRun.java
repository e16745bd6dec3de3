package threads;

/** exit does not wait for other threads, daemons or not. */
public class ExitWhileThreadsRun {
    public static void main(String[] args) {
        new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }).start();
        System.out.println("exit");
        System.exit(0);
    }
}
