package dev.assay.certify.format;

import dev.assay.certify.coder.BitCoder;
import dev.assay.certify.coder.BitModel;
import dev.assay.certify.coder.Predictor;

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
  /** What comes next: nothing, the state is left. */
  static final int NONE = 0;

  /** What comes next is none of what can be guessed. */
  static final int OTHER = -1;

  /** A guess is worth its bit if it was right so often. */
  private static final int ENOUGH = 8;

  private static final int MOST_PLACES = 1 << 20;
  private static final int MOST_THREADS = 1 << 6;
  private final BitCoder coder;
  private final boolean trustful;
  private final Names names;
  private final Texts texts;
  private final Targets targets;
  private final BitModel rare = new BitModel(16);

  /** By the last transitions: the next one to a new state. */
  private final Predictor nexts = new Predictor(16);

  private final BitModel right = new BitModel(12);

  private final EnabledModel movers;
  private final Path path = new Path();

  ScriptModel(BitCoder coder, boolean trustful, Names names, Introductions introductions) {
    this.coder = coder;
    this.trustful = trustful;
    this.names = names;
    this.targets = new Targets(coder);
    this.texts = new Texts(coder);
    this.movers = new EnabledModel(coder, names, texts, path, introductions);
  }

  Texts texts() {
    return texts;
  }

  EnabledModel movers() {
    return movers;
  }

  /** A state is entered: the first, or the one a thread's transition has just led to. */
  void push(int thread, int place) {
    path.push(thread, place);
    if (trustful) {
      path.top().markAll();
    }
  }

  /** The same on the way to a part, where nobody goes back. */
  void pushOnTheWay(int thread, int place) {
    path.forgetBeginning();
    push(thread, place);
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
  void movers(EnabledThreads list) {
    movers.code(list);
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

  /**
   * How far the transitions of a state lead to states that were visited before, if that can be
   * guessed: one bit tells whether the guess is right.
   *
   * @param last the index of the transition that was told last, -1 if there is none
   * @param wanted the index of the one that leads to a new state, how many threads can move if none
   *     does, or {@link #OTHER} if something else happens before it; of no meaning when reading
   * @return the same, {@link #OTHER} if it was not guessed
   */
  int run(EnabledThreads list, int last, int wanted) {
    int guess = ask(last < 0 ? -1 : list.thread(last));
    int index = guess == OTHER ? OTHER : guess == NONE ? list.count() : list.index(guess - 1, last);
    if (index == OTHER || !isRight(index == wanted)) {
      return OTHER;
    }
    Path.Level top = path.top();
    for (int i = last + 1; i < index; i++) {
      top.note(list.thread(i), false);
    }
    if (guess != NONE) {
      top.note(guess - 1, true);
    }
    learn(guess);
    return index;
  }

  /** Tells how far they did; see {@link #run}. */
  void learnRun(EnabledThreads list, int index) {
    learn(index == OTHER ? OTHER : index == list.count() ? NONE : list.thread(index) + 1);
  }

  // ---- trustful scripts ----

  /**
   * The next thread with a productive transition and its instruction, if that can be guessed: one
   * bit tells whether the guess is right.
   *
   * @param last the thread whose transition from the state was told last, -1 if there is none
   * @param wanted what comes next; of no meaning when reading
   * @return what comes next, {@link #OTHER} if that was not guessed
   */
  int guess(int last, int wanted) {
    int guess = ask(last);
    if (!isPossible(guess, last) || !isRight(guess == wanted)) {
      return OTHER;
    }
    Path.Level top = path.top();
    int thread = thread(guess);
    int from = from(last);
    int rank = guess == NONE ? names.threads() : names.rank(thread);
    top.noteUnproductive(names.between(from, rank), rank - from);
    if (guess != NONE) {
      top.note(thread, true);
      path.setPlace(thread, place(guess));
    }
    learn(guess);
    return guess;
  }

  private int ask(int last) {
    int guess = nexts.ask(mix(path.top().path3, last));
    return nexts.count() < ENOUGH ? OTHER : guess;
  }

  private boolean isRight(boolean isRight) {
    long context = (long) path.top().viaPlace << 4 | nexts.count();
    return right.code(coder, isRight ? 1 : 0, context) != 0;
  }

  /** Tells what came next in the state for which there was a guess last. */
  void learn(int next) {
    nexts.update(next);
  }

  /** What comes next: a thread at an instruction. */
  static int next(int thread, int place) {
    return thread < MOST_THREADS && place < MOST_PLACES ? thread * MOST_PLACES + place + 1 : OTHER;
  }

  static int thread(int next) {
    return (next - 1) / MOST_PLACES;
  }

  static int place(int next) {
    return (next - 1) % MOST_PLACES;
  }

  private boolean isPossible(int guess, int last) {
    return guess == NONE
        || (guess > NONE
            && thread(guess) < names.threads()
            && place(guess) < names.places()
            && names.rank(thread(guess)) >= from(last));
  }

  private int from(int last) {
    return last < 0 ? 0 : names.rank(last) + 1;
  }

  /**
   * The next thread with a productive transition.
   *
   * @param last the thread before it, -1 if there is none
   * @param wanted its rank, or the number of threads if there is none
   */
  int productive(int last, int wanted) {
    int threads = names.threads();
    int rank = from(last);
    while (rank < threads && !isNew(rank == wanted, names.atRank(rank))) {
      rank++;
    }
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
