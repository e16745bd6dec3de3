package dev.assay.symbolic.solve;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Status;
import com.microsoft.z3.Z3Exception;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Z3, through its own Java classes.
 *
 * <p>Three of its solvers are used. A simple one starts fastest and answers most questions. What it
 * does not answer soon goes to one that takes more time to prepare: for bit-vectors alone to the
 * one for that logic, otherwise to the general one. Each follows the frames when it is asked.
 */
final class Z3Solver extends Frames {
  /** Expressions that are kept; with more, everything is begun anew. */
  private static final int KEPT = 1_000_000;

  /** How long the simple solver tries alone. */
  private static final Duration SOON = Duration.ofMillis(50);

  private Context z3 = new Context();
  private Z3Target target = new Z3Target(z3);
  private Translation<Expr<?>> translation = new Translation<>(target);
  private @Nullable Engine simple;
  private @Nullable Engine bits;
  private @Nullable Engine general;

  @Override
  public String name() {
    return SolverKind.Z3.title();
  }

  @Override
  Answer decide(Limit limit) {
    List<Term> conditions = conditions();
    String obstacle = obstacle(conditions);
    if (obstacle != null) {
      return new Answer.Unknown(obstacle);
    }
    if (translation.size() > KEPT) {
      renew();
    }
    if (simple == null) {
      simple = new Engine(z3.mkSimpleSolver());
    }
    Answer answer = ask(simple, conditions, limit.within(SOON));
    if (!answer.isUnknown() || limit.isOver()) {
      return answer.isUnknown() ? new Answer.Unknown(limit.reason()) : answer;
    }
    return ask(thorough(conditions), conditions, limit.inner());
  }

  /**
   * An interrupt can hit Z3 at any place, also where it writes down a result: nothing it says after
   * one is believed, and nothing of it is used again.
   */
  private Answer ask(Engine engine, List<Term> conditions, Limit limit) {
    Stop stop = new Stop(z3);
    Status status = Status.UNKNOWN;
    Watchdog.guard(limit, stop);
    try {
      engine.mirror.follow(frames());
      status = engine.solver.check();
    } catch (Z3Exception e) {
      if (!stop.called) {
        throw e;
      }
    } finally {
      Watchdog.done(limit);
    }
    if (stop.called) {
      renew();
      return new Answer.Unknown(limit.reason());
    }
    return switch (status) {
      case SATISFIABLE -> new Answer.Sat(model(engine.solver.getModel(), conditions));
      case UNSATISFIABLE -> new Answer.Unsat();
      case UNKNOWN -> new Answer.Unknown(engine.solver.getReasonUnknown());
    };
  }

  private Engine thorough(List<Term> conditions) {
    for (Term condition : conditions) {
      if (condition.hasFloating() || condition.hasArrays()) {
        if (general == null) {
          general = new Engine(z3.mkSolver());
        }
        return general;
      }
    }
    if (bits == null) {
      bits = new Engine(z3.mkSolver("QF_BV"));
    }
    return bits;
  }

  private Assignment model(Model model, List<Term> conditions) {
    Assignment assignment = new Assignment();
    for (Term variable : Walk.variables(conditions)) {
      Expr<?> expression = translation.of(variable);
      if (variable.sort().isArray()) {
        assignment.set(variable, target.array(model, expression, variable.sort().element()));
      } else {
        assignment.set(variable, target.value(model, expression, variable.sort()));
      }
    }
    return assignment;
  }

  private void forget() {
    simple = null;
    bits = null;
    general = null;
  }

  private void renew() {
    forget();
    z3.close();
    z3 = new Context();
    target = new Z3Target(z3);
    translation = new Translation<>(target);
  }

  @Override
  public void close() {
    forget();
    z3.close();
  }

  /** Interrupts Z3, and remembers that it did. */
  private static final class Stop implements Runnable {
    private final Context context;
    volatile boolean called;

    Stop(Context context) {
      this.context = context;
    }

    @Override
    public void run() {
      called = true;
      context.interrupt();
    }
  }

  /** One of Z3's solvers and the frames it has. */
  private final class Engine implements Mirror.Stack {
    final com.microsoft.z3.Solver solver;
    final Mirror mirror = new Mirror(this);

    Engine(com.microsoft.z3.Solver solver) {
      this.solver = solver;
    }

    @Override
    public void push() {
      solver.push();
    }

    @Override
    public void pop(int frames) {
      solver.pop(frames);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void add(Term condition) {
      solver.add((BoolExpr) translation.of(condition));
    }

    @Override
    public void reset() {
      solver.reset();
    }
  }
}
