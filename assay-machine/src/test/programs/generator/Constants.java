package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/** ldc, ldc_w and ldc2_w of every kind of constant. */
final class Constants {
    private static final String SUPPORT = "bytecode/Bootstraps";
    private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";

    private Constants() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/LoadConstants");
        g.test("caseNumbers", c -> {
            c.ldc(Integer.MIN_VALUE, Integer.MAX_VALUE).show("ii").ldc(Float.NaN, -0f, Float.MIN_VALUE, Float.NEGATIVE_INFINITY).show("ffff");
            c.ldc(Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32).show("lll").ldc(Double.NaN, -0.0, Double.MIN_VALUE, Double.POSITIVE_INFINITY).show("dddd");
            c.op(FCONST_0, FCONST_1, FCONST_2).show("fff").op(DCONST_0, DCONST_1).show("dd").op(LCONST_0, LCONST_1).show("ll").op(ACONST_NULL).show("a");
            c.op(ICONST_M1, ICONST_0, ICONST_1, ICONST_2, ICONST_3, ICONST_4, ICONST_5).show("iiiiiii");
            c.mv.visitIntInsn(BIPUSH, -128);
            c.show("i");
            c.mv.visitIntInsn(SIPUSH, -32768);
            c.show("i");
        });
        g.test("caseStrings", c -> {
            c.ldc("", "plain", "nul \0 inside", "\u00e9\u20ac", "\uD83D\uDE00 pair", "\uD800 alone").show("ssssss");
            c.ldc("x".repeat(65535)).call(INVOKEVIRTUAL, "java/lang/String", "length", "()I").show("i");
            c.ldc("a" + "b", "ab");
            org.objectweb.asm.Label same = new org.objectweb.asm.Label();
            org.objectweb.asm.Label end = new org.objectweb.asm.Label();
            c.jump(IF_ACMPEQ, same).say("different").jump(GOTO, end).label(same).say("same object").label(end);
            c.ldc("\uD800 alone").call(INVOKEVIRTUAL, "java/lang/String", "length", "()I").show("i");
            c.ldc("nul \0 inside").call(INVOKEVIRTUAL, "java/lang/String", "hashCode", "()I").show("i");
        });
        g.test("caseClasses", c -> {
            for (String d : new String[] {"Ljava/lang/String;", "[I", "[[Ljava/lang/Object;", "Ljava/util/Map$Entry;", "L" + g.name + ";"}) {
                c.classConstant(d).show("a");
            }
            c.caught("java/lang/NoClassDefFoundError", () -> c.classConstant("Lno/such/Thing;").show("a"));
            c.caught("java/lang/NoClassDefFoundError", () -> c.classConstant("[Lno/such/Thing;").show("a"));
            c.caught("java/lang/IllegalAccessError", () -> c.classConstant("Ljava/util/ArrayList$Itr;").show("a"));
        });
        g.test("caseMethodTypes", c -> {
            for (String d : new String[] {"()V", "(I)J", "(Ljava/lang/String;[I[[D)Ljava/lang/Object;", "(ZBCSIJFD)V"}) {
                c.ldc(Type.getMethodType(d)).show("a");
            }
            c.ldc(Type.getMethodType("(I)I"), Type.getMethodType("(I)I"));
            c.call(INVOKEVIRTUAL, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z").show("z");
            c.caught("java/lang/NoClassDefFoundError", () -> c.ldc(Type.getMethodType("(Lno/such/Thing;)V")).show("a"));
        });
        g.test("caseMethodHandles", c -> {
            String show = "bytecode/Show";
            c.ldc(new Handle(H_INVOKESTATIC, "java/lang/Math", "max", "(II)I", false)).op(DUP).show("a").ldc(3, 8)
                .call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(II)I").show("i");
            c.ldc(new Handle(H_INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false)).op(DUP).show("a").ldc("a", "b")
                .call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;").show("s");
            c.ldc(new Handle(H_INVOKEINTERFACE, "java/lang/CharSequence", "length", "()I", true)).op(DUP).show("a").ldc("four")
                .call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invoke", "(Ljava/lang/String;)I").show("i");
            c.ldc(new Handle(H_NEWINVOKESPECIAL, "java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V", false)).op(DUP).show("a").ldc("built")
                .call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invoke", "(Ljava/lang/String;)Ljava/lang/Object;").show("a");
            c.ldc(new Handle(H_GETSTATIC, show, "staticField", "I", false)).op(DUP).show("a").call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "()I").show("i");
            c.ldc(new Handle(H_PUTSTATIC, show, "staticField", "I", false)).op(DUP).show("a").ldc(55).call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(I)V");
            c.field(GETSTATIC, show, "staticField", "I").show("i");
            c.type(NEW, show).op(DUP).call(INVOKESPECIAL, show, "<init>", "()V").var(ASTORE, 0);
            c.ldc(new Handle(H_PUTFIELD, show, "field", "I", false)).op(DUP).show("a").var(ALOAD, 0).ldc(66).call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(Lbytecode/Show;I)V");
            c.ldc(new Handle(H_GETFIELD, show, "field", "I", false)).op(DUP).show("a").var(ALOAD, 0).call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(Lbytecode/Show;)I").show("i");
            c.ldc(new Handle(H_INVOKESPECIAL, g.name, "hidden", "(I)I", false)).op(DUP).show("a").type(NEW, g.name).op(DUP).call(INVOKESPECIAL, g.name, "<init>", "()V").ldc(4)
                .call(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(L" + g.name + ";I)I").show("i");
        });
        g.test("caseMissingMethodHandles", c -> {
            c.caught("java/lang/IncompatibleClassChangeError", () -> c.ldc(new Handle(H_INVOKESTATIC, "java/lang/Math", "maximum", "(II)I", false)).show("a"));
            c.caught("java/lang/IncompatibleClassChangeError", () -> c.ldc(new Handle(H_GETFIELD, "bytecode/Show", "nothing", "I", false)).show("a"));
            c.caught("java/lang/IncompatibleClassChangeError", () -> c.ldc(new Handle(H_INVOKEVIRTUAL, "java/lang/Math", "max", "(II)I", false)).show("a"));
            c.caught("java/lang/IncompatibleClassChangeError", () -> c.ldc(new Handle(H_GETFIELD, "java/lang/String", "value", "[B", false)).show("a"));
            c.caught("java/lang/NoClassDefFoundError", () -> c.ldc(new Handle(H_INVOKESTATIC, "no/such/Thing", "m", "()V", false)).show("a"));
        });
        g.constructor();
        g.method(ACC_PRIVATE, "hidden", "(I)I", c -> c.var(ILOAD, 1).ldc(100).op(IMUL, IRETURN));
        Generate.save(classes, g.name, g);
        dynamic(classes);
    }

