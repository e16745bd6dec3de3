package dev.assay.machine.save;

import dev.assay.machine.state.PartKind;
import dev.assay.machine.state.VectorLayout;

/** How components and vectors are told apart. An object's tag is the number of its class. */
public final class Tags {
  public static final int FRAME = -1;
  public static final int STATUS = -2;
  public static final int GLOBALS = -3;

  /** Places in a state's vector; threads follow. */
  static final int GLOBALS_PART = 0;

  static final int YOUNG_PART = 1;
  static final int OLD_PART = 2;
  static final int FIRST_THREAD = 3;

  public static final VectorLayout LAYOUT =
      (index, count) ->
          switch (index) {
            case GLOBALS_PART -> PartKind.COMPONENT;
            case YOUNG_PART, OLD_PART -> PartKind.MAP_OF_COMPONENTS;
            default -> PartKind.LIST_OF_COMPONENTS;
          };

  private Tags() {}
}
