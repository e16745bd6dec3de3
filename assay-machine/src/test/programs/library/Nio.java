package library;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.InvalidMarkException;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;

/** java.nio buffers. */
public class Nio {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    private static void exercise(ByteBuffer b) {
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(-2L).putFloat(1.5f).putDouble(Math.PI).putChar('\u20ac');
        System.out.println(b + " " + b.position() + " " + b.remaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.getChar() + " " + b.hasRemaining());
        attempt("underflow", b::get);
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, 0x01020304).putLong(8, 0x1122334455667788L);
        System.out.println(b.get(0) + " " + b.getInt(0) + " " + b.order(ByteOrder.BIG_ENDIAN).getInt(0) + " " + b.getLong(8) + " " + b.order());
        b.position(3).mark().position(6).reset();
        System.out.println(b.position() + " " + b.limit());
        attempt("mark", () -> b.rewind().reset());
        b.position(2).limit(10);
        ByteBuffer s = b.slice();
        s.put(0, (byte) 77);
        System.out.println(s + " " + b.get(2) + " " + s.order() + " " + b.duplicate() + " " + b.slice(1, 3));
        b.compact();
        System.out.println(b + " " + b.get(0));
        attempt("overflow", () -> {
            while (true) {
                b.putLong(1);
            }
        });
        try {
            b.get(1000);
        } catch (IndexOutOfBoundsException e) {
            // The interpreter and compiled code give different messages.
            System.out.println("index: " + e.getClass());
        }
        attempt("limit", () -> b.limit(5000));
        attempt("position", () -> b.position(-1));
        ByteBuffer ro = b.asReadOnlyBuffer();
        attempt("read only", () -> ro.put((byte) 1));
        System.out.println(ro.isReadOnly() + " " + b.isDirect() + " " + b.hasArray());
        b.clear();
        IntBuffer ib = b.asIntBuffer();
        ib.put(new int[] {1, 2, 3});
        System.out.println(ib + " " + b.getInt(4) + " " + b.asLongBuffer().capacity() + " " + b.asCharBuffer().get(1) + 0 + " " + b.asShortBuffer().get(3) + " " + b.asDoubleBuffer().limit() + " " + b.alignedSlice(1).capacity());
        byte[] dst = new byte[4];
        b.get(dst).get(2, dst, 1, 3);
        System.out.println(Arrays.toString(dst));
    }

    public static void caseHeap() {
        exercise(ByteBuffer.allocate(40));
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(w + " " + w.arrayOffset() + " " + w.slice().arrayOffset() + " " + w.get() + " " + w.equals(ByteBuffer.wrap(new byte[] {3, 4})) + " " + w.hashCode() + " " + w.compareTo(ByteBuffer.wrap(new byte[] {9})) + " " + w.mismatch(ByteBuffer.wrap(new byte[] {3, 5})));
        attempt("capacity", () -> ByteBuffer.allocate(-1));
    }

    public static void caseDirect() {
        exercise(ByteBuffer.allocateDirect(40));
    }

    public static void caseViews() {
        CharBuffer c = CharBuffer.wrap("hello world");
        System.out.println(c + " " + c.length() + " " + c.charAt(4) + " " + c.subSequence(2, 5) + " " + c.position(6) + " " + c.isReadOnly() + " " + c.chars().count());
        attempt("string is read only", () -> c.put('x'));
        CharBuffer m = CharBuffer.allocate(5).put("ab").append('c');
        System.out.println(m.flip() + " " + m.compareTo(CharBuffer.wrap("abd")) + " " + m.equals(CharBuffer.wrap("abc")) + " " + m.hashCode());
        LongBuffer l = LongBuffer.wrap(new long[] {5, 6, 7});
        l.get();
        System.out.println(l.remaining() + " " + l.get(2) + " " + l.slice().get(0) + " " + Arrays.toString(l.array()));
        IntBuffer a = IntBuffer.allocate(6);
        a.put(1).put(IntBuffer.wrap(new int[] {8, 9})).put(new int[] {4, 5, 6}, 1, 2);
        a.flip();
        System.out.println(a.limit() + " " + Arrays.toString(Arrays.copyOf(a.array(), a.limit())));
        try {
            IntBuffer.wrap(new int[1]).put(1).put(2);
        } catch (BufferOverflowException e) {
            System.out.println(e);
        }
        try {
            LongBuffer.allocate(1).get(new long[2]);
        } catch (BufferUnderflowException | InvalidMarkException | ReadOnlyBufferException e) {
            System.out.println(e);
        }
    }
}
