package bytecode;

import bytecode.Mutate.To;

/** Ends with ClassFormatError out of the class loader. */
public class DamagedClassMain {
    @Mutate(To.NO_MAGIC)
    static class Damaged {
        int x;
    }

    public static void main(String[] args) {
        System.out.println("before");
        try {
            Class.forName("bytecode.DamagedClassMain$Nowhere");
        } catch (ClassNotFoundException e) {
            e.printStackTrace();
        }
        System.out.println(new Damaged().x);
    }
}
