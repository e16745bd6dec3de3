package library;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Calendar;
import java.util.Formattable;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** java.util.Formatter with its conversions, flags, errors and locales. */
public class Formatting {
    private static void f(String format, Object... args) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, format, args) + "]");
        } catch (RuntimeException e) {
            System.out.println(format + " -> " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void caseIntegers() {
        f("%d %5d %-5d| %05d %+d %+d % d %(d %,d", 42, 42, 42, 42, 42, -42, 42, -42, 1234567);
        f("%x %X %#x %08x %o %#o", 255, 255, 255, 255, 8, 8);
        f("%x %x %x %o", (byte) -1, (short) -1, -1L, -1);
        f("%d %x %,d %o", new BigInteger("123456789012345678901234567890"), new BigInteger("-255"), new BigInteger("-12345678901234567890"), BigInteger.TEN);
        f("%d %d %d %d", (byte) -128, (short) 5, Long.MIN_VALUE, Integer.MIN_VALUE);
        f("%,010d %(,10d %+,d %-+8d|", 12345, -12345, 9999999, 7);
        f("%d", "x");
        f("%d", (Object) null);
        f("%d", 1.5);
        f("%.2d", 1);
        f("%-d", 1);
        f("%+x", 1);
        f("%0-5d", 1);
        f("%#d", 1);
    }

    public static void caseFloats() {
        f("%f %.0f %.1f %10.3f %-10.2f| %010.2f %+f", Math.PI, 2.5, 0.05, -Math.E, 1.0, -3.14159, 2.0);
        f("%e %.2E %.0e %15.4e", 123456.789, 0.000123456, 9.5, -1e300);
        f("%g %.3g %g %g %g", 123456.789, 0.00012345, 1e-5, 1e10, 0.0);
        f("%a %a %a %.2a %a", 1.0, -0.1, Double.MIN_VALUE, Math.PI, 0.0);
        f("%f %e %g %a %5.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Double.NEGATIVE_INFINITY);
        f("%,.2f %(,.2f %,.3f", 1234567.891, -1234567.891, 999.9996);
        f("%f %.3f %e", new BigDecimal("12345678901234567890.123456789"), new BigDecimal("-0.0005"), new BigDecimal("1E+30"));
        f("%f %.20f %.1f %.2f %.3f", 0.1f, 0.1, 0.25, 1.005, 2.0005);
        f("%s %s %s %s", 1e7, 1e-3, 123456789.0, 1.0E-10);
        f("%.1f %.1f %.1f %.0f %.0f %.0f", 0.15, 0.25, 0.35, 0.5, 1.5, 2.5);
        f("%08.3f %+08.3f % 8.3f", -1.5, 1.5, 1.5);
        f("%f", 1);
        f("%#.0f", 3.0);
    }

    public static void caseOthers() {
        f("%s %10s %-10s| %.3s %10.3s %S", "text", "text", "text", "text", "text", "text \u00e9");
        f("%b %B %b %b %5b %.2b", true, false, null, "x", true, true);
        f("%c %C %c %5c %c", 'a', 'b', 65, 'z', 0x1F600);
        f("%h %H %h", "hello", "hello", null);
        f("%% %n".replace("%n", ""), 1);
        f("%2$s %1$s %<s %s %s", "a", "b");
        f("%s %s", "only one");
        f("%q", 1);
        f("%", 1);
        f("%5", 1);
        f("%c", "x");
        f("%c", -1);
        f("%-s", "x");
        f("%.1c", 'x');
        f("%s %s", new int[0].length, java.util.List.of(1, "x"));
        f("%s", (Object[]) null);
        f("%3$s", 1, 2);
        f("%,s", "x");
        System.out.println(String.format("a%nb").equals("a" + System.lineSeparator() + "b"));
    }

    public static void caseLocales() {
        for (Locale l : new Locale[] {Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.forLanguageTag("hi-IN-u-nu-deva"), Locale.forLanguageTag("ar-EG")}) {
            System.out.println(l + " " + String.format(l, "%,d %,.2f %e %d %s", 1234567, 9876.543, 0.00012, -42, 1.5));
        }
        System.out.println(String.format((Locale) null, "%,d %.1f", 1234567, 1.5));
    }

    public static void caseDates() {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("GMT+2"), Locale.ROOT);
        c.clear();
        c.set(2021, Calendar.MARCH, 7, 15, 4, 9);
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS %<tL %<tp %<tZ %<tz %<tB %<tb %<tA %<ta %<te %<tj %<ty %<tC %<tI %<tl %<tk", c);
        f("%tF %<tT %<tD %<tr %<tR %<tc %<ts %<tQ", c);
        f("%tF %<tT", java.time.LocalDateTime.of(1999, 12, 31, 23, 59, 58));
        f("%TB %<Ta", java.time.LocalDate.of(2000, 2, 29));
        f("%tH", java.time.LocalDate.of(2000, 2, 29));
        f("%tY", "x");
        System.out.println(String.format(Locale.GERMANY, "%tA %<te. %<tB %<tY", java.time.LocalDate.of(2024, 5, 6)) + " " + String.format(Locale.US, "%tp", java.time.LocalTime.of(1, 2)));
    }

    static class Own implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("own(%d,%d,%d)", flags, width, precision);
        }
    }

    public static void caseFormatterObject() {
        f("%s %10.3s %-#12S", new Own(), new Own(), new Own());
        StringBuilder b = new StringBuilder();
        try (Formatter fm = new Formatter(b, Locale.ROOT)) {
            fm.format("%d,", 1).format("%d,", 2);
            System.out.println(fm + " " + fm.locale() + " " + (fm.out() == b));
        }
        Formatter closed = new Formatter();
        closed.close();
        try {
            closed.format("x");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
        System.out.printf(Locale.US, "%s %d%n", "printf", 5);
        System.out.format("%x%n", 255);
    }
}
