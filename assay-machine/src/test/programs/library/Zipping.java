package library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Round trips through compression; compressed bytes themselves are never shown. */
public class Zipping {
    static byte[] sample() {
        byte[] b = new byte[5000];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) (i % 61 == 0 ? i : 'a' + i % 7);
        }
        return b;
    }

    public static void caseDeflate() throws DataFormatException {
        byte[] in = sample();
        for (int level : new int[] {0, 1, 6, 9}) {
            Deflater d = new Deflater(level);
            d.setInput(in);
            d.finish();
            byte[] out = new byte[8000];
            int n = d.deflate(out);
            Inflater i = new Inflater();
            i.setInput(out, 0, n);
            byte[] back = new byte[6000];
            int m = i.inflate(back);
            System.out.println(level + " " + d.finished() + i.finished() + " " + m + " " + Arrays.equals(in, Arrays.copyOf(back, m)) + " " + (n < in.length) + " " + d.getTotalIn() + " " + i.getTotalOut());
            d.end();
            i.end();
        }
        Inflater bad = new Inflater();
        bad.setInput(new byte[] {1, 2, 3, 4});
        try {
            bad.inflate(new byte[10]);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseGzip() throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(b)) {
            g.write("hello ".repeat(50).getBytes());
        }
        String s = new String(new GZIPInputStream(new ByteArrayInputStream(b.toByteArray())).readAllBytes());
        System.out.println(s.length() + " " + s.hashCode() + " " + s.substring(0, 12));
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(Arrays.copyOf(b.toByteArray(), 20))).readAllBytes();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    public static void caseZip() throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(b)) {
            z.setComment("comment");
            for (String n : new String[] {"a.txt", "dir/", "dir/b.txt"}) {
                ZipEntry e = new ZipEntry(n);
                e.setTime(0);
                z.putNextEntry(e);
                if (!e.isDirectory()) {
                    z.write(("content of " + n).getBytes());
                }
                z.closeEntry();
            }
            ZipEntry stored = new ZipEntry("stored");
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(3);
            CRC32 crc = new CRC32();
            crc.update(new byte[] {1, 2, 3});
            stored.setCrc(crc.getValue());
            z.putNextEntry(stored);
            z.write(new byte[] {1, 2, 3});
            z.closeEntry();
            try {
                z.putNextEntry(new ZipEntry("a.txt"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(b.toByteArray()))) {
            ZipEntry e;
            while ((e = z.getNextEntry()) != null) {
                System.out.println(e.getName() + " " + e.isDirectory() + " " + e.getMethod() + " " + new String(z.readAllBytes()).replaceAll("[^ -~]", "?"));
            }
        }
        CheckedInputStream c = new CheckedInputStream(new ByteArrayInputStream("abc".getBytes()), new CRC32());
        c.readAllBytes();
        System.out.println(c.getChecksum().getValue());
    }
}
