// options: -Dlimit=10
// input: 5;7
// replay: n;n;n;q
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** What the program reads, and what it is given, is part of its trace. */
public class ReadsInput {
  static int balance;

  static synchronized void add(int amount) {
    balance += amount;
    if (balance > Integer.getInteger("limit")) {
      throw new IllegalStateException("over the limit");
    }
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int first = Integer.parseInt(in.readLine());
    int second = Integer.parseInt(in.readLine());
    new Thread(() -> add(first), "first").start();
    new Thread(() -> add(second), "second").start();
  }
}
