package dev.assay.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What has to hold when a method is called. It names a static boolean method of the same class that
 * takes the same arguments, behind the receiver if the method is not static, and changes nothing.
 *
 * <pre>{@code
 * @Requires("inOrder")
 * @Ensures("inside")
 * static int clamp(int x, int low, int high) {
 *   return Math.max(low, Math.min(x, high));
 * }
 *
 * static boolean inOrder(int x, int low, int high) {
 *   return low <= high;
 * }
 *
 * static boolean inside(int x, int low, int high, int result) {
 *   return low <= result && result <= high;
 * }
 * }</pre>
 *
 * <p>{@code assay bound Class#clamp} examines only inputs for which {@code inOrder} holds. With
 * {@code --contracts}, a caller of {@code clamp} that does not see to it violates the contract.
 *
 * <p>The contract belongs to this method alone; a method that overrides it may have another, or
 * none.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Requires {
  /** The name of the method that tells. */
  String value();
}
