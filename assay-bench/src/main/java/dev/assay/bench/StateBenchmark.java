package dev.assay.bench;

import dev.assay.machine.save.Garbage;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Single saves and restores of transitions that change three objects, measured by JMH. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(StateBenchmark.WAY)
@Warmup(iterations = 30)
@Measurement(iterations = 20)
@Fork(value = 1, jvmArgsAppend = "-Xmx4g")
public class StateBenchmark {
  private static final int CHANGED = 3;
  static final int WAY = 1 << 14;

  /** Live objects of the program. */
  @Param({"20", "10000"})
  public int objects;

  private StateLab lab;
  private SplittableRandom random;
  private int[] way;

  /** Runs these benchmarks alone. */
  static void run() throws RunnerException {
    new Runner(new OptionsBuilder().include(StateBenchmark.class.getName()).build()).run();
  }

  /** Makes the machine, and a way along which neighbours differ in one transition. */
  @Setup
  public void prepare() throws IOException {
    lab = new StateLab(Garbage.REFERENCE_COUNT).build(objects);
    random = new SplittableRandom(1);
    way = new int[WAY];
    save();
  }

  /** Again and again three objects get other values, and the state, a new one, is saved. */
  @Benchmark
  public void save() {
    for (int i = 0; i < WAY; i++) {
      lab.change(CHANGED, random);
      way[i] = (int) lab.keeper.save();
    }
  }

  /** The same way back, and forth again. */
  @Benchmark
  public void restore() {
    for (int i = 1; i <= WAY / 2; i++) {
      lab.keeper.restore(way[WAY - i]);
    }
    for (int i = WAY / 2; i > 0; i--) {
      lab.keeper.restore(way[WAY - i]);
    }
  }
}
