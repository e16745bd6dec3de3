// expect: violation race

/** Two threads write to the object that an initializer makes, and whoever comes first runs it. */
public class FirstUseOfAnInstanceRaces {
  static class Holder {
    static final Holder ONE = new Holder();
    int value;
  }

  public static void main(String[] args) {
    new Thread(() -> Holder.ONE.value = 1).start();
    new Thread(() -> Holder.ONE.value = 2).start();
  }
}
