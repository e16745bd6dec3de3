import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The verdict that a method gets whose parameters are inputs. */
@Retention(RetentionPolicy.RUNTIME)
@interface Expect {
  /** verified, violation, or inconclusive. */
  String value();

  /** What is thrown, without the package. */
  String by() default "AssertionError";

  /** Whether contracts take the place of methods. */
  boolean contracts() default false;
}
