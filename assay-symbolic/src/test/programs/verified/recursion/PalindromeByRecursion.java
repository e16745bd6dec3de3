// expect: verified

import dev.assay.api.Assay;

/** A palindrome of inputs is recognised from both ends. */
public class PalindromeByRecursion {
  static boolean isPalindrome(int[] a, int i, int j) {
    return i >= j || a[i] == a[j] && isPalindrome(a, i + 1, j - 1);
  }

  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    boolean expected = a[0] == a[3] && a[1] == a[2];
    assert isPalindrome(a, 0, 3) == expected;
  }
}
