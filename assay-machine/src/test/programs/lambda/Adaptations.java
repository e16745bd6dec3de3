package lambda;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Every conversion of results and parameters that a method reference may need: boxing, unboxing,
 * widening, and unboxing followed by widening.
 */
public class Adaptations {
  interface ToBoolean {
    boolean get();
  }

  interface TakesBoolean {
    void take(boolean v);
  }

  interface ToByte {
    byte get();
  }

  interface TakesByte {
    void take(byte v);
  }

  interface ToShort {
    short get();
  }

  interface TakesShort {
    void take(short v);
  }

  interface ToChar {
    char get();
  }

  interface TakesChar {
    void take(char v);
  }

  interface ToInt {
    int get();
  }

  interface TakesInt {
    void take(int v);
  }

  interface ToLong {
    long get();
  }

  interface TakesLong {
    void take(long v);
  }

  interface ToFloat {
    float get();
  }

  interface TakesFloat {
    void take(float v);
  }

  interface ToDouble {
    double get();
  }

  interface TakesDouble {
    void take(double v);
  }

  interface ToVoid {
    void get();
  }

  /** Boxed values below Object: what they are is known at the call only. */
  interface Generic<T> {
    void take(T v);
  }

  static boolean booleanValue() {
    return true;
  }

  static Boolean booleanBox() {
    return true;
  }

  static void useBoolean(boolean v) {
    System.out.print(" boolean " + v);
  }

  static void useBooleanBox(Boolean v) {
    System.out.print(" Boolean " + v);
  }

  static byte byteValue() {
    return (byte) -7;
  }

  static Byte byteBox() {
    return (byte) -7;
  }

  static void useByte(byte v) {
    System.out.print(" byte " + v);
  }

  static void useByteBox(Byte v) {
    System.out.print(" Byte " + v);
  }

  static short shortValue() {
    return (short) -300;
  }

  static Short shortBox() {
    return (short) -300;
  }

  static void useShort(short v) {
    System.out.print(" short " + v);
  }

  static void useShortBox(Short v) {
    System.out.print(" Short " + v);
  }

  static char charValue() {
    return 'x';
  }

  static Character charBox() {
    return 'x';
  }

  static void useChar(char v) {
    System.out.print(" char " + v);
  }

  static void useCharBox(Character v) {
    System.out.print(" Character " + v);
  }

  static int intValue() {
    return -70000;
  }

  static Integer intBox() {
    return -70000;
  }

  static void useInt(int v) {
    System.out.print(" int " + v);
  }

  static void useIntBox(Integer v) {
    System.out.print(" Integer " + v);
  }

  static long longValue() {
    return -5000000000L;
  }

  static Long longBox() {
    return -5000000000L;
  }

  static void useLong(long v) {
    System.out.print(" long " + v);
  }

  static void useLongBox(Long v) {
    System.out.print(" Long " + v);
  }

  static float floatValue() {
    return 1.5f;
  }

  static Float floatBox() {
    return 1.5f;
  }

  static void useFloat(float v) {
    System.out.print(" float " + v);
  }

  static void useFloatBox(Float v) {
    System.out.print(" Float " + v);
  }

  static double doubleValue() {
    return -2.25;
  }

  static Double doubleBox() {
    return -2.25;
  }

  static void useDouble(double v) {
    System.out.print(" double " + v);
  }

  static void useDoubleBox(Double v) {
    System.out.print(" Double " + v);
  }

  static void useObject(Object v) {
    System.out.print(" " + v.getClass().getSimpleName() + " " + v);
  }

  static void useNumber(Number v) {
    useObject(v);
  }

  static void useComparable(Comparable<?> v) {
    useObject(v);
  }

  static void useSerializable(Serializable v) {
    useObject(v);
  }

