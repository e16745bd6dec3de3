package threads;

/** main ends with an exception, another thread goes on; the status is 1 all the same. */
public class MainDiesOtherLives {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("after main: " + main.getState());
        });
        t.start();
        throw new Exception("main fails");
    }
}
