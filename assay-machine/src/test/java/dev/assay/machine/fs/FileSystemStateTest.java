package dev.assay.machine.fs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The laws of saving and restoring. */
class FileSystemStateTest {
  private static final String[] NAMES = {"f", "g", "a", "b", "d", "s", "new"};

  @TempDir Path folder;
  private HostFiles host;
  private OverlayFileSystem fs;

  @BeforeEach
  void open() throws Exception {
    HostTree.fill(folder, 5);
    host = new HostFiles(folder);
    fs = overlay();
  }

  @AfterEach
  void close() throws Exception {
    host.close();
  }

  private OverlayFileSystem overlay() {
    return new OverlayFileSystem(host, Credentials.root(), () -> 1, TwinOperations.START);
  }

  @Test
  void aRestoredStateIsThatStateAndGoesOnTheSameWay() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      OverlayFileSystem one = overlay();
      List<FileSystemState> states = new ArrayList<>();
      List<String> trees = new ArrayList<>();
      for (int step = 0; step < 60; step++) {
        if (!states.isEmpty() && random.nextInt(5) == 0) {
          int back = random.nextInt(states.size());
          one.restore(states.get(back));
          assertEquals(trees.get(back), tree(one), "seed " + seed + ", step " + step);
        }
        FileSystemState before = one.state();
        long operation = random.nextLong();
        String outcome = perform(one, new Random(operation));
        OverlayFileSystem other = overlay();
        other.restore(before);
        assertEquals(outcome, perform(other, new Random(operation)), "seed " + seed);
        assertEquals(one.state(), other.state(), "seed " + seed + ", step " + step);
        assertEquals(one.state().hashCode(), other.state().hashCode());
        states.add(one.state());
        trees.add(tree(one));
      }
      for (int i = 0; i < states.size(); i++) {
        one.restore(states.get(i));
        assertEquals(trees.get(i), tree(one), "seed " + seed + ", state " + i);
        assertEquals(states.get(i), one.state(), "looking changed the state");
        for (int j = 0; j < i; j++) {
          if (!trees.get(i).equals(trees.get(j))) {
            assertNotEquals(states.get(i), states.get(j), "seed " + seed);
          }
        }
      }
    }
  }

  @Test
  void independentChangesInAnyOrderGiveOneState() throws FsException {
    create(fs, "x");
    create(fs, "y");
    fs.mkdir("z", 0777);
    OverlayFileSystem other = overlay();
    other.mkdir("z", 0777);
    create(other, "y");
    create(other, "x");
    assertEquals(fs.state(), other.state());
    assertEquals(fs.state().hashCode(), other.state().hashCode());
  }

  @Test
  void lookingLeavesNoTrace() throws FsException {
    FileSystemState before = fs.state();
    int fd = fs.open("f", OpenFlags.O_RDONLY, 0);
    assertNotEquals(before, fs.state());
    fs.read(fd, new byte[10], 0, 10);
    fs.close(fd);
    fs.list(".");
    fs.stat("s/f");
    assertEquals(before, fs.state());
    assertEquals(before.hashCode(), fs.state().hashCode());
  }

  @Test
  void onlyReadersOfTheFilesNamedAreOverlooked() throws FsException {
    FileSystemState before = fs.state();
    int fd = fs.open("f", OpenFlags.O_RDONLY, 0);
    fs.dup(fd);
    OpenFile file = fs.state().descriptors().get(fd);
    Set<String> itself = Set.of(file.node().hostPath());
    assertTrue(fs.state().isLike(before, itself));
    assertTrue(before.isLike(fs.state(), itself));
    assertFalse(fs.state().isLike(before, Set.of("/another")));
    FileSystemState reading = fs.state();
    fs.open("f", OpenFlags.O_RDWR, 0);
    assertFalse(fs.state().isLike(reading, itself));
    fs.restore(reading);
    fs.mkdir("elsewhere", 0777);
    assertFalse(fs.state().isLike(reading, itself));
  }

  @Test
  void whatIsUndoneLeavesOnlyTimes() throws FsException {
    // The first round sets the times, which with this clock stay the same from then on.
    fs.rename("f", "b/new");
    fs.rename("b/new", "f");
    create(fs, "x");
    fs.unlink("x");
    FileSystemState before = fs.state();
    fs.rename("f", "b/new");
    assertNotEquals(before, fs.state());
    fs.rename("b/new", "f");
    create(fs, "x");
    fs.unlink("x");
    assertEquals(before, fs.state());
  }

  @Test
  void theOffsetIsPartOfTheState() throws FsException {
    int fd = fs.open("f", OpenFlags.O_RDONLY, 0);
    FileSystemState atStart = fs.state();
    byte[] first = new byte[5];
    assertEquals(5, fs.read(fd, first, 0, 5));
    assertNotEquals(atStart, fs.state());
    fs.restore(atStart);
    byte[] again = new byte[5];
    fs.read(fd, again, 0, 5);
    assertEquals(List.of(first[0], first[4]), List.of(again[0], again[4]));
  }

  @Test
  void aSmallChangeOfALargeFileSharesTheRest() throws Exception {
    int fd = fs.open("large", OpenFlags.O_RDWR | OpenFlags.O_CREAT, 0666);
    byte[] bytes = new byte[1 << 20];
    new Random(1).nextBytes(bytes);
    for (int i = 0; i < 32; i++) {
      fs.write(fd, bytes, 0, bytes.length);
    }
    int unused = fs.state().hashCode();
    List<FileSystemState> states = new ArrayList<>();
    Runtime runtime = Runtime.getRuntime();
    System.gc();
    long before = runtime.totalMemory() - runtime.freeMemory();
    for (int i = 0; i < 1000; i++) {
      fs.pwrite(fd, new byte[] {(byte) i}, 0, 1, 1000);
      states.add(fs.state());
    }
    System.gc();
    long perState = (runtime.totalMemory() - runtime.freeMemory() - before) / states.size();
    // A block, the path to it, and room for noise; copying would take 32 MB each.
    assertEquals(0, perState / 100_000, perState + " bytes per state");
    assertEquals(1000, states.size());
  }

  private static void create(OverlayFileSystem fs, String path) throws FsException {
    int fd = fs.open(path, OpenFlags.O_WRONLY | OpenFlags.O_CREAT, 0666);
    fs.write(fd, path.getBytes(StandardCharsets.UTF_8), 0, path.length());
    fs.close(fd);
  }

  private static String path(Random random) {
    String path = NAMES[random.nextInt(NAMES.length)];
    return random.nextBoolean() ? path : path + "/" + NAMES[random.nextInt(NAMES.length)];
  }

  /** Performs one operation; gives what came of it. */
  private static String perform(OverlayFileSystem fs, Random random) {
    String path = path(random);
    int fd = 3 + random.nextInt(3);
    try {
      switch (random.nextInt(10)) {
        case 0 -> fs.mkdir(path, 0777);
        case 1 -> fs.unlink(path);
        case 2 -> fs.rmdir(path);
        case 3 -> fs.rename(path, path(random));
        case 4 -> fs.symlink(path(random), path);
        case 5 -> fs.link(path(random), path);
        case 6 -> {
          return "" + fs.open(path, random.nextInt(3) | OpenFlags.O_CREAT, 0666);
        }
        case 7 -> {
          byte[] bytes = new byte[random.nextInt(6000)];
          random.nextBytes(bytes);
          return "" + fs.write(fd, bytes, 0, bytes.length);
        }
        case 8 -> {
          return "" + fs.dup(fd);
        }
        default -> fs.close(fd);
      }
      return "ok";
    } catch (FsException e) {
      return e.getMessage();
    }
  }

  /** All that can be seen through paths and descriptors. */
  private static String tree(OverlayFileSystem fs) {
    StringBuilder text = new StringBuilder();
    try {
      describe(fs, "/", text);
      for (int fd = 3; fd < 12; fd++) {
        try {
          long at = fs.seek(fd, 0, OverlayFileSystem.SEEK_CUR);
          text.append(fd).append(fs.fstat(fd)).append(at).append('\n');
        } catch (FsException e) {
          text.append(e.getMessage()).append('\n');
        }
      }
    } catch (FsException e) {
      throw new AssertionError(e);
    }
    return text.toString();
  }

  private static void describe(OverlayFileSystem fs, String path, StringBuilder text)
      throws FsException {
    FileStat stat = fs.lstat(path);
    text.append(path).append(stat).append('\n');
    if (stat.isSymbolicLink()) {
      text.append(fs.readlink(path)).append('\n');
    } else if (stat.isRegularFile()) {
      FileSystemState before = fs.state();
      int fd = fs.open(path, OpenFlags.O_RDONLY, 0);
      byte[] bytes = new byte[(int) stat.size()];
      fs.read(fd, bytes, 0, bytes.length);
      text.append(Arrays.hashCode(bytes)).append('\n');
      fs.restore(before);
    } else if (stat.isDirectory()) {
      for (String name : fs.list(path)) {
        describe(fs, path.equals("/") ? "/" + name : path + "/" + name, text);
      }
    }
  }

  @Test
  void theHostIsLeftAlone() throws Exception {
    var before = HostTree.describe(folder);
    Random random = new Random(1);
    for (int i = 0; i < 3000; i++) {
      perform(fs, random);
    }
    assertEquals(before, HostTree.describe(folder));
  }
}
