// expect: inconclusive

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Threads that talk to each other through a file: the order of such accesses is not explored. */
public class FileBetweenThreads {
  public static void main(String[] args) {
    Path file = Path.of("between-threads.txt");
    new Thread(
            () -> {
              try {
                Files.createFile(file);
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            })
        .start();
    assert !Files.exists(file);
  }
}
