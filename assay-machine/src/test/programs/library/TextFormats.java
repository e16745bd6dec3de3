package library;

import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** java.text, Locale and Currency. */
public class TextFormats {
    public static void caseDecimalFormat() throws ParseException {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : new String[] {"0.00", "#,##0.###", "000.0", "#.##%", "0.###E0", "\u00a4#,##0.00;(\u00a4#,##0.00)", "'#'0", "##0.##E0", "0;-0", "#,####.0", "\u2030"}) {
            DecimalFormat f = new DecimalFormat(p, us);
            System.out.println(p + ": " + f.format(1234.5678) + " " + f.format(-0.005) + " " + f.format(0) + " " + f.format(1e10) + " " + f.format(Double.NaN) + " " + f.format(Double.NEGATIVE_INFINITY) + " " + f.toPattern());
        }
        DecimalFormat f = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.GERMANY));
        System.out.println(f.format(1234567.891) + " " + f.parse("1.234,56") + " " + f.parse("7xyz") + " " + f.format(new java.math.BigDecimal("12345678901234567890.125")) + " " + f.format(Long.MIN_VALUE));
        f.setRoundingMode(java.math.RoundingMode.DOWN);
        f.setGroupingUsed(false);
        f.setMinimumIntegerDigits(3);
        f.setMaximumFractionDigits(1);
        System.out.println(f.format(9.99) + " " + f.getMaximumFractionDigits());
        try {
            f.parse("x");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        ParsePosition pos = new ParsePosition(2);
        System.out.println(f.parse("ab12,5cd", pos) + " " + pos.getIndex());
        try {
            new DecimalFormat("0.0.0", us);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseNumberFormat() {
        for (Locale l : new Locale[] {Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, Locale.forLanguageTag("en-IN"), Locale.forLanguageTag("de-CH")}) {
            System.out.println(l.toLanguageTag() + " " + NumberFormat.getInstance(l).format(1234567.891) + " " + NumberFormat.getPercentInstance(l).format(0.256) + " " + NumberFormat.getCurrencyInstance(l).format(-1234.5) + " " + NumberFormat.getIntegerInstance(l).format(2.5) + " "
                + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.SHORT).format(12345));
        }
        System.out.println(Currency.getInstance("EUR").getSymbol(Locale.US) + " " + Currency.getInstance(Locale.JAPAN) + " " + Currency.getInstance("JPY").getDefaultFractionDigits() + " " + Currency.getInstance("USD").getDisplayName(Locale.US) + " " + Currency.getInstance("CHF").getNumericCode() + " " + Currency.getInstance("USD").getSymbol(Locale.CANADA));
        try {
            Currency.getInstance("XXQ");
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }

    public static void caseDateFormat() throws ParseException {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE}) {
            for (String p : new String[] {"yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEE, d MMM yy", "h 'o''clock' a, z", "EEEE MMMM", "D F w W u", "YYYY-'W'ww", "XXX"}) {
                SimpleDateFormat f = new SimpleDateFormat(p, l);
                f.setTimeZone(utc);
                System.out.print(f.format(new Date(1_234_567_890_123L)) + " | ");
            }
            System.out.println();
        }
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("America/New_York"));
        System.out.println(f.parse("2024-07-04 12:30").getTime() + " " + f.parse("2024-02-31 00:00").getTime() + " " + f.parse("2024-03-10 02:30").getTime());
        f.setLenient(false);
        try {
            f.parse("2024-02-31 00:00");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            new SimpleDateFormat("yyyy-bb", Locale.US);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        DateFormat d = DateFormat.getDateInstance(DateFormat.LONG, Locale.GERMANY);
        d.setTimeZone(utc);
        System.out.println(d.format(new Date(0)) + " " + Arrays.toString(new DateFormatSymbols(Locale.FRANCE).getShortMonths()) + " " + new DateFormatSymbols(Locale.US).getWeekdays()[1]);
    }

    public static void caseMessageFormat() throws ParseException {
        System.out.println(MessageFormat.format("Hello {0}, you are {1} and {0}", "Bob", 42) + " " + MessageFormat.format("{0,number,#.##} {1,choice,0#none|1#one|1<many {1}} '{quoted}' ''", 3.14159, 5) + " " + MessageFormat.format("{1}{2}", "a", "b") + " " + MessageFormat.format("no args {0}", new Object[0]));
        MessageFormat m = new MessageFormat("{0,date,yyyy} {1,number,percent} {2,number,integer}", Locale.US);
        ((DateFormat) m.getFormats()[0]).setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(m.format(new Object[] {new Date(0), 0.5, 1234.5}) + " " + m.toPattern());
        System.out.println(Arrays.toString(new MessageFormat("{0}-{1}").parse("x-y")));
        try {
            MessageFormat.format("{", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageFormat.format("{0,nonsense}", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"none", "one", "many"});
        System.out.println(c.format(-1) + c.format(0) + c.format(1) + c.format(1.5) + c.format(Double.NaN) + " " + c.toPattern());
    }

    public static void caseCollationAndBreaks() {
        String[] w = {"zebra", "\u00e9clair", "apple", "Apple", "\u00e4pfel", "eclair", "co-op", "coop"};
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.forLanguageTag("sv")}) {
            Collator c = Collator.getInstance(l);
            String[] s = w.clone();
            Arrays.sort(s, c);
            System.out.println(Arrays.toString(s) + " " + c.compare("a", "A"));
            c.setStrength(Collator.PRIMARY);
            System.out.println(c.compare("a", "A") + " " + c.equals("e", "\u00e9"));
        }
        String text = "Mr. Smith's dog ran. It didn't stop!  Why? 3.5 times.";
        for (BreakIterator b : new BreakIterator[] {BreakIterator.getWordInstance(Locale.US), BreakIterator.getSentenceInstance(Locale.US), BreakIterator.getLineInstance(Locale.US), BreakIterator.getCharacterInstance(Locale.US)}) {
            b.setText(text);
            StringBuilder line = new StringBuilder();
            int from = b.first();
            for (int to = b.next(); to != BreakIterator.DONE; from = to, to = b.next()) {
                line.append('[').append(text, from, to).append(']');
            }
            System.out.println(line);
        }
        StringCharacterIterator it = new StringCharacterIterator("abc");
        System.out.println(it.first() + "" + it.next() + it.last() + (int) it.next() + it.getIndex());
    }

    public static void caseLocales() {
        for (String t : new String[] {"en-US", "de", "zh-Hant-TW", "sr-Latn-RS", "ja-JP-u-ca-japanese", "x-private", "no_such!"}) {
            Locale l = Locale.forLanguageTag(t);
            System.out.println(t + ": " + l + " " + l.toLanguageTag() + " " + l.getLanguage() + "/" + l.getCountry() + "/" + l.getScript() + "/" + l.getVariant() + " " + l.getDisplayName(Locale.US) + " " + l.getDisplayLanguage(Locale.GERMANY) + " " + l.getUnicodeLocaleKeys());
        }
        System.out.println(Locale.US.getISO3Country() + Locale.GERMANY.getISO3Language() + " " + Locale.US.equals(new Locale("en", "US")) + " " + new Locale.Builder().setLanguage("fr").setRegion("CA").build() + " " + Locale.lookup(Locale.LanguageRange.parse("de-CH,en;q=0.5"), java.util.List.of(Locale.ENGLISH, Locale.GERMAN)) + " "
            + Locale.getDefault());
        try {
            new Locale.Builder().setLanguage("x1!");
        } catch (java.util.IllformedLocaleException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Locale("xx", "YY").getISO3Country();
        } catch (java.util.MissingResourceException e) {
            System.out.println(e.getMessage());
        }
    }
}
