package lambda;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.function.Function;

/** A lambda that is written and read. */
public class SerializableLambda {
    interface F extends Function<Integer, Integer>, Serializable {
    }

    public static void main(String[] args) throws Exception {
        int k = 10;
        F f = x -> x * k;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(f);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            F g = (F) in.readObject();
            System.out.println(g.apply(7));
        }
        var m = f.getClass().getDeclaredMethod("writeReplace");
        m.setAccessible(true);
        SerializedLambda s = (SerializedLambda) m.invoke(f);
        System.out.println(s.getCapturingClass() + " " + s.getFunctionalInterfaceClass() + " " + s.getFunctionalInterfaceMethodName() + " " + s.getCapturedArgCount() + " " + s.getCapturedArg(0));
    }
}
