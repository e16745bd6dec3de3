package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A piece of source: lines with blocks between them. A simple statement is one line without blocks;
 * a class or a method is a statement, too, so that a whole program is one tree.
 *
 * @param lines one more than there are blocks
 */
public record Statement(List<String> lines, List<List<Statement>> blocks) {
  public static Statement of(String line) {
    return new Statement(List.of(line), List.of());
  }

  public static Statement block(String head, List<Statement> body) {
    return new Statement(List.of(head, "}"), List.of(List.copyOf(body)));
  }

  public static Statement blocks(
      String head, List<Statement> first, String between, List<Statement> second) {
    return new Statement(
        List.of(head, between, "}"), List.of(List.copyOf(first), List.copyOf(second)));
  }

  /** The same with all lines changed. */
  public Statement map(UnaryOperator<String> change) {
    return new Statement(
        lines.stream().map(change).toList(),
        blocks.stream().map(b -> b.stream().map(s -> s.map(change)).toList()).toList());
  }

  public String source() {
    StringBuilder b = new StringBuilder();
    write(b, "");
    return b.toString();
  }

  private void write(StringBuilder b, String indent) {
    for (int i = 0; i < lines.size(); i++) {
      b.append(indent).append(lines.get(i)).append('\n');
      if (i < blocks.size()) {
        for (Statement s : blocks.get(i)) {
          s.write(b, indent + "  ");
        }
      }
    }
  }

  /**
   * All that can be had by one cut: a statement inside left out, or replaced by what is inside it.
   * Big cuts come first.
   */
  public List<Statement> smaller() {
    List<Statement> result = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      List<Statement> block = blocks.get(i);
      for (int j = 0; j < block.size(); j++) {
        result.add(with(i, j, List.of()));
      }
      for (int j = 0; j < block.size(); j++) {
        for (List<Statement> inner : block.get(j).blocks) {
          result.add(with(i, j, inner));
        }
        for (Statement s : block.get(j).smaller()) {
          result.add(with(i, j, List.of(s)));
        }
      }
    }
    return result;
  }

  private Statement with(int block, int index, List<Statement> replacement) {
    List<Statement> changed = new ArrayList<>(blocks.get(block));
    changed.remove(index);
    changed.addAll(index, replacement);
    List<List<Statement>> all = new ArrayList<>(blocks);
    all.set(block, List.copyOf(changed));
    return new Statement(lines, List.copyOf(all));
  }
}
