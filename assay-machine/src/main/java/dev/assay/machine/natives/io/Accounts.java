package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OpenFlags;
import java.nio.charset.StandardCharsets;

/** Names and numbers of users and groups, from {@code /etc/passwd} and {@code /etc/group}. */
final class Accounts {
  static final String USERS = "/etc/passwd";
  static final String GROUPS = "/etc/group";

  private static final int NAME = 0;
  private static final int NUMBER = 2;

  private Accounts() {}

  /** The name that has a number, or null. */
  static String name(Machine m, String file, int number) {
    return find(m, file, NUMBER, Integer.toString(number), NAME);
  }

  /** The number that a name has, or -1. */
  static int number(Machine m, String file, String name) {
    String found = find(m, file, NAME, name, NUMBER);
    return found == null ? -1 : Integer.parseInt(found);
  }

  private static String find(Machine m, String file, int key, String value, int wanted) {
    for (String line : read(m, file).split("\n")) {
      String[] fields = line.split(":", -1);
      if (fields.length > NUMBER && fields[key].equals(value)) {
        return fields[wanted];
      }
    }
    return null;
  }

  private static String read(Machine m, String file) {
    try {
      int fd = m.files().open(file, OpenFlags.O_RDONLY, 0);
      try {
        byte[] all = new byte[(int) m.files().size(fd)];
        int n = m.files().read(fd, all, 0, all.length);
        return new String(all, 0, n, StandardCharsets.UTF_8);
      } finally {
        m.files().close(fd);
      }
    } catch (FsException e) {
      return "";
    }
  }
}
