package dev.assay.bench.compat;

import dev.assay.bench.compat.inside.MiniRunner;

/** The programs that run tests. */
enum Runner {
  MINI(MiniRunner.class.getName()),
  /** Named only: JUnit is on the class path of the tests, not on ours. */
  JUNIT(MiniRunner.class.getPackageName() + ".PlatformRunner");

  private final String mainClass;

  Runner(String mainClass) {
    this.mainClass = mainClass;
  }

  String mainClass() {
    return mainClass;
  }
}
