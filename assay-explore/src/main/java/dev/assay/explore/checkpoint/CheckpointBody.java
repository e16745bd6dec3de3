package dev.assay.explore.checkpoint;

import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Transition;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.Node;
import dev.assay.explore.search.OpenState;
import dev.assay.explore.search.PartialResult;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visited.Visited;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.portable.PortableStates;
import dev.assay.machine.state.stream.StateReader;
import dev.assay.machine.state.stream.StateWriter;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * A search as it is written to a checkpoint: the first state, what was learnt about the program,
 * what was found, all visited states, and the open ones with the moves that lead to them. Classes,
 * threads and objects are described, not numbered, as numbers differ from process to process.
 */
public final class CheckpointBody {
  // How a kind of data is told.
  private static final int FIELD = 0;
  private static final int STATIC = 1;
  private static final int ARRAY = 2;

  private static final int SLICE = 1 << 12;

  private final int initial;
  private final Precision precision;
  private final ProgramTransitions program;
  private final Invariants invariants;
  private final PortableStates portable;

  /** For one stream, in one direction. */
  public CheckpointBody(ProgramTransitions program, Precision precision, Invariants invariants) {
    this.initial = program.initial();
    this.precision = precision;
    this.program = program;
    this.invariants = invariants;
    this.portable = new PortableStates(program.keeper());
  }

  /**
   * What searches before this one have cost.
   *
   * @param elapsedMillis wall-clock time
   * @param instructions that were executed
   * @param restarts how often the search began anew
   */
  public record Cost(long elapsedMillis, long instructions, int restarts) {
    public static final Cost NONE = new Cost(0, 0, 0);
  }

  // ---- writing ----

  public void write(DepthFirst search, Cost cost, DataOutput out) throws IOException {
    StateWriter states = portable.writer();
    states.write(initial, out);
    out.writeLong(cost.elapsedMillis());
    out.writeLong(cost.instructions());
    out.writeInt(cost.restarts());
    writeGranularity(out);
    writeIncompleteness(program.nondeterminism(), out);
    out.writeBoolean(program.hasPassedOverTimeouts());
    writeTexts(invariants.answered(), out);
    writeInterim(search.interim(), out);
    out.writeLong(search.visited.count());
    IOException[] failure = new IOException[1];
    search.visited.forEach(
        state -> {
          if (failure[0] == null) {
            try {
              states.write(state, out);
            } catch (IOException e) {
              failure[0] = e;
            }
          }
        });
    if (failure[0] != null) {
      throw failure[0];
    }
    writeOpen(search.open(), states, out);
  }

  private void writeGranularity(DataOutput out) throws IOException {
    writeKinds(precision.mutable(), out);
    writeKinds(precision.handedOver(), out);
    writeKinds(precision.contended(), out);
    writeKinds(precision.racy(), out);
    writeTexts(precision.racyNames(), out);
    writeKinds(precision.observed(), out);
    out.writeBoolean(precision.observesMonitors());
    writeTexts(precision.aspects(), out);
    writeOwners(out);
  }

  private void writeOwners(DataOutput out) throws IOException {
    List<long[]> uses = precision.owners().uses();
    out.writeInt(uses.size());
    for (long[] use : uses) {
      portable.writeObject((int) (use[0] >> 32), out);
      out.writeInt((int) use[0]);
      out.writeInt(use.length - 1);
      for (int i = 1; i < use.length; i++) {
        out.writeLong(use[i]);
      }
    }
    List<long[]> starts = precision.owners().starts();
    out.writeInt(starts.size());
    for (long[] start : starts) {
      out.writeLong(start[0]);
      out.writeLong(start[1]);
    }
  }

  private void readOwners(DataInput in) throws IOException {
    for (int i = in.readInt(); i > 0; i--) {
      long object = portable.readObject(in);
      long location = (object << 32) | in.readInt();
      int others = in.readInt() - 1;
      long user = in.readLong();
      long[] apart = new long[others];
      for (int j = 0; j < others; j++) {
        apart[j] = in.readLong();
      }
      precision.owners().addUse(location, user, apart);
    }
    for (int i = in.readInt(); i > 0; i--) {
      precision.owners().addStart(in.readLong(), in.readLong());
    }
  }

