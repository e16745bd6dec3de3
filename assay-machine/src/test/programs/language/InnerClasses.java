package language;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;

/** Nested, inner, local and anonymous classes, and what they capture. */
public class InnerClasses {
    private int secret = 1;
    private static int staticSecret = 100;
    final String name;

    InnerClasses(String name) {
        this.name = name;
    }

    class Inner {
        private int own = 10;
        final String name = "inner";

        class Deep {
            String name = "deep";

            String path() {
                secret++;
                own += 2;
                staticSecret++;
                return InnerClasses.this.name + "/" + Inner.this.name + "/" + this.name + " " + secret + " " + own + " " + staticSecret;
            }
        }

        int sum() {
            return own + secret + staticSecret;
        }
    }

    static class Nested {
        private int hidden = 5;

        int peek(InnerClasses o) {
            return o.secret + hidden;
        }
    }

    public static void caseInner() {
        InnerClasses o = new InnerClasses("outer");
        Inner in = o.new Inner();
        Inner.Deep deep = in.new Deep();
        System.out.println(deep.path());
        System.out.println(deep.path());
        System.out.println(in.sum() + " " + new Nested().peek(o) + " " + new Nested().hidden);
        InnerClasses other = new InnerClasses("other");
        System.out.println(other.new Inner().new Deep().path());
        System.out.println(o.secret + " " + other.secret);
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer instance");
        }
    }

    class Base {
        String who() {
            return "Base of " + name;
        }
    }

    static class Outside extends InnerClasses.Base {
        Outside(InnerClasses o) {
            o.super();
        }

        @Override
        String who() {
            return "Outside, " + super.who();
        }
    }

    public static void caseQualifiedSuper() {
        System.out.println(new Outside(new InnerClasses("q")).who());
    }

    public static void caseLocal() {
        int captured = 7;
        String text = "t";
        class Counter {
            int n = captured;

            int next() {
                return n++ + text.length();
            }

            Counter twin() {
                return new Counter();
            }
        }
        Counter c = new Counter();
        c.next();
        c.next();
        System.out.println(c.next() + " " + c.twin().next());
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i * i;
            class Local implements IntSupplier {
                int calls;

                @Override
                public int getAsInt() {
                    return j * 10 + calls++;
                }
            }
            suppliers.add(new Local());
        }
        for (IntSupplier s : suppliers) {
            System.out.println(s.getAsInt() + " " + s.getAsInt());
        }
        System.out.println(c.getClass().getName() + " " + suppliers.get(0).getClass().getName() + " " + c.getClass().getSimpleName());
        System.out.println(c.getClass().isLocalClass() + " " + c.getClass().getEnclosingMethod().getName());
    }

    static Iterable<Integer> range(int from, int to) {
        return new Iterable<>() {
            @Override
            public Iterator<Integer> iterator() {
                return new Iterator<>() {
                    int next = from;

                    @Override
                    public boolean hasNext() {
                        return next < to;
                    }

                    @Override
                    public Integer next() {
                        return next++;
                    }
                };
            }
        };
    }

    public static void caseAnonymous() {
        int sum = 0;
        for (int i : range(3, 8)) {
            sum += i;
            System.out.print(i + " ");
        }
        System.out.println(sum);
        Object o = new Object() {
            int hidden = 3;

            @Override
            public String toString() {
                return "anonymous " + hidden + staticSecret;
            }
        };
        System.out.println(o + " " + o.getClass().getName() + " [" + o.getClass().getSimpleName() + "] " + o.getClass().isAnonymousClass());
        var v = new Object() {
            int count;

            void bump() {
                count += 2;
            }
        };
        v.bump();
        v.bump();
        System.out.println(v.count);
        ArrayList<String> doubleBrace = new ArrayList<>() {
            {
                add("x");
                add("y");
            }

            @Override
            public boolean add(String s) {
                return super.add(s + size());
            }
        };
        System.out.println(doubleBrace);
        System.out.println(new Nested() {
            {
                System.out.println("instance initialiser of anonymous");
            }

            @Override
            int peek(InnerClasses x) {
                return super.peek(x) * 2;
            }
        }.peek(new InnerClasses("a")));
    }

    interface Shape {
        double area();

        class Unit implements Shape {
            @Override
            public double area() {
                return 1;
            }
        }

        Shape UNIT = new Unit();

        enum Kind {
            BIG, SMALL;

            static Kind of(Shape s) {
                return s.area() > 5 ? BIG : SMALL;
            }
        }
    }

    public static void caseMembersOfInterfaces() {
        System.out.println(Shape.UNIT.area() + " " + Shape.Kind.of(Shape.UNIT) + " " + Shape.Kind.of(() -> 6));
        System.out.println(Shape.Unit.class.getName() + " " + Shape.Unit.class.getEnclosingClass() + " " + Shape.Kind.class.getDeclaringClass());
    }

    public static void caseNestMates() throws Exception {
        System.out.println(Nested.class.getNestHost() + " " + Nested.class.isNestmateOf(Inner.class));
        int n = InnerClasses.class.getNestMembers().length;
        System.out.println(n > 10);
        class PrivateBoth {
            private int v = 3;

            private int twice() {
                return v * 2;
            }
        }
        PrivateBoth p = new PrivateBoth();
        p.v = 8;
        System.out.println(p.twice());
        Nested nested = new Nested();
        nested.hidden++;
        nested.hidden *= 3;
        System.out.println(nested.hidden--);
        System.out.println(nested.hidden);
    }
}
