package library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Object streams. */
public class Serialization {
    static byte[] write(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            for (Object x : os) {
                o.writeObject(x);
            }
        }
        return b.toByteArray();
    }

    static ObjectInputStream open(byte[] b) throws IOException {
        return new ObjectInputStream(new ByteArrayInputStream(b)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass d) throws ClassNotFoundException, IOException {
                try {
                    return Class.forName(d.getName(), false, Serialization.class.getClassLoader());
                } catch (ClassNotFoundException e) {
                    return super.resolveClass(d);
                }
            }
        };
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        return (T) open(write(t)).readObject();
    }

    static class Base {
        int base = 1;

        Base() {
            System.out.println("Base()");
            base = 7;
        }
    }

    static class Item extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        int n;
        transient int cache = 99;
        double[] ds = {1.5, 2.5};
        Item next;
        static int shared = 5;

        Item(String name, int n) {
            System.out.println("Item()");
            this.name = name;
            this.n = n;
        }
    }

    public static void caseRoundTrip() throws Exception {
        Item i = new Item("a", 3);
        i.base = 100;
        i.next = new Item("b", 4);
        i.next.next = i;
        System.out.println("copying");
        Item c = copy(i);
        System.out.println(c.name + c.n + c.cache + c.base + Arrays.toString(c.ds) + c.next.name + (c.next.next == c) + (c != i));
        Object[] shared = {"x", i, i, new int[][] {{1}, {2, 3}}, List.of(1, 2), 'c', 5L, null};
        Object[] back = copy(shared);
        System.out.println((back[1] == back[2]) + " " + Arrays.deepToString((int[][]) back[3]) + back[4] + back[5] + back[6] + back[7]);
    }

    enum Color { RED, GREEN }

    record Rec(int a, String b) implements Serializable {
        Rec {
            System.out.println("Rec()");
        }
    }

    public static void caseKinds() throws Exception {
        System.out.println((copy(Color.GREEN) == Color.GREEN) + " " + copy(new Rec(1, "x")) + " " + copy(new ArrayList<>(List.of(1, "two", 3.0))) + " " + copy(new TreeMap<>(Map.of("k", 1, "j", 2))) + " " + copy(new HashMap<>(Map.of("one", List.of(1)))) + " " + copy(String.class) + " " + copy(int.class) + " "
            + copy(new java.math.BigDecimal("1.50")) + " " + copy(java.time.LocalDate.of(2020, 1, 2)) + " " + copy(new StringBuilder("sb")) + " " + copy(new java.util.BitSet()) + " " + copy(new java.util.Date(5)).getTime() + " " + copy("\u20ac".repeat(3)) + " " + copy(java.util.Optional.class));
        Throwable t = copy(new IllegalStateException("msg", new RuntimeException("cause")));
        System.out.println(t + " " + t.getCause() + " " + (t.getStackTrace().length > 0));
    }

    static class Custom implements Serializable {
        private static final long serialVersionUID = 2;
        transient String secret;
        int version;

        Custom(String secret) {
            this.secret = secret;
        }

        private void writeObject(ObjectOutputStream o) throws IOException {
            System.out.println("writeObject");
            version = 3;
            o.defaultWriteObject();
            o.writeUTF(new StringBuilder(secret).reverse().toString());
            o.writeInt(42);
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            System.out.println("readObject");
            i.defaultReadObject();
            secret = new StringBuilder(i.readUTF()).reverse().toString();
            System.out.println(i.readInt());
        }
    }

    static class Ext implements Externalizable {
        int v;

        public Ext() {
            System.out.println("Ext()");
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(v * 2);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            v = in.readInt();
        }
    }

    static class Singleton implements Serializable {
        private static final long serialVersionUID = 3;
        static final Singleton IT = new Singleton();

        private Object readResolve() {
            System.out.println("readResolve");
            return IT;
        }
    }

    static class Proxied implements Serializable {
        private static final long serialVersionUID = 4;
        final String s;

        Proxied(String s) {
            this.s = s;
        }

        private Object writeReplace() {
            System.out.println("writeReplace");
            return "replaced " + s;
        }
    }

    public static void caseHooks() throws Exception {
        Custom c = copy(new Custom("abc"));
        System.out.println(c.secret + c.version);
        Ext e = new Ext();
        e.v = 21;
        System.out.println(copy(e).v + " " + (copy(Singleton.IT) == Singleton.IT));
        Object p = open(write(new Proxied("x"))).readObject();
        System.out.println(p);
    }

    static class HasThread implements Serializable {
        private static final long serialVersionUID = 5;
        Object o = new Object();
    }

    public static void caseErrors() throws Exception {
        try {
            write(new HasThread());
        } catch (NotSerializableException e) {
            System.out.println(e);
        }
        try {
            write(new Base());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        byte[] b = write("text", new Rec(1, "q"));
        try {
            open(Arrays.copyOf(b, b.length - 3)).readObject();
            ObjectInputStream in = open(Arrays.copyOf(b, b.length - 3));
            in.readObject();
            in.readObject();
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            open(new byte[] {1, 2, 3, 4}).readObject();
        } catch (IOException e) {
            System.out.println(e);
        }
        ObjectInputStream f = open(write(new ArrayList<>(List.of(1))));
        f.setObjectInputFilter(i -> i.serialClass() == ArrayList.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
        try {
            f.readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(Item.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Item.class).getFields().length + " " + ObjectStreamClass.lookup(Object.class) + " " + ObjectStreamClass.lookup(Rec.class).getSerialVersionUID());
    }
}
