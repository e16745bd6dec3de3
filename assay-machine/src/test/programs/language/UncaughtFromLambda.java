package language;

import java.util.List;
import java.util.function.Function;

/** The trace goes through lambdas and library code. */
public class UncaughtFromLambda {
    static int half(int i) {
        if (i % 2 != 0) {
            throw new IllegalArgumentException("odd: " + i);
        }
        return i / 2;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> f = i -> half(i);
        System.out.println(f.andThen(UncaughtFromLambda::half).apply(8));
        List.of(4, 8, 6).forEach(i -> System.out.println(f.andThen(UncaughtFromLambda::half).apply(i)));
    }
}
