// expect: violation assertion
// target: TreeSharesItsBranches#check

/** Both branches of a tree can be the same node. */
public class TreeSharesItsBranches {
  static class Tree {
    Tree left;
    Tree right;
  }

  static void check(Tree t) {
    if (t != null && t.left != null && t.left != t) {
      assert t.left != t.right;
    }
  }
}
