package java25;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Memory that several threads share and one of them frees. */
public class SharedMemory {
  public static void caseClose() throws InterruptedException {
    MemorySegment kept;
    try (Arena arena = Arena.ofShared()) {
      MemorySegment memory = arena.allocate(ValueLayout.JAVA_INT, 2);
      Thread other = new Thread(() -> memory.setAtIndex(ValueLayout.JAVA_INT, 1, 7));
      other.start();
      other.join();
      System.out.println(memory.getAtIndex(ValueLayout.JAVA_INT, 1));
      kept = memory;
    }
    System.out.println(kept.scope().isAlive());
    try {
      kept.getAtIndex(ValueLayout.JAVA_INT, 0);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
