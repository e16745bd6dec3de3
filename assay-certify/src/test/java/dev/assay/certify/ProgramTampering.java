package dev.assay.certify;

import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.ExactMap;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.divide.PartMap;
import dev.assay.certify.divide.SearchIdentity;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.follow.Walk;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptCopy;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.ScriptWriter;
import dev.assay.certify.format.Step;
import dev.assay.certify.program.ProducerPrecisions;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramWalk;
import dev.assay.explore.ScriptedExploration;
import dev.assay.explore.ScriptedExploration.Interrupted;
import dev.assay.explore.ScriptedExploration.LearntReads;
import dev.assay.explore.ScriptedExploration.ProducerPrecision;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * Changes the certificate of a program in many ways and has it followed. What is accepted must have
 * led through as many states and transitions as the search has: since every state that was entered
 * can be reached, and none was entered twice, these are then the same.
 */
final class ProgramTampering {
  private static final int SCRIPT_START = 12;
  private static final int ENDING = 20;

  /** Nothing that comes of a file of a few thousand bytes may take longer. */
  private static final int MOST_SECONDS = 10;

  private final ExampleProgram program;
  private final byte[] file;
  private final byte[] stranger;
  private final Certificate original;
  private final RawScript script;
  private final ProgramUnderTest subject;
  private final ProducerPrecision producer;
  private final LearntReads learnt = new LearntReads();

  /** How often each kind of change has had each result. */
  final Map<String, Integer> results = new TreeMap<>();

  /** What must not happen. */
  final List<String> wrong = new ArrayList<>();

  /**
   * Prepares to change the certificate of a program.
   *
   * @param stranger the certificate of another one
   */
  ProgramTampering(ExampleProgram program, byte[] file, byte[] stranger) throws IOException {
    this.program = program;
    this.file = file;
    this.stranger = stranger;
    this.original = new Certificate(file);
    this.script = new Division(original.script(), Map.of()).whole();
    this.subject = program.subject(false);
    this.producer = ProducerPrecisions.of(original.header().extra());
    if (!follow(original::script).equals("accepted")) {
      throw new IllegalStateException(program.name + ": the true certificate is not accepted");
    }
  }

  // ---- random changes of the bytes ----

  /** Changes bytes of the file; half of the files get a right checksum. */
  void random(Random r, int count) {
    for (int i = 0; i < count; i++) {
      byte[] changed = damage(file, r);
      boolean isMended = r.nextBoolean();
      byte[] forged = isMended ? withChecksum(changed) : changed;
      note(isMended ? "bytes, right checksum" : "bytes, wrong checksum", () -> followFile(forged));
    }
  }

  private static byte[] damage(byte[] file, Random r) {
    byte[] copy = file.clone();
    int at = r.nextInt(file.length);
    int length = Math.min(file.length - at, 1 + r.nextInt(20));
    switch (r.nextInt(6)) {
      case 0 -> copy[at] ^= (byte) (1 << r.nextInt(8));
      case 1 -> copy[at] = (byte) r.nextInt();
      case 2 -> copy = Arrays.copyOf(copy, at);
      case 3 -> System.arraycopy(file, r.nextInt(file.length - length + 1), copy, at, length);
      case 4 -> {
        copy = Arrays.copyOf(file, file.length - length);
        System.arraycopy(file, at + length, copy, at, file.length - at - length);
      }
      default -> {
        copy = Arrays.copyOf(file, file.length + length);
        System.arraycopy(file, at, copy, at + length, file.length - at);
      }
    }
    return copy;
  }

  private static byte[] withChecksum(byte[] file) {
    byte[] copy = file.clone();
    if (copy.length >= 4) {
      CRC32 sum = new CRC32();
      sum.update(copy, 0, copy.length - 4);
      ByteBuffer.wrap(copy).putInt(copy.length - 4, (int) sum.getValue());
    }
    return copy;
  }

  // ---- changes that somebody would make who knows the form ----

