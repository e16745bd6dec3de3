package threads;

/** The program ends although a daemon sleeps. */
public class DaemonsAreLeft {
    public static void main(String[] args) {
        Thread d = new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            } finally {
                System.out.println("never either");
            }
        });
        d.setDaemon(true);
        d.start();
        System.out.println("end of main");
    }
}
