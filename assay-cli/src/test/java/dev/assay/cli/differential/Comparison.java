package dev.assay.cli.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says where two outcomes differ first. */
final class Comparison {
    private static final int CONTEXT = 3;

    private Comparison() {}

    /** Empty when the outcomes are equal. */
    static Optional<String> difference(Case c, Outcome hotspot, Outcome machine) {
        List<String> found = new ArrayList<>();
        if (hotspot.exit() != machine.exit()) {
            found.add("exit status: HotSpot " + hotspot.exit() + ", machine " + machine.exit());
        }
        lines("standard output", lines(hotspot.out()), lines(machine.out()), found);
        lines("standard error", upToCase(c, lines(hotspot.err())), upToCase(c, lines(machine.err())), found);
        return found.isEmpty() ? Optional.empty() : Optional.of(c.target() + "\n" + String.join("\n", found));
    }

    private static void lines(String what, List<String> hotspot, List<String> machine, List<String> found) {
        int shared = Math.min(hotspot.size(), machine.size());
        int at = 0;
        while (at < shared && hotspot.get(at).equals(machine.get(at))) {
            at++;
        }
        if (at < hotspot.size() || at < machine.size()) {
            found.add(what + " differs at line " + (at + 1) + ":\n" + excerpt("HotSpot", hotspot, at) + excerpt("machine", machine, at));
        }
    }

    private static String excerpt(String side, List<String> lines, int at) {
        StringBuilder text = new StringBuilder("  ").append(side).append('\n');
        for (int i = Math.max(0, at - CONTEXT); i <= at + CONTEXT && i <= lines.size(); i++) {
            String line = i < lines.size() ? lines.get(i) : "<end>";
            text.append(i == at ? "  > " : "    ").append(line).append('\n');
        }
        return text.toString();
    }

    private static List<String> lines(String text) {
        return new ArrayList<>(text.replace("\r\n", "\n").lines().toList());
    }

    /** Drops, in every trace that goes through the case method, the frames below it. */
    private static List<String> upToCase(Case c, List<String> lines) {
        if (c.isMain()) {
            return lines;
        }
        String frame = "at " + c.className() + "." + c.method() + "(";
        List<String> kept = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            int end = i;
            while (end < lines.size() && lines.get(end).strip().startsWith("at ")) {
                end++;
            }
            int last = end - 1;
            for (int k = i; k < end; k++) {
                if (lines.get(k).strip().startsWith(frame)) {
                    last = k;
                }
            }
            kept.addAll(lines.subList(i, last + 1));
            if (end == i) {
                kept.add(lines.get(i));
                end++;
            }
            i = end;
        }
        return kept;
    }
}
