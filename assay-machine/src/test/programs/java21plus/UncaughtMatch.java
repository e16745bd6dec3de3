package java21plus;

/** An exception out of a record pattern reaches the top. */
public class UncaughtMatch {
    record R(Object o) {
        @Override
        public Object o() {
            return ((String) o).length();
        }
    }

    static String match(Object x) {
        return switch (x) {
            case R(Integer i) -> "int " + i;
            case R(var other) -> "other " + other;
            default -> "none";
        };
    }

    public static void main(String[] args) {
        System.out.println(match(new R("four")));
        System.out.println(match(new R(5)));
    }
}
