package threads;

/** ThreadGroup. */
@SuppressWarnings("removal")
public class Groups {
    public static void caseGroups() throws InterruptedException {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        ThreadGroup g = new ThreadGroup("g");
        ThreadGroup h = new ThreadGroup(g, "h");
        System.out.println(main.getName() + " " + main.getParent().getName() + " " + main.getParent().getParent() + " " + g.getParent().getName() + " " + h + " " + g.parentOf(h) + h.parentOf(g) + " " + g.getMaxPriority());
        Object gate = new Object();
        boolean[] open = {false};
        Runnable r = () -> {
            synchronized (gate) {
                while (!open[0]) {
                    try {
                        gate.wait();
                    } catch (InterruptedException e) {
                        System.out.println("interrupted through the group");
                        return;
                    }
                }
            }
        };
        Thread a = new Thread(g, r, "a");
        Thread b = new Thread(h, r, "b");
        a.start();
        b.start();
        System.out.println(g.activeCount() + " " + h.activeCount() + " " + g.activeGroupCount());
        Thread[] list = new Thread[5];
        System.out.println(g.enumerate(list, false) + " " + list[0].getName() + " " + g.enumerate(list));
        g.interrupt();
        a.join();
        b.join();
        System.out.println(g.activeCount() + " " + a.getThreadGroup());
        g.setMaxPriority(4);
        Thread c = new Thread(g, r);
        c.setPriority(8);
        System.out.println(c.getPriority() + " " + h.getMaxPriority());
    }
}