  /** Changes the script, the numbers, the header, or the sizes of subgraphs. */
  void targeted(Random r, int count) {
    for (int i = 0; i < count; i++) {
      switch (r.nextInt(13)) {
        case 0 -> {
          byte[] forged = withHeader(forgedHeader(r));
          note("header", () -> followHeader(forged));
        }
        case 1 -> {
          byte[] forged = withNumbers(r);
          note("numbers of states and transitions", () -> followFile(forged));
        }
        case 2 -> {
          byte[] forged = withScriptOf(stranger);
          note("script of another program", () -> followFile(forged));
        }
        case 3 -> {
          byte[] forged = withSubgraphs(r);
          note("sizes of subgraphs", () -> followFile(forged));
        }
        case 4 -> part(r);
        case 5 -> partOfAnotherSearch(r);
        case 6 -> wayThatGoesRound(r);
        case 7 -> searchThatGoesRound(r);
        default -> {
          ScriptTree tree = new ScriptTree(script.read());
          String how = tree.forge(r, tree);
          if (r.nextInt(4) == 0) {
            how = "two changes of the script";
            tree.forge(r, tree);
          }
          note(how, () -> follow(tree::read));
        }
      }
    }
  }

  /** The script is divided, and one of its parts changed. */
  private void part(Random r) {
    List<RawScript> parts = new Division(original).into(2 + r.nextInt(3));
    int changed = r.nextInt(parts.size());
    ScriptTree tree = new ScriptTree(parts.get(changed).read());
    tree.forge(r, tree);
    note(
        "a part",
        () -> {
          List<ExactMap> maps = new ArrayList<>();
          long states = 0;
          for (int i = 0; i < parts.size(); i++) {
            ExactMap map = new ExactMap();
            maps.add(map);
            RawScript part = parts.get(i);
            Outcome o = outcome(i == changed ? tree::read : part::read, map);
            if (o == null || !o.isComplete()) {
              return "rejected";
            }
            states += o.states();
          }
          if (ExactMap.problem(maps) != null) {
            return "rejected";
          }
          return states == original.states() ? "accepted" : "WRONG: " + states + " states";
        });
  }

  /** The script is divided, and the header of one of its parts changed. */
  private void partOfAnotherSearch(Random r) {
    List<RawScript> parts = new Division(original).into(2 + r.nextInt(3));
    int changed = r.nextInt(parts.size());
    Certificate other = new Certificate(withHeader(forgedHeader(r)));
    boolean isSame = other.header().equals(original.header());
    note(
        "the header of a part",
        () -> {
          List<FingerprintMap> maps = new ArrayList<>();
          long states = 0;
          for (int i = 0; i < parts.size(); i++) {
            Certificate c = i == changed ? other : original;
            String search = SearchIdentity.of(original.digest(), c.header(), Set.of(), List.of());
            FingerprintMap map = new FingerprintMap(search, "key", i + 1, parts.size());
            maps.add(map);
            ProgramCertifier.Findings f =
                new ProgramCertifier(() -> subject, program.settings, c, new Progress())
                    .follow(parts.get(i), ScriptForm.PART, map, 1, 2);
            if (!f.outcome().isComplete() || !f.result().violations().isEmpty()) {
              return "rejected";
            }
            states += f.outcome().states();
          }
          if (Joining.problem(maps) != null) {
            return "rejected";
          }
          return isSame && states == original.states()
              ? "accepted"
              : "WRONG: parts of different searches are joined";
        });
  }

  /** A part of few bytes that is far away. */
  private void wayThatGoesRound(Random r) {
    List<RawScript> parts = new Division(original).into(4);
    ScriptTree tree = new ScriptTree(parts.get(r.nextInt(parts.size() - 1)).read());
    tree.goRound(1 + r.nextInt(r.nextInt(100_000) + 1), r);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScriptCopy.write(tree.read(), original.header(), new CertificateWriter(out, ScriptForm.PART));
    noteInTime(
        "a way that goes round",
        () -> {
          Certificate c = new Certificate(out.toByteArray());
          Outcome o = outcome(c::script, new ExactMap());
          return o == null || !o.isComplete() ? "rejected" : "WRONG: " + o;
        });
  }

