// expect: violation race|assertion

/**
 * The writer looks for readers, leaves the monitor, and only then says that it writes: a reader
 * slips in between.
 */
public class ReadersWritersLateWriter {
  private int readers;
  private boolean writing;
  private int a;
  private int b;

  synchronized boolean beginRead() {
    if (!writing) {
      readers++;
      return true;
    }
    return false;
  }

  synchronized void endRead() {
    readers--;
  }

  synchronized int readers() {
    return readers;
  }

  synchronized void setWriting(boolean now) {
    writing = now;
  }

  void write() {
    if (readers() == 0) {
      setWriting(true);
      a++;
      b++;
      setWriting(false);
    }
  }

  public static void main(String[] args) {
    ReadersWritersLateWriter data = new ReadersWritersLateWriter();
    new Thread(data::write).start();
    if (data.beginRead()) {
      assert data.a == data.b;
      data.endRead();
    }
  }
}
