package dev.assay.certify.format;

import java.util.Arrays;
import java.util.List;

/** A script in memory, in a plain form that is quick to read and to divide. */
public final class RawScript {
  private static final int LEAVE = 0;
  private static final int ENTER = 1;
  private static final int STEP = 2;
  private static final int AGAIN = 6;
  private static final int PRODUCTIVE = 10;
  private static final int END = 11;
  private static final int CHUNK = 1 << 20;

  private final ScriptForm form;
  private final Names names;
  private final List<Step> path;
  private final int root;
  private byte[][] chunks = {new byte[256]};
  private long length;
  private long states;
  private long steps;

  /** An empty script, whose threads and instructions have the given names. */
  public RawScript(ScriptForm form, Names names, List<Step> path, int root) {
    this.form = form;
    this.names = names;
    this.path = List.copyOf(path);
    this.root = root;
  }

  /** How many states it enters. */
  public long states() {
    return states;
  }

  /** How many transitions it tells. */
  public long steps() {
    return steps;
  }

  public int root() {
    return root;
  }

  public List<Step> path() {
    return path;
  }

  // ---- writing ----

  /** Adds the event that a source has come to. */
  public void add(ScriptSource from, ScriptSource.Event event) {
    switch (event) {
      case ENTER -> enter(from);
      case STEP -> step(from);
      case LEAVE -> put(LEAVE);
      case END -> put(END);
    }
  }

  private void enter(ScriptSource from) {
    states++;
    put(ENTER);
    if (!form.isTrustful()) {
      Movers m = from.movers();
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
    int chunk = (int) (length / CHUNK);
    int at = (int) (length % CHUNK);
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunk + 1);
      chunks[chunk] = new byte[CHUNK];
    }
    if (at == chunks[chunk].length) {
      chunks[chunk] = Arrays.copyOf(chunks[chunk], 4 * at);
    }
    chunks[chunk][at] = (byte) value;
    length++;
  }

  // ---- reading ----

  /** The script from its beginning. */
  public ScriptSource read() {
    return new Reader();
  }

  /** Goes through the script. */
  private final class Reader implements ScriptSource {
    private long at;
    private Level[] levels = new Level[64];
    private int depth;
    private int thread;
    private int place;
    private int choice;
    private Kind kind = Kind.NEW;
    private int elsewhere;

    /** A state of the current path. */
    private static final class Level {
      final Movers movers = new Movers();
      int last;
      int choice;
    }

    private int get() {
      int value = chunks[(int) (at / CHUNK)][(int) (at % CHUNK)] & 255;
      at++;
      return value;
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
          at--;
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
    public List<Step> path() {
      return path;
    }

    @Override
    public int root() {
      return root;
    }

    @Override
    public Movers movers() {
      return levels[depth - 1].movers;
    }

    @Override
    public int thread() {
      return thread;
    }

    @Override
    public int place() {
      return place;
    }

    @Override
    public int choice() {
      return choice;
    }

    @Override
    public Kind kind() {
      return kind;
    }

    @Override
    public int elsewhere() {
      return elsewhere;
    }

    @Override
    public boolean hasDigest() {
      return false;
    }

    @Override
    public int digest() {
      return 0;
    }
  }
}
