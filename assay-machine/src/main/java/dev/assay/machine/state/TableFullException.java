package dev.assay.machine.state;

/**
 * Thrown when a table has used up its 2<sup>31</sup> numbers. What the table holds stays intact; a
 * search that meets this ends as inconclusive.
 */
public final class TableFullException extends RuntimeException {
  TableFullException() {
    super("the state tables are full: all 2^31 numbers are in use");
  }
}
