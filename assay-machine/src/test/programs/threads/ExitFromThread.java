package threads;

/** Another thread ends the program while main waits. */
public class ExitFromThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            System.out.println("exiting");
            System.exit(3);
        });
        t.start();
        synchronized (ExitFromThread.class) {
            ExitFromThread.class.wait();
        }
    }
}
