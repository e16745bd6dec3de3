package dev.assay.models.java.util.zip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

/** The stand-ins must have the names and types of the running JDK's methods. */
class NativesTest {
  @Test
  void everyStandInReplacesAMethodOfTheJdk() {
    check(InflaterNatives.class, Inflater.class, Modifier.NATIVE);
    check(DeflaterNatives.class, Deflater.class, Modifier.NATIVE);
    check(CRC32Natives.class, CRC32.class, Modifier.NATIVE);
    check(Adler32Natives.class, Adler32.class, Modifier.NATIVE);
    check(CRC32CNatives.class, CRC32C.class, 0);
  }

  @Test
  void everyNativeThatUsesNoAddressOfMemoryIsReplaced() {
    for (Class<?>[] pair :
        new Class<?>[][] {
          {InflaterNatives.class, Inflater.class},
          {DeflaterNatives.class, Deflater.class},
          {CRC32Natives.class, CRC32.class},
          {Adler32Natives.class, Adler32.class}
        }) {
      for (Method method : pair[1].getDeclaredMethods()) {
        if (Modifier.isNative(method.getModifiers()) && !method.getName().contains("Buffer")) {
          assertTrue(
              Arrays.stream(pair[0].getDeclaredMethods())
                  .anyMatch(standIn -> standIn.getName().equals(method.getName())),
              method.toString());
        }
      }
    }
  }

  @Test
  void addressesAreTheLowestFreeNumbers() {
    Handles handles = new Handles();
    for (long expected = 1; expected <= 9; expected++) {
      assertEquals(expected, handles.open("x" + expected));
    }
    handles.close(4);
    assertThrows(InternalError.class, () -> handles.get(4));
    assertThrows(InternalError.class, () -> handles.get(0));
    assertEquals(4, handles.open("again"));
    assertEquals("again", handles.get(4));
  }

  private static void check(Class<?> standIns, Class<?> original, int modifier) {
    for (Method standIn : standIns.getDeclaredMethods()) {
      if (!Modifier.isPublic(standIn.getModifiers())) {
        continue;
      }
      List<Class<?>> types = List.of(standIn.getParameterTypes());
      boolean found = false;
      for (Method method : original.getDeclaredMethods()) {
        boolean instance = !Modifier.isStatic(method.getModifiers());
        List<Class<?>> own = instance && !types.isEmpty() ? types.subList(1, types.size()) : types;
        found |=
            method.getName().equals(standIn.getName())
                && method.getReturnType() == standIn.getReturnType()
                && (method.getModifiers() & modifier) == modifier
                && (!instance || types.get(0) == Object.class)
                && own.equals(List.of(method.getParameterTypes()));
      }
      assertTrue(found, standIn.toString());
    }
  }
}
