package dev.assay.certify.format;

import static dev.assay.certify.format.ScriptModel.mix;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.coder.BitCoder;
import dev.assay.certify.coder.BitModel;
import dev.assay.certify.coder.ContextMixer;
import dev.assay.certify.coder.Predictor;

/**
 * Codes the threads that can move in a state and the instructions they begin with. Most often they
 * are those that could move the last time that the same transition was made while the same threads
 * could: one bit says so. If not, they may be those that could move when each thread was last in
 * such a situation, and a thread that has not moved meanwhile is where it was. Otherwise every
 * thread is asked for.
 */
final class EnabledModel {
  private static final int TABLE_BITS = 16;
  private static final int LIKELY_BITS = 14;
  private static final int CROWD_BITS = 16;

  /** A guess of all threads at once is worth its bit if it was right so often. */
  private static final int ENOUGH = 1;

  private static final int THREAD = 1;
  private static final int SAME = 2;
  private static final int RANK = 2;
  private static final int NUMBER = 3;

  private final BitCoder coder;
  private final Names names;
  private final Texts texts;
  private final Path path;
  private final ContextMixer asExpected = new ContextMixer(3, TABLE_BITS, 1);
  private final ContextMixer present = new ContextMixer(3, TABLE_BITS, 2);
  private final ContextMixer placeBits = new ContextMixer(3, TABLE_BITS, 1);
  private final BitModel rare = new BitModel(10);

  /** Instructions by the one that the thread has begun with before, and by the last two steps. */
  private final Predictor guessesAfterLast = new Predictor(14);

  private final Predictor guessesAfterTwo = new Predictor(16);
  private final BitModel guessed = new BitModel(16);
  private final long[] contexts = new long[3];
  private final EnabledThreads expected = new EnabledThreads();

  /** Knows the names that are to be written; of no meaning when reading. */
  private final Introductions introductions;

  /** Whether a thread can move, by where it is and by the transition that was made. */
  private final BitModel likely = new BitModel(LIKELY_BITS);

  /** By thread: where in that table the threads were that were asked about last. */
  private int[] asked = new int[8];

  /** How sure the least sure answer was; and whether there is nothing to learn if all are right. */
  private int least;

  private boolean isCertain;

  /** By the transition that has led to a state and who could move before it: who can move. */
  private final EnabledPredictor crowds = new EnabledPredictor(CROWD_BITS);

  private final BitModel crowdGuessed = new BitModel(12);

  /** The threads whose instructions were known when the state was entered. */
  private long placed;

  /** Who can move, in the form of a guess. */
  private long summary;

  private int newPlace;

  EnabledModel(BitCoder coder, Names names, Texts texts, Path path, Introductions introductions) {
    this.coder = coder;
    this.names = names;
    this.texts = texts;
    this.path = path;
    this.introductions = introductions;
  }

  /** Writes the list, or reads it into {@code list}; the path is told of it. */
  void code(EnabledThreads list) {
    if (path.below() == null || names.threads() > Path.MOST_THREADS) {
      spell(list);
      mark(list);
      return;
    }
    placed = path.top().placed();
    crowds.ask(mix(path.top().via(), path.below().movers()));
    if (isGuessed(list)) {
      fillIn(list, crowds.threads(), crowds.place());
      crowds.confirm();
      path.top().setMovers(crowds.threads());
      return;
    }
    spell(list);
    if (summarize(list)) {
      crowds.update(summary, newPlace);
    }
    mark(list);
  }

  private void mark(EnabledThreads list) {
    for (int i = 0; i < list.count(); i++) {
      path.top().mark(list.thread(i));
    }
  }

  /** Whether the list is the one that is guessed; one bit says so if the guess is a good one. */
  private boolean isGuessed(EnabledThreads list) {
    if (crowds.count() < ENOUGH || !isPossible(crowds.threads(), crowds.place())) {
      return false;
    }
    boolean isRight =
        !coder.isReading()
            && summarize(list)
            && summary == crowds.threads()
            && newPlace == crowds.place();
    long context = (long) path.top().viaPlace << 4 | crowds.count();
    return crowdGuessed.code(coder, isRight ? 1 : 0, context) != 0;
  }

  /** Whether all threads have names, and all but as many as are told have known instructions. */
  private boolean isPossible(long threads, int place) {
    return (threads & ~names.between(0, names.threads())) == 0
        && place < names.places()
        && Long.bitCount(threads & ~placed) == (place < 0 ? 0 : 1);
  }

