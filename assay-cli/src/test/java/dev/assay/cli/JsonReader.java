package dev.assay.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON strictly: what the product writes must be readable by others. */
final class JsonReader {
  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /** Reads a text that is one object. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> object(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.space();
    if (reader.at != text.length()) {
      throw reader.wrong("the end");
    }
    return (Map<String, Object>) value;
  }

  private IllegalArgumentException wrong(String expected) {
    return new IllegalArgumentException(expected + " expected at " + at + " in " + text);
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
      throw wrong(token);
    }
  }

  private Object value() {
    if (take("{")) {
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
    } else if (take("[")) {
      List<Object> list = new ArrayList<>();
      if (!take("]")) {
        do {
          list.add(value());
        } while (take(","));
        require("]");
      }
      return list;
    } else if (take("\"")) {
      return string();
    } else if (take("true")) {
      return true;
    } else if (take("false")) {
      return false;
    }
    return number();
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    if (start == at) {
      throw wrong("a value");
    }
    return Double.valueOf(text.substring(start, at));
  }

  private String string() {
    StringBuilder value = new StringBuilder();
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        throw wrong("no control character");
      }
      value.append(c == '\\' ? escaped() : c);
    }
    at++;
    return value.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      case '"', '\\' -> c;
      default -> throw wrong("an escape");
    };
  }
}
