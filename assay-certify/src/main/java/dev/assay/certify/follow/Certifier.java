package dev.assay.certify.follow;

import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Step;
import dev.assay.certify.format.TargetDigest;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Follows a script over a system and authenticates every step (Section 2.2 of the paper). It makes
 * every transition of every state it enters, whatever the script says, and goes on only while the
 * script claims what is so: so a script that is followed to its end has led through all states.
 *
 * <p>Where to go on does not depend on which states the transitions have led to, only on the
 * script, so these are looked for many at a time, before anything else is said about the script.
 * Whatever was done meanwhile, it was done in states of the system.
 *
 * <p>A part of a script is followed likewise. A state that is claimed to have been visited and is
 * not one of the part's own is noted; {@link dev.assay.certify.divide.Joining} has to find it among
 * those of another part.
 */
public final class Certifier {
  private final ScriptSource script;
  private final Walk system;
  private final Matching matching;
  private final @Nullable StateMap part;
  private final TargetDigest digest = new TargetDigest();

  /** By number in the system: number in the script. A part has no use for it. */
  private int[] numbers = {};

  /** By number in the system: a bit for each that was reached. They take less room than numbers. */
  private long[] reached = new long[16];

  /** What the script claims about the last transitions, whose targets were not looked for yet. */
  private final Claim[] claims = new Claim[Walk.MOST_NOTED];

  private int claimed;
  private final int[] targets = new int[Walk.MOST_NOTED];

  /** How many states have numbers. */
  private int numbered;

  private Level[] levels = new Level[64];
  private int depth;
  private int deepest;
  private int states;
  private long transitions;

  /** A state of the current path, and the transition made from it last. */
  private static final class Level {
    int count;
    int index;
    int choice;
    int alternatives;
  }

  /** What the script says about a transition. */
  private static final class Claim {
    int thread;
    int place;
    Kind kind = Kind.NOWHERE;
    int elsewhere;

    void set(ScriptSource script) {
      thread = script.thread();
      place = script.place();
      kind = script.kind();
      elsewhere = kind == Kind.ELSEWHERE ? script.elsewhere() : 0;
    }
  }

  /** A claim of the script is not so. */
  private static final class Rejected extends Exception {
    private static final long serialVersionUID = 1L;

    final transient Discrepancy discrepancy;

    Rejected(Discrepancy discrepancy) {
      super(discrepancy.toString(), null, false, false);
      this.discrepancy = discrepancy;
    }
  }

  /** To follow a whole script. */
  public Certifier(ScriptSource script, Walk system) {
    this(script, system, null);
  }

  /**
   * To follow a part of a script.
   *
   * @param part is told which states the part has reached
   */
  public Certifier(ScriptSource script, Walk system, @Nullable StateMap part) {
    if (script.form().isTrustful() || script.form().isPart() != (part != null)) {
      throw new IllegalArgumentException("not the script of a search that can be checked so");
    }
    this.script = script;
    this.system = system;
    this.part = part;
    this.matching = new Matching(script.names(), system);
    Arrays.setAll(claims, i -> new Claim());
  }

  /** Follows the script to its end or to the first discrepancy. */
  public Outcome run() {
    Discrepancy found = null;
    boolean ended = false;
    try {
      begin();
      while (!ended && !system.isStopped()) {
        ended = step();
      }
    } catch (Rejected e) {
      found = e.discrepancy;
    }
    try {
      checkTargets();
    } catch (Rejected e) {
      found = e.discrepancy; // of an earlier transition
    }
    return new Outcome(found, found == null && !ended, states, transitions, deepest);
  }

  private void begin() throws Rejected {
    system.begin();
    system.note();
    int count = 1;
    boolean isFirst = true;
    BitSet way = new BitSet();
    for (Step s : script.path()) {
      if (count == targets.length) {
        requireNew(way);
        count = 0;
      }
      follow(s);
      if (system.isStopped()) {
        return;
      }
      system.note();
      count++;
      isFirst = false;
    }
    int root = requireNew(way);
    if (part != null) {
      part.begin(script.root(), isFirst, root);
    }
    number(root);
  }

  /**
   * A search goes no way that leads to a state twice; without that a file of few bytes could have
   * it gone on for ever. The number of the state noted last.
   */
  private int requireNew(BitSet way) throws Rejected {
    int n = system.numbers(targets);
    for (int i = 0; i < n; i++) {
      if (way.get(targets[i])) {
        throw reject(
            "the way to its part leads to other and other states", "to some it leads twice");
      }
      way.set(targets[i]);
    }
    return targets[n - 1];
  }

  private void follow(Step s) throws Rejected {
    if (system.isStopped()) {
      return;
    }
    int index = matching.index(system, s.thread(), s.place());
    boolean isSo =
        index >= 0 && system.make(index, s.choice()) && s.choice() < system.alternatives();
    if (!isSo && !system.isStopped()) {
      throw reject(matching.claim(s.thread(), s.place()) + " on the way to its part", "it cannot");
    }
  }

  /** Does what the script says next; true at its end. */
  private boolean step() throws Rejected {
    Event event = script.next();
    switch (event) {
      case ENTER -> enter();
      case STEP -> transition();
      case LEAVE -> leave();
      case END -> compareDigest();
    }
    return event == Event.END;
  }

