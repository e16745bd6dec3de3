package dev.assay.machine.fs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What single operations do and how they fail. */
class OverlayFileSystemTest {
  private static final int RDWR_CREAT = OpenFlags.O_RDWR | OpenFlags.O_CREAT;

  @TempDir Path folder;
  private HostFiles host;
  private OverlayFileSystem fs;
  private long clock = 1_000;

  @BeforeEach
  void open() throws Exception {
    // The folder becomes the root, which everybody may pass.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.createDirectory(folder.resolve("dir"));
    Files.writeString(folder.resolve("dir/file"), "content");
    host = new HostFiles(folder);
    fs = overlay(Credentials.root());
  }

  @AfterEach
  void close() throws Exception {
    host.close();
  }

  private OverlayFileSystem overlay(Credentials credentials) {
    return new OverlayFileSystem(host, credentials, () -> clock, "/");
  }

  private static void fails(int errno, Executable operation) {
    FsException e = assertThrows(FsException.class, operation);
    assertEquals(Errno.message(errno), e.getMessage());
    assertEquals(errno, e.errno());
  }

  private String read(int fd) throws FsException {
    byte[] bytes = new byte[100];
    return new String(bytes, 0, fs.pread(fd, bytes, 0, 100, 0), StandardCharsets.UTF_8);
  }

  private int write(int fd, String text) throws FsException {
    return fs.write(fd, text.getBytes(StandardCharsets.UTF_8), 0, text.length());
  }

  @Test
  void descriptorsAreTheLowestFreeOnes() throws FsException {
    assertEquals(3, fs.open("/dir/file", OpenFlags.O_RDONLY, 0));
    assertEquals(4, fs.open("/dir/file", OpenFlags.O_RDONLY, 0));
    assertEquals(5, fs.dup(3));
    fs.close(4);
    assertEquals(4, fs.open("/dir", OpenFlags.O_RDONLY, 0));
    fails(Errno.EBADF, () -> fs.close(6));
    fails(Errno.EBADF, () -> fs.close(0));
  }

  @Test
  void duplicatesShareTheOffsetWhicheverIsClosed() throws FsException {
    int first = fs.open("/dir/file", OpenFlags.O_RDONLY, 0);
    int second = fs.dup(first);
    int third = fs.dup2(second, 9);
    fs.read(first, new byte[3], 0, 3);
    assertEquals(3, fs.seek(third, 0, OverlayFileSystem.SEEK_CUR));
    fs.close(first);
    fs.read(third, new byte[1], 0, 1);
    assertEquals(4, fs.seek(second, 0, OverlayFileSystem.SEEK_CUR));
    assertEquals(3, fs.dup(third));
    fs.seek(3, 1, OverlayFileSystem.SEEK_SET);
    assertEquals(1, fs.seek(second, 0, OverlayFileSystem.SEEK_CUR));
  }

  @Test
  void wrongUseOfDescriptors() throws FsException {
    int reader = fs.open("/dir/file", OpenFlags.O_RDONLY, 0);
    int writer = fs.open("/dir/file", OpenFlags.O_WRONLY, 0);
    byte[] b = new byte[1];
    fails(Errno.EBADF, () -> fs.write(reader, b, 0, 1));
    fails(Errno.EBADF, () -> fs.read(writer, b, 0, 1));
    fails(Errno.EINVAL, () -> fs.ftruncate(reader, 0));
    fails(Errno.EINVAL, () -> fs.ftruncate(writer, -1));
    fails(Errno.EINVAL, () -> fs.pread(reader, b, 0, 1, -1));
    fails(Errno.EINVAL, () -> fs.seek(reader, -1, OverlayFileSystem.SEEK_SET));
    fails(Errno.EINVAL, () -> fs.seek(reader, 0, 7));
    fails(Errno.EISDIR, () -> fs.read(fs.open("/dir", OpenFlags.O_RDONLY, 0), b, 0, 1));
  }

  @Test
  void aReaderSeesWhatAWriterOfTheSameHostFileWrites() throws FsException {
    int reader = fs.open("/dir/file", OpenFlags.O_RDONLY, 0);
    int writer = fs.open("/dir/file", OpenFlags.O_WRONLY, 0);
    write(writer, "CON");
    assertEquals("CONtent", read(reader));
  }

  @Test
  void anUnlinkedFileLivesUntilItIsClosed() throws FsException {
    int fd = fs.open("/dir/file", OpenFlags.O_RDWR, 0);
    fs.unlink("/dir/file");
    fails(Errno.ENOENT, () -> fs.stat("/dir/file"));
    assertEquals("content", read(fd));
    assertEquals(0, fs.fstat(fd).links());
    int other = fs.open("/dir/file", RDWR_CREAT, 0666);
    write(other, "new");
    assertEquals("content", read(fd));
    assertEquals("new", read(other));
  }