  /** A trustful certificate of few bytes that makes the same transitions again and again. */
  private void searchThatGoesRound(Random r) {
    ScriptSource source = script.read();
    List<Step> some = new ArrayList<>();
    int wanted = 1 + r.nextInt(8);
    for (Event e = source.next(); e != Event.END && some.size() < wanted; e = source.next()) {
      if (e == Event.STEP && source.kind() == Kind.NEW) {
        some.add(new Step(source.thread(), source.place(), source.choice()));
      }
    }
    int from = r.nextInt(some.size());
    int depth = some.size() + r.nextInt(100_000);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CertificateWriter writer = new CertificateWriter(out, ScriptForm.TRUSTFUL);
    ScriptWriter to = writer.script();
    Map<Integer, Integer> threads = new TreeMap<>();
    Map<Integer, Integer> places = new TreeMap<>();
    some.replaceAll(
        s ->
            new Step(
                threads.computeIfAbsent(
                    s.thread(), t -> to.addThread(source.names().thread(t), threads.size())),
                places.computeIfAbsent(s.place(), p -> to.addPlace(source.names().place(p))),
                s.choice()));
    to.enter(new EnabledThreads());
    for (int i = 0; i < depth; i++) {
      int at = i < some.size() ? i : from + (i - from) % (some.size() - from);
      to.productive(some.get(at));
      to.enter(new EnabledThreads());
    }
    for (int i = 0; i <= depth; i++) {
      to.leave();
    }
    writer.finish(original.header(), null, depth + 1, depth);
    noteInTime(
        "a search that goes round",
        () -> {
          Certificate c = new Certificate(out.toByteArray());
          Outcome o = new TrustfulCertifier(c.script(), walk(true)).run();
          // Up to there it may be so: what is left out is the producer's word.
          return !o.isComplete()
              ? "rejected"
              : o.states() <= some.size() + 1 ? "short" : "WRONG: " + o;
        });
  }

  private void noteInTime(String what, Trial trial) {
    long start = System.nanoTime();
    note(what, trial);
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    if (seconds > MOST_SECONDS) {
      wrong.add(program.name + ", " + what + ": took " + seconds + " s");
    }
  }

  private Header forgedHeader(Random r) {
    Map<String, String> extra = new TreeMap<>(original.header().extra());
    List<String> keys = new ArrayList<>(extra.keySet());
    String key = keys.get(r.nextInt(keys.size()));
    List<String> lines = new ArrayList<>(extra.getOrDefault(key, "").lines().toList());
    switch (r.nextInt(4)) {
      case 0 -> extra.remove(key);
      case 1 -> extra.put(key, "");
      case 2 -> {
        if (!lines.isEmpty()) {
          lines.remove(r.nextInt(lines.size()));
        }
        extra.put(key, String.join("\n", lines));
      }
      default -> {
        String other = extra.getOrDefault(keys.get(r.nextInt(keys.size())), "");
        extra.put(key, String.join("\n", lines) + "\n" + other);
      }
    }
    return original.header().withExtra(extra);
  }

  private byte[] withHeader(Header header) {
    byte[] raw = header.toBytes();
    Deflater deflater = new Deflater();
    deflater.setInput(raw);
    deflater.finish();
    byte[] packed = new byte[raw.length + 1024];
    int length = deflater.deflate(packed);
    deflater.end();
    int scriptEnd = SCRIPT_START + original.scriptBytes();
    int rest = scriptEnd + original.headerBytes();
    ByteBuffer out = ByteBuffer.allocate(file.length - original.headerBytes() + 8 + length);
    out.put(file, 0, scriptEnd);
    out.putInt(raw.length).putInt(length).put(packed, 0, length);
    out.put(file, rest, file.length - rest);
    return withChecksum(out.array());
  }

  private byte[] withNumbers(Random r) {
    byte[] copy = file.clone();
    int at = copy.length - ENDING + (r.nextBoolean() ? 0 : 8);
    long number = ByteBuffer.wrap(copy).getLong(at);
    long other =
        switch (r.nextInt(4)) {
          case 0 -> number + 1 + r.nextInt(100);
          case 1 -> Math.max(0, number - 1 - r.nextInt(100));
          case 2 -> r.nextLong();
          default -> r.nextInt();
        };
    ByteBuffer.wrap(copy).putLong(at, other);
    return withChecksum(copy);
  }

