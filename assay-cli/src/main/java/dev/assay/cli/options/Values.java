package dev.assay.cli.options;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the texts given for options become values. The message of an IllegalArgumentException says
 * what the text should have been.
 */
final class Values {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,10})([kmg]?)");

  private Values() {}

  /** A number of states, steps, seconds. */
  static long count(String text) {
    if (!text.matches("[1-9][0-9]{0,11}")) {
      throw new IllegalArgumentException("a positive number");
    }
    return Long.parseLong(text);
  }

  /** A positive number of things that are held in memory. */
  static int positive(String text) {
    if (!text.matches("[1-9][0-9]{0,8}")) {
      throw new IllegalArgumentException("a number from 1 to 999999999");
    }
    return Integer.parseInt(text);
  }

  static int fromZero(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException("a number from 0");
    }
    return Integer.parseInt(text);
  }

  static long number(String text) {
    if (!text.matches("-?[0-9]{1,18}")) {
      throw new IllegalArgumentException("a number");
    }
    return Long.parseLong(text);
  }

  static int workers(String text) {
    if (!text.matches("[1-9][0-9]{0,2}")) {
      throw new IllegalArgumentException("a number from 1 to 999");
    }
    return Integer.parseInt(text);
  }

  /**
   * A number of bytes.
   *
   * @param least the smallest that is allowed
   * @param expected what to say if it is no such number
   */
  static long size(String text, long least, String expected) {
    Matcher m = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!m.matches()) {
      throw new IllegalArgumentException(expected);
    }
    long number = Long.parseLong(m.group(1));
    int shift = List.of("", "k", "m", "g").indexOf(m.group(2)) * 10;
    if (number << shift < least || number > Long.MAX_VALUE >> shift) {
      throw new IllegalArgumentException(expected);
    }
    return number << shift;
  }

  static Path folder(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a directory");
    }
    return Path.of(text);
  }

  static <T> T named(Map<String, T> values, String text) {
    T value = values.get(text);
    if (value == null) {
      throw new IllegalArgumentException(
          "one of " + String.join(", ", new TreeSet<>(values.keySet())));
    }
    return value;
  }
}
