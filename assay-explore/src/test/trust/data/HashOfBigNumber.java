import java.math.BigInteger;

/** What a number remembers of itself is written without lock: a benign race. */
public class HashOfBigNumber {
  public static void main(String[] args) throws Exception {
    BigInteger o = new BigInteger("123456789123456789");
    Thread t = new Thread(o::bitLength);
    t.start();
    assert o.bitLength() == 57;
    t.join();
  }
}