  private void fillIn(EnabledThreads list, long threads, int place) {
    long moved = threads & ~placed;
    if (moved != 0) {
      path.setPlace(Long.numberOfTrailingZeros(moved), place); // there is no other
    }
    if (!coder.isReading()) {
      return;
    }
    Path.Level top = path.top();
    list.clear();
    for (int rank = 0, left = Long.bitCount(threads); left > 0; rank++) {
      int t = names.atRank(rank);
      if ((threads & Path.bit(t)) != 0) {
        list.add(t, top.place(t));
        left--;
      }
    }
  }

  /** Tells in two numbers who can move; false if more instructions than one are new. */
  private boolean summarize(EnabledThreads list) {
    Path.Level top = path.top();
    summary = 0;
    newPlace = -1;
    for (int i = 0; i < list.count(); i++) {
      long bit = Path.bit(list.thread(i));
      boolean isPlaced = (placed & bit) != 0;
      if (isPlaced ? top.place(list.thread(i)) != list.place(i) : newPlace >= 0 || bit == 0) {
        return false;
      }
      if (!isPlaced) {
        newPlace = list.place(i);
      }
      summary |= bit;
    }
    return true;
  }

  private void spell(EnabledThreads list) {
    Path.Level top = path.top();
    int threads = names.threads();
    long mask = expect(threads);
    contexts[0] = mix(top.viaPlace, least);
    contexts[1] = mix(top.path3, mask);
    contexts[2] = mix(top.fullTuple, mask);
    boolean isExpected = !coder.isReading() && isExpected(list);
    isExpected = asExpected.code(coder, isExpected ? 1 : 0, 0, contexts) != 0;
    if (isExpected) {
      fillIn(list);
    } else {
      spellOut(list);
    }
    if (!isExpected || !isCertain) {
      learn(list, threads);
    }
  }

  /** Of so many threads it was asked whether they can move. */
  private void learn(EnabledThreads list, int threads) {
    int next = 0;
    for (int rank = 0; rank < names.threads(); rank++) {
      int t = names.atRank(rank);
      boolean is = next < list.count() && list.thread(next) == t;
      if (t < threads) {
        likely.learn(asked[t], is ? 1 : 0);
      }
      next += is ? 1 : 0;
    }
  }

  /**
   * Lists the threads that are expected; of those that have not moved, the instruction is known.
   */
  private long expect(int threads) {
    if (asked.length < threads) {
      asked = new int[2 * threads];
    }
    Path.Level top = path.top();
    expected.clear();
    long mask = 0;
    least = 2048;
    for (int rank = 0; rank < threads; rank++) {
      int t = names.atRank(rank);
      asked[t] = likely.place(situation(t, top));
      int chance = likely.get(asked[t]) - 2048;
      least = Math.min(least, Math.abs(chance));
      if (chance > 0) {
        expected.add(t, top.place(t));
        mask |= Path.bit(t);
      }
    }
    isCertain = least >= BitModel.CERTAIN - 2048;
    least >>= 7;
    return mask;
  }

  /** Where a thread is, whether it could move before, and what has happened meanwhile. */
  private long situation(int thread, Path.Level top) {
    Path.Level below = path.below();
    int before = below == null ? 0 : thread == top.viaThread ? 1 : below.isMover(thread) ? 2 : 3;
    int place = top.place(thread);
    int code = place >= 0 ? 2 * place + 1 : 2 * path.local(thread);
    return (long) code << 28 | (long) (top.viaPlace + 1) << 2 | before;
  }

  private boolean isExpected(EnabledThreads list) {
    boolean same = list.count() == expected.count();
    for (int i = 0; same && i < list.count(); i++) {
      int place = expected.place(i);
      same = list.thread(i) == expected.thread(i) && (place < 0 || place == list.place(i));
    }
    return same;
  }

  /** The threads are the expected ones; tells the instructions that are not known. */
  private void fillIn(EnabledThreads list) {
    boolean reading = coder.isReading();
    if (reading) {
      list.clear();
    }
    for (int i = 0; i < expected.count(); i++) {
      int t = expected.thread(i);
      int place = expected.place(i);
      if (place < 0) {
        place = newPlace(reading ? 0 : list.place(i), t);
        path.setPlace(t, place);
      }
      if (reading) {
        list.add(t, place);
      }
    }
  }

