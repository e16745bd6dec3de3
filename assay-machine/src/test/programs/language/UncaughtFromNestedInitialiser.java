package language;

/** ExceptionInInitializerError of another class reaches the top. */
public class UncaughtFromNestedInitialiser {
    static class Bad {
        static final int[] A = new int[2];

        static {
            for (int i = 0; i <= A.length; i++) {
                A[i] = i;
            }
        }
    }

    static int use() {
        return Bad.A[0];
    }

    public static void main(String[] args) {
        try {
            use();
        } catch (ExceptionInInitializerError e) {
            System.out.println("first: " + e.getCause());
        }
        System.out.println("second use");
        use();
    }
}
