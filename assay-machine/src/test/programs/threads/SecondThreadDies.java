package threads;

/** An uncaught exception in a second thread is printed; the status is 0. */
public class SecondThreadDies {
    static void fail(int n) {
        if (n == 0) {
            Object o = "text";
            System.out.println((Integer) o);
        }
        fail(n - 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> fail(3), "second");
        t.start();
        t.join();
        System.out.println("main ends well");
    }
}
