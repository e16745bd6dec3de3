package language;

/** The arguments a program is started with. */
public class ArgumentsWithArgs {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (String a : args) {
            System.out.println("[" + a + "] " + a.length());
        }
        System.err.println("to standard error");
    }
}
