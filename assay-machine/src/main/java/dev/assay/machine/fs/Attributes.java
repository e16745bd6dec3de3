package dev.assay.machine.fs;

/**
 * What every node has. Times are nanoseconds since 1970.
 *
 * @param mode type and permission bits
 * @param names how many directory entries lead to the node; 1 for a node of the host
 */
record Attributes(
    int mode,
    int uid,
    int gid,
    long device,
    long inode,
    int names,
    long accessTime,
    long modificationTime,
    long changeTime,
    long creationTime) {

  boolean isDirectory() {
    return (mode & FileStat.S_IFMT) == FileStat.S_IFDIR;
  }

  Attributes withPermissions(int permissions, long now) {
    int newMode = mode & ~FileStat.PERMISSIONS | permissions & FileStat.PERMISSIONS;
    return new Attributes(
        newMode, uid, gid, device, inode, names, accessTime, modificationTime, now, creationTime);
  }

  Attributes withOwner(int newUid, int newGid, long now) {
    return new Attributes(
        mode,
        newUid,
        newGid,
        device,
        inode,
        names,
        accessTime,
        modificationTime,
        now,
        creationTime);
  }

  Attributes withNames(int count, long now) {
    return new Attributes(
        mode, uid, gid, device, inode, count, accessTime, modificationTime, now, creationTime);
  }

  Attributes withTimes(long access, long modification, long change) {
    return new Attributes(
        mode, uid, gid, device, inode, names, access, modification, change, creationTime);
  }

  /** After a change of the node's contents. */
  Attributes modified(long now) {
    return withTimes(accessTime, now, now);
  }
}
