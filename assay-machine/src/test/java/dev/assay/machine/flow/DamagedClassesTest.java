package dev.assay.machine.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFileWalk;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.classfile.MethodInfo;
import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** Damaged class files end in the documented exceptions and in no others. */
@NullUnmarked
class DamagedClassesTest {
  private static final int CLASSES = 200;
  private static final int ROUNDS = 40;
  private static final long SEED = 20240229;

  @Test
  void endInFormatOrVerifyExceptionsOnly() {
    Random random = new Random(SEED);
    int refused = 0;
    int round = 0;
    for (byte[] original : Jdks.sample(Jdks.running(), CLASSES)) {
      for (int i = 0; i < ROUNDS; i++, round++) {
        byte[] damaged = damage(original, random);
        try {
          examine(damaged);
        } catch (ClassFormatException | VerifyException e) {
          assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
          refused++;
        } catch (RuntimeException | Error e) {
          throw new AssertionError("seed " + SEED + ", round " + round, e);
        }
      }
    }
    assertThat(refused).isGreaterThan(round / 4);
  }

  private static byte[] damage(byte[] original, Random random) {
    if (random.nextInt(8) == 0) {
      return Arrays.copyOf(original, random.nextInt(original.length));
    }
    byte[] bytes = original.clone();
    for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
      int at = 8 + random.nextInt(bytes.length - 8);
      bytes[at] =
          random.nextBoolean()
              ? (byte) random.nextInt()
              : (byte) (bytes[at] ^ 1 << random.nextInt(8));
    }
    if (random.nextInt(4) == 0) {
      bytes[7] = (byte) (45 + random.nextInt(10));
    }
    return bytes;
  }

  /** Goes on after a damaged method, so that one damage does not hide another. */
  private static void examine(byte[] bytes) {
    ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
    RuntimeException refusal = null;
    for (MethodInfo method : file.methods()) {
      try {
        CodeAttribute code = method.code();
        if (code != null) {
          NullPointerMessages.describe(file, method, code.length() / 2);
          NullPointerMessages.describe(file, method, code.length() - 1);
          MethodFlow.analyze(file, method);
        }
      } catch (ClassFormatException | VerifyException e) {
        refusal = e;
      }
    }
    ClassFileWalk.visitEverything(file);
    if (refusal != null) {
      throw refusal;
    }
  }
}
