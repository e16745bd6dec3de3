package dev.assay.explore.random;

import java.util.List;

/**
 * Data that the JDK's code uses on the program's behalf, and objects of the JDK that are shared.
 */
final class JdkTheme implements Theme {
  private static final String LIST_LOCK = "L0";

  private final StatementGenerator g;
  private final boolean raceFree;
  private final String arrayLock;

  /**
   * @param arrayLock the lock to which the elements of the array belong
   */
  JdkTheme(StatementGenerator g, boolean raceFree, String arrayLock) {
    this.g = g;
    this.raceFree = raceFree;
    this.arrayLock = arrayLock;
  }

  @Override
  public List<Statement> members() {
    return List.of(
        Statement.of("static final List<String> TEXTS = new LinkedList<>();"),
        Statement.of("static final char[] CHARS = \"ab\".toCharArray();"),
        Statement.of("static final java.nio.ByteBuffer BUFFER = java.nio.ByteBuffer.allocate(2);"));
  }

  @Override
  public Statement statement(Scope s) {
    return switch (g.random.nextInt(3)) {
      case 0 -> withLock(s, arrayLock, ofArray());
      case 1 -> withLock(s, LIST_LOCK, ofList());
      default -> withLock(s, LIST_LOCK, ofJdk());
    };
  }

  private String ofArray() {
    return g.pick(
        List.of(
            "r = Arrays.equals(ARRAY, new int[] {1, 0}) ? 1 : 0;",
            "r = java.nio.IntBuffer.wrap(ARRAY).get(1);",
            "java.nio.IntBuffer.wrap(ARRAY).put(0, 1);",
            "r = java.lang.reflect.Array.getInt(ARRAY, 0);",
            "java.lang.reflect.Array.setInt(ARRAY, 1, 2);",
            "r = Arrays.stream(ARRAY).sum() % 3;"));
  }

  private String ofList() {
    return g.pick(
        List.of(
            "TEXTS.add(\"a\");",
            "TEXTS.clear();",
            "r = (\"\" + TEXTS).length() % 3;",
            "r = String.join(\"\", TEXTS).length();",
            "r = new CopyOnWriteArrayList<>(TEXTS).size();"));
  }

  private String ofJdk() {
    return g.pick(
        List.of(
            "r = new String(CHARS).equals(\"xb\") ? 1 : 0;",
            "\"xy\".getChars(0, 2, CHARS, 0);",
            "r = CHARS[1] == 'y' ? 1 : 0;",
            "if (BUFFER.position() < 2) { BUFFER.put((byte) 1); }",
            "r = BUFFER.position();",
            "BUFFER.clear();"));
  }

  private Statement withLock(Scope s, String lock, String use) {
    boolean locks = !s.held().contains(lock) && (raceFree || g.random.nextBoolean());
    return Statement.block(
        locks ? "synchronized (" + lock + ") {" : "{", List.of(Statement.of(use)));
  }
}
