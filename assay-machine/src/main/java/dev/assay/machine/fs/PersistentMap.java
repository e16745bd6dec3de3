package dev.assay.machine.fs;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * An immutable sorted map; a changed copy shares all but O(log n) nodes with the original.
 *
 * <p>It is a treap (Seidel and Aragon, "Randomized Search Trees", 1996) whose priorities are hashes
 * of the keys, so the tree's shape depends on its keys alone and not on the order of changes. Two
 * maps can therefore be compared node by node, and where they share nodes the comparison is over at
 * once. Hashes are kept in the nodes and computed when asked for.
 */
final class PersistentMap<K extends Comparable<K>, V> {
  private static final PersistentMap<?, ?> EMPTY = new PersistentMap<String, Object>(null);

  private final Tree<K, V> root;

  private PersistentMap(Tree<K, V> root) {
    this.root = root;
  }

  /** The map without entries. */
  @SuppressWarnings("unchecked") // it holds neither keys nor values
  static <K extends Comparable<K>, V> PersistentMap<K, V> empty() {
    return (PersistentMap<K, V>) EMPTY;
  }

  boolean isEmpty() {
    return root == null;
  }

  /** The value of {@code key}, or null. */
  V get(K key) {
    Tree<K, V> tree = root;
    while (tree != null) {
      int order = key.compareTo(tree.key);
      if (order == 0) {
        return tree.value;
      }
      tree = order < 0 ? tree.left : tree.right;
    }
    return null;
  }

  /** This map with {@code key} mapped to {@code value}, which is not null. */
  PersistentMap<K, V> with(K key, V value) {
    return of(put(root, key, Objects.requireNonNull(value), priority(key)));
  }

  /** This map without {@code key}. */
  PersistentMap<K, V> without(K key) {
    return of(remove(root, key));
  }

  /** The entries with keys below {@code key}. */
  PersistentMap<K, V> below(K key) {
    return of(below(root, key));
  }

  /** Visits the entries in the order of their keys. */
  void forEach(BiConsumer<? super K, ? super V> visitor) {
    forEach(root, visitor);
  }

  /** The keys, sorted. */
  List<K> keys() {
    List<K> keys = new ArrayList<>();
    forEach((key, value) -> keys.add(key));
    return keys;
  }

  /** Whether any value satisfies the condition. */
  boolean anyValue(Predicate<? super V> condition) {
    return anyValue(root, condition);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PersistentMap<?, ?> that && equal(root, that.root);
  }

  @Override
  public int hashCode() {
    return hash(root);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    forEach(
        (key, value) ->
            text.append(text.length() == 1 ? "" : ", ").append(key).append('=').append(value));
    return text.append('}').toString();
  }

  // ---- trees

  private static final class Tree<K, V> {
    final K key;
    final V value;
    final int priority;
    final Tree<K, V> left;
    final Tree<K, V> right;

    /** 0 while not computed. */
    int hash;

    Tree(K key, V value, int priority, Tree<K, V> left, Tree<K, V> right) {
      this.key = key;
      this.value = value;
      this.priority = priority;
      this.left = left;
      this.right = right;
    }

    Tree<K, V> with(Tree<K, V> newLeft, Tree<K, V> newRight) {
      return newLeft == left && newRight == right
          ? this
          : new Tree<>(key, value, priority, newLeft, newRight);
    }
  }

  private PersistentMap<K, V> of(Tree<K, V> tree) {
    if (tree == root) {
      return this;
    }
    return tree == null ? empty() : new PersistentMap<>(tree);
  }

  /** Spreads the hash code, which for numbers is the number itself. */
  private static int priority(Object key) {
    int h = key.hashCode() * 0x9E3779B9;
    h = (h ^ h >>> 16) * 0x85EBCA6B;
    return h ^ h >>> 13;
  }

  /** Which of two keys stands higher; keys with equal priorities stand in their order. */
  private static <K extends Comparable<K>> boolean isAbove(K a, int ofA, K b, int ofB) {
    return ofA != ofB ? ofA > ofB : a.compareTo(b) < 0;
  }

  private static <K extends Comparable<K>, V> Tree<K, V> put(
      Tree<K, V> tree, K key, V value, int priority) {
    if (tree == null) {
      return new Tree<>(key, value, priority, null, null);
    }
    int order = key.compareTo(tree.key);
    if (order == 0) {
      return value == tree.value
          ? tree
          : new Tree<>(tree.key, value, priority, tree.left, tree.right);
    }
    if (isAbove(key, priority, tree.key, tree.priority)) {
      return new Tree<>(key, value, priority, below(tree, key), above(tree, key));
    }
    return order < 0
        ? tree.with(put(tree.left, key, value, priority), tree.right)
        : tree.with(tree.left, put(tree.right, key, value, priority));
  }

  private static <K extends Comparable<K>, V> Tree<K, V> remove(Tree<K, V> tree, K key) {
    if (tree == null) {
      return null;
    }
    int order = key.compareTo(tree.key);
    if (order == 0) {
      return join(tree.left, tree.right);
    }
    return order < 0
        ? tree.with(remove(tree.left, key), tree.right)
        : tree.with(tree.left, remove(tree.right, key));
  }

  /** All entries of two trees; the first one's keys are smaller. */
  private static <K extends Comparable<K>, V> Tree<K, V> join(Tree<K, V> low, Tree<K, V> high) {
    if (low == null || high == null) {
      return low == null ? high : low;
    }
    return isAbove(low.key, low.priority, high.key, high.priority)
        ? low.with(low.left, join(low.right, high))
        : high.with(join(low, high.left), high.right);
  }

  private static <K extends Comparable<K>, V> Tree<K, V> below(Tree<K, V> tree, K key) {
    if (tree == null) {
      return null;
    }
    return tree.key.compareTo(key) < 0
        ? tree.with(tree.left, below(tree.right, key))
        : below(tree.left, key);
  }

  private static <K extends Comparable<K>, V> Tree<K, V> above(Tree<K, V> tree, K key) {
    if (tree == null) {
      return null;
    }
    return tree.key.compareTo(key) > 0
        ? tree.with(above(tree.left, key), tree.right)
        : above(tree.right, key);
  }

  private static <K, V> void forEach(Tree<K, V> tree, BiConsumer<? super K, ? super V> visitor) {
    if (tree != null) {
      forEach(tree.left, visitor);
      visitor.accept(tree.key, tree.value);
      forEach(tree.right, visitor);
    }
  }

  private static <K, V> boolean anyValue(Tree<K, V> tree, Predicate<? super V> condition) {
    return tree != null
        && (condition.test(tree.value)
            || anyValue(tree.left, condition)
            || anyValue(tree.right, condition));
  }

  private static boolean equal(Tree<?, ?> a, Tree<?, ?> b) {
    if (a == b) {
      return true;
    }
    return a != null
        && b != null
        && hash(a) == hash(b)
        && a.key.equals(b.key)
        && a.value.equals(b.value)
        && equal(a.left, b.left)
        && equal(a.right, b.right);
  }

  private static int hash(Tree<?, ?> tree) {
    if (tree == null) {
      return 0;
    }
    if (tree.hash == 0) {
      int h = tree.key.hashCode() * 31 + tree.value.hashCode();
      h = (h * 0x9E3779B9 + hash(tree.left)) * 0x85EBCA6B + hash(tree.right);
      h ^= h >>> 15;
      tree.hash = h == 0 ? 1 : h;
    }
    return tree.hash;
  }
}
