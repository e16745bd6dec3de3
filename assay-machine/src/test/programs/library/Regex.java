package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** java.util.regex. */
public class Regex {
    private static void all(String regex, String input, int... flags) {
        int f = 0;
        for (int x : flags) {
            f |= x;
        }
        try {
            Matcher m = Pattern.compile(regex, f).matcher(input);
            StringBuilder b = new StringBuilder(regex + " in " + input.replace("\n", "\\n") + ":");
            while (m.find()) {
                b.append(' ').append(m.start()).append('-').append(m.end()).append("'").append(m.group().replace("\n", "\\n")).append("'");
                for (int g = 1; g <= m.groupCount(); g++) {
                    b.append('(').append(m.group(g)).append('@').append(m.start(g)).append(')');
                }
            }
            System.out.println(b);
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage() + " / " + e.getIndex() + " / " + e.getDescription());
        }
    }

    public static void caseClassesAndQuantifiers() {
        all("a*", "baaac");
        all("a+?", "baaac");
        all("a{2,3}", "aaaaaaa");
        all("a?+b", "aab");
        all("[a-c&&[^b]]+", "abcabd");
        all("[^\\w\\s]", "a b,c;d");
        all("\\d{3}-\\d{4}", "555-1234 555-12345");
        all("\\p{Lu}\\p{Ll}*", "Hello World \u00c9t\u00e9");
        all("\\P{Alpha}+", "ab12cd!!");
        all("\\p{IsGreek}+", "abc \u03b1\u03b2\u03b3");
        all("\\bcat\\b", "cat concat cat. Cat");
        all("\\Bcat", "cat concat");
        all(".", "a\nb\uD83D\uDE00");
        all("[\\[\\]\\-x-z]", "[a]-xyz");
        all("\\x41\\u0042\\t\\e\\0101", "AB\t\u001bA");
        all("\\h+\\v", "a \t\nb");
        all("\\R", "a\r\nb\nc\u2028");
        all("\\Qa.b\\E+", "a.bbb axb");
    }

    public static void caseGroups() {
        all("(a)(b)?", "ab a");
        all("(\\w)\\1", "aabbcdd");
        all("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 and 1999-12");
        all("(?:ab)+(c)", "ababc abc");
        all("((a)|(b))+", "abba");
        all("(a|ab)(c|bcd)(d*)", "abcd");
        all("(?>a*)ab|(?>a*)b", "aaab");
        all("^(?:(\\d+)|(\\w+))$", "123");
        Matcher m = Pattern.compile("(?<first>\\w+)\\s(?<second>\\w+)").matcher("hello world");
        System.out.println(m.matches() + " " + m.group("first") + " " + m.start("second") + " " + m.replaceAll("${second}-${first}"));
        System.out.println(m.reset().matches());
        try {
            m.group("third");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Pattern.compile("x").matcher("y").group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.group(5);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void caseLookaround() {
        all("\\w+(?=!)", "hey you! stop!");
        all("\\b\\w+\\b(?!!)", "hey you! stop");
        all("(?<=\\$)\\d+", "$100 200 $3");
        all("(?<!\\$)\\b\\d+", "$100 200 $3");
        all("(?=(\\w{3}))", "abcdef");
        all("(?<=a{1,3})b", "ab aab b");
        all("^(?=.*\\d)(?=.*[a-z]).{4,8}$", "abc1");
        all("\\G\\d", "12a34");
    }

    public static void caseFlags() {
        all("^a.b$", "a\nb\nA\nB", Pattern.DOTALL, Pattern.MULTILINE, Pattern.CASE_INSENSITIVE);
        all("^\\w$", "a\nb", Pattern.MULTILINE);
        all("\u00e9", "\u00c9", Pattern.CASE_INSENSITIVE, Pattern.UNICODE_CASE);
        all("a b # comment\n c", "abc", Pattern.COMMENTS);
        all("a.b", "a.b axb", Pattern.LITERAL);
        all("(?i)ABC(?-i)d", "abcd abcD");
        all("(?i:x)y", "XyXY");
        all("\\w+", "\u00e9t\u00e9", Pattern.UNICODE_CHARACTER_CLASS);
        all("$", "a\n", Pattern.UNIX_LINES);
        System.out.println(Pattern.compile("a", Pattern.DOTALL | Pattern.MULTILINE).flags() + " " + Pattern.compile("(?i)x").pattern());
    }

    public static void caseSyntaxErrors() {
        for (String s : new String[] {"(", ")", "[a", "a**", "*a", "a{2,1}", "\\", "(?<n>a)(?<n>b)", "\\k<x>", "[z-a]", "(?<=a+)b", "\\p{Nope}", "a{", "(?z)", "\\x4", "x{99999999999}"}) {
            all(s, "text");
        }
    }

    public static void caseReplace() {
        Matcher m = Pattern.compile("(\\d+)").matcher("a1b22c333");
        StringBuilder b = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(b, Integer.toString(Integer.parseInt(m.group(1)) * 2));
        }
        m.appendTail(b);
        System.out.println(b);
        System.out.println(Pattern.compile("\\w").matcher("abc").replaceAll(r -> r.group().toUpperCase() + r.start()) + " " + Pattern.compile("b").matcher("abcb").replaceFirst("\\$1") + " " + Matcher.quoteReplacement("$1\\") + " "
            + "x".replaceAll("x", Matcher.quoteReplacement("$1\\")) + " " + Pattern.quote("a\\Eb"));
        System.out.println("aaa".replaceAll("a*", "X") + " " + "abc".replaceAll("x*", "-") + " " + "a.b.c".replaceAll("\\.", "\\\\."));
    }

    public static void caseMatcherState() {
        Matcher m = Pattern.compile("(a)(b)?").matcher("xxabxa");
        System.out.println(m.lookingAt() + " " + m.find() + " " + m.toMatchResult().group() + " " + m.hitEnd() + " " + m.find() + " " + m.group(2) + m.start(2) + " " + m.hitEnd() + " " + m.find());
        m.reset("ab");
        System.out.println(m.matches() + " " + m.end() + " " + m.find(1));
        m.region(1, 2);
        System.out.println(m.find() + " " + m.regionStart() + m.regionEnd() + " " + m.hasTransparentBounds() + m.hasAnchoringBounds());
        m.usePattern(Pattern.compile("^b"));
        System.out.println(m.find());
        List<String> rs = Pattern.compile("\\w+").matcher("one two three").results().map(MatchResult::group).collect(Collectors.toList());
        System.out.println(rs + " " + Pattern.compile(",").splitAsStream("a,b,c").toList() + Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,", 3)));
        System.out.println(Pattern.compile("^a").asPredicate().test("ab") + " " + Pattern.compile("a").asMatchPredicate().test("ab") + " " + Pattern.matches("a|b", "b") + " " + m.toString().replaceAll("java.*", "ok"));
        Pattern p = Pattern.compile("(x+x+)+y");
        System.out.println(p.matcher("xxxxxxxxxxxx").matches() + " " + p.matcher("xxxxxxxxxxxxy").matches());
    }

    public static void caseTokenizer() {
        Pattern token = Pattern.compile("(?<num>\\d+(?:\\.\\d+)?)|(?<id>[a-zA-Z_]\\w*)|(?<op>[-+*/()=])|(?<ws>\\s+)");
        Matcher m = token.matcher("x1 = (3.14 + y) * 42/z");
        List<String> out = new ArrayList<>();
        while (m.find()) {
            for (String g : new String[] {"num", "id", "op"}) {
                if (m.group(g) != null) {
                    out.add(g + ":" + m.group(g));
                }
            }
        }
        System.out.println(out);
    }
}
