package library;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** Base64, hexadecimal, digests, check sums, UUIDs, character sets. */
public class Encodings {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseBase64() {
        for (String s : new String[] {"", "a", "ab", "abc", "Hello, World!", "\u00e9\u20ac\uD83D\uDE00"}) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            String e = Base64.getEncoder().encodeToString(b);
            System.out.println(e + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(b) + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.UTF_8).equals(s));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        System.out.println(Base64.getEncoder().encodeToString(all));
        System.out.println(Base64.getUrlEncoder().encodeToString(all).substring(300));
        String mime = Base64.getMimeEncoder().encodeToString(all);
        System.out.println(mime.lines().count() + " " + Arrays.equals(Base64.getMimeDecoder().decode(mime), all) + " " + Base64.getMimeEncoder(8, new byte[] {'|'}).encodeToString("abcdefghijkl".getBytes()));
        attempt("character", () -> Base64.getDecoder().decode("a?=="));
        attempt("length", () -> Base64.getDecoder().decode("abcde"));
        attempt("padding", () -> Base64.getDecoder().decode("ab=c"));
        System.out.println(HexFormat.of().formatHex(new byte[] {1, -1, 16}) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {10, -85}) + " " + Arrays.toString(HexFormat.of().parseHex("00ff7f")) + " " + HexFormat.fromHexDigits("1F"));
        attempt("hex", () -> HexFormat.of().parseHex("0g"));
    }

    public static void caseDigests() throws Exception {
        for (String s : new String[] {"", "abc", "The quick brown fox jumps over the lazy dog", "x".repeat(1000)}) {
            for (String a : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
                System.out.println(a + " " + HexFormat.of().formatHex(MessageDigest.getInstance(a).digest(s.getBytes(StandardCharsets.UTF_8))));
            }
        }
        MessageDigest d = MessageDigest.getInstance("SHA-256");
        d.update((byte) 'a');
        MessageDigest copy = (MessageDigest) d.clone();
        d.update("bc".getBytes());
        System.out.println(HexFormat.of().formatHex(d.digest()).substring(0, 16) + " " + HexFormat.of().formatHex(copy.digest()).substring(0, 16) + " " + d.getAlgorithm() + d.getDigestLength() + " " + MessageDigest.isEqual(new byte[] {1}, new byte[] {1}));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (java.security.NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        javax.crypto.Mac mac = javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec("key".getBytes(), "HmacSHA256"));
        System.out.println(HexFormat.of().formatHex(mac.doFinal("message".getBytes())));
    }

    public static void caseChecksums() {
        byte[] b = "check sum me, please".getBytes(StandardCharsets.US_ASCII);
        CRC32 c = new CRC32();
        c.update(b);
        Adler32 a = new Adler32();
        a.update(b, 2, 5);
        CRC32C cc = new CRC32C();
        cc.update(b);
        System.out.println(Long.toHexString(c.getValue()) + " " + a.getValue() + " " + Long.toHexString(cc.getValue()));
        c.reset();
        c.update(65);
        c.update(ByteBuffer.wrap(b));
        System.out.println(c.getValue());
    }

    public static void caseUuid() {
        UUID u = UUID.nameUUIDFromBytes("name".getBytes());
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").timestamp() + " " + new UUID(1, 2) + " " + u.compareTo(new UUID(0, 0)) + " " + u.equals(UUID.fromString(u.toString())) + " " + UUID.fromString("1-2-3-4-5"));
        attempt("format", () -> UUID.fromString("nonsense"));
        attempt("timestamp", u::timestamp);
    }

    public static void caseCharsets() throws Exception {
        String s = "a\u00e9\u20ac\uD83D\uDE00z";
        for (String n : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1", "US-ASCII", "UTF-32", "windows-1252", "ISO-8859-15", "IBM437"}) {
            Charset c = Charset.forName(n);
            byte[] b = s.getBytes(c);
            System.out.println(n + " " + HexFormat.of().formatHex(b) + " " + new String(b, c) + " " + c.newEncoder().canEncode('\u20ac') + " " + c.newEncoder().maxBytesPerChar() + " " + c.canEncode());
        }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        try {
            d.decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff}));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        System.out.println(d.onMalformedInput(CodingErrorAction.REPLACE).replaceWith("#").decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, (byte) 0xc3, 66, (byte) 0xe2, (byte) 0x82})));
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder();
        try {
            e.encode(CharBuffer.wrap("a\u00e9"));
        } catch (CharacterCodingException x) {
            System.out.println(x);
        }
        System.out.println(Arrays.toString(e.onUnmappableCharacter(CodingErrorAction.IGNORE).encode(CharBuffer.wrap("a\u00e9b")).array()));
        attempt("unknown", () -> Charset.forName("nope"));
        attempt("illegal", () -> Charset.forName("no pe"));
        System.out.println(Charset.isSupported("latin1") + " " + Charset.forName("latin1") + " " + StandardCharsets.UTF_8.aliases().contains("UTF8") + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + " " + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16) + " " + Charset.defaultCharset());
        for (byte[] bad : new byte[][] {{(byte) 0xc0, (byte) 0x80}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, {(byte) 0xf5}, {(byte) 0xe0, (byte) 0x80}, {(byte) 0xf0, (byte) 0x9f, (byte) 0x98}}) {
            System.out.print(new String(bad, StandardCharsets.UTF_8).chars().mapToObj(Integer::toHexString).toList() + " ");
        }
        System.out.println();
    }
}
