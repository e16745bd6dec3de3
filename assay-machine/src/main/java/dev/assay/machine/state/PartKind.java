package dev.assay.machine.state;

/** What the number of a part of a state stands for. */
public enum PartKind {
  /**
   * Half of the state's map: a map of {@link IntMaps} with a component for each even key, under
   * half the key; 0 is the empty map. A state has one such part at most, and one {@link #ODD_KEYS}.
   *
   * <p>The map is in two halves so that they can hang on either side of the root: keys that were
   * given one after the other, whose values often change in the same states, are spread over both.
   * Then each half takes far fewer values than there are states.
   */
  EVEN_KEYS,
  /** The other half: key {@code k} stands for {@code 2 k + 1}. */
  ODD_KEYS,
  /** A list of {@link Lists} whose elements are components; 0 is the empty list. */
  LIST_OF_COMPONENTS,
  /** A component of the {@link ComponentPool}; 0 is none. */
  COMPONENT
}
