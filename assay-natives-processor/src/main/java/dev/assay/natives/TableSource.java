package dev.assay.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.type.TypeKind;

/** The text of the generated classes. */
final class TableSource {
  private TableSource() {}

  /**
   * A table: one entry per name that a method stands for.
   *
   * <p>The switch calls a small method per native instead of spelling out its arguments: HotSpot
   * compiles no method of more than 8000 bytes, and it can inline the small ones where they are
   * hot.
   */
  static String table(String packageName, String simpleName, List<NativeMethod> methods) {
    List<NativeMethod> entries = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    StringBuilder cases = new StringBuilder();
    StringBuilder bridges = new StringBuilder();
    for (NativeMethod method : methods) {
      int first = entries.size();
      for (String key : method.keys()) {
        cases.append("      case ").append(entries.size()).append(":\n");
        entries.add(method);
        keys.add(key);
      }
      String bridge = method.javaName() + "_" + first;
      cases.append("        ").append(bridge).append("(m, s, base);\n        return;\n");
      bridges.append(bridge(simpleName, bridge, method));
    }
    return """
    package %1$s;

    /** The native methods of {@link %2$s}, by number. */
    public final class %2$s_Table implements %3$s {
      @Override
      public String[] names() {
        return new String[] {%4$s};
      }

      @Override
      public int[] minJdk() {
        return new int[] {%5$s};
      }

      @Override
      public int[] maxJdk() {
        return new int[] {%6$s};
      }

      @Override
      public void call(int index, %7$s m, long[] s, int base) {
        switch (index) {
    %8$s      default:
            throw new IndexOutOfBoundsException(index);
        }
      }
    %9$s}
    """
        .formatted(
            packageName,
            simpleName,
            NativesProcessor.TABLE_INTERFACE,
            keys.stream().map(TableSource::quote).collect(Collectors.joining(", ")),
            join(entries, NativeMethod::minJdk),
            join(entries, NativeMethod::maxJdk),
            NativesProcessor.MACHINE,
            cases,
            bridges);
  }

  /** The index: a fresh array of fresh tables for the class that is asked for, and no others. */
  static String index(Map<String, Set<String>> tablesByClass) {
    StringBuilder cases = new StringBuilder();
    tablesByClass.forEach(
        (served, tables) ->
            cases
                .append("      case ")
                .append(quote(served))
                .append(":\n        return new NativeTable[] {")
                .append(
                    tables.stream()
                        .map(table -> "new " + table + "()")
                        .collect(Collectors.joining(", ")))
                .append("};\n"));
    return """
    package %1$s;

    import %3$s;

    /** All tables of native methods. */
    public final class NativeTables {
      private NativeTables() {}

      /** The tables for the class with this internal name; none if it has no entry. */
      public static NativeTable[] forClass(String internalName) {
        switch (internalName) {
    %2$s      default:
            return new NativeTable[0];
        }
      }
    }
    """
        .formatted(NativesProcessor.NATIVES_PACKAGE, cases, NativesProcessor.TABLE_INTERFACE);
  }

  /** A method that takes the arguments from the frame, calls the native, and leaves its result. */
  private static String bridge(String simpleName, String bridge, NativeMethod method) {
    List<String> arguments = new ArrayList<>(method.services());
    int slot = 0;
    for (TypeKind parameter : method.parameters()) {
      arguments.add(load(parameter, slot == 0 ? "s[base]" : "s[base + " + slot + "]"));
      slot += parameter == TypeKind.LONG || parameter == TypeKind.DOUBLE ? 2 : 1;
    }
    String call = simpleName + "." + method.javaName() + "(" + String.join(", ", arguments) + ")";
    return """

      private static void %s(%s m, long[] s, int base) {
        %s;
      }
    """
        .formatted(bridge, NativesProcessor.MACHINE, store(method.result(), call));
  }

  private static String load(TypeKind type, String slot) {
    return switch (type) {
      case LONG -> slot;
      case INT -> "(int) " + slot;
      case BOOLEAN -> slot + " != 0L";
      case BYTE -> "(byte) " + slot;
      case CHAR -> "(char) " + slot;
      case SHORT -> "(short) " + slot;
      case FLOAT -> "Float.intBitsToFloat((int) " + slot + ")";
      case DOUBLE -> "Double.longBitsToDouble(" + slot + ")";
      default -> throw new AssertionError(type);
    };
  }

  private static String store(TypeKind type, String call) {
    return switch (type) {
      case VOID -> call;
      case BOOLEAN -> "s[base] = " + call + " ? 1L : 0L";
      case FLOAT -> "s[base] = Float.floatToRawIntBits(" + call + ")";
      case DOUBLE -> "s[base] = Double.doubleToRawLongBits(" + call + ")";
      default -> "s[base] = " + call;
    };
  }

  private static String join(List<NativeMethod> entries, Function<NativeMethod, Integer> value) {
    return entries.stream()
        .map(entry -> value.apply(entry).toString())
        .collect(Collectors.joining(", "));
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