  @Test
  void appendingGoesToTheEnd() throws FsException {
    int fd = fs.open("/dir/file", OpenFlags.O_RDWR | OpenFlags.O_APPEND, 0);
    write(fd, "+");
    fs.pwrite(fd, new byte[] {'!'}, 0, 1, 0);
    assertEquals("content+!", read(fd));
  }

  @Test
  void listsTheHostsNamesFirst() throws FsException {
    fs.symlink("x", "/dir/b");
    fs.mkdir("/dir/a", 0777);
    assertEquals(List.of("file", "a", "b"), fs.list("/dir"));
    fs.symlink("dir/file", "/link");
    fails(Errno.ENOENT, () -> fs.list("/dir/b/.."));
    fails(Errno.ENOTDIR, () -> fs.list("/link/.."));
    fails(Errno.ENOTDIR, () -> fs.list("/dir/file"));
    fs.unlink("/dir/file");
    assertEquals(List.of("a", "b"), fs.list("/dir"));
    fails(Errno.ENOENT, () -> fs.list("/none"));
  }

  @Test
  void linksToAbsolutePathsStayInTheTree() throws FsException {
    fs.symlink("/dir", "/link");
    assertEquals("/dir/file", fs.realpath("/link/../dir/./file"));
    assertEquals(7, fs.stat("/link/file").size());
    assertTrue(fs.lstat("/link").isSymbolicLink());
    fs.symlink("self", "/self");
    fails(Errno.ELOOP, () -> fs.stat("/self"));
    fails(Errno.ELOOP, () -> fs.open("/link", OpenFlags.O_NOFOLLOW, 0));
  }

  @Test
  void lastNamesThatAreDots() {
    fails(Errno.EINVAL, () -> fs.rmdir("/dir/."));
    fails(Errno.ENOTEMPTY, () -> fs.rmdir("/dir/.."));
    fails(Errno.EBUSY, () -> fs.rmdir("/"));
    fails(Errno.EISDIR, () -> fs.unlink("/dir/."));
    fails(Errno.EBUSY, () -> fs.rename("/dir/.", "/x"));
    fails(Errno.EEXIST, () -> fs.mkdir("/", 0777));
  }

  @Test
  void namesAndPathsThatAreTooLong() {
    fails(Errno.ENAMETOOLONG, () -> fs.mkdir("/" + "x".repeat(256), 0777));
    fails(Errno.ENAMETOOLONG, () -> fs.stat("/dir/..".repeat(1000)));
    fails(Errno.ENOENT, () -> fs.stat(""));
  }

  @Test
  void renamingAHostDirectoryMovesAllBelowIt() throws FsException {
    fs.rename("/dir", "/moved");
    assertEquals(List.of("moved"), fs.list("/"));
    assertEquals("content", read(fs.open("/moved/file", OpenFlags.O_RDONLY, 0)));
    fs.mkdir("/dir", 0777);
    assertEquals(List.of(), fs.list("/dir"));
    fails(Errno.EINVAL, () -> fs.rename("/moved", "/moved/below"));
    fails(Errno.ENOTEMPTY, () -> fs.rename("/dir", "/moved"));
  }

  @Test
  void timesComeFromTheClock() throws FsException {
    long hostTime = fs.stat("/dir/file").modificationTime();
    int fd = fs.open("/dir/file", OpenFlags.O_WRONLY, 0);
    assertEquals(hostTime, fs.fstat(fd).modificationTime());
    clock = 5_000;
    write(fd, "x");
    assertEquals(5_000, fs.fstat(fd).modificationTime());
    fs.utimes("/dir/file", 7, 8, true);
    assertEquals(7, fs.stat("/dir/file").accessTime());
    assertEquals(8, fs.stat("/dir/file").modificationTime());
    clock = 9_000;
    fs.mkdir("/dir/sub", 0777);
    assertEquals(9_000, fs.stat("/dir").modificationTime());
    assertEquals(9_000, fs.stat("/dir/sub").creationTime());
  }

  @Test
  void newFilesGetTheModeWithoutTheUmask() throws FsException {
    fs.mkdir("/d", 0777);
    fs.close(fs.open("/f", RDWR_CREAT, 0666));
    assertEquals(FileStat.S_IFDIR | 0755, fs.stat("/d").mode());
    assertEquals(FileStat.S_IFREG | 0644, fs.stat("/f").mode());
  }

