package lambda;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** VarHandle on fields, statics, arrays and views of bytes, in all access modes. */
public class VarHandles {
    boolean z;
    byte b;
    short s;
    char c;
    int i = 1;
    long l = 2;
    float f = 3;
    double d = 4;
    String r = "r";
    volatile int v;
    final int fin = 9;
    static int st = 5;
    static String sr = "sr";

    static final VarHandle I;
    static final VarHandle LL;
    static final VarHandle R;
    static final VarHandle ST;
    static final VarHandle D;
    static final VarHandle Z;
    static final VarHandle B;
    static final VarHandle F;

    static {
        try {
            MethodHandles.Lookup k = MethodHandles.lookup();
            I = k.findVarHandle(VarHandles.class, "i", int.class);
            LL = k.findVarHandle(VarHandles.class, "l", long.class);
            R = k.findVarHandle(VarHandles.class, "r", String.class);
            ST = k.findStaticVarHandle(VarHandles.class, "st", int.class);
            D = k.findVarHandle(VarHandles.class, "d", double.class);
            Z = k.findVarHandle(VarHandles.class, "z", boolean.class);
            B = k.findVarHandle(VarHandles.class, "b", byte.class);
            F = k.findVarHandle(VarHandles.class, "f", float.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void caseInt() {
        VarHandles o = new VarHandles();
        System.out.println((int) I.get(o) + " " + (int) I.getVolatile(o) + " " + (int) I.getOpaque(o) + " " + (int) I.getAcquire(o));
        I.set(o, 10);
        I.setVolatile(o, (int) I.get(o) + 1);
        I.setOpaque(o, (int) I.get(o) + 1);
        I.setRelease(o, (int) I.get(o) + 1);
        System.out.println(o.i);
        System.out.println(I.compareAndSet(o, 13, 20) + " " + I.compareAndSet(o, 13, 21) + " " + o.i);
        System.out.println((int) I.compareAndExchange(o, 20, 30) + " " + (int) I.compareAndExchange(o, 20, 31) + " " + (int) I.compareAndExchangeAcquire(o, 30, 40) + " " + (int) I.compareAndExchangeRelease(o, 40, 50));
        System.out.println((int) I.getAndSet(o, 60) + " " + (int) I.getAndSetAcquire(o, 61) + " " + (int) I.getAndSetRelease(o, 62));
        System.out.println((int) I.getAndAdd(o, 5) + " " + (int) I.getAndAddAcquire(o, -2) + " " + (int) I.getAndAddRelease(o, 1) + " " + o.i);
        System.out.println((int) I.getAndBitwiseOr(o, 0x100) + " " + (int) I.getAndBitwiseAnd(o, 0xFF) + " " + (int) I.getAndBitwiseXor(o, 3) + " " + (int) I.getAndBitwiseOrAcquire(o, 8) + " "
            + (int) I.getAndBitwiseAndRelease(o, ~1) + " " + (int) I.getAndBitwiseXorAcquire(o, -1) + " " + o.i);
        while (!I.weakCompareAndSet(o, o.i, 77)) {
            Thread.onSpinWait();
        }
        while (!I.weakCompareAndSetPlain(o, 77, 78)) {
            Thread.onSpinWait();
        }
        System.out.println(o.i);
    }

    public static void caseOtherTypes() {
        VarHandles o = new VarHandles();
        System.out.println((long) LL.getAndAdd(o, 1L << 40) + " " + (long) LL.getVolatile(o) + " " + LL.compareAndSet(o, o.l, -1L) + " " + o.l);
        System.out.println((String) R.getAndSet(o, "new") + " " + R.compareAndSet(o, "new", "newer") + " " + (String) R.getAcquire(o) + " " + (String) R.compareAndExchange(o, "zzz", "no"));
        System.out.println((int) ST.getAndAdd(3) + " " + st);
        System.out.println((double) D.getAndSet(o, 2.5) + " " + D.compareAndSet(o, 2.5, -0.0) + " " + D.compareAndSet(o, 0.0, 1.0) + " " + o.d + " " + (double) D.getAndAdd(o, 1.5) + " " + o.d);
        System.out.println((boolean) Z.getAndSet(o, true) + " " + (boolean) Z.getAndBitwiseXor(o, true) + " " + o.z);
        System.out.println((byte) B.getAndAdd(o, (byte) 127) + " " + (byte) B.getAndAdd(o, (byte) 1) + " " + o.b);
        System.out.println((float) F.getAndAdd(o, 0.25f) + " " + o.f + " " + F.compareAndSet(o, Float.NaN, 0f));
    }

    private interface Code {
        void run() throws Throwable;
    }

    private static void attempt(String what, Code c) {
        try {
            c.run();
            System.out.println(what + " fine");
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            // Says how the implementation sees the access, which is its own affair.
            System.out.println(what + ": " + e.getClass().getName());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + ": " + (t.getMessage() == null ? null : t.getMessage().replaceAll("@[0-9a-f]+", "@")));
        }
    }

    public static void caseErrors() {
        VarHandles o = new VarHandles();
        attempt("widening", () -> System.out.println((long) I.get(o)));
        attempt("boxed", () -> I.set(o, Integer.valueOf(3)));
        attempt("wrong", () -> I.set(o, "x"));
        attempt("arity", () -> I.set(o));
        attempt("null", () -> I.set((VarHandles) null, 1));
        attempt("other object", () -> I.set((Object) "s", 1));
        attempt("exact", () -> I.withInvokeExactBehavior().set(o, (short) 1));
        attempt("unsupported", () -> R.getAndAdd(o, "x"));
        attempt("bitwise on double", () -> D.getAndBitwiseOr(o, 1.0));
        attempt("final", () -> MethodHandles.lookup().findVarHandle(VarHandles.class, "fin", int.class).set(o, 3));
        attempt("no field", () -> MethodHandles.lookup().findVarHandle(VarHandles.class, "nope", int.class));
        attempt("static as instance", () -> MethodHandles.lookup().findVarHandle(VarHandles.class, "st", int.class));
        System.out.println(I.varType() + " " + I.coordinateTypes() + " " + ST.coordinateTypes() + " " + I.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " "
            + R.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + I.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
    }

    public static void caseArrays() {
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        int[] a = {1, 2, 3};
        ints.setVolatile(a, 1, 20);
        System.out.println((int) ints.getAndAdd(a, 1, 5) + " " + ints.compareAndSet(a, 2, 3, 33) + " " + Arrays.toString(a));
        attempt("bounds", () -> ints.set(a, 3, 1));
        attempt("negative", () -> System.out.println((int) ints.get(a, -1)));
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        Object[] strings = new String[] {"a", "b"};
        objects.set(strings, 0, "c");
        attempt("store", () -> objects.set(strings, 1, (Object) 5));
        System.out.println((Object) objects.getAndSet(strings, 1, (Object) "d") + Arrays.toString(strings));
        VarHandle longs = MethodHandles.arrayElementVarHandle(long[].class);
        long[] l = new long[2];
        longs.setRelease(l, 1, Long.MIN_VALUE);
        System.out.println((long) longs.getAcquire(l, 1) + " " + (long) longs.getAndBitwiseOr(l, 1, 1L) + " " + l[1]);
        VarHandle bytes = MethodHandles.arrayElementVarHandle(byte[].class);
        byte[] bs = new byte[5];
        for (int i = 0; i < 5; i++) {
            System.out.print(bytes.compareAndSet(bs, i, (byte) 0, (byte) (i * 50)) + " ");
        }
        System.out.println(Arrays.toString(bs));
    }

    public static void caseByteViews() {
        byte[] data = new byte[24];
        VarHandle ib = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle il = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle ll = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle dd = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
        VarHandle ss = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
        VarHandle cc = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);
        ib.set(data, 0, 0x01020304);
        il.set(data, 4, 0x01020304);
        ll.set(data, 8, 0x1122334455667788L);
        dd.set(data, 16, 1.5);
        System.out.println(Arrays.toString(data));
        System.out.println((int) il.get(data, 1) + " " + (int) ib.get(data, 3) + " " + (long) ll.get(data, 5) + " " + (short) ss.get(data, 7) + " " + (int) (char) cc.get(data, 9) + " " + (double) dd.get(data, 16));
        attempt("bounds", () -> System.out.println((int) ib.get(data, 21)));
        ByteBuffer buf = ByteBuffer.allocate(16);
        VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        view.set(buf, 4, 99);
        System.out.println(buf.getInt(4) + " " + (int) view.get(buf, 4));
        attempt("read only", () -> view.set(buf.asReadOnlyBuffer(), 0, 1));
    }

    public static void caseAsMethodHandles() throws Throwable {
        VarHandles o = new VarHandles();
        var get = I.toMethodHandle(VarHandle.AccessMode.GET);
        var cas = MethodHandles.varHandleInvoker(VarHandle.AccessMode.COMPARE_AND_SET, java.lang.invoke.MethodType.methodType(boolean.class, VarHandles.class, int.class, int.class));
        System.out.println((int) get.invokeExact(o) + " " + (boolean) cas.invokeExact(I, o, 1, 42) + " " + o.i + " " + get.type());
        System.out.println(Arrays.stream(VarHandle.AccessMode.values()).filter(I::isAccessModeSupported).count() + " " + VarHandle.AccessMode.valueFromMethodName("getAndAdd"));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
        System.out.println("fences");
    }
}
