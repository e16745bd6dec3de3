package library;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.WeekFields;
import java.util.Locale;

/** java.time with fixed values only. */
public class Time {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseDates() {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.plusYears(1) + " " + d.minusMonths(1) + " " + d.plusDays(366) + " " + d.withDayOfYear(1) + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.toEpochDay() + " " + d.getDayOfYear() + " " + d.hashCode());
        System.out.println(LocalDate.ofEpochDay(-1) + " " + LocalDate.ofYearDay(2023, 365) + " " + LocalDate.parse("1999-12-31") + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.of(-44, 3, 15) + " " + LocalDate.EPOCH);
        System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(ChronoField.ALIGNED_WEEK_OF_MONTH, 1) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " "
            + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.range(ChronoField.DAY_OF_MONTH));
        System.out.println(ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + d.until(LocalDate.of(2030, 5, 1)) + " " + d.isBefore(LocalDate.of(2024, 3, 1)) + " " + d.compareTo(LocalDate.of(2023, 1, 1)) + " " + d.datesUntil(LocalDate.of(2024, 3, 3)).toList());
        attempt("day", () -> LocalDate.of(2023, 2, 29));
        attempt("month", () -> LocalDate.of(2023, 13, 1));
        attempt("parse", () -> LocalDate.parse("2023-02-30"));
        attempt("format", () -> LocalDate.parse("nonsense"));
        attempt("unit", () -> d.plus(1, ChronoUnit.HOURS));
        attempt("field", () -> d.get(ChronoField.HOUR_OF_DAY));
        attempt("overflow", () -> LocalDate.MAX.plusDays(1));
    }

    public static void caseTimes() {
        LocalTime t = LocalTime.of(23, 59, 58, 123_000_000);
        System.out.println(t + " " + t.plusSeconds(3) + " " + t.minusHours(25) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.toNanoOfDay() + " " + LocalTime.MIDNIGHT + LocalTime.NOON + LocalTime.MAX + " " + LocalTime.parse("07:08") + " " + t.getHour() + t.with(ChronoField.MICRO_OF_SECOND, 5));
        LocalDateTime dt = LocalDateTime.of(2021, Month.DECEMBER, 31, 23, 59);
        System.out.println(dt + " " + dt.plusMinutes(1) + " " + dt.toLocalDate() + dt.toLocalTime() + " " + dt.toEpochSecond(ZoneOffset.ofHours(2)) + " " + LocalDateTime.ofEpochSecond(0, 1, ZoneOffset.UTC) + " " + Duration.between(dt, dt.plusYears(1)) + " " + dt.with(t).plusNanos(877_000_000L * 3));
        Instant i = Instant.ofEpochSecond(1_600_000_000L, 500);
        System.out.println(i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.toEpochMilli() + " " + Instant.EPOCH + " " + Instant.parse("2000-01-01T00:00:00Z").getEpochSecond() + " " + i.atZone(ZoneId.of("UTC")) + " " + Instant.MIN + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + Instant.ofEpochMilli(-1));
        System.out.println(Clock.fixed(i, ZoneOffset.UTC).instant() + " " + LocalDateTime.now(Clock.fixed(i, ZoneOffset.ofHours(5))) + " " + Clock.offset(Clock.fixed(i, ZoneOffset.UTC), Duration.ofHours(1)).millis());
        attempt("hour", () -> LocalTime.of(24, 0));
        attempt("parse", () -> LocalTime.parse("25:00"));
        attempt("unit", () -> i.plus(1, ChronoUnit.MONTHS));
        attempt("instant", () -> Instant.parse("2000-01-01"));
    }

    public static void caseDurationsAndPeriods() {
        Duration d = Duration.ofSeconds(93784, 5_000_000);
        System.out.println(d + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.plusDays(2) + " " + d.toMillis() + " " + Duration.parse("PT-6H+3M") + " " + Duration.ZERO + Duration.ofNanos(-1) + " " + d.compareTo(Duration.ofDays(1)) + " "
            + d.truncatedTo(ChronoUnit.MINUTES) + " " + Duration.ofMillis(1500).getNano());
        Period p = Period.of(1, 14, 40);
        System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2021, 3, 1)) + " " + Period.parse("P2Y3M4W5D") + " " + Period.ZERO + " " + LocalDate.of(2024, 1, 31).plus(Period.ofMonths(1)) + " " + p.negated() + p.isNegative());
        attempt("duration", () -> Duration.parse("1h"));
        attempt("overflow", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        attempt("period", () -> Period.parse("P1H"));
        System.out.println(YearMonth.of(2024, 2).atEndOfMonth() + " " + Year.of(1900).isLeap() + " " + MonthDay.of(2, 29).atYear(2023) + " " + Month.JANUARY.minus(1) + " " + DayOfWeek.SUNDAY.plus(1) + " " + Month.of(5).getDisplayName(TextStyle.FULL, Locale.FRANCE) + " "
            + DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.GERMANY) + " " + ChronoUnit.WEEKS.getDuration() + " " + YearMonth.parse("2020-12").plusMonths(1));
    }

    public static void caseZones() {
        ZoneId ny = ZoneId.of("America/New_York");
        ZonedDateTime gap = ZonedDateTime.of(2024, 3, 10, 2, 30, 0, 0, ny);
        ZonedDateTime overlap = ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusHours(1) + " " + gap.minusHours(1) + " " + gap.minusDays(1).plusDays(1) + " " + gap.minusDays(1).plusHours(24));
        System.out.println(gap.withZoneSameInstant(ZoneId.of("Europe/Berlin")) + " " + gap.withZoneSameLocal(ZoneId.of("Asia/Kolkata")) + " " + gap.toInstant() + " " + gap.getOffset() + " " + ny.getRules().isDaylightSavings(gap.toInstant()) + " " + ny.getRules().nextTransition(Instant.EPOCH) + " "
            + ny.getRules().getTransition(LocalDateTime.of(2024, 3, 10, 2, 30)));
        System.out.println(ZoneOffset.of("+05:30") + " " + ZoneOffset.ofHoursMinutes(-3, -30).getTotalSeconds() + " " + ZoneId.of("UTC+1") + " " + ZoneId.of("Z") + " " + OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(-8)).toInstant() + " " + ZonedDateTime.parse("2020-06-01T12:00+02:00[Europe/Paris]") + " "
            + OffsetDateTime.parse("2020-06-01T12:00:00.5-03:00"));
        for (String z : new String[] {"Europe/London", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "Africa/Casablanca"}) {
            ZonedDateTime t = Instant.ofEpochSecond(1_325_203_200L).atZone(ZoneId.of(z));
            System.out.println(z + " " + t + " " + t.plusDays(1).toLocalDate() + " " + t.getZone().getRules().getStandardOffset(t.toInstant()));
        }
        attempt("zone", () -> ZoneId.of("Mars/Base"));
        attempt("offset", () -> ZoneOffset.ofHours(20));
        attempt("format", () -> ZoneOffset.of("5"));
    }

    public static void caseFormatting() {
        ZonedDateTime t = ZonedDateTime.of(2023, 7, 4, 5, 6, 7, 89_000_000, ZoneId.of("America/New_York"));
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "d MMM uuuu", "EEEE, MMMM d, yyyy", "h:mm a", "yy/M/d H:m:s", "D w e", "z VV O xxx", "'quoted' ''G", "QQQ q", "[yyyy][ HH]", "n N A"}) {
            System.out.println(p + " -> " + DateTimeFormatter.ofPattern(p, Locale.US).format(t) + " | " + DateTimeFormatter.ofPattern(p, Locale.GERMANY).format(t));
        }
        System.out.println(DateTimeFormatter.ISO_DATE_TIME.format(t) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(t) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(t) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(t) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(t) + " " + DateTimeFormatter.ISO_INSTANT.format(t));
        for (FormatStyle s : FormatStyle.values()) {
            System.out.println(DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.US).format(t) + " | " + DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.FRANCE).format(t));
        }
        attempt("pattern", () -> DateTimeFormatter.ofPattern("yyyy-bb"));
        attempt("unsupported", () -> DateTimeFormatter.ofPattern("HH").format(LocalDate.EPOCH));
    }

    public static void caseParsing() {
        DateTimeFormatter f = DateTimeFormatter.ofPattern("d/M/uuuu H:mm", Locale.ROOT);
        System.out.println(LocalDateTime.parse("5/11/2020 7:08", f) + " " + LocalDate.parse("20200115", DateTimeFormatter.BASIC_ISO_DATE) + " " + LocalTime.parse("3:05 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)) + " " + LocalDate.parse("1 Mai 2020", DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.GERMANY)));
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("MMM-yy").parseDefaulting(ChronoField.DAY_OF_MONTH, 1).toFormatter(Locale.US);
        System.out.println(LocalDate.parse("jAN-21", b) + " " + LocalDate.parse("31/2/2021", DateTimeFormatter.ofPattern("d/M/uuuu").withResolverStyle(ResolverStyle.SMART)) + " " + LocalDate.parse("32/1/2021", DateTimeFormatter.ofPattern("d/M/uuuu").withResolverStyle(ResolverStyle.LENIENT)));
        attempt("strict", () -> LocalDate.parse("31/2/2021", DateTimeFormatter.ofPattern("d/M/uuuu").withResolverStyle(ResolverStyle.STRICT)));
        attempt("text", () -> LocalDate.parse("5/x/2020", f));
        attempt("rest", () -> LocalDateTime.parse("5/11/2020 7:08pm", f));
        attempt("missing", () -> LocalDateTime.parse("5/11/2020", DateTimeFormatter.ofPattern("d/M/uuuu")));
        try {
            f.parse("99");
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseOldDates() {
        java.util.TimeZone utc = java.util.TimeZone.getTimeZone("UTC");
        java.util.GregorianCalendar c = new java.util.GregorianCalendar(utc, Locale.US);
        c.setTimeInMillis(0);
        c.set(2000, 0, 31, 12, 0, 0);
        c.add(java.util.Calendar.MONTH, 1);
        System.out.println(c.getTimeInMillis() + " " + c.get(java.util.Calendar.DAY_OF_WEEK) + " " + c.getActualMaximum(java.util.Calendar.DAY_OF_MONTH) + " " + c.isLeapYear(1900) + " " + c.toZonedDateTime() + " " + c.get(java.util.Calendar.WEEK_OF_YEAR));
        c.roll(java.util.Calendar.MONTH, 11);
        c.setLenient(false);
        c.set(java.util.Calendar.MONTH, 15);
        attempt("lenient", c::getTimeInMillis);
        System.out.println(new java.util.Date(0).toInstant() + " " + new java.util.Date(5).compareTo(new java.util.Date(4)) + " " + java.util.TimeZone.getTimeZone("America/New_York").getOffset(0) + " " + java.util.TimeZone.getTimeZone("Nowhere").getID() + " " + utc.getDisplayName(Locale.US));
    }
}
