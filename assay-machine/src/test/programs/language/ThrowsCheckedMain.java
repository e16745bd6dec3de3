package language;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A checked exception out of main, wrapped on the way. */
public class ThrowsCheckedMain {
    static void read(int depth) throws IOException {
        if (depth > 0) {
            read(depth - 1);
        }
        throw new IOException("cannot read");
    }

    static void wrap() {
        try {
            read(5);
        } catch (IOException e) {
            throw new UncheckedIOException("wrapped", e);
        }
    }

    public static void main(String[] args) throws IOException {
        try {
            wrap();
        } catch (UncheckedIOException e) {
            System.out.println(e.getMessage());
            throw e.getCause();
        } finally {
            System.out.println("done");
        }
    }
}
