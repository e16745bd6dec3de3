package dev.assay.certify.format;

/**
 * Says how probable each bit of a script is. It follows the search and knows, for the states on the
 * current path, which thread's transition has led there, what came of the transitions made so far,
 * and which instruction each thread was last seen to begin with. That is what writer and reader
 * both know, and it does not grow with the number of states.
 *
 * <p>Whether a transition leads to a new state is the hard question. In depth-first search one that
 * commutes with the last one made is not productive, since the states it leads to were reached from
 * the other side of the diamond; more of the answer lies in the combination of instructions at
 * which the threads are, and in what came of the same thread's transition one state earlier.
 */
final class ScriptModel {
  private final BitCoder coder;
  private final boolean trustful;
  private final Names names;
  private final Texts texts;
  private final Targets targets;
  private final Chances rare = new Chances(16);

  /** In trustful scripts, by the last transitions: 1 + the next productive thread, 0 for none. */
  private final Guesses nextThreads = new Guesses(16);

  private final MoverModel movers;
  private final Path path = new Path();

  ScriptModel(BitCoder coder, boolean trustful, Names names, Introductions introductions) {
    this.coder = coder;
    this.trustful = trustful;
    this.names = names;
    this.targets = new Targets(coder);
    this.texts = new Texts(coder);
    this.movers = new MoverModel(coder, names, texts, path, introductions);
  }

  Texts texts() {
    return texts;
  }

  MoverModel movers() {
    return movers;
  }

  /** A state is entered: the first, or the one a thread's transition has just led to. */
  void push(int thread, int place) {
    path.push(thread, place);
    if (trustful) {
      path.top().markAll();
    }
  }

  void pop() {
    path.pop();
  }

  // ---- what all scripts tell ----

  /** Whether a thread makes another transition from the same state, with another choice. */
  boolean again(boolean again, int place, int choice) {
    return rare.code(coder, again ? 1 : 0, context(1, place, Math.min(choice, 20))) != 0;
  }

  // ---- full scripts ----

  /** The threads that can move in the state just entered. */
  void movers(Movers list) {
    movers.code(list);
    for (int i = 0; i < list.count(); i++) {
      path.top().mark(list.thread(i));
    }
  }

  /** Where the transition of a thread leads. */
  Kind kind(Kind kind, int thread, int place, boolean isPart) {
    Kind result = kind;
    if (isNew(kind == Kind.NEW, thread, place)) {
      result = Kind.NEW;
    } else if (rare.code(coder, kind == Kind.NOWHERE ? 1 : 0, context(2, place, 0)) != 0) {
      result = Kind.NOWHERE;
    } else if (isPart
        && rare.code(coder, kind == Kind.ELSEWHERE ? 1 : 0, context(3, place, 0)) != 0) {
      result = Kind.ELSEWHERE;
    } else {
      result = Kind.VISITED;
    }
    return result;
  }

  // ---- trustful scripts ----

  /**
   * The next thread with a productive transition.
   *
   * @param from the first rank that comes into question
   * @param wanted its rank, or the number of threads if there is none
   */
  int productive(int from, int wanted) {
    Path.Level top = path.top();
    int threads = names.threads();
    int guess = nextThreads.ask(mix(top.path3, from));
    int rank = guess <= 0 || guess > threads ? threads : names.rank(guess - 1);
    boolean isSure = nextThreads.isSure() && rank >= from;
    if (!isSure || rare.code(coder, rank == wanted ? 1 : 0, context(5, top.viaPlace, 0)) == 0) {
      rank = from;
      while (rank < threads && !isNew(rank == wanted, names.atRank(rank))) {
        rank++;
      }
    } else {
      for (int r = from; r < Math.min(rank + 1, threads); r++) {
        top.note(names.atRank(r), r == rank);
      }
    }
    nextThreads.tell(rank == threads ? 0 : names.atRank(rank) + 1);
    return rank;
  }

  private boolean isNew(boolean isNew, int thread) {
    return isNew(isNew, thread, path.local(thread));
  }

  /** Whether the next thread is one that was not named before. */
  boolean isUnknown(boolean unknown) {
    return rare.code(coder, unknown ? 1 : 0, context(4, path.top().viaPlace, 0)) != 0;
  }

  /** Which choice a thread makes, beyond the smallest possible one. */
  int choice(int choice, int place) {
    return texts.number(choice, 64 + (place & 63));
  }

  // ---- the common core ----

  private boolean isNew(boolean isNew, int thread, int place) {
    Path.Level top = path.top();
    long tuple = trustful ? top.tuple : top.fullTuple;
    boolean result = targets.code(isNew, thread, place, tuple, top, path.below());
    top.note(thread, result);
    return result;
  }

  static long mix(long a, long b) {
    long h = (a * 0x9fb21c651e98df25L + b) * 0xd6e8feb86659fd93L;
    return h ^ (h >>> 32);
  }

  private static long context(int what, int a, int b) {
    return ((long) what << 56) | ((long) b << 32) | a;
  }
}
