package dev.assay.certify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Tampers with the certificates of all programs under {@code examples/scc}. */
public final class TamperingCampaign {
  private TamperingCampaign() {}

  /** {@code RANDOM TARGETED [SEED]}: how many changes of each kind for each program. */
  public static void main(String[] args) throws IOException {
    int random = Integer.parseInt(args[0]);
    int targeted = Integer.parseInt(args[1]);
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
    Path folder = Files.createTempDirectory("assay-tampering");
    Map<String, Integer> results = new TreeMap<>();
    List<String> wrong = run(Path.of("../examples/scc"), folder, random, targeted, seed, results);
    results.forEach((what, count) -> System.out.printf("%,9d  %s%n", count, what));
    wrong.stream().limit(50).forEach(System.out::println);
    System.out.println(wrong.isEmpty() ? "nothing wrong" : wrong.size() + " wrong");
    System.exit(wrong.isEmpty() ? 0 : 1);
  }

  /** Tampers with all certificates; what has gone wrong. */
  static List<String> run(
      Path examples, Path folder, int random, int targeted, long seed, Map<String, Integer> results)
      throws IOException {
    List<ExampleProgram> programs = ExampleProgram.all(examples, folder);
    List<byte[]> certificates = new ArrayList<>();
    for (ExampleProgram p : programs) {
      certificates.add(p.certificate());
    }
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      byte[] stranger = certificates.get((i + 1) % programs.size());
      ProgramTampering t = new ProgramTampering(programs.get(i), certificates.get(i), stranger);
      Random r = new Random(seed * 1000 + i);
      t.random(r, random);
      t.targeted(r, targeted);
      t.results.forEach((what, count) -> results.merge(what, count, Integer::sum));
      wrong.addAll(t.wrong);
      if (!t.mutantIsFoundOut()) {
        wrong.add(programs.get(i).name + ": the mutant is accepted");
      }
    }
    return wrong;
  }
}
