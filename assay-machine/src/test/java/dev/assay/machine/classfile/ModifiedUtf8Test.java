package dev.assay.machine.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModifiedUtf8Test {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "\u0000",
        "\u0001\u007f\u0080\u07ff\u0800\uffff",
        "größer",
        "\ud83d\ude00",
        "\ud83d",
        "\ude00\ud83d",
        "a\u0000b"
      })
  void decodesWhatJavaEncodes(String s) throws IOException {
    assertThat(decode(encode(s))).isEqualTo(s);
  }

  @Test
  void decodesRandomCharactersWithLoneSurrogates() throws IOException {
    long seed = 42;
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      char[] chars = new char[random.nextInt(40)];
      for (int k = 0; k < chars.length; k++) {
        chars[k] = (char) (random.nextInt() >>> (16 + random.nextInt(16)));
      }
      String s = new String(chars);
      assertThat(decode(encode(s))).as("seed %d, round %d", seed, i).isEqualTo(s);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "00",
        "80",
        "c0",
        "c1bf",
        "c0af",
        "e08080",
        "e0a0",
        "f0908080",
        "ff",
        "61c2",
        "e28261"
      })
  void refusesOtherBytes(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    assertThatThrownBy(() -> decode(bytes))
        .isInstanceOf(ClassFormatException.class)
        .hasMessageStartingWith("Illegal UTF8 string in constant pool");
  }

  private static byte[] encode(String s) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new DataOutputStream(out).writeUTF(s);
    byte[] withLength = out.toByteArray();
    return java.util.Arrays.copyOfRange(withLength, 2, withLength.length);
  }

  private static String decode(byte[] utf) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(out);
    data.writeShort(2);
    data.writeByte(ConstantPool.UTF8);
    data.writeShort(utf.length);
    data.write(utf);
    byte[] bytes = out.toByteArray();
    return ConstantPool.index(bytes, new Cursor(bytes, 0, bytes.length)).utf8(1);
  }
}
