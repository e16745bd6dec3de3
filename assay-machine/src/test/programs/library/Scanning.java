package library;

import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.StringTokenizer;

/** Scanner and StringTokenizer. */
public class Scanning {
    public static void caseScanner() {
        Scanner s = new Scanner("12 3.5 true word\nsecond line 0x1F 99999999999 1,234").useLocale(Locale.US);
        System.out.println(s.nextInt() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.next() + "[" + s.nextLine() + "][" + s.hasNextInt() + s.hasNext("sec.*") + "]" + s.next() + s.next());
        try {
            s.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(s.next() + " " + s.nextLong() + " " + s.nextInt() + " " + s.hasNext());
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        s.close();
        try {
            s.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseDelimiters() {
        Scanner s = new Scanner("a,b;;c").useDelimiter("[,;]");
        while (s.hasNext()) {
            System.out.print("[" + s.next() + "]");
        }
        System.out.println();
        Scanner lines = new Scanner("one\ntwo\n\nfour");
        while (lines.hasNextLine()) {
            System.out.print("<" + lines.nextLine() + ">");
        }
        System.out.println();
        Scanner f = new Scanner("key=value; other=thing");
        System.out.println(f.findInLine("(\\w+)=(\\w+)") + " " + f.match().group(2) + " " + f.findInLine("nope") + " " + f.skip(";\\s*").next());
        System.out.println(new Scanner("ff 11 z").useRadix(16).nextInt() + " " + new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble() + " " + new Scanner("1 2 3").tokens().toList() + " "
            + new Scanner("a1b2").findAll("\\d").map(r -> r.group()).toList());
        System.out.println(new Scanner("12345678901234567890 1.5e10").nextBigInteger() + " " + new Scanner("-7").nextByte());
    }

    public static void caseTokenizer() {
        StringTokenizer t = new StringTokenizer("a b\tc\nd");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + "|");
        }
        StringTokenizer u = new StringTokenizer("1+2-3", "+-", true);
        while (u.hasMoreElements()) {
            System.out.print(u.nextElement() + "_");
        }
        StringTokenizer v = new StringTokenizer("x=1;y=2", "=");
        System.out.println(v.nextToken() + v.nextToken(";") + v.nextToken());
        try {
            v.nextToken();
            v.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
