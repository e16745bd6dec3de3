// expect: verified

import dev.assay.api.Assay;

/** Keys inserted into a search tree are found, and others are not. */
public class TreeOfInputs {
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

  static boolean contains(Node t, int key) {
    while (t != null && t.key != key) {
      t = key < t.key ? t.left : t.right;
    }
    return t != null;
  }

  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int c = Assay.anyInt();
    Node root = insert(insert(insert(null, a), b), c);
    assert contains(root, a) && contains(root, b) && contains(root, c);
    int d = Assay.anyInt();
    assert contains(root, d) == (d == a || d == b || d == c);
  }
}
