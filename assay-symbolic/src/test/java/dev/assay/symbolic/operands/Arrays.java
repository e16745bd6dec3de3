package dev.assay.symbolic.operands;

/** Loads and stores of every element type at indexes that are unknown. */
@SuppressWarnings("all")
final class Arrays {
  private Arrays() {}

  static int intLoad(byte i) {
    int[] a = {5, -1, 0, 77};
    return a[i];
  }

  static int intLoadInside(int i) {
    int[] a = {5, -1, 0, 77};
    return a[i & 3];
  }

  static int intStore(byte i, int x) {
    int[] a = {5, -1, 0, 77};
    a[i] = x;
    return a[2];
  }

  static int intStoreValue(int x) {
    int[] a = {5, -1, 0, 77};
    a[1] = x;
    return a[1];
  }

  static int intStoreAndLoad(int i, int x, int j) {
    int[] a = {5, -1, 0, 77};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static int intCopy(int i, int x) {
    int[] a = {5, -1, 0, 77};
    a[i & 3] = x;
    int[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static long longLoad(byte i) {
    long[] a = {5, -1, 1L << 40, 77};
    return a[i];
  }

  static long longLoadInside(int i) {
    long[] a = {5, -1, 1L << 40, 77};
    return a[i & 3];
  }

  static long longStore(byte i, long x) {
    long[] a = {5, -1, 1L << 40, 77};
    a[i] = x;
    return a[2];
  }

  static long longStoreValue(long x) {
    long[] a = {5, -1, 1L << 40, 77};
    a[1] = x;
    return a[1];
  }

  static long longStoreAndLoad(int i, long x, int j) {
    long[] a = {5, -1, 1L << 40, 77};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static long longCopy(int i, long x) {
    long[] a = {5, -1, 1L << 40, 77};
    a[i & 3] = x;
    long[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static byte byteLoad(byte i) {
    byte[] a = {5, -1, 0, 127};
    return a[i];
  }

  static byte byteLoadInside(int i) {
    byte[] a = {5, -1, 0, 127};
    return a[i & 3];
  }

  static byte byteStore(byte i, byte x) {
    byte[] a = {5, -1, 0, 127};
    a[i] = x;
    return a[2];
  }

  static byte byteStoreValue(byte x) {
    byte[] a = {5, -1, 0, 127};
    a[1] = x;
    return a[1];
  }

  static byte byteStoreAndLoad(int i, byte x, int j) {
    byte[] a = {5, -1, 0, 127};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static byte byteCopy(int i, byte x) {
    byte[] a = {5, -1, 0, 127};
    a[i & 3] = x;
    byte[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static short shortLoad(byte i) {
    short[] a = {5, -1, 0, 32767};
    return a[i];
  }

  static short shortLoadInside(int i) {
    short[] a = {5, -1, 0, 32767};
    return a[i & 3];
  }

  static short shortStore(byte i, short x) {
    short[] a = {5, -1, 0, 32767};
    a[i] = x;
    return a[2];
  }

  static short shortStoreValue(short x) {
    short[] a = {5, -1, 0, 32767};
    a[1] = x;
    return a[1];
  }

  static short shortStoreAndLoad(int i, short x, int j) {
    short[] a = {5, -1, 0, 32767};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static short shortCopy(int i, short x) {
    short[] a = {5, -1, 0, 32767};
    a[i & 3] = x;
    short[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static char charLoad(byte i) {
    char[] a = {5, 65535, 0, 'x'};
    return a[i];
  }

  static char charLoadInside(int i) {
    char[] a = {5, 65535, 0, 'x'};
    return a[i & 3];
  }

  static char charStore(byte i, char x) {
    char[] a = {5, 65535, 0, 'x'};
    a[i] = x;
    return a[2];
  }

  static char charStoreValue(char x) {
    char[] a = {5, 65535, 0, 'x'};
    a[1] = x;
    return a[1];
  }

  static char charStoreAndLoad(int i, char x, int j) {
    char[] a = {5, 65535, 0, 'x'};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static char charCopy(int i, char x) {
    char[] a = {5, 65535, 0, 'x'};
    a[i & 3] = x;
    char[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static boolean booleanLoad(byte i) {
    boolean[] a = {true, false, false, true};
    return a[i];
  }

  static boolean booleanLoadInside(int i) {
    boolean[] a = {true, false, false, true};
    return a[i & 3];
  }

  static boolean booleanStore(byte i, boolean x) {
    boolean[] a = {true, false, false, true};
    a[i] = x;
    return a[2];
  }

  static boolean booleanStoreValue(boolean x) {
    boolean[] a = {true, false, false, true};
    a[1] = x;
    return a[1];
  }

  static boolean booleanStoreAndLoad(int i, boolean x, int j) {
    boolean[] a = {true, false, false, true};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static boolean booleanCopy(int i, boolean x) {
    boolean[] a = {true, false, false, true};
    a[i & 3] = x;
    boolean[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static float floatLoad(byte i) {
    float[] a = {5, -0.0f, 0, 1e10f};
    return a[i];
  }

  static float floatLoadInside(int i) {
    float[] a = {5, -0.0f, 0, 1e10f};
    return a[i & 3];
  }

  static float floatStore(byte i, float x) {
    float[] a = {5, -0.0f, 0, 1e10f};
    a[i] = x;
    return a[2];
  }

  static float floatStoreValue(float x) {
    float[] a = {5, -0.0f, 0, 1e10f};
    a[1] = x;
    return a[1];
  }

  static float floatStoreAndLoad(int i, float x, int j) {
    float[] a = {5, -0.0f, 0, 1e10f};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static float floatCopy(int i, float x) {
    float[] a = {5, -0.0f, 0, 1e10f};
    a[i & 3] = x;
    float[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static double doubleLoad(byte i) {
    double[] a = {5, -0.0, 0, 1e100};
    return a[i];
  }

  static double doubleLoadInside(int i) {
    double[] a = {5, -0.0, 0, 1e100};
    return a[i & 3];
  }

  static double doubleStore(byte i, double x) {
    double[] a = {5, -0.0, 0, 1e100};
    a[i] = x;
    return a[2];
  }

  static double doubleStoreValue(double x) {
    double[] a = {5, -0.0, 0, 1e100};
    a[1] = x;
    return a[1];
  }

  static double doubleStoreAndLoad(int i, double x, int j) {
    double[] a = {5, -0.0, 0, 1e100};
    a[i & 3] = x;
    a[(i + 1) & 3] = a[j & 3];
    return a[j & 3];
  }

  static double doubleCopy(int i, double x) {
    double[] a = {5, -0.0, 0, 1e100};
    a[i & 3] = x;
    double[] b = a.clone();
    System.arraycopy(a, 0, b, 1, 3);
    return b[3];
  }

  static byte byteStoreOfInt(int i, int x) {
    byte[] a = {1, 2};
    a[i & 1] += x;
    return a[0];
  }

  static char charStoreOfInt(int i, int x) {
    char[] a = {1, 2};
    a[i & 1] += x;
    a[0]--;
    return a[0];
  }

  static int referenceLoad(byte i) {
    int[][] a = {{1, 2}, null, {3}};
    return a[i][i >> 1];
  }

  static int referenceStore(byte i, int x) {
    int[][] a = {{1, 2}, {4}, {3}};
    a[i] = new int[] {x};
    return a[1][0];
  }

  static int nullArray(int i) {
    int[] a = i > 3 ? null : new int[] {i, i, i, i};
    return a[i];
  }

  static int sizes(byte n) {
    if (n > 4) {
      return -1;
    }
    int[] a = new int[n];
    return a.length;
  }

  static int twoDimensions(byte i, byte j, int x) {
    int[][] a = new int[2][3];
    a[i & 1][j] = x;
    return a[1][2] + a[i & 1].length;
  }

}
