package library;

import java.lang.StackWalker.Option;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** StackWalker. */
public class StackWalks {
    static List<String> frames() {
        return StackWalker.getInstance().walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
    }

    static Class<?> caller() {
        return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }

    static class Other {
        static Class<?> callsIt() {
            return caller();
        }

        static List<String> deep(int n) {
            return n == 0 ? frames() : deep(n - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(frames());
        System.out.println(Other.deep(3));
        System.out.println(caller() + " " + Other.callsIt());
        Supplier<List<String>> s = StackWalks::frames;
        System.out.println(s.get());
        Supplier<List<String>> l = () -> Other.deep(1);
        System.out.println(l.get());
        System.out.println("" + StackWalker.getInstance().walk(x -> x.skip(0).limit(1).map(StackWalker.StackFrame::getFileName).findFirst()));
        System.out.println("" + StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE).walk(x -> x.map(StackWalker.StackFrame::getDeclaringClass).map(Class::getSimpleName).toList()));
        System.out.println(StackWalks.class.getDeclaredMethod("frames").invoke(null));
        try {
            StackWalker.getInstance().walk(x -> x.findFirst().get().getDeclaringClass());
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Thread t = new Thread(() -> System.out.println(frames()));
        t.start();
        t.join();
    }
}