  private void enter() throws Rejected {
    states++;
    EnabledThreads movers = script.movers();
    int n = system.enabled();
    for (int i = 0; i < Math.max(n, movers.count()); i++) {
      if (i >= n
          || i >= movers.count()
          || !matching.isThread(movers.thread(i), system.thread(i))
          || !matching.isPlace(movers.place(i), system.place(i))) {
        String claim =
            i < movers.count()
                ? matching.claim(movers.thread(i), movers.place(i))
                : i + " threads can move";
        throw reject(claim + " in the state it has led to", Matching.movers(system));
      }
    }
    if (depth == levels.length) {
      levels = Arrays.copyOf(levels, 2 * depth);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    Level l = levels[depth++];
    deepest = Math.max(deepest, depth - 1);
    l.count = n;
    l.index = -1;
    l.choice = 0;
    l.alternatives = 1;
    system.look();
  }

  private void transition() throws Rejected {
    Level l = levels[depth - 1];
    if (script.choice() == 0) {
      checkChoices(l);
      l.index++;
    } else if (l.index < 0 || script.choice() != l.choice + 1) {
      throw reject("choice " + script.choice() + " comes next", "there are others before it");
    }
    l.choice = script.choice();
    transitions++;
    if (l.index >= l.count || (l.choice > 0 && l.choice >= l.alternatives)) {
      throw reject(
          matching.claim(script.thread(), script.place()) + " with choice " + l.choice,
          "there are only " + l.alternatives);
    }
    system.back();
    boolean leadsToState = system.make(l.index, l.choice);
    if (l.choice == 0) {
      l.alternatives = system.alternatives();
    }
    if (system.isStopped()) {
      return;
    }
    Claim claim = claims[claimed];
    claim.set(script);
    if (leadsToState == (claim.kind == Kind.NOWHERE)) {
      throw reject(claimOf(claim), leadsToState ? "there is one" : "there is no state behind it");
    }
    claimed++;
    if (leadsToState) {
      system.note();
    }
    if (part == null && script.hasDigest()) {
      compareDigest();
    } else if (claimed == claims.length) {
      checkTargets();
    }
  }

  /** Compares where the last transitions have led with where the script claims they lead. */
  private void checkTargets() throws Rejected {
    int count = claimed;
    claimed = 0;
    system.numbers(targets);
    for (int i = 0, at = 0; i < count; i++) {
      Claim claim = claims[i];
      int target = claim.kind == Kind.NOWHERE ? Walk.NOWHERE : targets[at++];
      if (target != Walk.NOWHERE && !isSo(claim, target)) {
        String fact =
            !isReached(target)
                ? "it leads to a new state"
                : part != null
                    ? "it leads to a state that was reached before"
                    : "it leads to state " + numbers[target] + " again";
        throw new Rejected(new Discrepancy(transitions - count + i + 1, claimOf(claim), fact));
      }
      if (part == null) {
        digest.add(target == Walk.NOWHERE ? 0 : numbers[target]);
      }
    }
  }

  /** Whether a transition leads where it is claimed to. If so the state has its number then. */
  private boolean isSo(Claim claim, int target) {
    boolean isKnown = isReached(target);
    switch (claim.kind) {
      case NEW -> {
        if (!isKnown) {
          number(target);
        }
        return !isKnown;
      }
      case VISITED -> {
        if (!isKnown && part != null) {
          part.outside(target);
        }
        return isKnown || part != null;
      }
      case ELSEWHERE -> {
        if (!isKnown && part != null) {
          part.elsewhere(claim.elsewhere, target);
        }
        return !isKnown && part != null;
      }
      default -> {
        return false;
      }
    }
  }

  private String claimOf(Claim claim) {
    return matching.claim(claim.thread, claim.place)
        + switch (claim.kind) {
          case NEW -> " to a new state";
          case VISITED -> " to a state that was visited before";
          case NOWHERE -> " and that there is no state behind it";
          case ELSEWHERE -> " to a new state that another part begins with";
        };
  }

  private void leave() throws Rejected {
    Level l = levels[depth - 1];
    checkChoices(l);
    if (l.index + 1 != l.count) {
      throw reject("all transitions of a state were told", "there are more");
    }
    depth--;
    system.leave();
  }

  /** Before a script goes on to the next thread, all choices of the last must have been made. */
  private void checkChoices(Level l) throws Rejected {
    if (l.index >= 0 && l.choice + 1 != l.alternatives) {
      throw reject("a thread has " + (l.choice + 1) + " choices", "it has " + l.alternatives);
    }
  }

  private void compareDigest() throws Rejected {
    checkTargets();
    if (script.hasDigest() && digest.take() != script.digest()) {
      throw reject(
          "the last transitions lead to certain states visited before",
          "some of them lead to others");
    }
  }

  private boolean isReached(int state) {
    int word = state / Long.SIZE;
    return word < reached.length && (reached[word] & 1L << state) != 0;
  }

  private void number(int state) {
    int word = state / Long.SIZE;
    if (word >= reached.length) {
      reached = Arrays.copyOf(reached, grown(word, reached.length));
    }
    reached[word] |= 1L << state;
    if (part != null) {
      part.own(state);
      return;
    }
    if (state >= numbers.length) {
      numbers = Arrays.copyOf(numbers, grown(state, numbers.length));
    }
    numbers[state] = ++numbered;
  }

  private static int grown(int index, int length) {
    return Math.max(index + 1, length + (length >> 1));
  }

  private Rejected reject(String claim, String fact) {
    return new Rejected(new Discrepancy(transitions, claim, fact));
  }
}
