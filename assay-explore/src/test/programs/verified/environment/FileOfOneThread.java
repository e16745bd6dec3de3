// expect: verified

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

/** The JDK's own cleaner of files is no thread of the program: the order of accesses is known. */
public class FileOfOneThread {
  public static void main(String[] args) throws IOException {
    File file = new File("FileOfOneThread.tmp");
    try (FileOutputStream out = new FileOutputStream(file)) {
      out.write(3);
    }
    try (FileInputStream in = new FileInputStream(file)) {
      if (in.read() != 3 || in.read() != -1) {
        throw new IllegalStateException("something else was written");
      }
    }
    if (!file.delete()) {
      throw new IllegalStateException("the file is not there");
    }
  }
}
