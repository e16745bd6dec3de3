package dev.assay.explore.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.machine.loading.InputProblem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder for the states of one search, and what can be wrong with it. */
class DiskStorageTest {
  @TempDir Path folder;

  private static KeyList many() {
    KeyList all = new KeyList();
    Random random = new Random(3);
    for (int i = 0; i < 50_000; i++) {
      all.add(1 + random.nextLong(Long.MAX_VALUE));
    }
    all.sort();
    return all;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.getFileName().toString().startsWith("states-")).toList();
    }
  }

  @Test
  void bytesAreReadAsTheyWereAppended() {
    Random random = new Random(5);
    byte[] all = new byte[300_000];
    random.nextBytes(all);
    try (DiskStorage disk = DiskStorage.in(folder.resolve("new"));
        ByteStore bytes = disk.open()) {
      for (int done = 0; done < all.length; ) {
        int part = Math.min(all.length - done, 1 + random.nextInt(100_000));
        byte[] some = Arrays.copyOfRange(all, done, done + part);
        assertThat(bytes.append(some, part)).isEqualTo(done);
        done += part;
        for (int i = 0; i < 20; i++) {
          int from = random.nextInt(done);
          int count = random.nextInt(Math.min(done - from, 40_000) + 1);
          byte[] read = new byte[count];
          bytes.read(from, read, count);
          assertThat(read).isEqualTo(Arrays.copyOfRange(all, from, from + count));
        }
      }
      assertThat(disk.bytesOnDisk()).isEqualTo(all.length);
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void folderThatIsNotEmptyIsRefused() throws IOException {
    Files.createFile(folder.resolve("something"));
    assertThatThrownBy(() -> DiskStorage.in(folder))
        .isInstanceOf(InputProblem.class)
        .hasMessageContaining("is not empty");
  }

  @Test
  void folderOfASearchThatGoesOnIsRefused() {
    try (DiskStorage first = DiskStorage.in(folder)) {
      assertThat(first.bytesOnDisk()).isZero();
      assertThatThrownBy(() -> DiskStorage.in(folder)).isInstanceOf(InputProblem.class);
    }
    DiskStorage.in(folder).close();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void fileInPlaceOfAFolderIsRefused() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> DiskStorage.in(file))
        .isInstanceOf(InputProblem.class)
        .hasMessageContaining("is no folder");
  }

  @Test
  void changedByteIsNoticed() throws IOException {
    Random random = new Random(11);
    for (int i = 0; i < 40; i++) {
      Path own = folder.resolve("search" + i);
      try (DiskStorage disk = DiskStorage.in(own);
          KeySet set = new KeySet(disk, 1)) {
        KeyList all = many();
        set.addAll(all);
        set.removeFrom(many(), new KeyList()); // writes what has not been written
        try (RandomAccessFile file = new RandomAccessFile(files(own).get(0).toFile(), "rw")) {
          long at = random.nextLong(file.length());
          file.seek(at);
          int old = file.read();
          file.seek(at);
          file.write(old ^ 1 << random.nextInt(8));
        }
        assertThatThrownBy(() -> set.removeFrom(many(), new KeyList()))
            .isInstanceOf(StoreException.class)
            .hasMessageContaining("is damaged");
      }
    }
  }

  @Test
  void fileThatHasBecomeShorterIsNoticed() throws IOException {
    Path own = folder.resolve("search");
    try (DiskStorage disk = DiskStorage.in(own);
        KeySet set = new KeySet(disk, 1)) {
      set.addAll(many());
      set.removeFrom(many(), new KeyList());
      try (RandomAccessFile file = new RandomAccessFile(files(own).get(0).toFile(), "rw")) {
        file.setLength(file.length() / 2);
      }
      assertThatThrownBy(() -> set.removeFrom(many(), new KeyList()))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("shorter");
    }
  }

  @Test
  void folderThatIsGoneIsSaid() throws IOException {
    Path own = folder.resolve("search");
    DiskStorage disk = DiskStorage.in(own);
    Files.delete(own.resolve("lock"));
    Files.delete(own);
    assertThatThrownBy(disk::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("cannot make " + own)
        .hasMessageContaining("it is not there");
    disk.close();
  }
}
