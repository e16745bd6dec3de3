package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script in memory, in a plain form that is quick to read and to divide. It may be read while it
 * is still being written by another thread: whoever comes to the end of what is there waits.
 */
public final class RawScript {
  private static final int LEAVE = 0;
  private static final int ENTER = 1;
  private static final int STEP = 2;
  private static final int AGAIN = 6;
  private static final int PRODUCTIVE = 10;
  private static final int END = 11;
  private static final int CHUNK = 1 << 20;

  /** After so many bytes others are told of them. */
  private static final int PUBLISH = 1 << 12;

  private final ScriptForm form;
  private final Names names;

  /** The last chunk, and how much of it is filled; those before are full. */
  private byte[] chunk = new byte[256];

  private int at;
  private byte[][] chunks = {chunk};
  private long states;
  private long steps;

  // What others may know, guarded by this object.
  private @Nullable List<Step> path;
  private int root;
  private byte[][] publishedChunks = {};
  private long published;
  private boolean isComplete;
  private @Nullable Throwable problem;

  private final Room room;

  /** An empty script, whose threads and instructions have the given names. */
  public RawScript(ScriptForm form, Names names, List<Step> path, int root, Room room) {
    this(form, names, room);
    begin(path, root);
  }

  /** The same of which it is not known yet where it begins. */
  public RawScript(ScriptForm form, Names names, Room room) {
    this.form = form;
    this.names = names;
    this.room = room;
  }

  /** Says where it begins. */
  public synchronized void begin(List<Step> way, int firstState) {
    path = List.copyOf(way);
    root = firstState;
    notifyAll();
  }

  /** Says that there will be no more, and why. */
  public synchronized void fail(Throwable why) {
    problem = why;
    notifyAll();
  }

  private synchronized void publish(boolean complete) {
    publishedChunks = chunks.clone();
    published = (chunks.length - 1L) * CHUNK + at;
    isComplete |= complete;
    notifyAll();
  }

  private void awaitMore() {
    if (problem instanceof RuntimeException e) {
      throw e;
    }
    if (problem instanceof Error e) {
      throw e;
    }
    try {
      wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CertificateProblem("reading it was interrupted");
    }
  }

  /** Waits until everything was written. */
  public synchronized void awaitAll() {
    while (!isComplete) {
      awaitMore();
    }
  }

  /** How many states it enters; waits for the end. */
  public long states() {
    awaitAll();
    return states;
  }

  /** How many transitions it tells; waits for the end. */
  public long steps() {
    awaitAll();
    return steps;
  }

  /** The number of its first state; waits until that is known. */
  public synchronized int root() {
    path();
    return root;
  }

  /** How to get to its first state; waits until that is known. */
  public synchronized List<Step> path() {
    while (path == null) {
      awaitMore();
    }
    return path;
  }

  // ---- writing ----

  /** Adds the event that a source has come to. */
  public void add(ScriptSource from, ScriptSource.Event event) {
    switch (event) {
      case ENTER -> enter(from);
      case STEP -> step(from);
      case LEAVE -> put(LEAVE);
      case END -> {
        put(END);
        publish(true);
      }
    }
  }

  private void enter(ScriptSource from) {
    states++;
    put(ENTER);
    if (!form.isTrustful()) {
      EnabledThreads m = from.movers();
      number(m.count());
      for (int i = 0; i < m.count(); i++) {
        number(m.thread(i));
        number(m.place(i));
      }
    }
  }

  private void step(ScriptSource from) {
    steps++;
    if (form.isTrustful()) {
      put(PRODUCTIVE);
      number(from.thread());
      number(from.place());
      number(from.choice());
    } else {
      put((from.choice() > 0 ? AGAIN : STEP) + from.kind().ordinal());
      if (from.kind() == Kind.ELSEWHERE) {
        number(from.elsewhere());
      }
    }
  }

  /** Adds a step of the same thread as {@code from}, into a state that another part begins with. */
  public void addElsewhere(ScriptSource from, int state) {
    steps++;
    put((from.choice() > 0 ? AGAIN : STEP) + Kind.ELSEWHERE.ordinal());
    number(state);
  }

  private void number(int value) {
    int rest = value;
    while ((rest & ~127) != 0) {
      put(rest | 128);
      rest >>>= 7;
    }
    put(rest);
  }

  private void put(int value) {
    if (at == chunk.length) {
      makeRoom();
    }
    chunk[at++] = (byte) value;
    if ((at & PUBLISH - 1) == 0) {
      publish(false);
    }
  }

