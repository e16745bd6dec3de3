package dev.assay.report;

import java.util.List;
import java.util.Map;

/** Writes JSON from maps, lists, strings, numbers and truth values. */
public final class Json {
  private final StringBuilder out = new StringBuilder();

  private Json() {}

  /** The value as JSON, indented, with a line feed at the end. */
  public static String of(Object value) {
    Json json = new Json();
    json.write(value, "\n");
    return json.out.append('\n').toString();
  }

  private void write(Object value, String lineStart) {
    if (value instanceof Map<?, ?> map) {
      writeMap(map, lineStart);
    } else if (value instanceof List<?> list) {
      writeList(list, lineStart);
    } else if (value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else {
      writeString(value.toString());
    }
  }

  private void writeMap(Map<?, ?> map, String lineStart) {
    out.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator).append(lineStart).append("  ");
      writeString(String.valueOf(entry.getKey()));
      out.append(": ");
      write(entry.getValue(), lineStart + "  ");
      separator = ",";
    }
    out.append(map.isEmpty() ? "" : lineStart).append('}');
  }

  private void writeList(List<?> list, String lineStart) {
    out.append('[');
    String separator = "";
    for (Object element : list) {
      out.append(separator).append(lineStart).append("  ");
      write(element, lineStart + "  ");
      separator = ",";
    }
    out.append(list.isEmpty() ? "" : lineStart).append(']');
  }

  private void writeString(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '\r' -> out.append("\\r");
        default -> {
          // A lone surrogate cannot be written in UTF-8.
          if (c < ' ' || Character.isSurrogate(c)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
