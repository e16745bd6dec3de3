package language;

/** The parent class is initialised first, and its main can be called. */
public class InheritedMain extends InheritedMainBase {
    static {
        System.out.println("child initialised");
    }

    public static void main(String[] args) {
        System.out.println("main of child");
        InheritedMainBase.main(args);
    }
}

class InheritedMainBase {
    static {
        System.out.println("base initialised");
    }

    public static void main(String[] args) {
        System.out.println("main of base");
    }
}