  @Test
  void permissionsStopOthersButNotTheSuperuser() throws Exception {
    fs.mkdir("/mine", 0700);
    fs.chown("/mine", 1000, 1000, true);
    fs.mkdir("/shared", 01777);
    fs.chmod("/shared", 01777);
    fs.close(fs.open("/shared/roots", RDWR_CREAT, 0666));
    fs.close(fs.open("/secret", RDWR_CREAT, 0600));
    fs.mkdir("/closed", 0700);
    fs.close(fs.open("/closed/in", RDWR_CREAT, 0666));
    OverlayFileSystem user = overlay(new Credentials(1000, 1000, Set.of(50), 022));
    user.restore(fs.state());
    user.mkdir("/mine/sub", 0777);
    user.close(user.open("/shared/users", RDWR_CREAT, 0666));
    user.open("/shared/roots", OpenFlags.O_RDONLY, 0);
    fails(Errno.EACCES, () -> user.open("/shared/roots", OpenFlags.O_RDWR, 0));
    fails(Errno.EACCES, () -> user.open("/secret", OpenFlags.O_RDONLY, 0));
    fails(Errno.EACCES, () -> user.access("/secret", Credentials.READ));
    user.access("/secret", 0);
    fails(Errno.EACCES, () -> user.stat("/closed/in"));
    fails(Errno.EACCES, () -> user.list("/closed"));
    fails(Errno.EACCES, () -> user.mkdir("/x", 0777));
    fails(Errno.EACCES, () -> user.unlink("/secret"));
    fails(Errno.EPERM, () -> user.unlink("/shared/roots"));
    user.unlink("/shared/users");
    fails(Errno.EPERM, () -> user.chmod("/secret", 0666));
    fails(Errno.EPERM, () -> user.chown("/mine", 0, -1, true));
    user.chown("/mine", -1, 50, true);
    fails(Errno.EPERM, () -> user.chown("/mine", -1, 51, true));
    user.chmod("/mine/sub", 0500);
    fails(Errno.EACCES, () -> user.rename("/mine/sub", "/shared/sub"));
    user.rename("/mine/sub", "/mine/other");
    user.rename("/mine/other", "/mine/sub");
    fails(Errno.EACCES, () -> user.link("/mine/sub", "/x"));
    fails(Errno.EPERM, () -> user.link("/mine/sub", "/mine/x"));
    user.chmod("/mine/sub", 0);
    fails(Errno.EACCES, () -> user.stat("/mine/sub/.."));
    assertEquals("/mine", user.realpath("/mine/sub/.."));
    user.chmod("/mine", 0);
    fails(Errno.EACCES, () -> user.list("/mine"));
    fs.restore(user.state());
    assertEquals(List.of("sub"), fs.list("/mine"));
    fails(Errno.EACCES, () -> fs.access("/secret", Credentials.EXECUTE));
  }

  @Test
  void aHostFileThatChangesIsNotReadAsIfItHadNot() throws Exception {
    fs.stat("/dir/file");
    Files.writeString(folder.resolve("dir/file"), "longer content");
    Files.setLastModifiedTime(folder.resolve("dir/file"), FileTime.fromMillis(1));
    int fd = fs.open("/dir/file", OpenFlags.O_RDONLY, 0);
    fails(Errno.ESTALE, () -> read(fd));
    fails(Errno.ESTALE, () -> read(fd));
  }

  @Test
  void otherDevicesAreOtherFileSystems() throws Exception {
    OverlayFileSystem all =
        new OverlayFileSystem(new HostFiles(), Credentials.root(), () -> 1, "/");
    assumeTrue(Files.isDirectory(Path.of("/proc/self")));
    String file = folder.toRealPath() + "/dir/file";
    fails(Errno.EXDEV, () -> all.rename(file, "/proc/x"));
    fails(Errno.EXDEV, () -> all.link(file, "/proc/x"));
  }

  @Test
  void devicesAndMadeUpFiles() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/urandom")));
    OverlayFileSystem all =
        new OverlayFileSystem(new HostFiles(), Credentials.root(), () -> 1, "/");
    byte[] b = new byte[16];
    int none = all.open("/dev/null", OpenFlags.O_RDWR, 0);
    assertEquals(16, all.write(none, b, 0, 16));
    assertEquals(0, all.read(none, b, 0, 16));
    int random = all.open("/dev/urandom", OpenFlags.O_RDONLY, 0);
    FileSystemState before = all.state();
    assertEquals(16, all.read(random, b, 0, 16));
    byte[] again = new byte[16];
    all.restore(before);
    all.read(random, again, 0, 16);
    assertArrayEquals(b, again);
    int made = all.open("/proc/self/status", OpenFlags.O_RDONLY, 0);
    byte[] text = new byte[5];
    assertEquals(5, all.read(made, text, 0, 5));
    assertEquals("Name:", new String(text, StandardCharsets.UTF_8));
  }

  @Test
  void credentialsOfThisProcessAreThoseItCreatesFilesWith() throws Exception {
    Path file = Files.createFile(folder.resolve("own"));
    Credentials own = Credentials.ofThisProcess();
    assertEquals(Files.getAttribute(file, "unix:uid"), own.uid());
    int mode = (Integer) Files.getAttribute(file, "unix:mode");
    assertEquals(0666 & ~own.umask(), mode & 0777);
    assertEquals(
        "rw-", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)).substring(0, 3));
  }
}