  private void writeKinds(LongStream kinds, DataOutput out) throws IOException {
    long[] all = kinds.toArray();
    out.writeInt(all.length);
    for (long kind : all) {
      if (Precision.isArrayKind(kind)) {
        out.writeByte(ARRAY);
        portable.writeSite((int) kind, out);
      } else if (Precision.isStaticKind(kind)) {
        out.writeByte(STATIC);
        portable.writeObject((int) ((kind & ~Precision.STATIC) >> 16), out);
        out.writeShort((int) kind);
      } else {
        out.writeByte(FIELD);
        portable.writeClass((int) (kind >> 16), out);
        out.writeShort((int) kind);
      }
    }
  }

  private void writeInterim(PartialResult f, DataOutput out) throws IOException {
    out.writeLong(f.transitions());
    out.writeInt(f.deepest());
    writeIncompleteness(f.incompleteness(), out);
    out.writeInt(f.violations().size());
    for (Violation v : f.violations()) {
      writeTexts(List.of(v.kind(), v.message(), v.thread(), v.location()), out);
      writeTexts(v.details(), out);
      out.writeInt(v.moves().size());
      for (Move m : v.moves()) {
        writeMove(m, out);
      }
    }
  }

  private void writeMove(Move m, DataOutput out) throws IOException {
    portable.writeThread(m.thread(), out);
    out.writeInt(m.choice());
  }

  /** Nodes are numbered as they are written, so what ways have in common is written once. */
  private void writeOpen(List<OpenState> open, StateWriter states, DataOutput out)
      throws IOException {
    Map<Node, Integer> written = new IdentityHashMap<>();
    out.writeInt(open.size());
    for (OpenState o : open) {
      out.writeInt(o.made());
      List<Node> missing = new ArrayList<>();
      Node known = o.node();
      while (known != null && known.move() != null && !written.containsKey(known)) {
        missing.add(known);
        known = known.parent();
      }
      out.writeInt(known == null ? 0 : written.getOrDefault(known, 0));
      out.writeInt(missing.size());
      for (int i = missing.size() - 1; i >= 0; i--) {
        Node node = missing.get(i);
        states.write(node.state(), out);
        writeMove(Objects.requireNonNull(node.move()), out);
        written.put(node, written.size() + 1);
      }
    }
  }

  private static void writeIncompleteness(Set<Incompleteness> all, DataOutput out)
      throws IOException {
    out.writeInt(all.size());
    for (Incompleteness i : all) {
      writeTexts(List.of(i.reason().name(), i.message(), i.location()), out);
    }
  }

  private static Set<Incompleteness> readIncompleteness(DataInput in) throws IOException {
    Set<Incompleteness> all = new LinkedHashSet<>();
    for (int n = in.readInt(); n > 0; n--) {
      List<String> texts = readTexts(in);
      all.add(new Incompleteness(Reason.valueOf(texts.get(0)), texts.get(1), texts.get(2)));
    }
    return all;
  }