  public static void casePrimitiveResults() {
    ToShort a15 = Adaptations::byteValue;
    System.out.println("byte to short " + a15.get());
    ToInt a19 = Adaptations::byteValue;
    System.out.println("byte to int " + a19.get());
    ToLong a23 = Adaptations::byteValue;
    System.out.println("byte to long " + a23.get());
    ToFloat a27 = Adaptations::byteValue;
    System.out.println("byte to float " + a27.get());
    ToDouble a31 = Adaptations::byteValue;
    System.out.println("byte to double " + a31.get());
    ToInt a49 = Adaptations::shortValue;
    System.out.println("short to int " + a49.get());
    ToLong a53 = Adaptations::shortValue;
    System.out.println("short to long " + a53.get());
    ToFloat a57 = Adaptations::shortValue;
    System.out.println("short to float " + a57.get());
    ToDouble a61 = Adaptations::shortValue;
    System.out.println("short to double " + a61.get());
    ToInt a79 = Adaptations::charValue;
    System.out.println("char to int " + a79.get());
    ToLong a83 = Adaptations::charValue;
    System.out.println("char to long " + a83.get());
    ToFloat a87 = Adaptations::charValue;
    System.out.println("char to float " + a87.get());
    ToDouble a91 = Adaptations::charValue;
    System.out.println("char to double " + a91.get());
    ToLong a107 = Adaptations::intValue;
    System.out.println("int to long " + a107.get());
    ToFloat a111 = Adaptations::intValue;
    System.out.println("int to float " + a111.get());
    ToDouble a115 = Adaptations::intValue;
    System.out.println("int to double " + a115.get());
    ToFloat a133 = Adaptations::longValue;
    System.out.println("long to float " + a133.get());
    ToDouble a137 = Adaptations::longValue;
    System.out.println("long to double " + a137.get());
    ToDouble a155 = Adaptations::floatValue;
    System.out.println("float to double " + a155.get());
  }

  public static void caseUnboxedResults() {
    ToBoolean a1 = Adaptations::booleanBox;
    System.out.println("Boolean to boolean " + a1.get());
    ToByte a13 = Adaptations::byteBox;
    System.out.println("Byte to byte " + a13.get());
    ToShort a17 = Adaptations::byteBox;
    System.out.println("Byte to short " + a17.get());
    ToInt a21 = Adaptations::byteBox;
    System.out.println("Byte to int " + a21.get());
    ToLong a25 = Adaptations::byteBox;
    System.out.println("Byte to long " + a25.get());
    ToFloat a29 = Adaptations::byteBox;
    System.out.println("Byte to float " + a29.get());
    ToDouble a33 = Adaptations::byteBox;
    System.out.println("Byte to double " + a33.get());
    ToShort a47 = Adaptations::shortBox;
    System.out.println("Short to short " + a47.get());
    ToInt a51 = Adaptations::shortBox;
    System.out.println("Short to int " + a51.get());
    ToLong a55 = Adaptations::shortBox;
    System.out.println("Short to long " + a55.get());
    ToFloat a59 = Adaptations::shortBox;
    System.out.println("Short to float " + a59.get());
    ToDouble a63 = Adaptations::shortBox;
    System.out.println("Short to double " + a63.get());
    ToChar a77 = Adaptations::charBox;
    System.out.println("Character to char " + a77.get());
    ToInt a81 = Adaptations::charBox;
    System.out.println("Character to int " + a81.get());
    ToLong a85 = Adaptations::charBox;
    System.out.println("Character to long " + a85.get());
    ToFloat a89 = Adaptations::charBox;
    System.out.println("Character to float " + a89.get());
    ToDouble a93 = Adaptations::charBox;
    System.out.println("Character to double " + a93.get());
    ToInt a105 = Adaptations::intBox;
    System.out.println("Integer to int " + a105.get());
    ToLong a109 = Adaptations::intBox;
    System.out.println("Integer to long " + a109.get());
    ToFloat a113 = Adaptations::intBox;
    System.out.println("Integer to float " + a113.get());
    ToDouble a117 = Adaptations::intBox;
    System.out.println("Integer to double " + a117.get());
    ToLong a131 = Adaptations::longBox;
    System.out.println("Long to long " + a131.get());
    ToFloat a135 = Adaptations::longBox;
    System.out.println("Long to float " + a135.get());
    ToDouble a139 = Adaptations::longBox;
    System.out.println("Long to double " + a139.get());
    ToFloat a153 = Adaptations::floatBox;
    System.out.println("Float to float " + a153.get());
    ToDouble a157 = Adaptations::floatBox;
    System.out.println("Float to double " + a157.get());
    ToDouble a171 = Adaptations::doubleBox;
    System.out.println("Double to double " + a171.get());
  }

