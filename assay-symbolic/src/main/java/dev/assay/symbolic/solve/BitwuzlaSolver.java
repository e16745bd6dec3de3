package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.ArrayValue;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Bitwuzla;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Kind;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Option;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Options;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Terminator;

/** Bitwuzla, through the Java classes that JavaSMT publishes for it. */
final class BitwuzlaSolver extends Frames {
  /**
   * Bitwuzla searches through everything it was ever asked about, and each question begins with a
   * pass over all expressions there are: when they are so many times those that are asked about, it
   * is faster to begin anew.
   */
  private static final int BALLAST = 4;

  private static final int SMALL = 300;

  /** Solvers that were not closed: their parts must never be left to the finalizer. */
  private static final Set<BitwuzlaSolver> OPEN = ConcurrentHashMap.newKeySet();

  private Session session;

  BitwuzlaSolver() {
    BitwuzlaLibrary.require();
    session = new Session();
    OPEN.add(this);
  }

  @Override
  public String name() {
    return SolverKind.BITWUZLA.title();
  }

  @Override
  Answer decide(Limit limit) {
    List<dev.assay.symbolic.term.Term> conditions = conditions();
    String obstacle = obstacle(conditions);
    if (obstacle != null) {
      return new Answer.Unknown(obstacle);
    }
    int asked = Walk.all(conditions).size();
    if (session.translation.size() > BALLAST * asked + SMALL) {
      renew();
    }
    Answer answer = session.decide(conditions, limit);
    if (answer.isUnknown()) {
      // What was cut off leaves the session as it happened to be: later answers may be wrong.
      renew();
    }
    return answer;
  }

  private void renew() {
    session.delete();
    session = new Session();
  }

  @Override
  public void close() {
    session.delete();
    OPEN.remove(this);
  }

  /** A native solver and everything that was made for it. */
  private final class Session implements Mirror.Stack {
    final BitwuzlaTarget target = new BitwuzlaTarget();
    final Translation<Term> translation = new Translation<>(target);
    private final Options options = new Options();
    private final Alarm alarm = new Alarm();
    private final Bitwuzla bitwuzla;
    private final Mirror mirror = new Mirror(this);

    /** Whose definitions were demanded in each open native frame. */
    private final List<Set<dev.assay.symbolic.term.Term>> defined = new ArrayList<>();

    Session() {
      options.set(Option.PRODUCE_MODELS, 1);
      bitwuzla = new Bitwuzla(target.manager(), options);
      bitwuzla.configure_terminator(alarm);
    }

    Answer decide(List<dev.assay.symbolic.term.Term> conditions, Limit limit) {
      mirror.follow(frames());
      define(conditions);
      alarm.begin(limit);
      Result result = bitwuzla.check_sat();
      if (alarm.rang) {
        return new Answer.Unknown(limit.reason());
      }
      if (result == Result.SAT) {
        return new Answer.Sat(model(conditions));
      }
      if (result == Result.UNSAT) {
        return new Answer.Unsat();
      }
      return new Answer.Unknown(limit.isOver() ? limit.reason() : "Bitwuzla gave up");
    }

    private void define(List<dev.assay.symbolic.term.Term> conditions) {
      if (!target.hasDefinitions()) {
        return;
      }
      for (dev.assay.symbolic.term.Term term : Walk.all(conditions)) {
        Term definition = target.definition(term);
        if (definition != null && defined.stream().noneMatch(frame -> frame.contains(term))) {
          bitwuzla.assert_formula(definition);
          defined.get(defined.size() - 1).add(term);
        }
      }
    }

    /** There is no reset: our first frame is a frame there too. */
    @Override
    public void reset() {
      if (!defined.isEmpty()) {
        pop(defined.size());
      }
      push();
    }

    @Override
    public void push() {
      defined.add(new HashSet<>());
      bitwuzla.push(1);
    }

    @Override
    public void pop(int frames) {
      defined.subList(defined.size() - frames, defined.size()).clear();
      bitwuzla.pop(frames);
    }

    @Override
    public void add(dev.assay.symbolic.term.Term condition) {
      bitwuzla.assert_formula(translation.of(condition));
    }

    private Assignment model(List<dev.assay.symbolic.term.Term> conditions) {
      Assignment assignment = new Assignment();
      for (dev.assay.symbolic.term.Term variable : Walk.variables(conditions)) {
        Term value = bitwuzla.get_value(translation.of(variable));
        if (variable.sort().isArray()) {
          assignment.set(variable, array(value, variable.sort().element()));
        } else {
          assignment.set(variable, number(value, variable.sort()));
          value.delete();
        }
      }
      return assignment;
    }

    private long number(Term value, Sort sort) {
      if (sort.isBool()) {
        return value.to_bool() ? 1 : 0;
      }
      if (sort.isFloating() && value.is_fp_value_nan()) {
        return Z3Target.nan(sort);
      }
      return sort.normal(Long.parseUnsignedLong(value.to_bv(), 2));
    }

    /** The value of an array, which Bitwuzla writes as stores into a constant array. */
    private ArrayValue array(Term value, Sort element) {
      ArrayDeque<Term> stores = new ArrayDeque<>();
      Term base = value;
      while (base.kind() == Kind.ARRAY_STORE) {
        stores.push(base);
        base = base.get(0);
      }
      if (base.kind() != Kind.CONST_ARRAY) {
        throw new IllegalStateException("Bitwuzla gives an array as " + base);
      }
      ArrayValue array = ArrayValue.of(part(base, 0, element));
      base.delete();
      for (Term store : stores) {
        array = array.with((int) part(store, 1, Sort.INT), part(store, 2, element));
        store.delete();
      }
      return array;
    }

    private long part(Term value, int index, Sort sort) {
      Term part = value.get(index);
      long number = number(part, sort);
      part.delete();
      return number;
    }

    void delete() {
      bitwuzla.delete();
      alarm.delete();
      options.delete();
      target.delete();
    }
  }

  /** What Bitwuzla asks from time to time whether to stop. */
  private static final class Alarm extends Terminator {
    private volatile Limit limit = Limit.none();

    /** Whether it was told to stop, and may have done so anywhere. */
    volatile boolean rang;

    void begin(Limit question) {
      limit = question;
      rang = false;
    }

    @Override
    public boolean terminate() {
      rang |= limit.isOver();
      return rang;
    }
  }
}
