package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Threads that call one object of the JDK's. The main thread is the first of them.
 *
 * @param object how the object is made
 * @param fills statements that come first
 */
record LibraryProgram(
    Subject subject, String object, List<String> fills, List<List<Call>> threads) {

  String source(String name) {
    StringBuilder b = new StringBuilder();
    String type = subject.typeName();
    b.append("@SuppressWarnings({\"unchecked\", \"rawtypes\", \"deprecation\"})\n");
    b.append("public class " + name + " {\n");
    b.append("  static final " + type + " o = " + object + ";\n");
    if (uses("p")) {
      b.append("  static final " + type + " p = " + subject.objects().get(0) + ";\n");
    }
    b.append(subject.fields().isEmpty() ? "" : "  " + subject.fields() + "\n");
    b.append("  static final Object[] r = new Object[" + (calls() + 1) + "];\n");
    int index = threads.get(0).size();
    for (int i = 1; i < threads.size(); i++) {
      b.append("  static class T" + i + " extends Thread {\n    public void run() {\n");
      for (Call c : threads.get(i)) {
        b.append("      " + c.statements(index++) + "\n");
      }
      b.append("    }\n  }\n");
    }
    b.append("  public static void main(String[] args) throws Exception {\n");
    fills.forEach(f -> b.append("    " + f + "\n"));
    for (int i = 1; i < threads.size(); i++) {
      b.append("    Thread t" + i + " = new T" + i + "(); t" + i + ".start();\n");
    }
    index = 0;
    for (Call c : threads.get(0)) {
      b.append("    " + c.statements(index++) + "\n");
    }
    for (int i = 1; i < threads.size(); i++) {
      b.append("    t" + i + ".join();\n");
    }
    b.append("    Parts.finish(o, r);\n  }\n}\n");
    return b.toString();
  }

  private boolean uses(String field) {
    return threads.stream()
        .flatMap(List::stream)
        .anyMatch(c -> c.expression().matches(".*\\b" + field + "\\b.*"));
  }

  private int calls() {
    return threads.stream().mapToInt(List::size).sum();
  }

  /** The methods that are called, each once. */
  TreeSet<String> methods() {
    TreeSet<String> all = new TreeSet<>();
    threads.forEach(t -> t.forEach(c -> all.add(c.method())));
    return all;
  }

  /** All that can be had by leaving out a thread, a call or a statement. */
  List<LibraryProgram> smaller() {
    List<LibraryProgram> all = new ArrayList<>();
    for (int i = 0; i < threads.size(); i++) {
      if (threads.size() > 2) {
        all.add(new LibraryProgram(subject, object, fills, without(threads, i)));
      }
    }
    for (int i = 0; i < threads.size(); i++) {
      for (int j = 0; j < threads.get(i).size(); j++) {
        if (threads.get(i).size() > 1) {
          List<List<Call>> fewer = new ArrayList<>(threads);
          fewer.set(i, without(threads.get(i), j));
          all.add(new LibraryProgram(subject, object, fills, fewer));
        }
      }
    }
    for (int i = 0; i < fills.size(); i++) {
      all.add(new LibraryProgram(subject, object, without(fills, i), threads));
    }
    return all;
  }

  private static <T> List<T> without(List<T> list, int index) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(index);
    return List.copyOf(fewer);
  }

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder(object + ";");
    fills.forEach(f -> b.append(" ").append(f));
    for (List<Call> t : threads) {
      b.append(" || ");
      t.forEach(c -> b.append(c.before()).append(c.expression()).append("; "));
    }
    return b.toString().strip();
  }
}
