// expect: violation assertion
// inputs: 4, 2, 4

import dev.assay.api.Assay;

/** Equal keys are kept once only. */
public class TreeLosesDuplicates {
  static class Node {
    final int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  static Node insert(Node t, int key) {
    if (t == null) {
      return new Node(key);
    }
    if (key < t.key) {
      t.left = insert(t.left, key);
    } else if (key > t.key) {
      t.right = insert(t.right, key);
    }
    return t;
  }

  static int size(Node t) {
    return t == null ? 0 : size(t.left) + 1 + size(t.right);
  }

  public static void main(String[] args) {
    Node root = insert(null, Assay.anyInt());
    root = insert(root, Assay.anyInt());
    root = insert(root, Assay.anyInt());
    assert size(root) == 3;
  }
}
