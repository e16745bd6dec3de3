package dev.assay.certify.divide;

import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.Walk;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states that a part of a script has reached, by their numbers, for parts that are followed in
 * one process with one store of states: there equal states have equal numbers, whoever has reached
 * them, so that nothing has to be believed about hashes.
 */
public final class ExactMap implements PartMap {
  private final BitSet own = new BitSet();
  private final BitSet outside = new BitSet();
  private final List<Integer> elsewhere = new ArrayList<>();
  private final List<Integer> elsewhereNumbers = new ArrayList<>();
  private int root;
  private int first;
  private boolean isFirst;

  @Override
  public StateMap recorder(Walk system) {
    return new StateMap() {
      @Override
      public void begin(int number, boolean isFirstOfAll, int state) {
        root = number;
        isFirst = isFirstOfAll;
        first = state;
      }

      @Override
      public void own(int state) {
        own.set(state);
      }

      @Override
      public void outside(int state) {
        outside.set(state);
      }

      @Override
      public void elsewhere(int number, int state) {
        elsewhereNumbers.add(number);
        elsewhere.add(state);
      }
    };
  }

  @Override
  public void clear() {
    own.clear();
    outside.clear();
    elsewhere.clear();
    elsewhereNumbers.clear();
  }

  /**
   * What is wrong with parts that were all followed to their ends, or null if they are the whole.
   */
  public static @Nullable String problem(List<ExactMap> maps) {
    Map<Integer, ExactMap> byRoot = new HashMap<>();
    BitSet reached = new BitSet();
    boolean hasFirst = false;
    for (ExactMap m : maps) {
      hasFirst |= m.isFirst;
      if (byRoot.put(m.root, m) != null) {
        return "two parts begin with state " + m.root;
      }
      if (reached.intersects(m.own)) {
        return "a part claims that a state is new that another part has reached";
      }
      reached.or(m.own);
    }
    if (!hasFirst) {
      return "no part begins with the first state";
    }
    for (ExactMap m : maps) {
      BitSet missing = (BitSet) m.outside.clone();
      missing.andNot(reached);
      if (!missing.isEmpty()) {
        return "a part claims that a state was visited, but no part has reached it";
      }
      for (int i = 0; i < m.elsewhere.size(); i++) {
        ExactMap other = byRoot.get(m.elsewhereNumbers.get(i));
        if (other == null || other.first != m.elsewhere.get(i)) {
          return "a part claims that another part begins with state "
              + m.elsewhereNumbers.get(i)
              + ", but "
              + (other == null ? "none does" : "that begins with another state");
        }
      }
    }
    return null;
  }
}
