// expect: violation exception NullPointerException
// inputs: 1, 2

import dev.assay.api.Assay;

/** More values are taken from a stack than were put on it. */
public class LinkedStackUnderflow {
  static class Node {
    Node next;
  }

  public static void main(String[] args) {
    int pushes = Assay.anyInt(0, 3);
    int pops = Assay.anyInt(0, 3);
    Node top = null;
    for (int i = 0; i < pushes; i++) {
      Node node = new Node();
      node.next = top;
      top = node;
    }
    for (int i = 0; i < pops; i++) {
      top = top.next;
    }
  }
}
