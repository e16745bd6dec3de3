package dev.assay.symbolic.term;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A term: an operator over terms, a variable, or a constant.
 *
 * <p>Terms are immutable and made by {@link Terms} only, which gives the same object for the same
 * term: equality is identity, and a term is a directed graph without cycles in which common parts
 * are there once. Numbers grow from operands to what is made of them. Terms can be deep; whoever
 * walks them does so without recursion, see {@link Walk}.
 */
public final class Term {
  static final int HAS_FLOATING = 1;
  static final int HAS_ARRAY = 2;
  static final int INEXPRESSIBLE = 4;
  static final int HAS_RAW_BITS = 8;

  private final int id;
  private final int hash;
  private final Op op;
  private final Sort sort;
  private final @Nullable Term a;
  private final @Nullable Term b;
  private final @Nullable Term c;
  private final long value;
  private final @Nullable String name;
  private final byte features;

  /** How many constants a choice between constants chooses from; 0: it is no such choice. */
  private final byte leaves;

  Term(
      int id,
      int hash,
      Op op,
      Sort sort,
      @Nullable Term a,
      @Nullable Term b,
      @Nullable Term c,
      long value,
      @Nullable String name) {
    this.id = id;
    this.hash = hash;
    this.op = op;
    this.sort = sort;
    this.a = a;
    this.b = b;
    this.c = c;
    this.value = value;
    this.name = name;
    int bits = sort.isFloating() ? HAS_FLOATING : sort.isArray() ? HAS_ARRAY : 0;
    if (sort.isArray() && sort.element().isFloating()) {
      bits |= HAS_FLOATING;
    }
    if (!op.isExpressible()) {
      bits |= INEXPRESSIBLE;
    }
    if (op == Op.FP_TO_RAW_BITS) {
      bits |= HAS_RAW_BITS;
    }
    bits |= a == null ? 0 : a.features;
    bits |= b == null ? 0 : b.features;
    bits |= c == null ? 0 : c.features;
    this.features = (byte) bits;
    this.leaves = (byte) leaves(op, b, c);
  }

  private static int leaves(Op op, @Nullable Term b, @Nullable Term c) {
    if (op == Op.CONSTANT) {
      return 1;
    }
    if (op != Op.ITE || b == null || c == null || b.leaves == 0 || c.leaves == 0) {
      return 0;
    }
    int sum = b.leaves + c.leaves;
    return sum > Byte.MAX_VALUE ? 0 : sum;
  }

  /** Its number: unique in its factory, larger than those of its operands. */
  public int id() {
    return id;
  }

  public Op op() {
    return op;
  }

  public Sort sort() {
    return sort;
  }

  public int arity() {
    return op.arity();
  }

  /** An operand, counted from 0. */
  public Term operand(int index) {
    Term operand = index == 0 ? a : index == 1 ? b : index == 2 ? c : null;
    if (operand == null) {
      throw new IndexOutOfBoundsException(op + " has no operand " + index);
    }
    return operand;
  }

  /** A constant's value, as {@link Sort#normal} has it; floats and doubles as their bits. */
  public long value() {
    return value;
  }

  /** The first bit that an extraction takes. */
  public int low() {
    return (int) value;
  }

  /** A variable's name. */
  public String name() {
    if (name == null) {
      throw new IllegalStateException(op + " has no name");
    }
    return name;
  }

  public boolean isConstant() {
    return op == Op.CONSTANT;
  }

  public boolean isVariable() {
    return op == Op.VARIABLE;
  }

  public boolean isTrue() {
    return op == Op.CONSTANT && sort == Sort.BOOL && value == 1;
  }

  public boolean isFalse() {
    return op == Op.CONSTANT && sort == Sort.BOOL && value == 0;
  }

  /** Whether it is this bit-vector constant. */
  public boolean is(long constant) {
    return op == Op.CONSTANT && sort.isBits() && value == constant;
  }

  /** Whether solvers can be asked about it; false if an operator in it has no exact form there. */
  public boolean isExpressible() {
    return (features & INEXPRESSIBLE) == 0;
  }

  /** Whether floats or doubles occur in it. */
  public boolean hasFloating() {
    return (features & HAS_FLOATING) != 0;
  }

  /** Whether it depends on the bits of floats, which are open for NaN. */
  public boolean hasRawBits() {
    return (features & HAS_RAW_BITS) != 0;
  }

  /** Whether arrays occur in it. */
  public boolean hasArrays() {
    return (features & HAS_ARRAY) != 0;
  }

  /** How many constants it chooses from, if it is a constant or a choice between constants. */
  int leaves() {
    return leaves;
  }

  /** The constants that it chooses from, each once; empty if it may be something else. */
  public List<Term> constants() {
    Set<Term> found = new LinkedHashSet<>();
    if (leaves > 0) {
      addConstants(found);
    }
    return List.copyOf(found);
  }

  private void addConstants(Set<Term> found) {
    if (b == null || c == null) {
      found.add(this);
    } else {
      b.addConstants(found);
      c.addConstants(found);
    }
  }

  /** The same in every run, unlike that of most objects; equality is identity all the same. */
  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  boolean same(Op op, Sort sort, @Nullable Term a, @Nullable Term b, @Nullable Term c, long value) {
    return this.op == op
        && this.sort == sort
        && this.a == a
        && this.b == b
        && this.c == c
        && this.value == value
        && op != Op.VARIABLE;
  }

  /** A short text for people; {@link SmtLib} prints whole terms. */
  @Override
  public String toString() {
    return SmtLib.excerpt(this);
  }
}
