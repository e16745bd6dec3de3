package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Sort;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of numbers of a width, as intervals: exact, and small as long as conditions are few and
 * simple. Numbers are signed, as in {@link Sort#normal}.
 */
final class NumberSet {
  private record Interval(long low, long high) {}

  private final Sort sort;

  /** In ascending order; none touches another. */
  private final List<Interval> intervals;

  private NumberSet(Sort sort, List<Interval> intervals) {
    this.sort = sort;
    this.intervals = intervals;
  }

  static NumberSet none(Sort sort) {
    return new NumberSet(sort, List.of());
  }

  static NumberSet all(Sort sort) {
    return new NumberSet(sort, List.of(new Interval(least(sort), greatest(sort))));
  }

  /** The numbers that one comes to from a first one to a last one, perhaps past the greatest. */
  static NumberSet from(Sort sort, long first, long last) {
    long a = sort.normal(first);
    long b = sort.normal(last);
    return new NumberSet(
        sort,
        a <= b
            ? List.of(new Interval(a, b))
            : List.of(new Interval(least(sort), b), new Interval(a, greatest(sort))));
  }

  private static long least(Sort sort) {
    return -1L << sort.width() - 1;
  }

  private static long greatest(Sort sort) {
    return ~least(sort);
  }

  boolean isEmpty() {
    return intervals.isEmpty();
  }

  int size() {
    return intervals.size();
  }

  /** The number nearest to zero; there has to be one. */
  long simplest() {
    long best = intervals.get(0).high;
    for (Interval i : intervals) {
      if (i.low <= 0 && i.high >= 0) {
        return 0;
      }
      if (i.low > 0) {
        return best < 0 && best > -i.low ? best : i.low;
      }
      best = i.high;
    }
    return best;
  }

  NumberSet and(NumberSet other) {
    List<Interval> both = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < intervals.size() && j < other.intervals.size()) {
      Interval a = intervals.get(i);
      Interval b = other.intervals.get(j);
      long low = Math.max(a.low, b.low);
      long high = Math.min(a.high, b.high);
      if (low <= high) {
        both.add(new Interval(low, high));
      }
      if (a.high < b.high) {
        i++;
      } else {
        j++;
      }
    }
    return new NumberSet(sort, both);
  }

  /** The numbers that are in this set when another is added to them. */
  NumberSet before(long added) {
    NumberSet all = none(sort);
    for (Interval i : intervals) {
      all = all.or(from(sort, i.low - added, i.high - added));
    }
    return all;
  }

  /** The numbers that are in this set when zeros are shifted in from above. */
  NumberSet beforeShift(int count) {
    NumberSet all = none(sort);
    for (Interval i : and(from(sort, 0, (1L << sort.width() - count) - 1)).intervals) {
      all = all.or(from(sort, i.low << count, (i.high << count) + (1L << count) - 1));
    }
    return all;
  }

  NumberSet not() {
    List<Interval> gaps = new ArrayList<>();
    long next = least(sort);
    boolean open = true;
    for (Interval i : intervals) {
      if (i.low > next) {
        gaps.add(new Interval(next, i.low - 1));
      }
      open = i.high < greatest(sort);
      next = open ? i.high + 1 : next;
    }
    if (open) {
      gaps.add(new Interval(next, greatest(sort)));
    }
    return new NumberSet(sort, gaps);
  }

  NumberSet or(NumberSet other) {
    return not().and(other.not()).not();
  }
}
