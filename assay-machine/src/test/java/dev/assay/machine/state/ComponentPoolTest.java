package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

public class ComponentPoolTest {
  @Test
  void equalComponentsHaveEqualNumbersAndOthersDoNot() {
    Seeds.each(
        10,
        random -> {
          ComponentPool pool = new ComponentPool();
          Map<String, Integer> model = new HashMap<>();
          for (int i = 0; i < 20_000; i++) {
            int tag = random.nextInt(-2, 3);
            Object data = randomData(random, 1 + i / 1000);
            String shown = tag + show(data);
            long result = pool.internTracked(tag, data);
            int number = (int) result;
            Integer known = model.putIfAbsent(shown, number);
            assertThat(result).isEqualTo(known == null ? ComponentPool.NEW | number : known);
            assertThat(pool.data(number) == data).isEqualTo(known == null);
            assertThat(tag + show(pool.data(number))).isEqualTo(shown);
            assertThat(pool.tag(number)).isEqualTo(tag);
          }
          assertThat(pool.size()).isEqualTo(model.size());
          assertThat(new HashSet<>(model.values()).size()).isEqualTo(model.size());
        });
  }

  @Test
  void floatingPointValuesCountByTheirBits() {
    ComponentPool pool = new ComponentPool();
    double otherNan = Double.longBitsToDouble(0x7ff8000000000001L);
    float otherFloatNan = Float.intBitsToFloat(0x7fc00001);
    assertThat(
            Set.of(
                pool.intern(0, new double[] {0.0}),
                pool.intern(0, new double[] {-0.0}),
                pool.intern(0, new double[] {Double.NaN}),
                pool.intern(0, new double[] {otherNan}),
                pool.intern(0, new float[] {0.0f}),
                pool.intern(0, new float[] {-0.0f}),
                pool.intern(0, new float[] {Float.NaN}),
                pool.intern(0, new float[] {otherFloatNan})))
        .hasSize(8);
    assertThat(pool.intern(0, new double[] {otherNan}))
        .isEqualTo(pool.intern(0, new double[] {otherNan}));
  }

  @Test
  void emptyArraysOfDifferentTypesDiffer() {
    ComponentPool pool = new ComponentPool();
    Set<Integer> numbers = new HashSet<>();
    for (int type = 0; type < 7; type++) {
      numbers.add(pool.intern(0, array(type, 0)));
    }
    assertThat(numbers).hasSize(7);
  }