  private void makeRoom() {
    room.take(Math.min(4L * at, CHUNK));
    if (at < CHUNK) {
      chunk = Arrays.copyOf(chunk, 4 * at);
    } else {
      chunks = Arrays.copyOf(chunks, chunks.length + 1);
      chunk = new byte[CHUNK];
      at = 0;
    }
    chunks[chunks.length - 1] = chunk;
  }

  // ---- reading ----

  /** The script from its beginning. */
  public ScriptSource read() {
    return new Reader();
  }

  /** Goes through the script. */
  private final class Reader extends StepFields {
    /** What is known of the current chunk, and how much before it. */
    private byte[] bytes = {};

    private int index;
    private int end;
    private long before;

    private Level[] levels = new Level[64];
    private int depth;

    /** A state of the current path. */
    private static final class Level {
      final EnabledThreads movers = new EnabledThreads();
      int last;
      int choice;
    }

    private int get() {
      if (index == end) {
        await();
      }
      return bytes[index++] & 255;
    }

    private void await() {
      synchronized (RawScript.this) {
        while (published == before + index) {
          awaitMore();
        }
        if (index == CHUNK) {
          before += CHUNK;
          index = 0;
        }
        bytes = publishedChunks[(int) (before / CHUNK)];
        end = (int) Math.min(CHUNK, published - before);
      }
    }

    private int number() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        int b = get();
        value |= (b & 127) << shift;
        if (b < 128) {
          return value;
        }
      }
    }

    @Override
    public Event next() {
      int op = get();
      switch (op) {
        case END -> {
          index--;
          return Event.END;
        }
        case LEAVE -> {
          depth--;
          return Event.LEAVE;
        }
        case ENTER -> enter();
        case PRODUCTIVE -> {
          thread = number();
          place = number();
          choice = number();
          kind = Kind.NEW;
        }
        default -> step(op);
      }
      return op == ENTER ? Event.ENTER : Event.STEP;
    }

    private void enter() {
      if (depth == levels.length) {
        levels = Arrays.copyOf(levels, 2 * depth);
      }
      if (levels[depth] == null) {
        levels[depth] = new Level();
      }
      Level l = levels[depth++];
      l.last = -1;
      l.movers.clear();
      if (!form.isTrustful()) {
        for (int n = number(); n > 0; n--) {
          int t = number();
          l.movers.add(t, number());
        }
      }
    }

    private void step(int op) {
      Level l = levels[depth - 1];
      if (op >= AGAIN) {
        l.choice++;
      } else {
        l.last++;
        l.choice = 0;
      }
      thread = l.movers.thread(l.last);
      place = l.movers.place(l.last);
      choice = l.choice;
      kind = Kind.ALL[op >= AGAIN ? op - AGAIN : op - STEP];
      if (kind == Kind.ELSEWHERE) {
        elsewhere = number();
      }
    }

    @Override
    public ScriptForm form() {
      return form;
    }

    @Override
    public Names names() {
      return names;
    }

    @Override
    public Iterable<Step> path() {
      return RawScript.this.path();
    }

    @Override
    public int root() {
      return RawScript.this.root();
    }

    @Override
    public EnabledThreads movers() {
      return levels[depth - 1].movers;
    }
  }

  /**
   * Bounds the memory that a script may take which is read before anybody follows it: a file of few
   * bytes can tell of so many states that reading it uses up all there is, whether or not a word of
   * it is true.
   */
  public static final class Room {
    /** What is left is for following the script. */
    private static final int SHARE = 4;

    /** What is kept of a state while the script is below it, about. */
    private static final int PER_DEPTH = 512;

    private long left;
    private int deepest;

    /** A share of the memory that this process may use. */
    public Room() {
      this(Runtime.getRuntime().maxMemory() / SHARE);
    }

    Room(long bytes) {
      left = bytes;
    }

    /**
     * Takes some bytes.
     *
     * @throws CertificateProblem if there are no more
     */
    public void take(long bytes) {
      left -= bytes;
      if (left < 0) {
        throw new CertificateProblem(
            "its script takes more memory than there is for reading ahead; without --workers and"
                + " --part it is followed while it is read");
      }
    }

    /** The script has come to a state with so many below it. */
    public void descend(int depth) {
      if (depth > deepest) {
        deepest = depth;
        take(PER_DEPTH);
      }
    }
  }
}
