package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.Label;

/** Code that the JVM specification allows and javac does not write. */
final class OddCode {
    private OddCode() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/OddCode");
        String me = g.name;
        g.visitField(ACC_STATIC, "z", "Z", null, null);
        g.visitField(ACC_STATIC, "b", "B", null, null);
        g.visitField(ACC_STATIC, "s", "S", null, null);
        g.visitField(ACC_STATIC, "c", "C", null, null);
        g.visitField(ACC_STATIC, "strange name-with.no".replace('.', '_') + "!", "I", null, null);
        g.visitField(ACC_STATIC, "same", "I", null, null);
        g.visitField(ACC_STATIC, "same", "J", null, null);
        g.visitField(ACC_STATIC | ACC_FINAL, "constantInt", "I", null, 12345);
        g.visitField(ACC_STATIC | ACC_FINAL, "constantString", "Ljava/lang/String;", null, "constant value");
        g.visitField(ACC_STATIC, "constantLong", "J", null, 99L);
        g.test("caseFieldsKeepLowBits", c -> {
            c.ldc(2).field(PUTSTATIC, me, "z", "Z").field(GETSTATIC, me, "z", "Z").show("i");
            c.ldc(3).field(PUTSTATIC, me, "z", "Z").field(GETSTATIC, me, "z", "Z").show("i");
            c.ldc(0x1FF).field(PUTSTATIC, me, "b", "B").field(GETSTATIC, me, "b", "B").show("i");
            c.ldc(0x1FFFE).field(PUTSTATIC, me, "s", "S").field(GETSTATIC, me, "s", "S").show("i");
            c.ldc(-2).field(PUTSTATIC, me, "c", "C").field(GETSTATIC, me, "c", "C").show("i");
        });
        g.method(ACC_STATIC, "asBoolean", "(I)Z", c -> c.var(ILOAD, 0).op(IRETURN));
        g.method(ACC_STATIC, "asByte", "(I)B", c -> c.var(ILOAD, 0).op(IRETURN));
        g.method(ACC_STATIC, "asShort", "(I)S", c -> c.var(ILOAD, 0).op(IRETURN));
        g.method(ACC_STATIC, "asChar", "(I)C", c -> c.var(ILOAD, 0).op(IRETURN));
        g.test("caseReturnsKeepLowBits", c -> {
            for (int v : new int[] {0, 1, 2, 3, -1, 0x12345}) {
                c.ldc(v).call(INVOKESTATIC, me, "asBoolean", "(I)Z").show("i").ldc(v).call(INVOKESTATIC, me, "asByte", "(I)B").show("i");
                c.ldc(v).call(INVOKESTATIC, me, "asShort", "(I)S").show("i").ldc(v).call(INVOKESTATIC, me, "asChar", "(I)C").show("i");
            }
        });
        g.method(ACC_STATIC, "overloaded", "()I", c -> c.ldc(1).op(IRETURN));
        g.method(ACC_STATIC, "overloaded", "()J", c -> c.ldc(2L).op(LRETURN));
        g.method(ACC_STATIC, "overloaded", "()Ljava/lang/String;", c -> c.ldc("three").op(ARETURN));
        g.method(ACC_STATIC, "odd name (with) [all] \u00e9 signs?".replace("[", "{").replace("]", "}"), "()V", c -> c.say("called").op(RETURN));
        g.test("caseNames", c -> {
            c.call(INVOKESTATIC, me, "overloaded", "()I").show("i").call(INVOKESTATIC, me, "overloaded", "()J").show("l").call(INVOKESTATIC, me, "overloaded", "()Ljava/lang/String;").show("s");
            c.call(INVOKESTATIC, me, "odd name (with) {all} \u00e9 signs?", "()V");
            c.ldc(4).field(PUTSTATIC, me, "same", "I").ldc(5L).field(PUTSTATIC, me, "same", "J").field(GETSTATIC, me, "same", "I").show("i").field(GETSTATIC, me, "same", "J").show("l");
            c.ldc(6).field(PUTSTATIC, me, "strange name-with_no!", "I").field(GETSTATIC, me, "strange name-with_no!", "I").show("i");
        });
        g.test("caseConstantValues", c -> c.field(GETSTATIC, me, "constantInt", "I").show("i").field(GETSTATIC, me, "constantString", "Ljava/lang/String;").show("s")
            .field(GETSTATIC, me, "constantLong", "J").show("l"));
        g.test("caseHandlerOrder", c -> {
            // Two handlers for the same range: the first that fits wins, also when the second fits better.
            Label from = new Label();
            Label to = new Label();
            Label first = new Label();
            Label second = new Label();
            Label end = new Label();
            c.mv.visitTryCatchBlock(from, to, first, "java/lang/RuntimeException");
            c.mv.visitTryCatchBlock(from, to, second, "java/lang/ArithmeticException");
            c.label(from).ldc(1, 0).op(IDIV, POP).label(to).jump(GOTO, end);
            c.label(first).op(POP).say("first").jump(GOTO, end);
            c.label(second).op(POP).say("second").label(end);
        });
        g.test("caseHandlerCoversItself", c -> {
            Label from = new Label();
            Label to = new Label();
            Label handler = new Label();
            Label end = new Label();
            c.ldc(3).var(ISTORE, 0);
            c.mv.visitTryCatchBlock(from, to, handler, "java/lang/ArithmeticException");
            c.label(from).say("dividing").ldc(1).var(ILOAD, 0).op(IDIV, POP).ldc(1, 0).op(IDIV, POP).jump(GOTO, end);
            c.label(handler).op(POP).var(ILOAD, 0).show("i");
            c.mv.visitIincInsn(0, -1);
            c.var(ILOAD, 0).jump(IFLT, end).ldc(7, 0).op(IREM, POP).label(to);
            c.label(end).say("end");
        });
        g.test("caseEmptyStackAtHandler", c -> {
            Label from = new Label();
            Label to = new Label();
            Label handler = new Label();
            Label end = new Label();
            c.mv.visitTryCatchBlock(from, to, handler, null);
            c.label(from).ldc(1, 2L, "left on the stack").ldc(1, 0).op(IDIV, POP, POP, POP2, POP).label(to).jump(GOTO, end);
            c.label(handler).show("t").label(end);
        });
        g.test("caseThrowNull", c -> c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL).op(ATHROW)));
        g.test("caseNullOperands", c -> {
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, ARRAYLENGTH).show("i"));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, ICONST_0, IALOAD).show("i"));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, ICONST_0, DCONST_1, DASTORE));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, MONITORENTER));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, MONITOREXIT));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL).field(GETFIELD, "bytecode/Show", "field", "I").show("i"));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL, ICONST_1).field(PUTFIELD, "bytecode/Show", "field", "I"));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL).call(INVOKEVIRTUAL, "java/lang/Object", "hashCode", "()I").show("i"));
            c.caught("java/lang/NullPointerException", () -> c.op(ACONST_NULL).call(INVOKEINTERFACE, "java/lang/Runnable", "run", "()V"));
            c.op(ACONST_NULL).type(CHECKCAST, "java/lang/String").show("s").op(ACONST_NULL).type(INSTANCEOF, "java/lang/String").show("i");
            c.op(ACONST_NULL).type(CHECKCAST, "[I").show("a").op(ACONST_NULL).type(INSTANCEOF, "[I").show("i");
        });
        g.test("caseObjectMethodsOfInterfaces", c -> {
            c.ldc("text").call(INVOKEINTERFACE, "java/lang/CharSequence", "hashCode", "()I").show("i");
            c.ldc("text").call(INVOKEINTERFACE, "java/lang/CharSequence", "getClass", "()Ljava/lang/Class;").show("a");
            c.ldc(3);
            c.mv.visitIntInsn(NEWARRAY, T_INT);
            c.call(INVOKEVIRTUAL, "[I", "clone", "()Ljava/lang/Object;").type(CHECKCAST, "[I").op(ARRAYLENGTH).show("i");
            c.ldc(1);
            c.mv.visitIntInsn(NEWARRAY, T_INT);
            c.call(INVOKEVIRTUAL, "[I", "getClass", "()Ljava/lang/Class;").show("a");
        });
        g.test("caseFloatComparisons", c -> {
            for (float[] pair : new float[][] {{1, 2}, {2, 1}, {1, 1}, {Float.NaN, 1}, {1, Float.NaN}, {0f, -0f}}) {
                c.ldc(pair[0], pair[1]).op(FCMPL).show("i").ldc(pair[0], pair[1]).op(FCMPG).show("i");
                c.ldc((double) pair[0], (double) pair[1]).op(DCMPL).show("i").ldc((double) pair[0], (double) pair[1]).op(DCMPG).show("i");
            }
            c.ldc(1L, 2L).op(LCMP).show("i").ldc(Long.MIN_VALUE, Long.MAX_VALUE).op(LCMP).show("i").ldc(7L, 7L).op(LCMP).show("i");
        });
        g.test("caseBackwardsSpaghetti", c -> {
            Label a = new Label();
            Label b = new Label();
            Label d = new Label();
            Label end = new Label();
            c.ldc(0).var(ISTORE, 0).jump(GOTO, d);
            c.label(a).say("a").jump(GOTO, end);
            c.label(b).say("b");
            c.mv.visitIincInsn(0, 1);
            c.var(ILOAD, 0).ldc(3).jump(IF_ICMPEQ, a);
            c.label(d).say("d").jump(GOTO, b);
            c.label(end);
        });
        g.test("caseStackAcrossBranches", c -> {
            // Values stay on the stack over a join.
            for (int flag : new int[] {0, 1}) {
                Label other = new Label();
                Label join = new Label();
                c.ldc("bottom", 10).ldc(flag).jump(IFEQ, other).ldc(1).jump(GOTO, join).label(other).ldc(2).label(join).op(IADD).show("ia");
            }
        });
        Generate.save(classes, g.name, g);
        oldVersions(classes);
        interfaces(classes);
        unverifiable(classes);
    }

    /** Class files as old as 45.3. */
    private static void oldVersions(Path classes) throws IOException {
        for (int version : new int[] {V1_1, V1_2, V1_4, V1_6}) {
            Gen g = new Gen(version, "bytecode/generated/Version" + (version & 0xFFFF));
            g.test("caseOld", c -> c.ldc(6, 7).op(IMUL).show("i").say("version " + (version & 0xFFFF)));
            g.test("caseOldBranches", c -> {
                Label loop = new Label();
                Label end = new Label();
                c.ldc(3).var(ISTORE, 0).label(loop).var(ILOAD, 0).jump(IFLE, end).var(ILOAD, 0).show("i");
                c.mv.visitIincInsn(0, -1);
                c.jump(GOTO, loop).label(end);
            });
            Generate.save(classes, g.name, g);
        }
    }

    /** Static, private and default methods of an interface, called in each allowed way. */
    private static void interfaces(Path classes) throws IOException {
        Gen i = new Gen(V17, "bytecode/generated/Face");
        i.visit(V17, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, i.name, null, "java/lang/Object", null);
        i.method(ACC_PUBLIC | ACC_STATIC, "s", "()I", c -> c.ldc(1).op(IRETURN));
        i.method(ACC_PRIVATE, "p", "()I", c -> c.ldc(2).op(IRETURN));
        i.method(ACC_PUBLIC, "d", "()I", c -> c.var(ALOAD, 0).call(INVOKEINTERFACE, i.name, "p", "()I").ldc(10).op(IMUL, IRETURN));
        i.method(ACC_PUBLIC | ACC_STATIC, "caseOnInterface", "()V", c -> c.say("a static method of an interface").op(RETURN));
        Generate.save(classes, i.name, i);
        Gen g = new Gen(V17, "bytecode/generated/FaceUser");
        g.visit(V17, ACC_PUBLIC | ACC_SUPER, g.name, null, "java/lang/Object", new String[] {i.name});
        g.constructor();
        g.method(ACC_PUBLIC, "superD", "()I", c -> {
            c.var(ALOAD, 0);
            c.mv.visitMethodInsn(INVOKESPECIAL, i.name, "d", "()I", true);
            c.ldc(1).op(IADD, IRETURN);
        });
        g.test("caseCalls", c -> {
            c.mv.visitMethodInsn(INVOKESTATIC, i.name, "s", "()I", true);
            c.show("i");
            c.type(NEW, g.name).op(DUP).call(INVOKESPECIAL, g.name, "<init>", "()V").op(DUP, DUP);
            c.call(INVOKEVIRTUAL, g.name, "d", "()I").show("i").call(INVOKEINTERFACE, i.name, "d", "()I").show("i").call(INVOKEVIRTUAL, g.name, "superD", "()I").show("i");
        });
        g.test("caseWrongKinds", c -> {
            String error = "java/lang/IncompatibleClassChangeError";
            c.caught(error, () -> {
                c.mv.visitMethodInsn(INVOKESTATIC, i.name, "s", "()I", false);
                c.op(POP);
            });
            c.caught(error, () -> {
                c.mv.visitMethodInsn(INVOKESTATIC, "java/lang/Math", "random", "()D", true);
                c.op(POP2);
            });
            c.caught(error, () -> {
                c.mv.visitMethodInsn(INVOKESTATIC, i.name, "d", "()I", true);
                c.op(POP);
            });
            c.caught(error, () -> c.ldc("x").call(INVOKEVIRTUAL, "java/lang/CharSequence", "length", "()I").op(POP));
            c.caught(error, () -> c.ldc("x").call(INVOKEINTERFACE, "java/lang/String", "length", "()I").op(POP));
            c.caught(error, () -> c.ldc("not a Face").call(INVOKEINTERFACE, i.name, "d", "()I").op(POP));
            c.caught(error, () -> c.ldc("y", 1).call(INVOKEVIRTUAL, "java/lang/String", "valueOf", "(I)Ljava/lang/String;").op(POP));
        });
        Generate.save(classes, g.name, g);
    }

    /** Classes that the verifier refuses; {@code bytecode.Verification} uses them. */
    private static void unverifiable(Path classes) throws IOException {
        bad(classes, "StackUnderflow", c -> c.op(POP, RETURN));
        bad(classes, "WrongType", c -> c.ldc("text").op(ICONST_1, IADD, POP, RETURN));
        bad(classes, "Uninitialised", c -> c.var(ILOAD, 3).op(POP, RETURN));
        bad(classes, "FallsOff", c -> c.op(ICONST_1, POP));
        bad(classes, "WrongReturn", c -> c.op(ICONST_1, IRETURN));
        bad(classes, "BrokenLong", c -> c.ldc(1L).op(POP, POP, RETURN));
        bad(classes, "UseBeforeInit", c -> c.type(NEW, "java/lang/Object").call(INVOKEVIRTUAL, "java/lang/Object", "hashCode", "()I").op(POP, RETURN));
    }

    private static void bad(Path classes, String name, java.util.function.Consumer<Gen.Code> body) throws IOException {
        String full = "bytecode/generated/Bad" + name;
        org.objectweb.asm.ClassWriter writer = new org.objectweb.asm.ClassWriter(0);
        writer.visit(V17, ACC_PUBLIC | ACC_SUPER, full, null, "java/lang/Object", null);
        org.objectweb.asm.MethodVisitor mv = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "run", "()V", null, null);
        mv.visitCode();
        body.accept(new Gen.Code(mv));
        mv.visitMaxs(4, 4);
        mv.visitEnd();
        Generate.save(classes, full, writer);
    }
}
