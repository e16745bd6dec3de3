package java25;

/** Statements before super(). */
public class FlexibleConstructors {
    static class Base {
        final int n;

        Base(int n) {
            System.out.println("Base " + n);
            this.n = n;
            hook();
        }

        void hook() {
            System.out.println("Base.hook");
        }
    }

    static class Derived extends Base {
        final String text;

        Derived(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
            int doubled = n * 2;
            text = "set before super";
            super(doubled);
            System.out.println("Derived " + text);
        }

        @Override
        void hook() {
            System.out.println("Derived.hook sees " + text);
        }
    }

    public static void caseEarlyCode() {
        System.out.println(new Derived(4).n);
        try {
            new Derived(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
