package dev.assay.machine.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptorsTest {
  private static final String METHOD = "(IJ[DLjava/lang/String;[[Lp/A;Z)[J";

  @Test
  void countsArgumentSlotsWithTwoForLongAndDouble() {
    assertThat(Descriptors.argumentSlots(METHOD)).isEqualTo(7);
    assertThat(Descriptors.argumentSlots("()V")).isZero();
    assertThat(Descriptors.argumentSlots("(DJ)V")).isEqualTo(4);
  }

  @Test
  void takesAMethodApart() {
    assertThat(Descriptors.parameterTypes(METHOD))
        .containsExactly("I", "J", "[D", "Ljava/lang/String;", "[[Lp/A;", "Z");
    assertThat(Descriptors.parameterKinds(METHOD)).isEqualTo("IJLLLZ");
    assertThat(Descriptors.returnType(METHOD)).isEqualTo("[J");
    assertThat(Descriptors.returnKind(METHOD)).isEqualTo('L');
    assertThat(Descriptors.returnKind("()V")).isEqualTo('V');
    assertThat(Descriptors.returnKind("()S")).isEqualTo('S');
  }

  @Test
  void knowsTheSizeOfTypes() {
    assertThat(Descriptors.slots("V")).isZero();
    assertThat(Descriptors.slots("I")).isEqualTo(1);
    assertThat(Descriptors.slots("[D")).isEqualTo(1);
    assertThat(Descriptors.slots("D")).isEqualTo(2);
    assertThat(Descriptors.kind("[D")).isEqualTo('L');
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "X", "V", "L", "L;", "Lp", "[", "[V", "II", "Lp/A;x", "(I)V"})
  void refusesWhatIsNoFieldType(String descriptor) {
    assertThat(Descriptors.isField(descriptor)).isFalse();
    assertThatThrownBy(() -> Descriptors.checkField(descriptor))
        .isInstanceOf(ClassFormatException.class)
        .hasMessage("Illegal descriptor \"" + descriptor + "\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "(", "()", "(I", "I)V", "(V)V", "(I)", "(I)VV", "(Lp)V", "(I)X", ")V"})
  void refusesWhatIsNoMethodType(String descriptor) {
    assertThat(Descriptors.isMethod(descriptor)).isFalse();
    assertThatThrownBy(() -> Descriptors.checkMethod(descriptor))
        .isInstanceOf(ClassFormatException.class);
    assertThatThrownBy(
            () -> {
              Descriptors.argumentSlots(descriptor);
              Descriptors.returnType(descriptor);
            })
        .isInstanceOf(ClassFormatException.class);
  }

  @Test
  void refusesMoreThan255ArgumentSlotsOrDimensions() {
    assertThat(Descriptors.isMethod("(" + "J".repeat(127) + "I)V")).isTrue();
    assertThat(Descriptors.isMethod("(" + "J".repeat(128) + ")V")).isFalse();
    assertThat(Descriptors.isField("[".repeat(255) + "I")).isTrue();
    assertThat(Descriptors.isField("[".repeat(256) + "I")).isFalse();
  }
}
