package dev.assay.certify.coder;

/**
 * Codes a sequence of bits in about as much room as their probabilities ask for. Whoever writes
 * passes each bit; whoever reads passes anything and is told the bit. So one piece of code serves
 * both directions.
 */
public interface BitCoder {
  /**
   * Writes or reads one bit.
   *
   * @param bit what to write; of no meaning when reading
   * @param chance how probable a 1 is, in units of 1/65536, from 1 to 65535
   * @return the bit
   */
  int code(int bit, int chance);

  /** Whether bits are read. */
  boolean isReading();
}