  private void spellOut(EnabledThreads list) {
    Path.Level top = path.top();
    boolean reading = coder.isReading();
    EnabledThreads given = new EnabledThreads();
    given.set(list);
    list.clear();
    introduceThreads(given);
    int next = 0;
    for (int rank = 0; rank < names.threads(); rank++) {
      int t = names.atRank(rank);
      boolean is = !reading && next < given.count() && given.thread(next) == t;
      long situation = situation(t, top);
      contexts[0] = mix(situation, 1);
      contexts[1] = mix(top.fullTuple, t);
      contexts[2] = mix(top.path3, situation);
      if (present.code(coder, is ? 1 : 0, top.viaThread == t ? 1 : 0, contexts) != 0) {
        list.add(t, placeAndLearn(reading ? 0 : given.place(next++), t));
      }
    }
    if (!reading && next != given.count()) {
      throw new IllegalArgumentException("the threads of a state are not in their order");
    }
  }

  /** The instruction that a thread begins with. */
  private int place(int place, int thread) {
    int known = path.top().place(thread);
    if (known >= 0 && rare.code(coder, place == known ? 1 : 0, SAME) != 0) {
      return known;
    }
    return newPlace(place, thread);
  }

  private int newPlace(int place, int thread) {
    long last = mix(path.local(thread), thread);
    int afterLast = guessesAfterLast.ask(last);
    int afterTwo = guessesAfterTwo.ask(mix(path.top().path2, thread));
    int trustInLast = afterLast < 0 ? 0 : 1 + guessesAfterLast.count();
    int trustInTwo = afterTwo < 0 ? 0 : 1 + guessesAfterTwo.count();
    int guess = trustInTwo > trustInLast ? afterTwo : afterLast;
    int trust = trustInLast << 6 | trustInTwo << 1 | (afterLast == afterTwo ? 1 : 0);
    int result =
        guess >= 0 && guessed.code(coder, place == guess ? 1 : 0, mix(last, trust)) != 0
            ? guess
            : spellPlace(place, thread);
    guessesAfterLast.update(result);
    guessesAfterTwo.update(result);
    return result;
  }

  private int spellPlace(int place, int thread) {
    int width = 32 - Integer.numberOfLeadingZeros(names.places());
    int node = 1;
    for (int i = width - 1; i >= 0; i--) {
      long situation = mix(thread, node);
      contexts[0] = mix(path.local(thread), node);
      contexts[1] = mix(path.top().fullTuple, situation);
      contexts[2] = mix(path.top().path2, situation);
      node = 2 * node + placeBits.code(coder, place >> i & 1, 0, contexts);
    }
    int result = node - (1 << width);
    if (result > names.places()) {
      throw new CertificateProblem("it names an instruction that it has not introduced");
    }
    return result < names.places()
        ? result
        : names.addPlace(texts.text(introductions.placeName(result)));
  }

  /** The same, which is then known of the current state. */
  int placeAndLearn(int place, int thread) {
    int result = place(place, thread);
    path.setPlace(thread, result);
    return result;
  }

  // ---- threads ----

  private void introduceThreads(EnabledThreads given) {
    int last = -1;
    for (int i = 0; i < given.count(); i++) {
      last = Math.max(last, given.thread(i));
    }
    while (introduces(last >= names.threads())) {
      introduceThread();
    }
  }

  /** Whether a thread that was not named before is named now. */
  boolean introduces(boolean introduces) {
    return rare.code(coder, introduces ? 1 : 0, THREAD) != 0;
  }

  /** Names the next thread. */
  int introduceThread() {
    int thread = names.threads();
    boolean reading = coder.isReading();
    int at = texts.number(reading ? 0 : introductions.rank(thread), RANK);
    String text = texts.text(reading ? "" : introductions.threadName(thread));
    if (at > thread) {
      throw new CertificateProblem("it names a thread at an impossible place");
    }
    return names.addThread(text, at);
  }

  /** A thread by its number, which may be the next one that has no name yet. */
  int thread(int thread) {
    if (introduces(thread == names.threads())) {
      return introduceThread();
    }
    int result = texts.number(thread, NUMBER);
    if (result >= names.threads()) {
      throw new CertificateProblem("it names a thread that it has not introduced");
    }
    return result;
  }
}
