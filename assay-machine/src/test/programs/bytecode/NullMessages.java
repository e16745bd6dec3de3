package bytecode;

/** The helpful messages of NullPointerException, one per instruction that can throw it. */
public class NullMessages {
    int number;
    long[] longs;
    NullMessages next;
    String text;
    static NullMessages shared;
    int[][] grid;

    NullMessages self() {
        return next;
    }

    static NullMessages make(int a, String b, Object[] c) {
        return null;
    }

    private interface Action {
        void run() throws Exception;
    }

    private static void npe(Action a) throws Exception {
        try {
            a.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseLocals() throws Exception {
        try {
            NullMessages local = null;
            System.out.println(local.number);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullMessages local = null;
            local.number = 3;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            String s = null;
            System.out.println(s.length());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            CharSequence s = null;
            System.out.println(s.length());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] a = null;
            System.out.println(a.length);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        parameters(null, 1L, null);
        new NullMessages().onThis();
    }

    static void parameters(String p, long l, Object q) {
        try {
            System.out.println(q.hashCode());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(p.charAt((int) l));
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void onThis() {
        try {
            System.out.println(this.text.isEmpty());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            next.next.next = this;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseArrays() throws Exception {
        NullMessages n = new NullMessages();
        int i = 2;
        npe(() -> System.out.println(n.longs[0]));
        npe(() -> n.longs[1] = 5);
        npe(() -> System.out.println(n.grid[1][2]));
        n.grid = new int[4][];
        npe(() -> System.out.println(n.grid[i][i + 1]));
        npe(() -> n.grid[i * 2 - 1][0]++);
        npe(() -> System.out.println(((boolean[]) null)[0]));
        npe(() -> ((byte[]) null)[0] = 1);
        npe(() -> ((char[]) null)[0] = 'c');
        npe(() -> ((short[]) null)[0] = 1);
        npe(() -> ((float[]) null)[0] = 1);
        npe(() -> ((double[]) null)[0] = 1);
        npe(() -> ((Object[]) null)[0] = 1);
        npe(() -> System.out.println(((String[]) null)[0]));
        npe(() -> System.out.println(((float[]) null)[0]));
        npe(() -> System.out.println(((double[]) null)[0]));
        npe(() -> System.out.println(((char[]) null)[0]));
        npe(() -> System.out.println(((short[]) null)[0]));
        npe(() -> System.out.println(((Object[][]) null)[0].length));
    }

    public static void caseChains() throws Exception {
        NullMessages n = new NullMessages();
        npe(() -> System.out.println(n.next.number));
        npe(() -> System.out.println(n.self().number));
        npe(() -> System.out.println(shared.next));
        npe(() -> shared.next.next = null);
        npe(() -> System.out.println(NullMessages.shared.self().self()));
        npe(() -> make(1, "x", new Object[0]).self());
        npe(() -> System.out.println(make(1, null, null).text.length()));
        shared = new NullMessages();
        npe(() -> System.out.println(shared.next.text));
        npe(() -> shared.self().self().number = 4);
        npe(() -> System.out.println(shared.text.substring(1).length()));
        NullMessages[] array = {null, new NullMessages()};
        npe(() -> System.out.println(array[0].number));
        npe(() -> System.out.println(array[1].next.number));
        npe(() -> System.out.println(array[array.length - 1].self().text));
        shared = null;
    }

    public static void caseOther() throws Exception {
        npe(() -> {
            throw null;
        });
        npe(() -> {
            RuntimeException e = null;
            throw e;
        });
        npe(() -> {
            Object lock = null;
            synchronized (lock) {
                System.out.println("no");
            }
        });
        npe(() -> {
            Integer boxed = null;
            int i = boxed + 1;
            System.out.println(i);
        });
        npe(() -> {
            Boolean b = null;
            if (b) {
                System.out.println("no");
            }
        });
        npe(() -> {
            for (String s : (String[]) null) {
                System.out.println(s);
            }
        });
        npe(() -> {
            for (String s : (Iterable<String>) null) {
                System.out.println(s);
            }
        });
        npe(() -> {
            String s = null;
            switch (s) {
                case "a":
                    System.out.println("no");
            }
        });
        npe(() -> {
            Thread.State st = null;
            switch (st) {
                case NEW:
                    System.out.println("no");
                default:
            }
        });
        npe(() -> java.util.Objects.requireNonNull(null));
        npe(() -> java.util.Objects.requireNonNull(null, "with message"));
        npe(() -> {
            throw new NullPointerException();
        });
        npe(() -> {
            throw new NullPointerException("explicit");
        });
        npe(() -> {
            Runnable r = null;
            r.run();
        });
        npe(() -> System.out.println(((Object) null).toString()));
        npe(() -> {
            NullMessages outer = null;
            Runnable r = outer::self;
            r.run();
        });
        npe(() -> "x".compareTo(null));
        npe(() -> java.util.List.of(1, null));
    }
}
