// expect: violation assertion

import java.util.concurrent.CopyOnWriteArrayList;

/** Contains and then add: the element is added twice. */
public class CopyOnWriteCheckThenAct {
  static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();

  static void addOnce() {
    if (!list.contains(1)) {
      list.add(1);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(CopyOnWriteCheckThenAct::addOnce);
    t.start();
    addOnce();
    t.join();
    assert list.size() == 1;
  }
}
