package dev.assay.certify.program;

import dev.assay.certify.CertificateProblem;
import dev.assay.explore.ScriptedExploration.ProducerPrecision;
import dev.assay.explore.visibility.PrecisionSnapshot;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The precision that a recorded search had in the end, as entries of a header: without it the same
 * transitions cannot be taken. A wrong precision does no harm: a search notices if it is too
 * coarse, and a finer one than needed has more states and hides nothing.
 */
public final class ProducerPrecisions {
  private static final String PREFIX = "view ";
  private static final String OBSERVED = PREFIX + "observed";

  private ProducerPrecisions() {}

  static Map<String, String> toEntries(ProducerPrecision producer) {
    Map<String, String> entries = new TreeMap<>();
    try {
      for (RecordComponent c : PrecisionSnapshot.class.getRecordComponents()) {
        Object value = c.getAccessor().invoke(producer.snapshot());
        entries.put(PREFIX + c.getName(), join((List<?>) value));
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a precision is a record of lists", e);
    }
    entries.put(OBSERVED, join(producer.observed()));
    return entries;
  }

  private static String join(List<?> names) {
    StringBuilder text = new StringBuilder();
    names.forEach(n -> text.append(n).append('\n'));
    return text.toString();
  }

  private static List<String> split(Map<String, String> entries, String name) {
    String text = entries.get(name);
    if (text == null) {
      throw new CertificateProblem("its header does not say with which view the search was made");
    }
    return text.lines().toList();
  }

  public static ProducerPrecision of(Map<String, String> entries) {
    RecordComponent[] components = PrecisionSnapshot.class.getRecordComponents();
    List<Class<?>> types = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (RecordComponent c : components) {
      types.add(c.getType());
      values.add(split(entries, PREFIX + c.getName()));
    }
    try {
      PrecisionSnapshot snapshot =
          PrecisionSnapshot.class
              .getDeclaredConstructor(types.toArray(Class<?>[]::new))
              .newInstance(values.toArray());
      return new ProducerPrecision(snapshot, split(entries, OBSERVED));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a precision is a record of lists", e);
    }
  }
}