  @Test
  void onlyPrimitiveArraysOfTheSevenTypesAreTaken() {
    ComponentPool pool = new ComponentPool();
    assertThatThrownBy(() -> pool.intern(0, "text")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> pool.intern(0, new boolean[1]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBufferIsCopiedAndStaysTheCallers() {
    ComponentPool pool = new ComponentPool();
    long[] buffer = {1, 2, 3, 4};
    int number = pool.internCopy(7, buffer, 2);
    buffer[0] = 9;
    assertThat((long[]) pool.data(number)).containsExactly(1, 2);
    assertThat(pool.intern(7, new long[] {1, 2})).isEqualTo(number);
    assertThat(pool.internCopy(7, new long[] {1, 2, 8}, 2)).isEqualTo(number);
    assertThat(pool.internCopy(7, new long[] {1, 2, 8}, 3)).isNotEqualTo(number);
    assertThatThrownBy(() -> pool.internCopy(7, buffer, 5))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void hashesDifferWhereContentsDiffer() {
    ComponentPool pool = new ComponentPool();
    Set<Long> hashes = new HashSet<>();
    Set<Integer> numbers = new HashSet<>();
    for (int tag = 0; tag < 4; tag++) {
      for (int type = 0; type < 7; type++) {
        for (int length = 0; length < 20; length++) {
          numbers.add(pool.intern(tag, array(type, length)));
          for (int i = 0; i < length; i++) {
            for (int bit = 0; bit < 8; bit++) {
              Object data = array(type, length);
              set(data, i, 1L << bit);
              numbers.add(pool.intern(tag, data));
            }
          }
        }
      }
    }
    // Signs alone.
    for (int signs = 0; signs < 1 << 12; signs++) {
      int[] ints = new int[12];
      double[] doubles = new double[12];
      for (int i = 0; i < 12; i++) {
        ints[i] = (signs >> i & 1) == 0 ? 0 : Integer.MIN_VALUE;
        doubles[i] = (signs >> i & 1) == 0 ? 0.0 : -0.0;
      }
      numbers.add(pool.intern(0, ints));
      numbers.add(pool.intern(0, doubles));
    }
    numbers.forEach(n -> hashes.add(pool.hash(n)));
    assertThat(hashes.size()).isEqualTo(numbers.size());
    assertThat(pool.size()).isEqualTo(numbers.size());
  }

  @Test
  void bytesCountTheArrays() {
    ComponentPool pool = new ComponentPool();
    long before = pool.bytes();
    pool.intern(0, new byte[1_000_000]);
    assertThat(pool.bytes() - before).isBetween(1_000_000L, 1_050_000L);
    pool.intern(0, new byte[1_000_000]);
    assertThat(pool.bytes() - before).isBetween(1_000_000L, 1_050_000L);
  }

  @Test
  void threadsAgreeOnNumbersAndOneOfThemSeesEachComponentAsNew() {
    Seeds.each(
        5,
        random -> {
          ComponentPool pool = new ComponentPool();
          long common = random.nextLong();
          int count = 20_000;
          List<long[]> results =
              Together.run(
                  4,
                  thread -> {
                    SplittableRandom own = new SplittableRandom(common);
                    long[] numbers = new long[count];
                    for (int i = 0; i < count; i++) {
                      int tag = i % 4 == 3 ? thread : 9;
                      Object data = randomData(own, 5);
                      numbers[i] = pool.internTracked(tag, data);
                      String pooled = show(pool.data((int) numbers[i]));
                      if (pool.tag((int) numbers[i]) != tag || !pooled.equals(show(data))) {
                        throw new AssertionError("contents of " + numbers[i]);
                      }
                    }
                    return numbers;
                  });
          Set<Integer> all = new HashSet<>();
          int fresh = 0;
          for (int i = 0; i < count; i++) {
            for (long[] numbers : results) {
              all.add((int) numbers[i]);
              fresh += (numbers[i] & ComponentPool.NEW) != 0 ? 1 : 0;
              if (i % 4 != 3) {
                assertThat((int) numbers[i]).isEqualTo((int) results.get(0)[i]);
              }
            }
          }
          assertThat(fresh).isEqualTo(all.size());
          assertThat(pool.size()).isEqualTo(all.size());
        });
  }

  public static Object randomData(SplittableRandom random, int maxLength) {
    Object data = array(random.nextInt(7), random.nextInt(maxLength + 1));
    int length = java.lang.reflect.Array.getLength(data);
    for (int i = 0; i < length; i++) {
      set(data, i, random.nextInt(5) == 0 ? random.nextLong() : random.nextInt(3));
    }
    return data;
  }

  public static String show(Object data) {
    List<Long> bits = new ArrayList<>();
    for (int i = 0; i < java.lang.reflect.Array.getLength(data); i++) {
      if (data instanceof double[] a) {
        bits.add(Double.doubleToRawLongBits(a[i]));
      } else if (data instanceof float[] a) {
        bits.add((long) Float.floatToRawIntBits(a[i]));
      } else if (data instanceof char[] a) {
        bits.add((long) a[i]);
      } else {
        bits.add(((Number) java.lang.reflect.Array.get(data, i)).longValue());
      }
    }
    return data.getClass().getSimpleName() + bits;
  }

  private static Object array(int type, int length) {
    return List.of(
            Arrays.copyOf(new long[0], length),
            new int[length],
            new short[length],
            new char[length],
            new byte[length],
            new float[length],
            new double[length])
        .get(type);
  }

  private static void set(Object data, int i, long bits) {
    if (data instanceof long[] a) {
      a[i] = bits;
    } else if (data instanceof int[] a) {
      a[i] = (int) bits;
    } else if (data instanceof short[] a) {
      a[i] = (short) bits;
    } else if (data instanceof char[] a) {
      a[i] = (char) bits;
    } else if (data instanceof byte[] a) {
      a[i] = (byte) bits;
    } else if (data instanceof float[] a) {
      a[i] = Float.intBitsToFloat((int) bits);
    } else if (data instanceof double[] a) {
      a[i] = Double.longBitsToDouble(bits);
    }
  }
}
