package dev.assay.certify.divide;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.Walk;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/**
 * The states that a part of a script has reached, as hashes with a key that only the consumer
 * knows, so that the parts can be followed by processes that share nothing.
 */
public final class FingerprintMap implements PartMap {
  private static final byte[] MAGIC = {'A', 'S', 'S', 'A', 'Y', 'M', 'A', 'P'};
  private static final int VERSION = 2;

  /** Tells the search from all others, with everything that shapes it. */
  final String search;

  /** Tells keys apart without telling them. */
  final String keyName;

  /** Which part it is, from 1, and of how many. */
  final int part;

  final int parts;

  /** The number of the first state in the whole script, and whether it is the system's first. */
  int root;

  boolean isFirst;

  /** The states of the part, its first one first. */
  final Fingerprints own = new Fingerprints();

  /** States that others must have reached. */
  final Fingerprints outside = new Fingerprints();

  /** States with which other parts must begin, and their numbers. */
  final Fingerprints elsewhere = new Fingerprints();

  final List<Integer> elsewhereNumbers = new ArrayList<>();

  /** An empty map. */
  public FingerprintMap(String search, String keyName, int part, int parts) {
    this.search = search;
    this.keyName = keyName;
    this.part = part;
    this.parts = parts;
  }

  @Override
  public void clear() {
    own.clear();
    outside.clear();
    elsewhere.clear();
    elsewhereNumbers.clear();
  }

  /** How many states the part has. */
  public int states() {
    return own.count();
  }

  @Override
  public StateMap recorder(Walk system) {
    return new StateMap() {
      private final BitSet known = new BitSet();
      private final long[] hash = new long[2];

      @Override
      public void begin(int number, boolean first, int state) {
        root = number;
        isFirst = first;
      }

      @Override
      public void own(int state) {
        add(own, state);
      }

      @Override
      public void outside(int state) {
        if (!known.get(state)) {
          known.set(state);
          add(outside, state);
        }
      }

      @Override
      public void elsewhere(int number, int state) {
        elsewhereNumbers.add(number);
        add(elsewhere, state);
      }

      private void add(Fingerprints list, int state) {
        system.fingerprint(state, hash);
        list.add(hash[0], hash[1]);
      }
    };
  }

  // ---- in a file ----

  /** Writes several maps, each behind its length, and closes the stream. */
  public static void write(List<FingerprintMap> maps, OutputStream to) throws IOException {
    try (DataOutputStream out = new DataOutputStream(to)) {
      for (FingerprintMap map : maps) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        map.write(bytes);
        out.writeInt(bytes.size());
        bytes.writeTo(out);
      }
    }
  }

  /**
   * Reads several maps, each behind its length.
   *
   * @throws CertificateProblem if there are none, or a damaged one
   */
  public static List<FingerprintMap> readAll(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    List<FingerprintMap> maps = new ArrayList<>();
    while (in.remaining() >= 4) {
      int length = in.getInt();
      if (length < 0 || length > in.remaining()) {
        throw new CertificateProblem("it is no map of fingerprints");
      }
      byte[] map = new byte[length];
      in.get(map);
      maps.add(read(map));
    }
    if (maps.isEmpty() || in.hasRemaining()) {
      throw new CertificateProblem("it is no map of fingerprints");
    }
    return maps;
  }

  /** Writes the map and closes the stream. */
  public void write(OutputStream to) throws IOException {
    CRC32 sum = new CRC32();
    try (DataOutputStream out = new DataOutputStream(new CheckedOutputStream(to, sum))) {
      out.write(MAGIC);
      out.writeShort(VERSION);
      out.writeUTF(search);
      out.writeUTF(keyName);
      out.writeInt(part);
      out.writeInt(parts);
      out.writeInt(root);
      out.writeBoolean(isFirst);
      for (Fingerprints list : List.of(own, outside, elsewhere)) {
        out.writeInt(list.count());
        for (int i = 0; i < list.count(); i++) {
          out.writeLong(list.high(i));
          out.writeLong(list.low(i));
        }
      }
      for (int number : elsewhereNumbers) {
        out.writeInt(number);
      }
      out.writeInt((int) sum.getValue());
    }
  }

  /**
   * Reads a map.
   *
   * @throws CertificateProblem if it is none or damaged
   */
  public static FingerprintMap read(byte[] bytes) {
    if (bytes.length < 16 || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new CertificateProblem("it is no map of fingerprints");
    }
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, bytes.length - 4);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      in.skipBytes(MAGIC.length);
      int version = in.readUnsignedShort();
      if (version != VERSION) {
        throw new CertificateProblem("it is a map of version " + version);
      }
      FingerprintMap map =
          new FingerprintMap(in.readUTF(), in.readUTF(), in.readInt(), in.readInt());
      map.root = in.readInt();
      map.isFirst = in.readBoolean();
      for (Fingerprints list : List.of(map.own, map.outside, map.elsewhere)) {
        int n = in.readInt();
        if (n < 0 || n > in.available() / 16) {
          throw new CertificateProblem("the map of fingerprints is damaged");
        }
        for (int i = 0; i < n; i++) {
          list.add(in.readLong(), in.readLong());
        }
      }
      for (int i = 0; i < map.elsewhere.count(); i++) {
        map.elsewhereNumbers.add(in.readInt());
      }
      if (in.readInt() != (int) sum.getValue() || in.available() > 0 || map.own.count() == 0) {
        throw new CertificateProblem("the map of fingerprints is damaged");
      }
      return map;
    } catch (IOException e) {
      throw new CertificateProblem("the map of fingerprints is damaged");
    }
  }
}