  public static void caseBoxedResults() {
    Supplier<Boolean> a3 = Adaptations::booleanValue;
    useObject(a3.get());
    Supplier<Object> a5 = Adaptations::booleanValue;
    useObject(a5.get());
    Supplier<Comparable<Boolean>> a7 = Adaptations::booleanValue;
    useObject(a7.get());
    Supplier<Serializable> a9 = Adaptations::booleanValue;
    useObject(a9.get());
    ToVoid a11 = Adaptations::booleanValue;
    a11.get();
    ToVoid a12 = Adaptations::booleanBox;
    a12.get();
    Supplier<Byte> a35 = Adaptations::byteValue;
    useObject(a35.get());
    Supplier<Object> a37 = Adaptations::byteValue;
    useObject(a37.get());
    Supplier<Comparable<Byte>> a39 = Adaptations::byteValue;
    useObject(a39.get());
    Supplier<Serializable> a41 = Adaptations::byteValue;
    useObject(a41.get());
    Supplier<Number> a43 = Adaptations::byteValue;
    useObject(a43.get());
    ToVoid a45 = Adaptations::byteValue;
    a45.get();
    ToVoid a46 = Adaptations::byteBox;
    a46.get();
    Supplier<Short> a65 = Adaptations::shortValue;
    useObject(a65.get());
    Supplier<Object> a67 = Adaptations::shortValue;
    useObject(a67.get());
    Supplier<Comparable<Short>> a69 = Adaptations::shortValue;
    useObject(a69.get());
    Supplier<Serializable> a71 = Adaptations::shortValue;
    useObject(a71.get());
    Supplier<Number> a73 = Adaptations::shortValue;
    useObject(a73.get());
    ToVoid a75 = Adaptations::shortValue;
    a75.get();
    ToVoid a76 = Adaptations::shortBox;
    a76.get();
    Supplier<Character> a95 = Adaptations::charValue;
    useObject(a95.get());
    Supplier<Object> a97 = Adaptations::charValue;
    useObject(a97.get());
    Supplier<Comparable<Character>> a99 = Adaptations::charValue;
    useObject(a99.get());
    Supplier<Serializable> a101 = Adaptations::charValue;
    useObject(a101.get());
    ToVoid a103 = Adaptations::charValue;
    a103.get();
    ToVoid a104 = Adaptations::charBox;
    a104.get();
    Supplier<Integer> a119 = Adaptations::intValue;
    useObject(a119.get());
    Supplier<Object> a121 = Adaptations::intValue;
    useObject(a121.get());
    Supplier<Comparable<Integer>> a123 = Adaptations::intValue;
    useObject(a123.get());
    Supplier<Serializable> a125 = Adaptations::intValue;
    useObject(a125.get());
    Supplier<Number> a127 = Adaptations::intValue;
    useObject(a127.get());
    ToVoid a129 = Adaptations::intValue;
    a129.get();
    ToVoid a130 = Adaptations::intBox;
    a130.get();
    Supplier<Long> a141 = Adaptations::longValue;
    useObject(a141.get());
    Supplier<Object> a143 = Adaptations::longValue;
    useObject(a143.get());
    Supplier<Comparable<Long>> a145 = Adaptations::longValue;
    useObject(a145.get());
    Supplier<Serializable> a147 = Adaptations::longValue;
    useObject(a147.get());
    Supplier<Number> a149 = Adaptations::longValue;
    useObject(a149.get());
    ToVoid a151 = Adaptations::longValue;
    a151.get();
    ToVoid a152 = Adaptations::longBox;
    a152.get();
    Supplier<Float> a159 = Adaptations::floatValue;
    useObject(a159.get());
    Supplier<Object> a161 = Adaptations::floatValue;
    useObject(a161.get());
    Supplier<Comparable<Float>> a163 = Adaptations::floatValue;
    useObject(a163.get());
    Supplier<Serializable> a165 = Adaptations::floatValue;
    useObject(a165.get());
    Supplier<Number> a167 = Adaptations::floatValue;
    useObject(a167.get());
    ToVoid a169 = Adaptations::floatValue;
    a169.get();
    ToVoid a170 = Adaptations::floatBox;
    a170.get();
    Supplier<Double> a173 = Adaptations::doubleValue;
    useObject(a173.get());
    Supplier<Object> a175 = Adaptations::doubleValue;
    useObject(a175.get());
    Supplier<Comparable<Double>> a177 = Adaptations::doubleValue;
    useObject(a177.get());
    Supplier<Serializable> a179 = Adaptations::doubleValue;
    useObject(a179.get());
    Supplier<Number> a181 = Adaptations::doubleValue;
    useObject(a181.get());
    ToVoid a183 = Adaptations::doubleValue;
    a183.get();
    ToVoid a184 = Adaptations::doubleBox;
    a184.get();
  }

