// expect: verified
// target: SearchInOrderedTree#check
// options: --max-objects 6 --requires SearchInOrderedTree#isOrdered

/** In an ordered tree of depth two the search finds what is there. */
public class SearchInOrderedTree {
  static class Tree {
    int key;
    Tree left;
    Tree right;
  }

  static boolean isLeaf(Tree t) {
    return t.left == null && t.right == null;
  }

  static boolean isOrdered(Tree t, int key) {
    if (t == null) {
      return false;
    }
    if (t.left != null && (t.left == t || !isLeaf(t.left) || t.left.key >= t.key)) {
      return false;
    }
    return t.right == null || t.right != t && isLeaf(t.right) && t.right.key > t.key;
  }

  static boolean contains(Tree t, int key) {
    while (t != null && t.key != key) {
      t = key < t.key ? t.left : t.right;
    }
    return t != null;
  }

  static void check(Tree t, int key) {
    boolean there =
        t.key == key
            || t.left != null && t.left.key == key
            || t.right != null && t.right.key == key;
    assert contains(t, key) == there;
  }
}
