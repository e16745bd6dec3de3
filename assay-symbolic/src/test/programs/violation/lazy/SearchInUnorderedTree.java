// expect: violation assertion
// target: SearchInUnorderedTree#check

import dev.assay.api.Assay;

/** In a tree without order the search misses what is there. */
public class SearchInUnorderedTree {
  static class Tree {
    int key;
    Tree left;
    Tree right;
  }

  static boolean contains(Tree t, int key) {
    while (t != null && t.key != key) {
      t = key < t.key ? t.left : t.right;
    }
    return t != null;
  }

  static void check(Tree t, int key) {
    Assay.assume(t != null && t.right == null);
    if (t.left != null && t.left.key == key) {
      assert contains(t, key);
    }
  }
}
