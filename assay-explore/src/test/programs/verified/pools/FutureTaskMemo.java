// expect: verified

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A cache of FutureTasks: whoever puts the task runs it, the others wait for its result. */
public class FutureTaskMemo {
  static final ConcurrentHashMap<String, FutureTask<Object>> cache = new ConcurrentHashMap<>();
  static Object other;

  static Object get() {
    FutureTask<Object> task = new FutureTask<>(Object::new);
    FutureTask<Object> old = cache.putIfAbsent("key", task);
    if (old == null) {
      task.run();
      old = task;
    }
    try {
      return old.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Object mine = get();
    t.join();
    assert mine == other;
  }
}
