package dev.assay.symbolic.term;

import org.jspecify.annotations.Nullable;

/**
 * What a term stands for: a truth value, a bit-vector, a float, a double, or an array.
 *
 * <p>Sorts are compared by identity. A bit-vector has 1 to 64 bits: {@link #INT} is the sort of
 * everything the JVM keeps in an {@code int} on its operand stack, so also of bytes, shorts and
 * chars. An array maps every 32-bit index to a bit-vector, a float or a double.
 */
public final class Sort {
  /** The kinds of sorts. */
  public enum Kind {
    BOOL,
    BIT_VECTOR,
    FLOAT,
    DOUBLE,
    ARRAY
  }

  private static final Sort[] BIT_VECTORS = new Sort[65];

  static {
    for (int width = 1; width <= 64; width++) {
      BIT_VECTORS[width] = new Sort(Kind.BIT_VECTOR, width, null);
    }
  }

  public static final Sort BOOL = new Sort(Kind.BOOL, 1, null);
  public static final Sort INT = bits(32);
  public static final Sort LONG = bits(64);
  public static final Sort FLOAT = new Sort(Kind.FLOAT, 32, null);
  public static final Sort DOUBLE = new Sort(Kind.DOUBLE, 64, null);

  private final Kind kind;
  private final int width;
  private final @Nullable Sort element;

  /** The arrays of this; made with it, since sorts are compared by identity. */
  private final @Nullable Sort array;

  private Sort(Kind kind, int width, @Nullable Sort element) {
    this.kind = kind;
    this.width = width;
    this.element = element;
    boolean isElement = kind != Kind.ARRAY && kind != Kind.BOOL;
    this.array = !isElement ? null : new Sort(Kind.ARRAY, 0, this);
  }

  /** Bit-vectors of 1 to 64 bits. */
  public static Sort bits(int width) {
    if (width < 1 || width > 64) {
      throw new IllegalArgumentException("no bit-vectors of " + width + " bits");
    }
    return BIT_VECTORS[width];
  }

  /** Arrays from 32-bit indices to this sort. */
  public Sort arrayOf() {
    if (array == null) {
      throw new IllegalArgumentException("no arrays of " + this);
    }
    return array;
  }

  public Kind kind() {
    return kind;
  }

  /** How many bits a value takes; of an array: 0. */
  public int width() {
    return width;
  }

  /** What an array holds. */
  public Sort element() {
    if (element == null) {
      throw new IllegalStateException(this + " is no array");
    }
    return element;
  }

  public boolean isBool() {
    return kind == Kind.BOOL;
  }

  public boolean isBits() {
    return kind == Kind.BIT_VECTOR;
  }

  /** Whether it is float or double. */
  public boolean isFloating() {
    return kind == Kind.FLOAT || kind == Kind.DOUBLE;
  }

  public boolean isArray() {
    return kind == Kind.ARRAY;
  }

  /** How many bits the exponent of a floating sort has. */
  public int exponentBits() {
    return kind == Kind.FLOAT ? 8 : 11;
  }

  /** How many bits the significand of a floating sort has, the hidden one included. */
  public int significandBits() {
    return kind == Kind.FLOAT ? 24 : 53;
  }

  /**
   * Brings a value into its one form as a {@code long}: bit-vectors and floats sign-extended, truth
   * values 0 or 1.
   */
  public long normal(long value) {
    if (kind == Kind.BOOL) {
      return value & 1;
    }
    int unused = 64 - width;
    return value << unused >> unused;
  }

  /** The name in SMT-LIB. */
  @Override
  public String toString() {
    return switch (kind) {
      case BOOL -> "Bool";
      case BIT_VECTOR -> "(_ BitVec " + width + ")";
      case FLOAT -> "(_ FloatingPoint 8 24)";
      case DOUBLE -> "(_ FloatingPoint 11 53)";
      case ARRAY -> "(Array (_ BitVec 32) " + element + ")";
    };
  }
}
