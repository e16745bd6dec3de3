package bytecode;

/** Code the verifier refuses; the message's details are the verifier's own, so only the kind of error is shown. */
public class Verification {
    private static void attempt(String name) {
        try {
            Class<?> c = Class.forName("bytecode.generated.Bad" + name);
            c.getMethod("run").invoke(null);
            System.out.println(name + " ran");
        } catch (VerifyError e) {
            System.out.println(name + ": VerifyError");
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void caseRefused() {
        attempt("StackUnderflow");
        attempt("WrongType");
        attempt("Uninitialised");
        attempt("FallsOff");
        attempt("WrongReturn");
        attempt("BrokenLong");
        attempt("UseBeforeInit");
    }

    public static void caseRefusedAgain() {
        for (int i = 0; i < 3; i++) {
            try {
                Class.forName("bytecode.generated.BadWrongType", false, Verification.class.getClassLoader());
                System.out.println("loads");
                Class.forName("bytecode.generated.BadWrongType");
            } catch (VerifyError e) {
                System.out.println("VerifyError");
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
    }
}
