package dev.assay.logic;

import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.True;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random formulas and words, the same for the same seed. */
final class RandomFormulas {
  static final List<String> PROPOSITIONS = List.of("p", "q", "r");

  private final Random random;

  RandomFormulas(long seed) {
    random = new Random(seed);
  }

  /** A formula with the given number of operators. */
  Formula formula(int operators) {
    if (operators == 0) {
      int choice = random.nextInt(20);
      if (choice == 0) {
        return new True();
      } else if (choice == 1) {
        return new False();
      }
      return new Formula.Proposition(PROPOSITIONS.get(choice % PROPOSITIONS.size()));
    }
    if (random.nextInt(3) == 0) {
      Formula operand = formula(operators - 1);
      return switch (random.nextInt(4)) {
        case 0 -> new Formula.Not(operand);
        case 1 -> new Formula.Next(operand);
        case 2 -> new Formula.Eventually(operand);
        default -> new Formula.Always(operand);
      };
    }
    int left = random.nextInt(operators);
    Operator[] all = Operator.values();
    return all[random.nextInt(all.length)].apply(formula(left), formula(operators - 1 - left));
  }

  /** A formula with at most the given number of operators. */
  Formula formulaUpTo(int operators) {
    return formula(random.nextInt(operators + 1));
  }

  Lasso word() {
    return new Lasso(letters(random.nextInt(5)), letters(1 + random.nextInt(4)));
  }

  List<Lasso> words(int count) {
    List<Lasso> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      words.add(word());
    }
    return words;
  }

  private long[] letters(int count) {
    return random.longs(count, 0, 1L << PROPOSITIONS.size()).toArray();
  }
}