  public static void casePrimitiveParameters() {
    TakesByte a16 = Adaptations::useShort;
    a16.take((byte) -7);
    TakesByte a20 = Adaptations::useInt;
    a20.take((byte) -7);
    TakesByte a24 = Adaptations::useLong;
    a24.take((byte) -7);
    TakesByte a28 = Adaptations::useFloat;
    a28.take((byte) -7);
    TakesByte a32 = Adaptations::useDouble;
    a32.take((byte) -7);
    TakesShort a50 = Adaptations::useInt;
    a50.take((short) -300);
    TakesShort a54 = Adaptations::useLong;
    a54.take((short) -300);
    TakesShort a58 = Adaptations::useFloat;
    a58.take((short) -300);
    TakesShort a62 = Adaptations::useDouble;
    a62.take((short) -300);
    TakesChar a80 = Adaptations::useInt;
    a80.take('x');
    TakesChar a84 = Adaptations::useLong;
    a84.take('x');
    TakesChar a88 = Adaptations::useFloat;
    a88.take('x');
    TakesChar a92 = Adaptations::useDouble;
    a92.take('x');
    TakesInt a108 = Adaptations::useLong;
    a108.take(-70000);
    TakesInt a112 = Adaptations::useFloat;
    a112.take(-70000);
    TakesInt a116 = Adaptations::useDouble;
    a116.take(-70000);
    TakesLong a134 = Adaptations::useFloat;
    a134.take(-5000000000L);
    TakesLong a138 = Adaptations::useDouble;
    a138.take(-5000000000L);
    TakesFloat a156 = Adaptations::useDouble;
    a156.take(1.5f);
  }

  public static void caseUnboxedParameters() {
    Generic<Boolean> a2 = Adaptations::useBoolean;
    a2.take(true);
    Generic<Byte> a14 = Adaptations::useByte;
    a14.take((byte) -7);
    Generic<Byte> a18 = Adaptations::useShort;
    a18.take((byte) -7);
    Generic<Byte> a22 = Adaptations::useInt;
    a22.take((byte) -7);
    Generic<Byte> a26 = Adaptations::useLong;
    a26.take((byte) -7);
    Generic<Byte> a30 = Adaptations::useFloat;
    a30.take((byte) -7);
    Generic<Byte> a34 = Adaptations::useDouble;
    a34.take((byte) -7);
    Generic<Short> a48 = Adaptations::useShort;
    a48.take((short) -300);
    Generic<Short> a52 = Adaptations::useInt;
    a52.take((short) -300);
    Generic<Short> a56 = Adaptations::useLong;
    a56.take((short) -300);
    Generic<Short> a60 = Adaptations::useFloat;
    a60.take((short) -300);
    Generic<Short> a64 = Adaptations::useDouble;
    a64.take((short) -300);
    Generic<Character> a78 = Adaptations::useChar;
    a78.take('x');
    Generic<Character> a82 = Adaptations::useInt;
    a82.take('x');
    Generic<Character> a86 = Adaptations::useLong;
    a86.take('x');
    Generic<Character> a90 = Adaptations::useFloat;
    a90.take('x');
    Generic<Character> a94 = Adaptations::useDouble;
    a94.take('x');
    Generic<Integer> a106 = Adaptations::useInt;
    a106.take(-70000);
    Generic<Integer> a110 = Adaptations::useLong;
    a110.take(-70000);
    Generic<Integer> a114 = Adaptations::useFloat;
    a114.take(-70000);
    Generic<Integer> a118 = Adaptations::useDouble;
    a118.take(-70000);
    Generic<Long> a132 = Adaptations::useLong;
    a132.take(-5000000000L);
    Generic<Long> a136 = Adaptations::useFloat;
    a136.take(-5000000000L);
    Generic<Long> a140 = Adaptations::useDouble;
    a140.take(-5000000000L);
    Generic<Float> a154 = Adaptations::useFloat;
    a154.take(1.5f);
    Generic<Float> a158 = Adaptations::useDouble;
    a158.take(1.5f);
    Generic<Double> a172 = Adaptations::useDouble;
    a172.take(-2.25);
  }

