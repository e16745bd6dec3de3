package dev.assay.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

/** How words become values. */
class CommandLineSyntaxTest {
  private static final Option<Boolean> FLAG = Option.flag("A flag.", "-f", "--flag");
  private static final Option<Integer> NUMBER =
      Option.value("N", 1, Integer::valueOf, "A number, 100% sure.", "-n", "--number");
  private static final Option<Map<String, String>> PAIRS =
      Option.pairs("KEY=VALUE", "Pairs.", "-P");

  private static final CommandLineSyntax SYNTAX =
      new CommandLineSyntax(
          "tool do",
          "tool do [options] REST",
          "Does.",
          List.of(FLAG, NUMBER, PAIRS),
          List.of("Note."));

  private static Parsed parse(String... words) {
    return SYNTAX.parse(List.of(words));
  }

  @Test
  void optionsThatAreNotGivenHaveTheirInitialValues() {
    Parsed parsed = parse();
    assertThat(parsed.get(FLAG)).isFalse();
    assertThat(parsed.get(NUMBER)).isEqualTo(1);
    assertThat(parsed.get(PAIRS)).isEmpty();
    assertThat(parsed.rest()).isEmpty();
  }

  @Test
  void anOptionIsKnownByEachOfItsNames() {
    assertThat(parse("-f").get(FLAG)).isTrue();
    assertThat(parse("--flag").get(FLAG)).isTrue();
    assertThat(parse("-n", "5").get(NUMBER)).isEqualTo(5);
    assertThat(parse("--number", "5").get(NUMBER)).isEqualTo(5);
    assertThat(parse("--number=5").get(NUMBER)).isEqualTo(5);
  }

  @Test
  void theLastOfSeveralValuesCounts() {
    assertThat(parse("-n", "5", "--number=6").get(NUMBER)).isEqualTo(6);
  }

  @Test
  void pairsAreCollected() {
    assertThat(parse("-P", "a=1", "-Pb=2=3", "-Pc", "-Pa=4").get(PAIRS))
        .isEqualTo(Map.of("a", "4", "b", "2=3", "c", ""));
  }

  @Test
  void aValueMayLookLikeAnOption() {
    assertThat(parse("-n", "-5").get(NUMBER)).isEqualTo(-5);
  }

  @Test
  void theFirstOtherWordEndsTheOptions() {
    Parsed parsed = parse("-f", "word", "-n", "--flag");
    assertThat(parsed.rest()).containsExactly("word", "-n", "--flag");
    assertThat(parse("-", "-f").rest()).containsExactly("-", "-f");
  }

  @Test
  void twoDashesEndTheOptions() {
    Parsed parsed = parse("--", "-f");
    assertThat(parsed.get(FLAG)).isFalse();
    assertThat(parsed.rest()).containsExactly("-f");
  }

  @Test
  void aValueThatCannotBeReadIsAUsageError() {
    assertThatThrownBy(() -> parse("-n", "many"))
        .isInstanceOf(UsageError.class)
        .hasMessageStartingWith("option -n: 'many' is not ");
  }

  @Test
  void theHelpTextShowsAllOptions() {
    assertThat(HelpText.of(SYNTAX, Ansi.OFF))
        .isEqualTo(
            """
            Usage: tool do [options] REST
            Does.

              -f, --flag       A flag.
              -n, --number N   A number, 100% sure.
              -P  KEY=VALUE    Pairs.

            Note.
            """);
  }
}
