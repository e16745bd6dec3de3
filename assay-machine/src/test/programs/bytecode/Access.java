package bytecode;

import bytecode.Mutate.To;

/** Members that became private after their users were compiled. */
public class Access {
    public static void caseLostAccess() {
        AccessTarget t = new AccessTarget();
        attempt("field", () -> System.out.println(t.field));
        attempt("static field", () -> System.out.println(AccessTarget.staticField));
        attempt("method", () -> System.out.println(t.method()));
        attempt("static method", () -> System.out.println(AccessTarget.staticMethod(2)));
        attempt("constructor", () -> System.out.println(new AccessTarget(3)));
        attempt("method handle", () -> {
            java.util.function.IntSupplier s = t::method;
            System.out.println(s.getAsInt());
        });
    }

    private static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseReflectiveAccess() throws Exception {
        for (var f : AccessTarget.class.getDeclaredFields()) {
            try {
                System.out.println(f.getName() + " " + f.get(new AccessTarget()));
            } catch (IllegalAccessException e) {
                System.out.println(e.getMessage());
            }
        }
        var m = AccessTarget.class.getDeclaredMethod("method");
        try {
            m.invoke(new AccessTarget());
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        m.setAccessible(true);
        System.out.println(m.invoke(new AccessTarget()));
        try {
            java.util.ArrayList.class.getDeclaredField("size").setAccessible(true);
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage().replaceAll("unnamed module @[0-9a-f]+", "unnamed module"));
        }
        try {
            Integer.class.getDeclaredField("value").getInt(5);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("unnamed module @[0-9a-f]+", "unnamed module"));
        }
    }
}

class AccessTarget {
    @Mutate(To.PRIVATE) int field = 1;
    @Mutate(To.PRIVATE) static int staticField = 2;

    @Mutate(To.PRIVATE)
    int method() {
        return 3;
    }

    @Mutate(To.PRIVATE)
    static int staticMethod(int i) {
        return i * 2;
    }

    AccessTarget() {
    }

    @Mutate(To.PRIVATE)
    AccessTarget(int i) {
        field = i;
    }
}
