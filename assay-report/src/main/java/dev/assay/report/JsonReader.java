package dev.assay.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON into maps, lists, strings, long numbers and truth values: what {@link Json} writes.
 */
public final class JsonReader {
  private static final int MOST_NESTED = 100;

  private final String text;
  private int at;
  private int nested;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Reads a text that is one value.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.space();
    if (reader.at != text.length()) {
      throw reader.wrong("the end");
    }
    return value;
  }

  private IllegalArgumentException wrong(String expected) {
    long line = text.substring(0, Math.min(at, text.length())).lines().count();
    return new IllegalArgumentException(expected + " expected in line " + Math.max(1, line));
  }

  private void space() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private boolean take(String token) {
    space();
    boolean found = text.startsWith(token, at);
    at += found ? token.length() : 0;
    return found;
  }

  private void require(String token) {
    if (!take(token)) {
      throw wrong("'" + token + "'");
    }
  }

  private Object value() {
    if (++nested > MOST_NESTED) {
      throw wrong("less nesting");
    }
    Object value;
    if (take("{")) {
      value = map();
    } else if (take("[")) {
      value = list();
    } else if (take("\"")) {
      value = string();
    } else if (take("true")) {
      value = true;
    } else if (take("false")) {
      value = false;
    } else {
      value = number();
    }
    nested--;
    return value;
  }

  private Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    if (!take("}")) {
      do {
        require("\"");
        String key = string();
        require(":");
        map.put(key, value());
      } while (take(","));
      require("}");
    }
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    if (!take("]")) {
      do {
        list.add(value());
      } while (take(","));
      require("]");
    }
    return list;
  }

  private Long number() {
    int start = at;
    while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    try {
      return Long.valueOf(text.substring(start, at));
    } catch (NumberFormatException e) {
      throw wrong("a value");
    }
  }

  private String string() {
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at++);
      value.append(c == '\\' ? escaped() : c);
    }
    at++;
    if (at > text.length()) {
      throw wrong("'\"'");
    }
    return value.toString();
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : ' ';
    switch (c) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 'r':
        return '\r';
      case '"', '\\', '/':
        return c;
      case 'u':
        String digits =
            text.substring(Math.min(at, text.length()), Math.min(at + 4, text.length()));
        if (digits.matches("[0-9a-fA-F]{4}")) {
          at += 4;
          return (char) Integer.parseInt(digits, 16);
        }
        break;
      default:
        break;
    }
    throw wrong("an escape");
  }
}
