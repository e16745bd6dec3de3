package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.Label;

/** jsr and ret, as compilers used them for finally before Java 6. */
final class Subroutines {
    private static final int JSR_W = 201;

    private Subroutines() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V1_5, "bytecode/generated/Subroutines");
        g.test("caseTwoCallers", c -> {
            Label sub = new Label();
            Label end = new Label();
            c.say("one").jump(JSR, sub).say("two").jump(JSR, sub).say("three").jump(GOTO, end);
            c.label(sub).var(ASTORE, 0).say("in subroutine").var(RET, 0);
            c.label(end);
        });
        g.test("caseNested", c -> {
            Label outer = new Label();
            Label inner = new Label();
            Label end = new Label();
            c.jump(JSR, outer).say("between").jump(JSR, outer).jump(GOTO, end);
            c.label(outer).var(ASTORE, 1).say("outer begins").jump(JSR, inner).say("outer goes on").jump(JSR, inner).var(RET, 1);
            c.label(inner).var(ASTORE, 2).say("inner").var(RET, 2);
            c.label(end).say("end");
        });
        g.test("caseArgumentsOnStack", c -> {
            Label sub = new Label();
            Label end = new Label();
            c.ldc(3).jump(JSR, sub).show("i").ldc(10).jump(JSR, sub).show("i").jump(GOTO, end);
            c.label(sub).var(ASTORE, 3).op(DUP, IMUL, ICONST_1, IADD).var(RET, 3);
            c.label(end);
        });
        g.test("caseWide", c -> {
            Label sub = new Label();
            Label end = new Label();
            c.jump(JSR_W, sub).jump(JSR_W, sub).jump(GOTO, end);
            c.label(sub).var(ASTORE, 300).say("wide").var(RET, 300);
            c.label(end);
        });
        g.test("caseLoop", c -> {
            Label loop = new Label();
            Label sub = new Label();
            Label end = new Label();
            c.ldc(0).var(ISTORE, 0);
            c.label(loop).var(ILOAD, 0).ldc(5).jump(IF_ICMPGE, end).jump(JSR, sub);
            c.mv.visitIincInsn(0, 1);
            c.jump(GOTO, loop);
            c.label(sub).var(ASTORE, 1).var(ILOAD, 0).show("i").var(RET, 1);
            c.label(end);
        });
        // try { if (n == 0) throw …; return n; } finally { print }
        g.method(ACC_STATIC, "divide", "(II)I", c -> {
            Label from = new Label();
            Label to = new Label();
            Label any = new Label();
            Label sub = new Label();
            c.mv.visitTryCatchBlock(from, to, any, null);
            c.label(from).var(ILOAD, 0).var(ILOAD, 1).op(IDIV).var(ISTORE, 2).jump(JSR, sub).var(ILOAD, 2).op(IRETURN);
            c.label(to);
            c.label(any).var(ASTORE, 3).jump(JSR, sub).var(ALOAD, 3).op(ATHROW);
            c.label(sub).var(ASTORE, 4).say("finally").var(RET, 4);
        });
        g.test("caseFinally", c -> {
            c.ldc(12, 5).call(INVOKESTATIC, g.name, "divide", "(II)I").show("i");
            c.caught("java/lang/ArithmeticException", () -> c.ldc(12, 0).call(INVOKESTATIC, g.name, "divide", "(II)I").show("i"));
        });
        g.test("caseThrowOutOfSubroutine", c -> {
            Label sub = new Label();
            Label end = new Label();
            c.caught("java/lang/RuntimeException", () -> c.jump(JSR, sub).say("not reached"));
            c.jump(GOTO, end);
            c.label(sub).var(ASTORE, 0).type(NEW, "java/lang/RuntimeException").op(DUP).ldc("left by exception")
                .call(INVOKESPECIAL, "java/lang/RuntimeException", "<init>", "(Ljava/lang/String;)V").op(ATHROW);
            c.label(end);
        });
        Generate.save(classes, g.name, g);
    }
}
