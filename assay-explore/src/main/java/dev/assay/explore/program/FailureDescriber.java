package dev.assay.explore.program;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.Language;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes what went wrong in a transition. The machine must be where it has ended. */
public final class FailureDescriber {
  private final CodeClassifier classifier;

  public FailureDescriber(CodeClassifier classifier) {
    this.classifier = classifier;
  }

  /** The exception that has just left a thread's lowest method; null if the program expects it. */
  @Nullable Violation uncaught(Machine m, SchedulingPolicy.@Nullable Uncaught u) {
    if (u == null) {
      return null;
    }
    Klass k = m.heap().klass[u.exception()];
    boolean assertion = k.isSubtypeOf(Language.ASSERTION_ERROR.require(m.universe()));
    boolean isHandled = !u.isPrinted() && m.threads().hasHandler(u.thread());
    // What a handler throws is ignored, but that is no way to treat a failed assertion in one.
    if (isHandled && !(assertion && m.threads().isHandlerLeft(u.thread()))) {
      return null;
    }
    String text = m.throwables().message(u.exception());
    List<String> stack = CodeLocations.trace(m, u.exception(), classifier);
    String thread = m.threadObjects().label(u.thread().object);
    String what = k.externalName() + (text == null ? "" : ": " + text);
    return new Violation(
        assertion ? "assertion" : "exception",
        (assertion ? "assertion failed in thread \"" : "uncaught exception in thread \"")
            + thread
            + "\": "
            + what,
        thread,
        CodeLocations.origin(m, u.exception(), classifier),
        stack,
        List.of());
  }

  /** What is missing, and where the program asks for it. */
  Incompleteness unsupported(Machine m, Unsupported e) {
    GuestThread t = m.current();
    int frame = CodeLocations.programFrame(t, classifier);
    String place = frame < 0 ? "" : CodeLocations.of(t, frame);
    return new Incompleteness(
        reason(e),
        "not supported: " + e.getMessage() + (frame < 0 ? "" : " (called from " + place + ")"),
        place);
  }

  /** The same where it is not the program that asks for it. */
  public static Incompleteness unsupported(Unsupported e) {
    return new Incompleteness(reason(e), "not supported: " + e.getMessage());
  }

  /** Why what is missing makes a result inconclusive. */
  public static Reason reason(Unsupported e) {
    return e.isNativeMethod() ? Reason.UNSUPPORTED_NATIVE : Reason.UNSUPPORTED;
  }
}
