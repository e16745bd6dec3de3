package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.Label;

/** wide loads, stores and iinc; goto_w; constants beyond index 255; switches at the ends of the range. */
final class WideForms {
    private static final int GOTO_W = 200;

    private WideForms() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/WideForms");
        g.test("caseLocals", c -> {
            c.ldc(1).var(ISTORE, 255).ldc(2L).var(LSTORE, 256).ldc(3f).var(FSTORE, 300).ldc(4.0).var(DSTORE, 301).ldc("five").var(ASTORE, 65000);
            c.var(ILOAD, 255).show("i").var(LLOAD, 256).show("l").var(FLOAD, 300).show("f").var(DLOAD, 301).show("d").var(ALOAD, 65000).show("a");
            c.ldc(77L).var(LSTORE, 254).var(LLOAD, 254).show("l");
        });
        g.test("caseIinc", c -> {
            c.ldc(10).var(ISTORE, 3);
            for (int by : new int[] {1, -1, 127, -128, 128, -129, 32767, -32768}) {
                c.mv.visitIincInsn(3, by);
                c.var(ILOAD, 3).show("i");
            }
            c.ldc(Integer.MAX_VALUE).var(ISTORE, 400);
            c.mv.visitIincInsn(400, 1);
            c.var(ILOAD, 400).show("i");
            c.mv.visitIincInsn(400, -32768);
            c.var(ILOAD, 400).show("i");
        });
        g.test("caseShortForms", c -> {
            // The one-byte forms of loads and stores for each of the first four locals, and for two-slot values.
            for (int i = 0; i < 4; i++) {
                c.ldc(10 + i).var(ISTORE, i).var(ILOAD, i).show("i");
                c.ldc(20L + i).var(LSTORE, i).var(LLOAD, i).show("l");
                c.ldc(30f + i).var(FSTORE, i).var(FLOAD, i).show("f");
                c.ldc(40.0 + i).var(DSTORE, i).var(DLOAD, i).show("d");
                c.ldc("a" + i).var(ASTORE, i).var(ALOAD, i).show("a");
            }
        });
        g.test("caseGotoWide", c -> {
            Label over = new Label();
            Label back = new Label();
            Label end = new Label();
            c.ldc(0).var(ISTORE, 0).jump(GOTO_W, over);
            c.label(back).say("back");
            c.mv.visitIincInsn(0, 1);
            c.jump(GOTO_W, end);
            for (int i = 0; i < 40_000; i++) {
                c.op(NOP);
            }
            c.label(over).say("over").jump(GOTO_W, back);
            c.label(end).var(ILOAD, 0).show("i");
        });
        g.test("caseFarBranches", c -> {
            Label far = new Label();
            Label end = new Label();
            c.ldc(1).jump(IFGT, far).say("not taken").jump(GOTO, end);
            for (int i = 0; i < 20_000; i++) {
                c.op(ICONST_0, POP);
            }
            c.label(far).say("taken");
            c.label(end).say("end");
        });
        g.test("caseManyConstants", c -> {
            for (int i = 0; i < 300; i++) {
                c.ldc("constant " + i).op(POP);
                c.ldc(1_000_000 + i).op(POP);
            }
            c.ldc("constant 299", 1_000_299, 1_000_000_000_299L, 2.5f, 3.25).show("dfl").show("ia");
        });
        g.test("caseSwitches", c -> {
            for (int value : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1, Integer.MAX_VALUE - 1, Integer.MAX_VALUE}) {
                table(c, value, Integer.MIN_VALUE, Integer.MIN_VALUE + 1);
                table(c, value, Integer.MAX_VALUE - 1, Integer.MAX_VALUE);
                table(c, value, 0, 0);
                lookup(c, value, Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE);
                lookup(c, value);
                lookup(c, value, 1);
            }
        });
        g.test("caseSwitchOnlyDefault", c -> {
            Label dflt = new Label();
            c.ldc(5);
            c.mv.visitLookupSwitchInsn(dflt, new int[0], new Label[0]);
            c.label(dflt).say("default only");
        });
        Generate.save(classes, g.name, g);
        shapes(classes);
    }

    private static void table(Gen.Code c, int value, int min, int max) {
        Label dflt = new Label();
        Label end = new Label();
        Label[] labels = new Label[max - min + 1];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = new Label();
        }
        c.ldc(value);
        c.mv.visitTableSwitchInsn(min, max, dflt, labels);
        for (int i = 0; i < labels.length; i++) {
            c.label(labels[i]).say("table " + (min + i)).jump(GOTO, end);
        }
        c.label(dflt).say("table default").label(end);
    }

    private static void lookup(Gen.Code c, int value, int... keys) {
        Label dflt = new Label();
        Label end = new Label();
        Label[] labels = new Label[keys.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = new Label();
        }
        c.ldc(value);
        c.mv.visitLookupSwitchInsn(dflt, keys, labels);
        for (int i = 0; i < labels.length; i++) {
            c.label(labels[i]).say("lookup " + keys[i]).jump(GOTO, end);
        }
        c.label(dflt).say("lookup default").label(end);
    }

    /** multianewarray with fewer dimensions than the type has, with one, and with many. */
    private static void shapes(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/ArrayShapes");
        String deep = "java/util/Arrays";
        g.test("caseFewerDimensions", c -> {
            c.ldc(2, 3);
            c.mv.visitMultiANewArrayInsn("[[[I", 2);
            c.call(INVOKESTATIC, deep, "deepToString", "([Ljava/lang/Object;)Ljava/lang/String;").show("s");
            c.ldc(4);
            c.mv.visitMultiANewArrayInsn("[[Ljava/lang/String;", 1);
            c.call(INVOKESTATIC, deep, "deepToString", "([Ljava/lang/Object;)Ljava/lang/String;").show("s");
            c.ldc(3);
            c.mv.visitMultiANewArrayInsn("[J", 1);
            c.call(INVOKESTATIC, deep, "toString", "([J)Ljava/lang/String;").show("s");
        });
        g.test("caseManyDimensions", c -> {
            String type = "[".repeat(255) + "D";
            for (int i = 0; i < 20; i++) {
                c.ldc(1);
            }
            c.mv.visitMultiANewArrayInsn(type, 20);
            c.op(DUP).call(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;").call(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;").show("s");
            c.op(ICONST_0, AALOAD, ICONST_0, AALOAD).call(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;").call(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;").show("s");
        });
        g.test("caseNegative", c -> {
            for (int[] sizes : new int[][] {{-1, 2, 3}, {2, -2, 3}, {2, 2, -3}, {0, -4, 1}, {-5, -6, -7}}) {
                c.caught("java/lang/NegativeArraySizeException", () -> {
                    c.ldc(sizes[0], sizes[1], sizes[2]);
                    c.mv.visitMultiANewArrayInsn("[[[B", 3);
                    c.op(ARRAYLENGTH).show("i");
                });
            }
        });
        g.test("caseElementTypes", c -> {
            for (int type : new int[] {T_BOOLEAN, T_CHAR, T_FLOAT, T_DOUBLE, T_BYTE, T_SHORT, T_INT, T_LONG}) {
                c.ldc(2);
                c.mv.visitIntInsn(NEWARRAY, type);
                c.call(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;").show("a");
            }
            c.ldc(1).type(ANEWARRAY, "[[I").call(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;").show("a");
            c.ldc(1).type(ANEWARRAY, "java/util/Map$Entry").call(INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;").show("a");
        });
        g.test("caseSmallStores", c -> {
            // bastore, castore, sastore keep the low bits; a boolean array keeps the lowest.
            c.ldc(4);
            c.mv.visitIntInsn(NEWARRAY, T_BYTE);
            c.var(ASTORE, 0).var(ALOAD, 0).ldc(0, 0x1FF).op(BASTORE).var(ALOAD, 0).ldc(1, 0x80).op(BASTORE).var(ALOAD, 0)
                .call(INVOKESTATIC, deep, "toString", "([B)Ljava/lang/String;").show("s");
            c.ldc(4);
            c.mv.visitIntInsn(NEWARRAY, T_BOOLEAN);
            c.var(ASTORE, 0).var(ALOAD, 0).ldc(0, 2).op(BASTORE).var(ALOAD, 0).ldc(1, 3).op(BASTORE).var(ALOAD, 0).ldc(2, -1).op(BASTORE).var(ALOAD, 0)
                .call(INVOKESTATIC, deep, "toString", "([Z)Ljava/lang/String;").show("s");
            c.var(ALOAD, 0).ldc(1).op(BALOAD).show("i").var(ALOAD, 0).ldc(0).op(BALOAD).show("i");
            c.ldc(2);
            c.mv.visitIntInsn(NEWARRAY, T_CHAR);
            c.var(ASTORE, 0).var(ALOAD, 0).ldc(0, 0x1FFFF).op(CASTORE).var(ALOAD, 0).ldc(0).op(CALOAD).show("i");
            c.ldc(2);
            c.mv.visitIntInsn(NEWARRAY, T_SHORT);
            c.var(ASTORE, 0).var(ALOAD, 0).ldc(0, 0x1FFFF).op(SASTORE).var(ALOAD, 0).ldc(0).op(SALOAD).show("i");
        });
        Generate.save(classes, g.name, g);
    }
}
