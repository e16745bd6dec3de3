package dev.assay.natives;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method that stands for a method of the JDK class its own class {@linkplain
 * NativesOf serves}.
 *
 * <p>The method takes, in this order:
 *
 * <ol>
 *   <li>the machine ({@code dev.assay.machine.Machine}), or those of its parts that it needs: types
 *       that a method of the machine without parameters returns;
 *   <li>the receiver, if the JDK's method is an instance method;
 *   <li>the arguments of the JDK's method.
 * </ol>
 *
 * A reference is an {@code int}; every other argument and the result have the primitive type that
 * the JDK's method declares. A method that takes the machine may return nothing instead: it leaves
 * its result on the stack, or ends by calling a method of the program that does.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.SOURCE)
public @interface Native {
  /**
   * The methods it stands for: a name such as {@code "arraycopy"}, which fits every overload, or a
   * name and a descriptor such as {@code "copyMemory(Ljava/lang/Object;JLjava/lang/Object;JJ)V"}.
   * When there is a descriptor, the parameters are checked against it.
   */
  String[] value();

  /** The first feature release of the JDK that this method is for. */
  int minJdk() default 0;

  /** The last feature release of the JDK that this method is for. */
  int maxJdk() default 999;
}
