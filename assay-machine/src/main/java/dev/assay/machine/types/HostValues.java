package dev.assay.machine.types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers immutable host values by equality, so that states can refer to them. Thread-safe. */
public final class HostValues {
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<Object> values = new ArrayList<>();

  public synchronized int number(Object value) {
    return numbers.computeIfAbsent(
        value,
        v -> {
          values.add(v);
          return values.size() - 1;
        });
  }

  public synchronized Object value(int number) {
    return values.get(number);
  }
}