  private static void writeTexts(List<String> texts, DataOutput out) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }
  }

  // ---- reading ----

  /** Brings a new search to where the other was; what that has cost. */
  public Cost read(DepthFirst search, DataInput in) throws IOException {
    StateReader states = portable.reader();
    if ((int) states.read(in) != initial) {
      throw unfit("the program begins in another state");
    }
    Cost cost = new Cost(in.readLong(), in.readLong(), in.readInt());
    readGranularity(in);
    program.noteEarlier(readIncompleteness(in), in.readBoolean());
    invariants.addAnswered(readTexts(in));
    search.goOnFrom(readInterim(in));
    long count = in.readLong();
    for (long i = 0; i < count; i++) {
      if (!search.visited.add((int) states.read(in))) {
        throw unfit("two of its states are the same here");
      }
    }
    List<OpenState> open = readOpen(search.visited, states, in);
    search.goOnWith(open);
    program.goTo(initial);
    if (!open.isEmpty()) {
      follow(open.get(0).node());
    }
    return cost;
  }

  /** Makes the moves to an open state, which must lead there. */
  private void follow(Node goal) {
    int state = initial;
    try {
      for (Move m : goal.moves()) {
        boolean canMove = program.enabled(state).indexOf(m.thread()) >= 0;
        Transition t = canMove ? program.take(state, m.thread(), m.choice()) : null;
        if (t == null || !t.leadsToState()) {
          throw unfit("a step cannot be made again");
        }
        state = t.target();
      }
    } catch (PrecisionRefined e) {
      throw unfit("a step does what it did not do then");
    }
    if (precision.isOutdated() || state != goal.state()) {
      throw unfit("the same steps lead to another state");
    }
    program.goTo(initial);
  }

  private static InputProblem unfit(String why) {
    return new InputProblem(
        "the checkpoint does not fit the program: " + why + "; delete it to begin anew");
  }

  private void readGranularity(DataInput in) throws IOException {
    readKinds(in).forEach(precision::addMutable);
    readKinds(in).forEach(precision::addHandedOver);
    readKinds(in).forEach(precision::addContended);
    precision.addRacy(readKinds(in), readTexts(in));
    readKinds(in).forEach(precision::addObserved);
    if (in.readBoolean()) {
      precision.observeMonitors();
    }
    precision.addAspects(readTexts(in));
    readOwners(in);
    precision.settle();
  }

  private List<Long> readKinds(DataInput in) throws IOException {
    int count = in.readInt();
    List<Long> kinds = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      switch (in.readUnsignedByte()) {
        case ARRAY -> kinds.add(Precision.arrayKind(portable.readSite(in)));
        case STATIC ->
            kinds.add(Precision.staticKind(portable.readObject(in), in.readUnsignedShort()));
        default -> kinds.add(Precision.fieldKind(portable.readClass(in), in.readUnsignedShort()));
      }
    }
    return kinds;
  }

  private PartialResult readInterim(DataInput in) throws IOException {
    long transitions = in.readLong();
    int deepest = in.readInt();
    Set<Incompleteness> left = readIncompleteness(in);
    int count = in.readInt();
    List<Violation> violations = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> texts = readTexts(in);
      List<String> details = readTexts(in);
      int length = in.readInt();
      List<Move> moves = new ArrayList<>();
      for (int k = 0; k < length; k++) {
        moves.add(readMove(in));
      }
      violations.add(
          new Violation(texts.get(0), texts.get(1), texts.get(2), texts.get(3), details, moves));
    }
    return new PartialResult(transitions, deepest, violations, left);
  }

  private Move readMove(DataInput in) throws IOException {
    return new Move(portable.readThread(in), in.readInt());
  }

  private List<OpenState> readOpen(Visited visited, StateReader states, DataInput in)
      throws IOException {
    List<Node> nodes = new ArrayList<>(List.of(Node.first(initial)));
    int count = in.readInt();
    List<OpenState> open = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int made = in.readInt();
      Node node = nodes.get(in.readInt());
      int more = in.readInt();
      for (int k = 0; k < more; k++) {
        int state = (int) states.read(in);
        if (!visited.contains(state)) {
          throw unfit("an open state was not visited");
        }
        node = node.next(state, readMove(in));
        nodes.add(node);
      }
      open.add(new OpenState(node, made));
    }
    return open;
  }

  private static List<String> readTexts(DataInput in) throws IOException {
    int count = in.readInt();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int length = in.readInt();
      byte[] bytes = new byte[Math.min(length, SLICE)];
      in.readFully(bytes);
      while (bytes.length < length) {
        int have = bytes.length;
        bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * have));
        in.readFully(bytes, have, bytes.length - have);
      }
      texts.add(new String(bytes, StandardCharsets.UTF_8));
    }
    return texts;
  }
}
