// expect: verified
// target: ReceiverIsNotNull#check

/** The receiver of an instance method exists and has arbitrary fields. */
public class ReceiverIsNotNull {
  int value;

  void check(int x) {
    assert this != null;
    int before = value;
    value += x;
    value -= x;
    assert value == before;
  }
}