    private static Handle bootstrap(String owner, String name, String rest) {
        return new Handle(H_INVOKESTATIC, owner, name, "(" + LOOKUP + rest, false);
    }

    private static void dynamic(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/DynamicConstants");
        String cb = "java/lang/invoke/ConstantBootstraps";
        Handle counted = bootstrap(SUPPORT, "counted", ")Ljava/lang/Object;");
        Handle number = bootstrap(SUPPORT, "number", "I)I");
        Handle wide = bootstrap(SUPPORT, "wide", ")J");
        Handle described = bootstrap(SUPPORT, "described", "[Ljava/lang/Object;)Ljava/lang/Object;");
        Handle failing = bootstrap(SUPPORT, "failing", ")Ljava/lang/Object;");
        g.test("caseResolvedOnce", c -> {
            ConstantDynamic constant = new ConstantDynamic("lazy", "Ljava/lang/Object;", counted);
            ConstantDynamic other = new ConstantDynamic("other", "Ljava/lang/Object;", counted);
            c.say("before").ldc(constant).show("a").ldc(constant).show("a").ldc(other).show("a").ldc(constant, constant);
            org.objectweb.asm.Label same = new org.objectweb.asm.Label();
            c.jump(IF_ACMPEQ, same).say("different objects").label(same);
        });
        g.test("casePrimitives", c -> {
            c.ldc(new ConstantDynamic("n", "I", number, 41)).show("i");
            c.ldc(new ConstantDynamic("w", "J", wide)).show("l");
            c.ldc(new ConstantDynamic("d", "D", bootstrap(SUPPORT, "real", ")D"))).show("d");
            c.ldc(new ConstantDynamic("z", "Z", bootstrap(SUPPORT, "yes", ")Z"))).show("z");
        });
        g.test("caseStaticArguments", c -> c.ldc(new ConstantDynamic("args", "Ljava/lang/Object;", described, 1, 2L, 3f, 4.0, "five", Type.getType("[Ljava/lang/String;"),
            Type.getMethodType("(I)V"), new Handle(H_INVOKESTATIC, "java/lang/Math", "abs", "(I)I", false), new ConstantDynamic("nested", "I", number, 7))).show("a"));
        g.test("caseNested", c -> {
            ConstantDynamic inner = new ConstantDynamic("inner", "Ljava/lang/Object;", counted);
            c.ldc(new ConstantDynamic("outer", "Ljava/lang/Object;", described, inner, inner)).show("a").ldc(inner).show("a");
        });
        g.test("caseLibraryBootstraps", c -> {
            c.ldc(new ConstantDynamic("_", "Ljava/lang/Object;", bootstrap(cb, "nullConstant", ")Ljava/lang/Object;"))).show("a");
            c.ldc(new ConstantDynamic("I", "Ljava/lang/Class;", bootstrap(cb, "primitiveClass", ")Ljava/lang/Class;"))).show("a");
            c.ldc(new ConstantDynamic("SECONDS", "Ljava/util/concurrent/TimeUnit;", bootstrap(cb, "enumConstant", ")Ljava/lang/Enum;"))).show("a");
            c.ldc(new ConstantDynamic("MAX_VALUE", "I", bootstrap(cb, "getStaticFinal", "Ljava/lang/Class;)Ljava/lang/Object;"), Type.getType("Ljava/lang/Integer;"))).show("i");
            c.ldc(new ConstantDynamic("_", "Ljava/lang/String;", bootstrap(cb, "invoke", "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;"),
                new Handle(H_INVOKEVIRTUAL, "java/lang/String", "repeat", "(I)Ljava/lang/String;", false), "ab", 3)).show("s");
            c.ldc(new ConstantDynamic("_", "J", bootstrap(cb, "explicitCast", "Ljava/lang/Object;)Ljava/lang/Object;"), 77)).show("l");
            c.ldc(new ConstantDynamic("arr", "Ljava/lang/invoke/VarHandle;", bootstrap(cb, "arrayVarHandle", "Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"), Type.getType("[I")))
                .call(INVOKEVIRTUAL, "java/lang/invoke/VarHandle", "varType", "()Ljava/lang/Class;").show("a");
        });
        g.test("caseFailing", c -> {
            ConstantDynamic constant = new ConstantDynamic("bad", "Ljava/lang/Object;", failing);
            for (int i = 0; i < 2; i++) {
                c.caught("java/lang/IllegalStateException", () -> c.caught("java/lang/BootstrapMethodError", () -> c.ldc(constant).show("a")));
            }
            ConstantDynamic wrongType = new ConstantDynamic("bad2", "Ljava/lang/String;", bootstrap(SUPPORT, "untyped", ")Ljava/lang/Object;"));
            c.caught("java/lang/Throwable", () -> c.ldc(wrongType).show("s"));
        });
        Generate.save(classes, g.name, g);
    }
}
