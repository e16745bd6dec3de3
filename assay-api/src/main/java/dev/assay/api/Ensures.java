package dev.assay.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What holds when a method has returned. It names a static boolean method of the same class that
 * takes the same arguments, behind the receiver if the method is not static, and the result last if
 * there is one; it changes nothing. Objects are as they are then, not as they were before.
 *
 * <pre>{@code
 * @Ensures("isRoot")
 * static int root(int x) {
 *   int r = 0;
 *   while ((r + 1) * (r + 1) <= x) {
 *     r++;
 *   }
 *   return r;
 * }
 *
 * static boolean isRoot(int x, int result) {
 *   return result >= 0 && result <= 46340 && result * result <= x;
 * }
 * }</pre>
 *
 * <p>{@code assay bound Class#root} finds arguments for which {@code isRoot} is false in the end.
 * With {@code --contracts}, callers of {@code root} are checked against the contract instead of the
 * body: {@code root} gives any number for which {@code isRoot} holds, and returns. That is so for
 * methods that change nothing which others can see, and whose result is of a primitive type; others
 * are executed.
 *
 * @see Requires
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Ensures {
  /** The name of the method that tells. */
  String value();
}
