package dev.assay.machine.state;

/** What the number of a part of a state stands for. */
public enum PartKind {
  /** A map of {@link IntMaps} whose values are components; 0 is the empty map. */
  MAP_OF_COMPONENTS,
  /** A list of {@link Lists} whose elements are components; 0 is the empty list. */
  LIST_OF_COMPONENTS,
  /** A component of the {@link ComponentPool}; 0 is none. */
  COMPONENT
}
