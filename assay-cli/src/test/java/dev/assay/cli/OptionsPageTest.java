package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.options.OptionsPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The options reference is made from the declarations. */
class OptionsPageTest {
  private static final Path PAGE = Repository.ROOT.resolve("docs/options.md");

  @Test
  void theReferenceInTheRepositoryIsUpToDate() throws IOException {
    String page = OptionsPage.of(Main.syntaxes());
    if (Boolean.getBoolean("assay.update")) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.exists(PAGE) ? Files.readString(PAGE) : "")
        .as("%s; run this test with -Dassay.update=true to write it", PAGE)
        .isEqualTo(page);
  }
}
