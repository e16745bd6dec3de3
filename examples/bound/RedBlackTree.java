// run: assay bound examples/bound/RedBlackTree.java -- 3
// expect: verified
// arguments: how many keys are put into the tree

import dev.assay.api.Assay;
import java.util.NoSuchElementException;

/**
 * A map as a red-black tree: a search tree in which no red node has a red child, and in which all
 * ways from the root down pass the same number of black nodes. Keys are put, looked up and removed
 * about which nothing is known; the tree must stay in shape and know what was put into it.
 */
public class RedBlackTree {
  /** A key with its value. */
  private static class Node {
    int key;
    int value;
    boolean red = true;
    Node parent;
    Node left;
    Node right;

    Node(int key, int value, Node parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
    }
  }

  private Node root;
  private int size;

  int size() {
    return size;
  }

  /** The value of a key, or another number if the key is not there. */
  int get(int key, int otherwise) {
    Node node = find(key);
    return node == null ? otherwise : node.value;
  }

  int firstKey() {
    if (root == null) {
      throw new NoSuchElementException();
    }
    return first(root).key;
  }

  /** Adds a key, or gives it another value. */
  void put(int key, int value) {
    Node parent = null;
    Node node = root;
    while (node != null && node.key != key) {
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    if (node != null) {
      node.value = value;
      return;
    }
    Node added = new Node(key, value, parent);
    if (parent == null) {
      root = added;
    } else if (key < parent.key) {
      parent.left = added;
    } else {
      parent.right = added;
    }
    size++;
    separateReds(added);
  }

  /** Removes a key and says whether it was there. */
  boolean remove(int key) {
    Node node = find(key);
    if (node == null) {
      return false;
    }
    if (node.left != null && node.right != null) {
      // The next key moves here; its node, which has no left child, goes in place of this one.
      Node next = first(node.right);
      node.key = next.key;
      node.value = next.value;
      node = next;
    }
    Node child = node.left != null ? node.left : node.right;
    if (child != null) {
      // An only child is red, so its parent is black.
      child.red = false;
    } else if (!node.red) {
      makeUpForBlack(node);
    }
    replace(node, child);
    size--;
    return true;
  }

  private Node find(int key) {
    Node node = root;
    while (node != null && node.key != key) {
      node = key < node.key ? node.left : node.right;
    }
    return node;
  }

  private static Node first(Node node) {
    Node first = node;
    while (first.left != null) {
      first = first.left;
    }
    return first;
  }

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  private static Node sibling(Node node) {
    return node == node.parent.left ? node.parent.right : node.parent.left;
  }

  /** Puts another node, or none, where a node hangs. */
  private void replace(Node node, Node by) {
    if (node.parent == null) {
      root = by;
    } else if (node == node.parent.left) {
      node.parent.left = by;
    } else {
      node.parent.right = by;
    }
    if (by != null) {
      by.parent = node.parent;
    }
  }

  /** Makes a node the parent of its parent; the order of the keys stays. */
  private void rotateUp(Node node) {
    Node parent = node.parent;
    Node moved;
    if (node == parent.left) {
      moved = node.right;
      parent.left = moved;
      node.right = parent;
    } else {
      moved = node.left;
      parent.right = moved;
      node.left = parent;
    }
    if (moved != null) {
      moved.parent = parent;
    }
    replace(parent, node);
    parent.parent = node;
  }

  /** Restores the shape after a red node was added, whose parent may be red as well. */
  private void separateReds(Node added) {
    Node node = added;
    while (isRed(node.parent)) {
      Node parent = node.parent;
      Node grandparent = parent.parent;
      Node uncle = sibling(parent);
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        grandparent.red = true;
        node = grandparent;
      } else {
        if ((node == parent.left) != (parent == grandparent.left)) {
          rotateUp(node);
          parent = node;
        }
        rotateUp(parent);
        parent.red = false;
        grandparent.red = true;
        return;
      }
    }
    root.red = false;
  }

  /** Restores the shape before a black node without children is taken away. */
  private void makeUpForBlack(Node removed) {
    Node node = removed;
    while (node != root && !node.red) {
      Node parent = node.parent;
      Node sibling = sibling(node);
      if (sibling.red) {
        rotateUp(sibling);
        sibling.red = false;
        parent.red = true;
        sibling = sibling(node);
      }
      Node near = node == parent.left ? sibling.left : sibling.right;
      Node far = node == parent.left ? sibling.right : sibling.left;
      if (!isRed(near) && !isRed(far)) {
        sibling.red = true;
        node = parent;
      } else {
        if (!isRed(far)) {
          rotateUp(near);
          near.red = false;
          sibling.red = true;
          far = sibling;
          sibling = near;
        }
        rotateUp(sibling);
        sibling.red = parent.red;
        parent.red = false;
        far.red = false;
        return;
      }
    }
    node.red = false;
  }

  private void checkShape() {
    assert !isRed(root) : "the root is red";
    assert root == null || root.parent == null : "the root has a parent";
    checkShape(root, null, null);
    assert count(root) == size : "wrong size";
  }

  /**
   * Checks what is under a node and says how many black nodes each way down passes.
   *
   * @param low the node with the next smaller key among those above, or null
   * @param high the node with the next larger key among those above, or null
   */
  private static int checkShape(Node node, Node low, Node high) {
    if (node == null) {
      return 0;
    }
    assert low == null || low.key < node.key : "key too small";
    assert high == null || node.key < high.key : "key too large";
    assert node.left == null || node.left.parent == node : "wrong parent";
    assert node.right == null || node.right.parent == node : "wrong parent";
    assert !node.red || (!isRed(node.left) && !isRed(node.right)) : "red under red";
    int left = checkShape(node.left, low, node);
    int right = checkShape(node.right, node, high);
    assert left == right : "more black nodes on one side";
    return left + (node.red ? 0 : 1);
  }

  private static int count(Node node) {
    return node == null ? 0 : 1 + count(node.left) + count(node.right);
  }

  public static void main(String[] args) {
    int[] keys = new int[args.length > 0 ? Integer.parseInt(args[0]) : 3];
    RedBlackTree tree = new RedBlackTree();
    for (int i = 0; i < keys.length; i++) {
      keys[i] = Assay.anyInt();
      tree.put(keys[i], i);
      tree.checkShape();
    }
    int first = tree.firstKey();
    for (int key : keys) {
      assert first <= key : "not the first key";
    }
    int size = tree.size();
    int gone = Assay.anyInt();
    boolean removed = tree.remove(gone);
    tree.checkShape();
    assert tree.size() == (removed ? size - 1 : size) : "more or less than one key removed";
    int sought = Assay.anyInt();
    int value = tree.get(sought, -1);
    if (value >= 0) {
      assert sought != gone : "still there";
      assert keys[value] == sought : "the value of another key";
      assert tree.firstKey() <= sought : "not the first key";
    }
  }
}
