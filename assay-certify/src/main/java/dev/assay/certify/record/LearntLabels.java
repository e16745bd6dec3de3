package dev.assay.certify.record;

import dev.assay.certify.follow.Labels;
import dev.assay.explore.program.TransitionLabels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The names of the threads and instructions that a search has come to so far. The search's own
 * thread learns them, because nobody else may ask its machine; others may ask for what was learnt.
 */
final class LearntLabels implements Labels {
  private final TransitionLabels from;
  private final List<Integer> threadsInOrder = new ArrayList<>();
  private volatile String[] threadNames = {};
  private volatile int[] ranks = {};
  private volatile String[] placeNames = {};

  LearntLabels(TransitionLabels from) {
    this.from = from;
  }

  void learnThread(int thread) {
    if (thread < threadNames.length && threadNames[thread] != null) {
      return;
    }
    int rank = 0;
    while (rank < threadsInOrder.size()
        && from.compareThreads(threadsInOrder.get(rank), thread) < 0) {
      rank++;
    }
    threadsInOrder.add(rank, thread);
    int[] newRanks = Arrays.copyOf(ranks, Math.max(ranks.length, thread + 1));
    for (int i = 0; i < threadsInOrder.size(); i++) {
      newRanks[threadsInOrder.get(i)] = i;
    }
    ranks = newRanks;
    threadNames = with(threadNames, thread, from.threadName(thread));
  }

  void learnPlace(int place) {
    if (place >= placeNames.length || placeNames[place] == null) {
      placeNames = with(placeNames, place, from.placeName(place));
    }
  }

  private static String[] with(String[] names, int number, String name) {
    String[] all = Arrays.copyOf(names, Math.max(names.length, number + 1));
    all[number] = name;
    return all;
  }

  @Override
  public String threadName(int thread) {
    return threadNames[thread];
  }

  @Override
  public String placeName(int place) {
    return placeNames[place];
  }

  @Override
  public int compareThreads(int one, int other) {
    int[] now = ranks;
    return Integer.compare(now[one], now[other]);
  }
}