  public static void caseBoxedParameters() {
    TakesBoolean a4 = Adaptations::useBooleanBox;
    a4.take(true);
    TakesBoolean a6 = Adaptations::useObject;
    a6.take(true);
    TakesBoolean a8 = Adaptations::useComparable;
    a8.take(true);
    TakesBoolean a10 = Adaptations::useSerializable;
    a10.take(true);
    TakesByte a36 = Adaptations::useByteBox;
    a36.take((byte) -7);
    TakesByte a38 = Adaptations::useObject;
    a38.take((byte) -7);
    TakesByte a40 = Adaptations::useComparable;
    a40.take((byte) -7);
    TakesByte a42 = Adaptations::useSerializable;
    a42.take((byte) -7);
    TakesByte a44 = Adaptations::useNumber;
    a44.take((byte) -7);
    TakesShort a66 = Adaptations::useShortBox;
    a66.take((short) -300);
    TakesShort a68 = Adaptations::useObject;
    a68.take((short) -300);
    TakesShort a70 = Adaptations::useComparable;
    a70.take((short) -300);
    TakesShort a72 = Adaptations::useSerializable;
    a72.take((short) -300);
    TakesShort a74 = Adaptations::useNumber;
    a74.take((short) -300);
    TakesChar a96 = Adaptations::useCharBox;
    a96.take('x');
    TakesChar a98 = Adaptations::useObject;
    a98.take('x');
    TakesChar a100 = Adaptations::useComparable;
    a100.take('x');
    TakesChar a102 = Adaptations::useSerializable;
    a102.take('x');
    TakesInt a120 = Adaptations::useIntBox;
    a120.take(-70000);
    TakesInt a122 = Adaptations::useObject;
    a122.take(-70000);
    TakesInt a124 = Adaptations::useComparable;
    a124.take(-70000);
    TakesInt a126 = Adaptations::useSerializable;
    a126.take(-70000);
    TakesInt a128 = Adaptations::useNumber;
    a128.take(-70000);
    TakesLong a142 = Adaptations::useLongBox;
    a142.take(-5000000000L);
    TakesLong a144 = Adaptations::useObject;
    a144.take(-5000000000L);
    TakesLong a146 = Adaptations::useComparable;
    a146.take(-5000000000L);
    TakesLong a148 = Adaptations::useSerializable;
    a148.take(-5000000000L);
    TakesLong a150 = Adaptations::useNumber;
    a150.take(-5000000000L);
    TakesFloat a160 = Adaptations::useFloatBox;
    a160.take(1.5f);
    TakesFloat a162 = Adaptations::useObject;
    a162.take(1.5f);
    TakesFloat a164 = Adaptations::useComparable;
    a164.take(1.5f);
    TakesFloat a166 = Adaptations::useSerializable;
    a166.take(1.5f);
    TakesFloat a168 = Adaptations::useNumber;
    a168.take(1.5f);
    TakesDouble a174 = Adaptations::useDoubleBox;
    a174.take(-2.25);
    TakesDouble a176 = Adaptations::useObject;
    a176.take(-2.25);
    TakesDouble a178 = Adaptations::useComparable;
    a178.take(-2.25);
    TakesDouble a180 = Adaptations::useSerializable;
    a180.take(-2.25);
    TakesDouble a182 = Adaptations::useNumber;
    a182.take(-2.25);
  }

  /** The trace without what lies below: that is another thing where a case is run by itself. */
  private static void show(Throwable e) {
    System.out.println(e);
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getMethodName().equals("attempt")) {
        break;
      }
      System.out.println("\tat " + frame);
    }
  }

  private static void attempt(Runnable action) {
    try {
      action.run();
      System.out.println("done");
    } catch (NullPointerException | ClassCastException e) {
      show(e);
    }
  }

  private static Integer nothing() {
    return null;
  }

  /** No frame shows where the null was unboxed, hence nothing is said of it. */
  public static void caseNulls() {
    ToInt result = Adaptations::nothing;
    attempt(result::get);
    Generic<Integer> parameter = Adaptations::useInt;
    attempt(() -> parameter.take(null));
    Generic<Short> wider = Adaptations::useLong;
    attempt(() -> wider.take(null));
    Generic<String> receiver = String::length;
    attempt(() -> receiver.take(null));
    Generic<int[]> array = int[]::clone;
    attempt(() -> array.take(null));
    Generic<Integer> fine = Adaptations::useIntBox;
    attempt(() -> fine.take(null));
    Object none = null;
    attempt(() -> attempt(none::hashCode));
  }

  /** What a generic method really returns is not looked at before somebody uses it. */
  @SuppressWarnings("unchecked")
  private static <T> T pretend(Object v) {
    return (T) v;
  }

  private static <T> T seven() {
    return pretend(7);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void casePollution() {
    Supplier<String> supplier = Adaptations::seven;
    Object asObject = ((Supplier) supplier).get();
    System.out.println(asObject);
    attempt(() -> System.out.println(supplier.get().length()));
    Generic<Short> taker = Adaptations::useInt;
    attempt(() -> ((Generic) taker).take(7));
    attempt(() -> ((Generic) taker).take("7"));
    Consumer<Integer> consumer = Adaptations::useLong;
    attempt(() -> ((Consumer) consumer).accept(7L));
    Supplier<?> object = Adaptations::seven;
    System.out.println(object.get());
  }
}
