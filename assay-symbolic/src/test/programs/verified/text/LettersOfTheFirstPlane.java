// expect: verified
import dev.assay.api.Assay;

/** The tables of the class library, looked up with an input. */
class LettersOfTheFirstPlane {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    if (c < 128 && Character.isLetter(c)) {
      char upper = Character.toUpperCase(c);
      assert upper >= 'A' && upper <= 'Z';
      assert Character.isUpperCase(c) == (c == upper);
    }
  }
}
