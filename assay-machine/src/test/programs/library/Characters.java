package library;

import java.util.Arrays;

/** Character and Unicode. */
public class Characters {
    public static void caseProperties() {
        int[] cps = {'a', 'Z', '5', ' ', '\t', '_', '$', 0xe9, 0xdf, 0x130, 0x661, 0x20ac, 0x4e16, 0x1c5, 0x2160, 0x200b, 0xfeff, 0xd800, 0x1f600, 0x10400, 0x10ffff, 0};
        for (int c : cps) {
            System.out.println(Integer.toHexString(c) + " " + Character.getType(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isTitleCase(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isJavaIdentifierStart(c)
                + Character.isJavaIdentifierPart(c) + Character.isISOControl(c) + Character.isMirrored(c) + Character.isIdeographic(c) + Character.isAlphabetic(c) + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + " "
                + Character.getNumericValue(c) + " " + Character.digit(c, 16) + " " + Character.charCount(c) + " " + Character.getDirectionality(c) + " " + Character.isDefined(c) + " " + Character.isSurrogate((char) c) + Character.isSupplementaryCodePoint(c));
        }
    }

    public static void caseConversions() {
        System.out.println(Arrays.toString(Character.toChars(0x1f600)).length() + " " + Character.toCodePoint('\uD83D', '\uDE00') + " " + Character.highSurrogate(0x1f600) + 0 + " " + Character.isSurrogatePair('\uD83D', '\uDE00') + " " + Character.getName('a') + " " + Character.getName(0x1f600) + " " + Character.codePointOf("EURO SIGN") + " "
            + Character.UnicodeBlock.of('\u03b1') + " " + Character.UnicodeScript.of('\u0430') + " " + Character.reverseBytes('\u1234') + 0 + " " + Character.compare('a', 'b') + " " + Character.toString(0x20ac) + " " + Character.valueOf('x').charValue() + " " + (int) Character.MAX_VALUE + " " + Character.hashCode('a') + " "
            + Character.getNumericValue(0x216b));
    }

    public static void caseNormalisation() {
        for (String s : new String[] {"\u00e9", "e\u0301", "\ufb01", "\u1e9b\u0323", "\uac00"}) {
            for (java.text.Normalizer.Form f : java.text.Normalizer.Form.values()) {
                StringBuilder b = new StringBuilder();
                java.text.Normalizer.normalize(s, f).chars().forEach(c -> b.append(Integer.toHexString(c)).append('.'));
                System.out.print(b + " ");
            }
            System.out.println(java.text.Normalizer.isNormalized(s, java.text.Normalizer.Form.NFC));
        }
    }

    public static void caseCounting() {
        String s = "The \u00e9migr\u00e9's na\u00efve caf\u00e9 \uD83D\uDE00 \u4e16\u754c 123";
        int letters = 0;
        int upper = 0;
        int digits = 0;
        for (int i = 0; i < s.length(); i = s.offsetByCodePoints(i, 1)) {
            int c = s.codePointAt(i);
            letters += Character.isLetter(c) ? 1 : 0;
            upper += Character.isUpperCase(c) ? 1 : 0;
            digits += Character.isDigit(c) ? 1 : 0;
        }
        System.out.println(letters + " " + upper + " " + digits + " " + s.codePoints().filter(Character::isWhitespace).count());
        long hash = 0;
        for (int c = 0; c < 0x3000; c++) {
            hash = hash * 31 + Character.getType(c) * 8 + (Character.isLetter(c) ? 4 : 0) + (Character.isUnicodeIdentifierPart(c) ? 2 : 0) + (Character.isWhitespace(c) ? 1 : 0);
            hash ^= Character.toUpperCase(c);
        }
        System.out.println(hash);
    }
}
