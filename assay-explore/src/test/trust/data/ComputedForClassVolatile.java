/** Whoever comes first computes the value for a class, from a volatile field. */
public class ComputedForClassVolatile {
  static volatile Object found;

  static final ClassValue<Object> VALUE =
      new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> c) {
          return found == null ? "" : found;
        }
      };

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> VALUE.get(String.class));
    t.start();
    found = "x";
    VALUE.get(String.class);
    t.join();
  }
}
