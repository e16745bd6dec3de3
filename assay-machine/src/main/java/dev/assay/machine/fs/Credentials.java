package dev.assay.machine.fs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * On whose behalf the program under test uses files.
 *
 * @param groups the user's groups, {@code gid} among them or not
 * @param umask permission bits that new files do not get
 */
public record Credentials(int uid, int gid, Set<Integer> groups, int umask) {
  public static final int READ = 4;
  public static final int WRITE = 2;
  public static final int EXECUTE = 1;

  public Credentials {
    groups = Set.copyOf(groups);
  }

  /** The superuser's, whom permissions do not stop. */
  public static Credentials root() {
    return new Credentials(0, 0, Set.of(), 022);
  }

  /** Those of the process we run in, or the superuser's if the host does not tell. */
  public static Credentials ofThisProcess() {
    int uid = 0;
    int gid = 0;
    int umask = 022;
    Set<Integer> groups = new HashSet<>();
    try {
      for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
        String[] words = line.split("\\s+");
        switch (words[0]) {
          case "Uid:" -> uid = Integer.parseInt(words[2]);
          case "Gid:" -> gid = Integer.parseInt(words[2]);
          case "Umask:" -> umask = Integer.parseInt(words[1], 8);
          case "Groups:" -> {
            for (int i = 1; i < words.length; i++) {
              groups.add(Integer.parseInt(words[i]));
            }
          }
          default -> {}
        }
      }
    } catch (IOException | RuntimeException e) {
      return root();
    }
    return new Credentials(uid, gid, groups, umask);
  }

  /** Whether all the access asked for, an or of the constants above, is granted. */
  boolean mayAccess(Attributes node, int access) {
    if (uid == 0) {
      // The superuser may do anything but execute what nobody may.
      boolean executes = (access & EXECUTE) != 0 && !node.isDirectory();
      return !executes || (node.mode() & 0111) != 0;
    }
    int shift = owns(node) ? 6 : node.gid() == gid || groups.contains(node.gid()) ? 3 : 0;
    return ((node.mode() >> shift) & access) == access;
  }

  boolean owns(Attributes node) {
    return node.uid() == uid;
  }

  boolean isRoot() {
    return uid == 0;
  }
}
