package dev.assay.explore.result;

import org.jspecify.annotations.Nullable;

/**
 * Why a result is inconclusive. The codes are stable: scripts may depend on them.
 *
 * <p>Each has a sentence that explains it in general; an {@link Incompleteness} says where and how
 * it came about in a program. Most name an assumption, which a user can take on ({@link
 * Result#accepting}) and which has a row in docs/promise.md; the others have a {@link Kind} that
 * says why nobody can.
 */
public enum Reason {
  STATE_LIMIT(
      Kind.UNFINISHED,
      "state-limit",
      "The search reached the limit on states before it had examined all of them.",
      "Raise --max-states, or make the program smaller."),
  DEPTH_LIMIT(
      Kind.UNFINISHED,
      "depth-limit",
      "Some runs are longer than the limit on transitions, and were not followed to their end.",
      "Raise --max-depth or leave it out."),
  SWITCH_LIMIT(
      Kind.UNFINISHED,
      "switch-limit",
      "Runs with more switches between threads than the limit were not followed.",
      "Raise --max-switches or leave it out."),
  TIME_LIMIT(
      Kind.UNFINISHED,
      "time-limit",
      "Time was up before everything was examined.",
      "Raise --max-time, or continue an interrupted search with --checkpoint and --resume."),
  MEMORY_LIMIT(
      Kind.UNFINISHED,
      "memory-limit",
      "The memory limit was reached before everything was examined.",
      "Raise --max-memory, or give Assay more memory with ASSAY_JAVA_OPTS=-Xmx…."),
  OUT_OF_MEMORY(
      Kind.UNFINISHED,
      "out-of-memory",
      "Assay used up its own memory.",
      "Give it more with ASSAY_JAVA_OPTS=-Xmx…."),
  TABLE_FULL(
      Kind.UNFINISHED,
      "table-full",
      "A table of states used up its numbers: there are more than two thousand million entries.",
      "Make the program smaller, or examine parts of it."),
  STORE_FAILED(
      Kind.UNFINISHED,
      "store-failed",
      "Visited states could not be kept on disk any more, or not be read again.",
      "Make room on the disk, or name another folder with --store-dir."),
  INTERRUPTED(
      Kind.UNFINISHED,
      "interrupted",
      "The search was interrupted from outside.",
      "Run it to its end; --checkpoint keeps what was done so far."),
  SEARCH_INCOMPLETE(
      Kind.UNFINISHED,
      "search-incomplete",
      "The search ended without having examined the whole space.",
      "This is unexpected where no other reason is named: please report it."),
  STUCK(
      Kind.UNFINISHED,
      "stuck",
      "No thread of the program can move, in the one run that was made.",
      "Use assay check to see how threads come to wait for each other."),
  RANDOM_WALK(
      Kind.UNFINISHED,
      "random-walk",
      "Random walks do not visit every state.",
      "Use an exhaustive strategy to verify: --search depth-first."),
  BIT_STATE(
      Kind.UNFINISHED,
      "bit-state",
      "Bit-state hashing may take a new state for a visited one.",
      "Use --store exact to verify."),
  HASH_COMPACTION(
      Kind.UNFINISHED,
      "hash-compaction",
      "Hash compaction may take a new state for a visited one.",
      "Use --store exact to verify."),
  RACES_IGNORED(
      "races-ignored",
      "Data races were not looked for, and the search relies on their absence.",
      "Use --races report or --races promote."),
  TIMEOUTS_EXCLUDED(
      "timeouts-excluded",
      "Waiting with a time limit was taken never to end by it.",
      "Leave out the option that excludes time-outs."),
  SPURIOUS_WAKEUPS_EXCLUDED(
      "spurious-wakeups-excluded",
      "Waiting was taken never to end for no reason, which the specification allows.",
      "Leave out the option that excludes spurious wake-ups."),
  UNSUPPORTED(
      Kind.UNFINISHED,
      "unsupported",
      "The program needs something that the machine does not support.",
      "See docs/compatibility.md; avoid the call in what is checked, or replace it with a"
          + " stand-in."),
  UNSUPPORTED_NATIVE(
      Kind.UNFINISHED,
      "unsupported-native",
      "The program calls a native method that the machine does not have.",
      "See docs/compatibility.md; avoid the call in what is checked, or replace it with a"
          + " stand-in."),
  UNANSWERED_INVARIANT(
      Kind.UNANSWERED,
      "unanswered-invariant",
      "An invariant could not be evaluated in any state.",
      "Let it read data without waiting for locks that the program holds."),
  UNDEFINED_PROPOSITION(
      Kind.UNANSWERED,
      "undefined-proposition",
      "A proposition of the formula has no value in some state.",
      "Let it return true or false in every state, without exceptions and without waiting."),
  SKIPPED_OBSERVATION(
      Kind.UNFINISHED,
      "skipped-observation",
      "A transition of the certificate changes what a property reads more than once; the states in"
          + " between were not examined.",
      "Let the producer check the property, too, so that each change ends a transition."),
  SCRIPT_INCOMPLETE(
      Kind.UNFINISHED,
      "script-incomplete",
      "The script of the certificate was not followed to its end.",
      "Raise the limits of certify."),
  TRUSTFUL(
      Kind.WORD,
      "trustful",
      "The certificate is a trustful one: that the states it leads to are all is its producer's word.",
      "Ask for a full certificate, or take the producer's word with --require trustful."),
  CLOCK(
      "clock",
      "The program reads the clock, whose value was held fixed.",
      "Use --time choose, or pass the time in as a parameter."),
  CLOCK_STEPS(
      "clock-steps",
      "Time passed in a few fixed amounts only where the program reads the clock.",
      "Pass the time in as a parameter to examine every value."),
  RANDOM(
      "random",
      "The program uses random numbers, which were held fixed.",
      "Use --random choose, or choose the values with Assay.choose."),
  ENVIRONMENT(
      "environment",
      "The program reads a value of its environment that differs from run to run, and was held"
          + " fixed.",
      "Pass the value in as a parameter."),
  ITERATION_ORDER(
      "iteration-order",
      "The program iterates over a large collection in an order that differs from run to run; only"
          + " one order was explored.",
      "Iterate over a List, a LinkedHashSet or a TreeSet, or over a smaller set."),
  PROCESSORS(
      "processors",
      "What the program does depends on the number of processors, of which not every one was"
          + " explored.",
      "Pass the number in as a parameter, or use a pool of a fixed size."),
  IDENTITY_HASH(
      "identity-hash",
      "What the program does depends on identity hash codes, which differ from run to run; one of"
          + " their values was explored.",
      "Give the class a hashCode of its own, or use a LinkedHashMap or LinkedHashSet."),
  STACK_DEPTH(
      "stack-depth",
      "A thread has reached the limit on nested calls, which is another one on other machines.",
      "Let recursion end earlier, or raise --max-stack."),
  DELAYED_TASKS(
      "delayed-tasks",
      "Delayed tasks were taken to become due in the order of their delays.",
      "Check the tasks without a timer, in all orders."),
  REPEATED_TASK(
      Kind.UNFINISHED,
      "repeated-task",
      "Of a task that is repeated without end only the first rounds were explored.",
      "Bound the number of rounds in what is checked."),
  WEAK_REFERENCES(
      "weak-references",
      "Weak and soft references were never cleared.",
      "Do not let the outcome depend on when the collector clears references."),
  CLEANUP(
      "cleanup",
      "Finalizers and cleaners never run here.",
      "Do not let the outcome depend on finalizers or cleaners."),
  WEAK_MEMORY(
      "weak-memory",
      "Memory accesses that allow more orders than volatile ones were explored in one order only, as if sequentially consistent.",
      "Use volatile accesses, compareAndSet or locks."),
  THREAD_GROUP(
      "thread-group",
      "The program asks for the group of another thread, whose end meanwhile was not explored.",
      "Do not let the outcome depend on thread groups."),
  THREAD_STATE(
      "thread-state",
      "The program asks for the state of a thread that is about to enter a monitor or may have woken up for no reason; only one was explored.",
      "Do not let the outcome depend on Thread.getState."),
  THREAD_LIST(
      "thread-list",
      "The program asks which threads there are; changes meanwhile were not explored.",
      "Do not let the outcome depend on the list of threads."),
  SHARED_SETTING(
      "shared-setting",
      "A setting of the JDK is changed whose effect on other threads was not explored.",
      "Change the setting before threads are started."),
  SHARED_ARGUMENT(
      "shared-argument",
      "An object was given to a call of the JDK that is one transition; what other threads do to it"
          + " meanwhile was not explored.",
      "Do not share the object between threads while the call uses it."),
  FILES(
      "files",
      "Files or standard input are used while several threads run; the order of these uses was not"
          + " explored.",
      "Use files from one thread."),
  JDK_UNKNOWN(
      "jdk-unknown",
      "The class library differs from what Assay knows, so that something could not be examined.",
      "Use JDK 17 or 25."),
  SOLVER(
      Kind.UNFINISHED,
      "solver",
      "A solver gave up on a question.",
      "Raise --max-time, use another solver with --solver, or smaller inputs."),
  LOOP_BOUND(
      Kind.UNFINISHED,
      "loop-bound",
      "A loop or a recursion goes round more often than the bound.",
      "Raise --unwind or bound the loop by an assumption."),
  INPUT_BOUND(
      Kind.UNFINISHED,
      "input-bound",
      "Inputs larger than the bound were not examined.",
      "Raise --max-array or --max-objects, or bound the inputs by an assumption.");

