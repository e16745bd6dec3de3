package library;

import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeSet;

/** Bundles, properties, resources and services on the class path. */
public class Resources {
    public static class Listed extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"one", 1}, {"arr", new String[] {"a", "b"}}};
        }
    }

    public static void caseBundles() {
        Locale.setDefault(Locale.US);
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMAN, Locale.GERMANY, Locale.FRENCH}) {
            ResourceBundle b = ResourceBundle.getBundle("library.messages", l);
            System.out.println(l + " " + b.getLocale() + " " + b.getString("hello") + " " + b.getString("only.root") + " " + new TreeSet<>(b.keySet()));
        }
        ResourceBundle c = ResourceBundle.getBundle("library.Resources$Listed");
        System.out.println(c.getObject("one") + " " + c.getStringArray("arr")[1] + " " + c.containsKey("none"));
        try {
            c.getString("none");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey() + " " + e.getClassName());
        }
        try {
            ResourceBundle.getBundle("library.nothing");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.getString("one");
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
    }

    public static void caseProperties() throws Exception {
        Properties d = new Properties();
        d.setProperty("def", "default");
        Properties p = new Properties(d);
        p.load(new StringReader("# comment\n! also\nkey = value\nempty=\nspaces\\ in\\ key : v\nlong = a \\\n   b\ntab\\tkey=\\u00e9\nnoval\nkey2   spaced value  \n"));
        for (String n : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println("[" + n + "]=[" + p.getProperty(n) + "]");
        }
        System.out.println(p.getProperty("def") + " " + p.getProperty("nope") + " " + p.getProperty("nope", "x") + " " + p.containsKey("def") + " " + p.size());
        StringWriter w = new StringWriter();
        Properties q = new Properties();
        q.setProperty("a b", " lead\u00e9 # ! = :");
        q.store(w, null);
        System.out.println(w.toString().lines().filter(l -> !l.startsWith("#")).toList());
        try {
            q.load(new StringReader("x=\\u12"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseReading() throws Exception {
        try (InputStream in = Resources.class.getResourceAsStream("data.txt")) {
            System.out.println(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        System.out.println(Resources.class.getResource("/library/data.txt") != null);
        System.out.println(Resources.class.getResourceAsStream("none.txt") + " " + Resources.class.getClassLoader().getResource("library/none"));
        Enumeration<java.net.URL> e = Resources.class.getClassLoader().getResources("library/data.txt");
        int n = 0;
        while (e.hasMoreElements()) {
            n += e.nextElement().getPath().endsWith("library/data.txt") ? 1 : 0;
        }
        System.out.println(n);
    }

    public interface Codec {
        String name();
    }

    public static class Plain implements Codec {
        @Override
        public String name() {
            return "plain";
        }
    }

    public static class Fancy implements Codec {
        public Fancy() {
            System.out.println("fancy made");
        }

        @Override
        public String name() {
            return "fancy";
        }
    }

    public interface Unprovided {
    }

    public static void caseServices() {
        ServiceLoader<Codec> l = ServiceLoader.load(Codec.class);
        for (Codec c : l) {
            System.out.println(c.name());
        }
        for (Codec c : l) {
            System.out.println("again " + c.name());
        }
        System.out.println(l.stream().map(p -> p.type().getSimpleName()).toList() + " " + l.findFirst().get().name() + " " + ServiceLoader.load(Unprovided.class).findFirst());
        var it = ServiceLoader.load(Runnable.class).iterator();
        while (true) {
            try {
                if (!it.hasNext()) {
                    break;
                }
                it.next();
            } catch (ServiceConfigurationError e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
