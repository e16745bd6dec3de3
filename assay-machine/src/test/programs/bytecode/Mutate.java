package bytecode;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Changes a class, field or method after everything is compiled, as if it had been compiled again without its users:
 * see {@code generator.Mutations}.
 */
@Retention(RetentionPolicy.CLASS)
@interface Mutate {
    To value();

    enum To {
        REMOVED, PRIVATE, STATIC, INSTANCE, ABSTRACT, FINAL, INTERFACE, CLASS, PACKAGE_PRIVATE, LONG, OWN_SUPERCLASS, FUTURE_VERSION, TRUNCATED, NO_MAGIC, RENAMED,
        SEALED_AWAY
    }
}
