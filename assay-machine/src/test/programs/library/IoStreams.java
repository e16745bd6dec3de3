package library;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** java.io on memory. */
public class IoStreams {
    public static void caseData() throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(b);
        o.writeBoolean(true);
        o.writeByte(-1);
        o.writeShort(70000);
        o.writeChar('\u20ac');
        o.writeInt(Integer.MIN_VALUE);
        o.writeLong(1L << 40);
        o.writeFloat(1.5f);
        o.writeDouble(-0.0);
        o.writeUTF("a\0\u00e9\uD83D\uDE00");
        o.writeBytes("xyz");
        o.writeChars("q");
        System.out.println(o.size() + " " + Arrays.toString(b.toByteArray()));
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
        System.out.println(i.readBoolean() + " " + i.readUnsignedByte() + " " + i.readUnsignedShort() + " " + i.readChar() + " " + i.readInt() + " " + i.readLong() + " " + i.readFloat() + " " + i.readDouble() + " " + i.readUTF().length() + " " + (char) i.read() + i.skipBytes(1) + (char) i.readByte() + i.available());
        try {
            i.readInt();
        } catch (EOFException e) {
            System.out.println(e);
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xc3, 65})).readUTF();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    public static void caseReaders() throws IOException {
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour"));
        r.mark(100);
        System.out.println(r.readLine() + r.readLine());
        r.reset();
        System.out.println(r.lines().toList() + " " + r.readLine() + r.read());
        LineNumberReader l = new LineNumberReader(new StringReader("a\nb\nc"));
        while (l.readLine() != null) {
            System.out.print(l.getLineNumber() + " ");
        }
        System.out.println();
        PushbackReader p = new PushbackReader(new StringReader("12+3"), 2);
        StringBuilder num = new StringBuilder();
        int c;
        while (Character.isDigit(c = p.read())) {
            num.append((char) c);
        }
        p.unread(c);
        System.out.println(num + " " + (char) p.read() + (char) p.read() + p.read());
        try {
            p.unread("toolong".toCharArray());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StreamTokenizer t = new StreamTokenizer(new StringReader("x = 3.5 * 'quoted' // comment\n y2"));
        t.slashSlashComments(true);
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print(t.ttype + ":" + (t.ttype == StreamTokenizer.TT_NUMBER ? t.nval : t.sval) + "@" + t.lineno() + " ");
        }
        System.out.println();
        Reader in = new InputStreamReader(new ByteArrayInputStream("h\u00e9\u20ac\uD83D\uDE00".getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
        char[] cs = new char[10];
        System.out.println(in.read(cs, 1, 9) + " " + new String(cs, 1, 5) + " " + in.read());
        CharArrayWriter w = new CharArrayWriter();
        new StringReader("transfer").transferTo(w);
        System.out.println(w + " " + w.size() + " " + new CharArrayReader(w.toCharArray(), 2, 3).skip(2));
        r.close();
        try {
            r.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseWriters() throws IOException {
        StringWriter s = new StringWriter();
        PrintWriter p = new PrintWriter(s);
        p.print(1);
        p.print(2.5);
        p.print('c');
        p.print((Object) null);
        p.print(new char[] {'x'});
        p.println(true);
        p.printf("%05d|", 42);
        p.append("app").append('!').append("abcdef", 1, 3);
        p.write("write", 1, 2);
        p.flush();
        System.out.println(s.toString().replace("\n", "$") + " " + p.checkError() + " " + s.getBuffer().length());
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (BufferedWriter w = new BufferedWriter(new OutputStreamWriter(b, StandardCharsets.UTF_16BE))) {
            w.write("h\u20ac");
            w.newLine();
        }
        System.out.println(Arrays.toString(b.toByteArray()) + " " + b.toString(StandardCharsets.UTF_16BE).trim());
        PrintStream ps = new PrintStream(b, true, "ISO-8859-1");
        b.reset();
        ps.print("\u00e9\u20ac");
        ps.write(65);
        ps.println(new char[] {'y'});
        System.out.println(Arrays.toString(b.toByteArray()));
        PrintStream failing = new PrintStream(new java.io.OutputStream() {
            @Override
            public void write(int x) throws IOException {
                throw new IOException("full");
            }
        });
        failing.print("x");
        System.out.println(failing.checkError());
    }

    public static void caseInputStreams() throws IOException {
        PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3}), 2);
        int a = p.read();
        p.unread(new byte[] {9, 8});
        System.out.println(a + " " + Arrays.toString(p.readAllBytes()));
        SequenceInputStream s = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        System.out.println(new String(s.readNBytes(3)) + s.available() + new String(s.readAllBytes()) + s.read());
        BufferedInputStream b = new BufferedInputStream(new ByteArrayInputStream("0123456789".getBytes()), 4);
        b.mark(6);
        b.skip(3);
        byte[] buf = new byte[3];
        System.out.println(b.read(buf) + new String(buf) + b.markSupported());
        b.reset();
        System.out.println((char) b.read() + " " + b.available());
        InputStream upper = new FilterInputStream(new ByteArrayInputStream("shout".getBytes())) {
            @Override
            public int read(byte[] x, int off, int len) throws IOException {
                int n = super.read(x, off, len);
                for (int i = off; i < off + n; i++) {
                    x[i] = (byte) Character.toUpperCase(x[i]);
                }
                return n;
            }
        };
        System.out.println(new String(upper.readAllBytes()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.out.println(new ByteArrayInputStream(new byte[100]).transferTo(out) + " " + out.size() + " " + InputStream.nullInputStream().read());
        try {
            new ByteArrayInputStream(new byte[1]).read(new byte[2], 1, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        b.close();
        try {
            b.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(System.in.read());
    }

    public static void casePiped() throws Exception {
        PipedWriter w = new PipedWriter();
        PipedReader r = new PipedReader(w, 4);
        Thread t = new Thread(() -> {
            try (w) {
                w.write("through the pipe");
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        t.start();
        StringBuilder b = new StringBuilder();
        int c;
        while ((c = r.read()) >= 0) {
            b.append((char) c);
        }
        t.join();
        System.out.println(b);
        try {
            new PipedReader().read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
