package dev.assay.natives;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a final class whose {@link Native} methods stand for the native methods of a JDK class.
 *
 * <p>Several classes may serve the same JDK class, and one class may serve several JDK classes that
 * have the same native methods.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface NativesOf {
  /** Internal names of the JDK classes served, such as {@code "java/lang/System"}. */
  String[] value();
}
