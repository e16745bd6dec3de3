package java21plus;

/** Virtual threads are daemons: the program does not wait for them. */
public class VirtualMainEnds {
    public static void main(String[] args) {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        System.out.println("main ends");
    }
}
