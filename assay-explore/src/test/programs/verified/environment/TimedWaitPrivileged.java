// expect: verified

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.security.AccessController;
import java.security.PrivilegedExceptionAction;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A wait with a limit looks at the clock; that it is a privileged action adds nothing to that. */
@SuppressWarnings({"removal", "unchecked"})
public class TimedWaitPrivileged {
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    MethodHandle poll =
        MethodHandles.lookup()
            .findVirtual(
                LinkedBlockingQueue.class,
                "poll",
                MethodType.methodType(Object.class, long.class, TimeUnit.class));
    PrivilegedExceptionAction<Object> action =
        MethodHandleProxies.asInterfaceInstance(
            PrivilegedExceptionAction.class,
            MethodHandles.insertArguments(poll, 0, QUEUE, 1L, TimeUnit.SECONDS));
    Thread other = new Thread(() -> QUEUE.add("text"));
    other.start();
    Object found = AccessController.doPrivileged(action);
    other.join();
    if (found != null && !found.equals("text")) {
      throw new IllegalStateException("something else");
    }
  }
}
