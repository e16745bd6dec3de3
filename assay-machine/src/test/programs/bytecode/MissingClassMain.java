package bytecode;

import bytecode.Mutate.To;

/** Ends with NoClassDefFoundError; the cause's trace goes through the class loader. */
public class MissingClassMain {
    @Mutate(To.REMOVED)
    static class Gone {
        int x;
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(new Gone().x);
    }
}
