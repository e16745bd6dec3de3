package dev.assay.machine.flow;

import org.jspecify.annotations.Nullable;

/**
 * What instructions take from the operand stack and put there, for all opcodes whose effect does
 * not depend on their operands. An effect such as {@code AI>J} (an array and an index give a long)
 * uses the letters of {@link TypeFrame}; in addition, {@code R} takes references that need not be
 * initialised.
 */
final class StackEffects {
  /** In the order of the opcodes; {@code -} where the effect depends on the operands. */
  private static final String TABLE =
      // nop to ldc2_w
      "> >N >I >I >I >I >I >I >I >J >J >F >F >F >D >D >I >I - - - "
          // loads of locals
          + "- - - - - - - - - - - - - - - - - - - - - - - - - "
          // loads from arrays
          + "AI>I AI>J AI>F AI>D AI>A AI>I AI>I AI>I "
          // stores to locals
          + "- - - - - - - - - - - - - - - - - - - - - - - - - "
          // stores to arrays
          + "AII> AIJ> AIF> AID> AIA> AII> AII> AII> "
          // pop to swap
          + "- - - - - - - - - "
          // add, sub, mul, div, rem, neg
          + "II>I JJ>J FF>F DD>D II>I JJ>J FF>F DD>D II>I JJ>J FF>F DD>D "
          + "II>I JJ>J FF>F DD>D II>I JJ>J FF>F DD>D I>I J>J F>F D>D "
          // shifts, and, or, xor, iinc
          + "II>I JI>J II>I JI>J II>I JI>J II>I JJ>J II>I JJ>J II>I JJ>J - "
          // conversions
          + "I>J I>F I>D J>I J>F J>D F>I F>J F>D D>I D>J D>F I>I I>I I>I "
          // comparisons and branches
          + "JJ>I FF>I FF>I DD>I DD>I I> I> I> I> I> I> "
          + "II> II> II> II> II> II> RR> RR> > - - I> I> "
          // returns, fields, calls, new
          + "- - - - - - - - - - - - - - - - "
          // newarray, anewarray, arraylength, athrow, checkcast, instanceof, monitors
          + "I>A I>A A>I A> A>A A>I R> R> "
          // wide, multianewarray, ifnull, ifnonnull, goto_w, jsr_w
          + "- - R> R> > -";

  private static final @Nullable String[] EFFECTS = split();

  private StackEffects() {}

  private static @Nullable String[] split() {
    @Nullable String[] effects = TABLE.split(" ");
    for (int i = 0; i < effects.length; i++) {
      if ("-".equals(effects[i])) {
        effects[i] = null;
      }
    }
    return effects;
  }

  /** The effect of an opcode, or null if it depends on the operands or there is no such opcode. */
  static @Nullable String of(int opcode) {
    return opcode < EFFECTS.length ? EFFECTS[opcode] : null;
  }
}
