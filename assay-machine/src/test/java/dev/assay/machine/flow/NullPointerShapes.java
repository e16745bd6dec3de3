package dev.assay.machine.flow;

/**
 * Java source in which every method whose name starts with "shape" dereferences null in its own
 * way.
 */
final class NullPointerShapes {
  static final String CLASS_NAME = "sample.shapes.Shapes";

  static final String SOURCE =
      """
      package sample.shapes;

      import java.util.List;
      import java.util.Map;
      import java.util.function.Supplier;

      public class Shapes {
        static class Node {
          Node next; Node[] children; int number; long wide; double real; String text; int[] numbers;
          Object any; static Node root; static Node[] roots;
          Node next() { return next; }
          Node at(int i, String s, Object o, long[] ls, String[][] ss, StringBuilder b, Integer n) {
            return null;
          }
          static Node make(double d, char c, byte b, short s, float f, boolean z) { return null; }
          void take(long a, double b) {}
        }
        static class Other<T> { T value; T get() { return value; } }
        interface Face { String call(Object... os); }
        static Object object; static String string; static int[] ints; static Shapes self;
        Node node; Node[] nodes; int[][] table; Object[][][] cube; int index; Shapes shapes;
        static int two() { return 2; }
        static <T> T nothing() { return null; }
        static String noString(String s) { return null; }
        static int[] noInts() { return null; }
        private Node own() { return null; }

        // what could not be done
        static void shapeLoadInt() { int[] a = null; int x = a[0]; }
        static void shapeLoadLong() { long[] a = null; long x = a[0]; }
        static void shapeLoadFloat() { float[] a = null; float x = a[0]; }
        static void shapeLoadDouble() { double[] a = null; double x = a[0]; }
        static void shapeLoadObject() { Object[] a = null; Object x = a[0]; }
        static void shapeLoadByte() { byte[] a = null; byte x = a[0]; }
        static void shapeLoadBoolean() { boolean[] a = null; boolean x = a[0]; }
        static void shapeLoadChar() { char[] a = null; char x = a[0]; }
        static void shapeLoadShort() { short[] a = null; short x = a[0]; }
        static void shapeStoreInt() { int[] a = null; a[0] = 1; }
        static void shapeStoreLong() { long[] a = null; a[0] = 1; }
        static void shapeStoreFloat() { float[] a = null; a[0] = 1; }
        static void shapeStoreDouble() { double[] a = null; a[0] = 1; }
        static void shapeStoreObject() { Object[] a = null; a[0] = ""; }
        static void shapeStoreByte() { byte[] a = null; a[0] = 1; }
        static void shapeStoreBoolean() { boolean[] a = null; a[0] = true; }
        static void shapeStoreChar() { char[] a = null; a[0] = 'a'; }
        static void shapeStoreShort() { short[] a = null; a[0] = 1; }
        static void shapeAddToElement() { int[] a = null; a[two()] += 5; }
        static void shapeAddToLongElement() { long[] a = null; a[two()]++; }
        static void shapeLength() { int[] a = null; int x = a.length; }
        static void shapeThrow() throws Exception { Exception e = null; throw e; }
        static void shapeThrowNull() { throw null; }
        static void shapeThrowCall() { throw Shapes.<RuntimeException>nothing(); }
        static void shapeSynchronized() { Object o = null; synchronized (o) { two(); } }
        static void shapeSynchronizedField() { synchronized (object) { two(); } }
        static void shapeSynchronizedCall() { synchronized (noString("")) { two(); } }
        static void shapeReadField() { Node n = null; int x = n.number; }
        static void shapeReadWideField() { Node n = null; long x = n.wide; }
        static void shapeAssignField() { Node n = null; n.number = 3; }
        static void shapeAssignWideField() { Node n = null; n.wide = 3; }
        static void shapeAssignRealField() { Node n = null; n.real = 3; }
        static void shapeIncrementField() { Node n = null; n.number++; }
        static void shapeIncrementWideField() { Node n = null; n.wide += two(); }
        static void shapeInvoke() { String s = null; s.length(); }
        static void shapeInvokeWide() { Node n = null; n.take(two(), 4.0); }
        static void shapeInvokeInterface() { List<String> l = null; l.add(two(), "x"); }
        static void shapeInvokePrivate() { Shapes s = null; s.own(); }
        static void shapeInvokeLambdaType() { Supplier<String> s = null; s.get(); }
        static void shapeInvokeVarargs() { Face f = null; f.call(1, 2, 3); }
        static void shapeInvokeGeneric() { Other<String> o = null; o.get(); }
        static void shapeInvokeMany() {
          Node n = null; n.at(1, "", null, null, null, null, null);
        }
        static void shapeInvokeOnObject() { object.hashCode(); }
        static void shapeInvokeEquals() { object.equals(string); }
        static void shapeInvokeClone() { int[] a = null; a.clone(); }
        static void shapeInvokeCloneOfObjects() { String[][] a = null; a.clone(); }
        static void shapeInvokeGetClassOfArray() { String[] a = null; a.getClass(); }
        static void shapeExplicit() { throw new NullPointerException(); }
        static void shapeExplicitWithText() { throw new NullPointerException("mine"); }

        // locals and parameters
        static void shapeParameter() { parameter(null); }
        static void parameter(String p) { p.length(); }
        static void shapeParameterAfterWide() { parameterAfterWide(1L, 2.0, null); }
        static void parameterAfterWide(long a, double b, String p) { p.length(); }
        void shapeInstanceParameter() { instanceParameter(1, null); }
        void instanceParameter(int a, String p) { p.length(); }
        static void shapeWrittenParameter() { writtenParameter("", 3L); }
        static void writtenParameter(String p, long w) { p = noString(p); w = 4; p.length(); }
        static void shapeWrittenOnOnePath() { writtenOnOnePath(null, 0); }
        static void writtenOnOnePath(String p, int i) {
          if (i > 0) { p = noString(p); i++; }
          p.length();
        }
        static void shapeIncrementedIndex() { incrementedIndex(new Node[4], 1); }
        static void incrementedIndex(Node[] ns, int i) { i++; ns[i].next(); }
        static void shapeUnwrittenIndex() { unwrittenIndex(new Node[4], 1); }
        static void unwrittenIndex(Node[] ns, int i) { ns[i].next(); i++; }
        static void shapeIndexThenIncrement() { indexThenIncrement(new Node[4], 1); }
        static void indexThenIncrement(Node[] ns, int i) { ns[i++].next(); }
        static void shapeIncrementThenIndex() { incrementThenIndex(new Node[4], 1); }
        static void incrementThenIndex(Node[] ns, int i) { ns[++i].next(); }
        static void shapeWrittenInLoop() { writtenInLoop(null, 0); }
        static void writtenInLoop(String p, int n) {
          for (int i = 0; i < 2; i++) { p.length(); p = ""; }
        }
        static void shapeWrittenInWhile() { writtenInWhile(new String[2], 0); }
        static void writtenInWhile(String[] ps, int n) {
          while (n < 2) { ps[n].length(); n++; }
        }
        static void shapeManyLocals() {
          long a0=0,a1=0,a2=0,a3=0,a4=0,a5=0,a6=0,a7=0,a8=0,a9=0,b0=0,b1=0,b2=0,b3=0,b4=0,b5=0;
          long c0=0,c1=0,c2=0,c3=0,c4=0,c5=0,c6=0,c7=0,c8=0,c9=0,d0=0,d1=0,d2=0,d3=0,d4=0,d5=0;
          long e0=0,e1=0; String s = null; s.length();
        }
        static void shapeManyParameters() {
          manyParameters(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0, "", null);
        }
        static void manyParameters(
            long a0, long a1, long a2, long a3, long a4, long a5, long a6, long a7,
            long b0, long b1, long b2, long b3, long b4, long b5, long b6, long b7,
            long c0, long c1, long c2, long c3, long c4, long c5, long c6, long c7,
            long d0, long d1, long d2, long d3, long d4, long d5, long d6, long d7,
            String s, String t) { t.length(); }
        static void shapeWideLocal() {
          long a0=0,a1=0,a2=0,a3=0,a4=0,a5=0,a6=0,a7=0,a8=0,a9=0,b0=0,b1=0,b2=0,b3=0,b4=0,b5=0;
          Node n = new Node(); n.next.next.number++;
        }
        static void shapeReusedSlot() { { int i = two(); i++; } String s = null; s.length(); }
        static void shapePatternVariable() {
          Object o = new Node(); if (o instanceof Node n) { n.next.next(); }
        }

        // fields, elements, calls
        void shapeThisField() { node.next(); }
        void shapeThisFieldOfField() { node = new Node(); node.next.next.next(); }
        void shapeThisElement() { nodes = new Node[3]; nodes[index].next(); }
        void shapeThisFieldOfThisField() { shapes.node.next(); }
        void shapeThisThisField() { this.shapes = this; this.shapes.node.next(); }
        void shapeStaticSelf() { self.node.next(); }
        static void shapeStaticField() { string.length(); }
        static void shapeStaticFieldOfOther() { Node.root.next(); }
        static void shapeStaticArray() { ints[3]++; }
        static void shapeStaticArrayOfOther() { Node.roots[3].next(); }
        static void shapeElement() { Node[] ns = new Node[4]; ns[3].next(); }
        static void shapeElementByConstant() { Node[] ns = new Node[400]; ns[300].next(); }
        static void shapeElementByByte() { Node[] ns = new Node[400]; ns[100].next(); }
        static void shapeElementByLargeConstant() { Node[] ns = new Node[40000]; ns[39999].next(); }
        static void shapeElementByCall() { Node[] ns = new Node[4]; ns[two()].next(); }
        static void shapeElementBySum() { Node[] ns = new Node[4]; int i = 1; ns[i + 1].next(); }
        static void shapeElementByNegation() { Node[] ns = new Node[4]; int i = -1; ns[-i].next(); }
        static void shapeElementByCast() { Node[] ns = new Node[4]; int i = 1; ns[(byte) i].next(); }
        static void shapeElementByLongCast() { Node[] ns = new Node[4]; long i = 1; ns[(int) i].next(); }
        static void shapeElementByCharacter() { Node[] ns = new Node[4]; char c = 1; ns[c].next(); }
        static void shapeElementByByteElement() {
          Node[] ns = new Node[4]; byte[] bs = {1}; ns[bs[0]].next();
        }
        static void shapeElementByElement() {
          Node[] ns = new Node[4]; int[] is = {1, 2}; int k = 1; ns[is[k]].next();
        }
        static void shapeElementByElementOfElement() {
          Node[] ns = new Node[4]; int[] is = {1, 2, 3, 0}; ns[is[is[is[is[is[is[is[0]]]]]]]].next();
        }
        static void shapeElementByField() {
          Node[] ns = new Node[4]; Node n = new Node(); ns[n.number].next();
        }
        static void shapeElementByStatic() { Node[] ns = new Node[4]; counter = 3; ns[counter].next(); }
        static int counter;
        static void shapeElementByUnboxing() { Node[] ns = new Node[4]; Integer i = 1; ns[i].next(); }
        static void shapeElementByLength() { Node[] ns = new Node[4]; int[] a = {}; ns[a.length].next(); }
        static void shapeElementByCondition() {
          Node[] ns = new Node[4]; ns[two() > 1 ? 1 : 2].next();
        }
        static void shapeTable() { int[][] t = new int[3][]; t[1][2] = 5; }
        void shapeThisTable() { table = new int[3][]; index = 1; table[index][two()]++; }
        void shapeCube() { cube = new Object[2][2][]; cube[1][index][0].hashCode(); }
        void shapeCubeElement() { cube = new Object[2][2][2]; cube[1][index][0].hashCode(); }
        static void shapeReturnValue() { noString("a").length(); }
        static void shapeReturnedArray() { noInts()[2] = 3; }
        static void shapeReturnOfGeneric() { Shapes.<Node>nothing().next(); }
        static void shapeReturnOfCastGeneric() { Other<Node> o = new Other<>(); o.get().next(); }
        static void shapeFieldOfReturn() { Node.make(1, 'a', (byte) 1, (short) 1, 1f, true).number++; }
        static void shapeFieldOfFieldOfReturn() { new Node().next().next(); }
        static void shapeReturnOfManyTypes() {
          new Node().at(1, "", null, null, null, null, null).next();
        }
        static void shapeReturnOfInterface() { Map.of().get("a").hashCode(); }
        void shapeReturnOfPrivate() { own().next(); }
        static void shapeGenericField() { Other<String> o = new Other<>(); o.value.length(); }
        static void shapeCast() { ((String) object).length(); }
        static void shapeCastElement() { Object[] os = new Object[1]; ((String) os[0]).length(); }
        static void shapeUnboxing() { Integer i = null; int x = i; }
        static void shapeUnboxingReturn() { long x = Shapes.<Long>nothing(); }
        static void shapeUnboxingElement() { Boolean[] bs = new Boolean[1]; if (bs[0]) two(); }
        static void shapeForEach() { List<String> l = null; for (String s : l) two(); }
        static void shapeForEachArray() { for (String s : (String[]) object) two(); }
        static void shapeSwitchOnString() { switch (string) { case "a": two(); default: } }
        static void shapeSwitchOnLocalString() { String s = null; switch (s) { case "a": two(); default: } }
        static void shapeSwitchOnEnum() {
          Thread.State s = null; switch (s) { case NEW: two(); default: }
        }
        static void shapeCondition() { String s = null; (two() > 1 ? s : "a").length(); }
        static void shapeConditionInArgument() { String s = null; s.indexOf(two() > 1 ? "a" : "b"); }
        static void shapeAssignment() { String s; (s = null).length(); }
        static void shapeFieldAssignment() { Node n = new Node(); (n.next = null).next(); }
        static void shapeElementAssignment() { Node[] n = new Node[1]; (n[0] = null).next(); }
        static void shapeChainAssignment() { Node n = new Node(), m; m = n = n.next; m.next(); }
        static void shapeNullConstant() { ((String) null).length(); }
        static void shapeInnerMethod() { Shapes s = null; s.new Inner(); }
        class Inner {}
        void shapeInnerOfThis() { new Inner2(null).run(); }
        class Inner2 { Node mine; Inner2(Node n) { mine = n; } void run() { mine.next(); } }
        void shapeOuterField() { new Inner3().run(); }
        class Inner3 { void run() { node.next(); } }
        static void shapeLambda() { Supplier<Integer> s = () -> string.length(); s.get(); }
        static void shapeLambdaCapture() {
          String t = string; Supplier<Integer> s = () -> t.length(); s.get();
        }
        static void shapeBoundReference() { String t = null; Supplier<Integer> s = t::length; }
        static void shapeTry() {
          String s = null; try { s.length(); } finally { two(); }
        }
        static void shapeCatch() {
          try { throw new IllegalStateException(); } catch (IllegalStateException e) {
            e.getCause().getMessage();
          }
        }
        static void shapeFinally() {
          Node n = new Node(); try { two(); } finally { n.next.next(); }
        }
        static void shapeAfterLoop() {
          Node n = new Node(); for (int i = 0; i < 3; i++) n.number++; n.next.next();
        }
        static void shapeInLoop() {
          Node n = new Node(); for (int i = 0; i < 3; i++) n = n.next;
        }
        static void shapeBuilder() {
          StringBuilder b = null; b.append("a").append(1);
        }
        static void shapeConcat() { String s = null; s = "a" + s.length() + "b"; }
        static void shapeAssert() { Object o = null; boolean b = o.equals(o) && two() > 1; }

        // depth
        static void shapeFieldDepth4() { Node n = deep(3); n.next.next.next.next.next(); }
        static void shapeFieldDepth5() { Node n = deep(4); n.next.next.next.next.next.next(); }
        static void shapeFieldDepth6() { Node n = deep(5); n.next.next.next.next.next.next.next(); }
        static void shapeFieldDepth8() {
          Node n = deep(7); n.next.next.next.next.next.next.next.next.next();
        }
        static Node deep(int d) {
          Node n = new Node(); Node first = n;
          for (int i = 0; i < d; i++) { n.next = new Node(); n = n.next; }
          return first;
        }
        static void shapeArrayDepth6() {
          Object[][][][][][] a = new Object[1][1][1][1][1][1]; a[0][0][0][0][0][0].hashCode();
        }
        static void shapeArrayDepth7() {
          Object[][][][][][][] a = new Object[1][1][1][1][1][1][1];
          a[0][0][0][0][0][0][0].hashCode();
        }
        static void shapeMixedDepth() {
          Node n = new Node(); n.children = new Node[] {new Node()};
          n.children[0].children = new Node[] {new Node()};
          n.children[0].children[0].children = new Node[2];
          n.children[0].children[0].children[1].next();
        }
        static void shapeIndexDepth() {
          Node n = new Node(); n.next = new Node(); n.next.next = new Node();
          n.next.next.next = new Node(); n.next.next.next.numbers = new int[1];
          Node[] ns = new Node[3]; ns[n.next.next.next.numbers[0]].next();
        }
        static void shapeIndexDepthInElement() {
          Node n = new Node(); n.next = new Node(); n.next.next = new Node();
          n.next.next.next = new Node(); n.next.next.next.numbers = new int[1];
          Node[][][] ns = new Node[3][3][3];
          ns[n.next.next.next.numbers[0]][n.next.next.next.number][n.next.next.number].next();
        }

        // names
        static class ObjectLike { void f(java.lang.StringBuffer b, Object[] os, StringBuilder[][] c) {} }
        static class java_lang_String { java_lang_String f(java_lang_String s) { return null; } }
        static void shapeNamesBeginningLikeString() {
          ObjectLike o = null; o.f(null, null, null);
        }
        static void shapeNamesContainingString() { new java_lang_String().f(null).f(null); }
        static void shapeOwnerBeginningLikeString() { StringBuilder b = null; b.length(); }
        static void shapeNonAscii() { Ünïcode ü = new Ünïcode(); ü.größe.next(); }
        static class Ünïcode { Node größe; }
        record Pair(Node left, Node right) {}
        static void shapeRecord() { new Pair(null, null).left().next(); }
        enum Colour { RED; Node node; }
        static void shapeEnum() { Colour.RED.node.next(); }
        static void shapeClassLiteral() { Shapes.class.getComponentType().getName(); }
        static void shapeSuper() { new Sub().go(); }
        static class Sub extends Node { void go() { super.next.next(); super.next(); } }
        static void shapeSuperCall() { new Sub2().go(); }
        static class Sub2 extends Node { void go() { super.next().next(); } }
      }
      """;

  private NullPointerShapes() {}
}
