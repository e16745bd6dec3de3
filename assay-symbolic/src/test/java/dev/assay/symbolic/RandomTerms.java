package dev.assay.symbolic;

import dev.assay.symbolic.Operations.Operation;
import dev.assay.symbolic.term.ArrayValue;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random terms that share parts, over a few variables of every sort. */
public final class RandomTerms {
  private static final List<Op> BITS =
      List.of(
          Op.ADD,
          Op.SUB,
          Op.MUL,
          Op.SDIV,
          Op.SREM,
          Op.BIT_AND,
          Op.BIT_OR,
          Op.BIT_XOR,
          Op.SHL,
          Op.LSHR,
          Op.ASHR);
  private static final List<Op> COMPARISONS = List.of(Op.ULT, Op.ULE, Op.SLT, Op.SLE);

  private final Terms terms;
  private final JavaTerms java;
  private final Random random;
  private final List<Term> pool = new ArrayList<>();
  private final List<Term> variables = new ArrayList<>();

  /** Terms over variables of these sorts, three of each. */
  public RandomTerms(Terms terms, Random random, Sort... sorts) {
    this.terms = terms;
    this.java = new JavaTerms(terms);
    this.random = random;
    for (Sort sort : sorts) {
      for (int i = 0; i < 3; i++) {
        Term variable = terms.variable("v" + i + sort, sort);
        variables.add(variable);
        pool.add(variable);
      }
    }
  }

  public List<Term> variables() {
    return variables;
  }

  /** Values for all variables. */
  public Assignment assignment() {
    Assignment assignment = new Assignment();
    for (Term variable : variables) {
      if (variable.sort().isArray()) {
        ArrayValue array = ArrayValue.of(value(variable.sort().element()));
        for (int i = 0; i < 4; i++) {
          array = array.with(random.nextInt(6) - 2, value(variable.sort().element()));
        }
        assignment.set(variable, array);
      } else {
        assignment.set(variable, value(variable.sort()));
      }
    }
    return assignment;
  }

  private long value(Sort sort) {
    // Values that meet by chance are worth more than values that differ.
    return sort.isFloating() || random.nextInt(3) == 0
        ? Operations.random(sort, random)
        : sort.normal(random.nextInt(7) - 3);
  }

  /** Makes this many terms of earlier ones, bit-vectors of the given widths. */
  public RandomTerms grow(int count, int... widths) {
    for (int i = 0; i < count; i++) {
      pool.add(bits(widths[random.nextInt(widths.length)]));
      pool.add(condition());
    }
    return this;
  }

  /** Makes terms with the JVM's operations too. */
  public RandomTerms growJava(int count) {
    List<Operation> operations = Operations.all();
    for (int i = 0; i < count; i++) {
      Operation operation = operations.get(random.nextInt(operations.size()));
      pool.add(operation.term().of(java, any(operation.first()), any(operation.second())));
      pool.add(condition());
    }
    return this;
  }

  /** A term of this sort among those made, or a constant. */
  public Term any(Sort sort) {
    for (int i = 0; i < 20 && random.nextInt(8) > 0; i++) {
      // Later ones rather than earlier ones, so that terms get deep.
      int back = Math.min(random.nextInt(pool.size()), random.nextInt(pool.size()));
      Term term = pool.get(pool.size() - 1 - back);
      if (term.sort() == sort) {
        return term;
      }
    }
    return terms.constant(sort, value(sort));
  }

  private Term bits(int width) {
    Sort sort = Sort.bits(width);
    switch (random.nextInt(8)) {
      case 0:
        return terms.ite(any(Sort.BOOL), any(sort), any(sort));
      case 1:
        // The width of a part and what is made of it again.
        int less = 1 + random.nextInt(width);
        Term part = terms.extract(any(sort), random.nextInt(width - less + 1), less);
        return random.nextBoolean() ? terms.zeroExtend(part, width) : terms.signExtend(part, width);
      case 2:
        if (width == 1) {
          return any(sort);
        }
        int low = 1 + random.nextInt(width - 1);
        return terms.concat(
            terms.extract(any(sort), 0, width - low), terms.extract(any(sort), 0, low));
      case 3:
        Term array = array(sort);
        return array == null ? any(sort) : terms.select(array, any(Sort.INT));
      default:
        return terms.bits(BITS.get(random.nextInt(BITS.size())), any(sort), any(sort));
    }
  }

  private Term array(Sort element) {
    for (int i = 0; i < 20; i++) {
      Term term = pool.get(random.nextInt(pool.size()));
      if (term.sort() == element.arrayOf()) {
        Term changed =
            switch (random.nextInt(3)) {
              case 0 -> terms.store(term, any(Sort.INT), any(element));
              case 1 -> terms.ite(any(Sort.BOOL), term, terms.array(any(element)));
              default -> term;
            };
        pool.add(changed);
        return changed;
      }
    }
    return null;
  }

  /** A condition over terms made before. */
  public Term condition() {
    Term some = pool.get(random.nextInt(pool.size()));
    Sort sort = some.sort();
    switch (random.nextInt(6)) {
      case 0:
        return terms.not(any(Sort.BOOL));
      case 1:
        return terms.and(any(Sort.BOOL), any(Sort.BOOL));
      case 2:
        return terms.or(any(Sort.BOOL), any(Sort.BOOL));
      case 3:
        return terms.ite(any(Sort.BOOL), any(Sort.BOOL), any(Sort.BOOL));
      default:
        if (sort.isBits() && random.nextBoolean()) {
          Op op = COMPARISONS.get(random.nextInt(COMPARISONS.size()));
          return terms.compare(op, some, any(sort));
        }
        return sort.isArray() ? any(Sort.BOOL) : terms.eq(some, any(sort));
    }
  }

  public List<Term> pool() {
    return pool;
  }
}