  /** Whether a user can take a reason on, and why not. */
  public enum Kind {
    /** Something was assumed about Java, the JDK, the environment, or what the program does. */
    ASSUMPTION("can be taken on"),
    /** Part of the space was not examined. */
    UNFINISHED("says that not everything was examined, and the rest may hold anything"),
    /** A property was not evaluated. */
    UNANSWERED("says that a property has no answer, so that there is nothing to rely on"),
    /** Somebody else says that everything was examined. */
    WORD("says that somebody's word is to be taken, which --require trustful does");

    private final String meaning;

    Kind(String meaning) {
      this.meaning = meaning;
    }

    /** What it means for a reason, to go on from its code. */
    public String meaning() {
      return meaning;
    }
  }

  private final Kind kind;
  private final String code;
  private final String sentence;
  private final String hint;

  /** An assumption. */
  Reason(String code, String sentence, String hint) {
    this(Kind.ASSUMPTION, code, sentence, hint);
  }

  Reason(Kind kind, String code, String sentence, String hint) {
    this.kind = kind;
    this.code = code;
    this.sentence = sentence;
    this.hint = hint;
  }

  /** The code, such as {@code time-limit}. */
  public String code() {
    return code;
  }

  /** The reason with a code, or null if there is none. */
  public static @Nullable Reason ofCode(String code) {
    for (Reason r : values()) {
      if (r.code.equals(code)) {
        return r;
      }
    }
    return null;
  }

  /** What kind of thing it says. */
  public Kind kind() {
    return kind;
  }

  /** Whether it names an assumption, which a user can take on. */
  public boolean isAssumption() {
    return kind == Kind.ASSUMPTION;
  }

  /** What it means. */
  public String sentence() {
    return sentence;
  }

  /** What a user can do. */
  public String hint() {
    return hint;
  }
}