  private byte[] withScriptOf(byte[] other) {
    Certificate c = new Certificate(other);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(other, 0, SCRIPT_START + c.scriptBytes());
    int from = SCRIPT_START + original.scriptBytes();
    out.write(file, from, file.length - ENDING - from);
    out.write(other, other.length - ENDING, ENDING);
    return withChecksum(out.toByteArray());
  }

  private byte[] withSubgraphs(Random r) {
    byte[] copy = file.clone();
    int length = original.subgraphsBytes();
    for (int n = 1 + r.nextInt(3); n > 0 && length > 0; n--) {
      copy[copy.length - ENDING - 1 - r.nextInt(length)] = (byte) r.nextInt();
    }
    return withChecksum(copy);
  }

  // ---- what comes of it ----

  /** Somebody who says what comes of a certificate: accepted, rejected, damaged, or WRONG. */
  private interface Trial {
    String run();
  }

  private void note(String what, Trial trial) {
    String result;
    try {
      result = trial.run();
    } catch (CertificateProblem e) {
      result = "damaged";
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      result = "WRONG: " + e + " at " + Arrays.stream(e.getStackTrace()).limit(3).toList();
    }
    results.merge(what + ": " + result, 1, Integer::sum);
    if (result.startsWith("WRONG")) {
      wrong.add(program.name + ", " + what + ": " + result);
    }
  }

  private String followFile(byte[] bytes) {
    Certificate c = new Certificate(bytes);
    if (c.form() != ScriptForm.FULL) {
      // It says itself that it is not the script of a whole search that can be checked.
      followAs(c);
      return "of another form";
    }
    String followed =
        ProducerPrecisions.of(c.header().extra()).equals(producer)
            ? follow(c::script)
            : followHeader(bytes);
    new Division(c).into(3).forEach(RawScript::awaitAll);
    return followed;
  }

  private void followAs(Certificate c) {
    if (c.form().isTrustful()) {
      new TrustfulCertifier(c.script(), walk(true)).run();
    } else {
      outcome(c::script, new ExactMap());
    }
  }

  private Walk walk(boolean isTrusted) {
    return new ProgramWalk(
        new ScriptedExploration(
            subject, program.settings, producer, learnt, new Progress(), isTrusted));
  }

  private String follow(Supplier<ScriptSource> source) {
    Outcome o = outcome(source, null);
    if (o == null || !o.isComplete()) {
      return "rejected";
    }
    return o.states() == original.states() && o.transitions() == original.transitions()
        ? "accepted"
        : "WRONG: " + o;
  }

  /** Null if the view turns out to be too coarse. */
  private @Nullable Outcome outcome(Supplier<ScriptSource> source, @Nullable PartMap map) {
    for (; ; ) {
      try {
        Walk walk = walk(false);
        StateMap states = map == null ? null : map.recorder(walk);
        return new Certifier(source.get(), walk, states).run();
      } catch (Interrupted e) {
        if (e.isTooCoarse()) {
          return null;
        }
        if (map != null) {
          map.clear(); // once more, now that it is known what the properties read
        }
      }
    }
  }

  /** With another view there may be other states, but not fewer. */
  private String followHeader(byte[] bytes) {
    Certificate c = new Certificate(bytes);
    ProgramCertifier.Findings f =
        new ProgramCertifier(() -> subject, program.settings, c, new Progress()).follow(c);
    if (!f.outcome().isComplete() || !f.result().violations().isEmpty()) {
      return "rejected";
    }
    return f.outcome().states() >= original.states() ? "accepted" : "WRONG: " + f.outcome();
  }

  /** Whether the mutant of the program is found out with the certificate of the original. */
  boolean mutantIsFoundOut() throws IOException {
    ProgramUnderTest mutant = program.subject(true);
    ProgramCertifier.Findings f =
        new ProgramCertifier(() -> mutant, program.settings, original, new Progress())
            .follow(original);
    return !f.outcome().isComplete() || !f.result().violations().isEmpty();
  }
}
