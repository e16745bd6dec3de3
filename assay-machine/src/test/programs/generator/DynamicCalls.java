package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;

/** invokedynamic with bootstraps of the program's own. */
final class DynamicCalls {
    private static final String STANDARD = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";

    private DynamicCalls() {}

    private static Handle bsm(String name) {
        return new Handle(H_INVOKESTATIC, "bytecode/Bootstraps", name, STANDARD + ")Ljava/lang/invoke/CallSite;", false);
    }

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/DynamicCalls");
        g.test("caseConstantSite", c -> {
            Label loop = new Label();
            Label end = new Label();
            c.ldc(0).var(ISTORE, 0).label(loop).var(ILOAD, 0).ldc(3).jump(IF_ICMPGE, end);
            c.var(ILOAD, 0).ldc(10);
            c.mv.visitInvokeDynamicInsn("add", "(II)I", bsm("byName"));
            c.show("i");
            c.mv.visitIincInsn(0, 1);
            c.jump(GOTO, loop).label(end);
            c.ldc(1, 2L, 3f, 4.0, "five").op(ICONST_1);
            c.mv.visitInvokeDynamicInsn("mixed", "(IJFDLjava/lang/String;Z)Ljava/lang/String;", bsm("byName"));
            c.show("s");
            c.mv.visitInvokeDynamicInsn("nothing", "()V", bsm("byName"));
        });
        g.test("caseEverySiteLinksForItself", c -> {
            for (int i = 0; i < 3; i++) {
                c.ldc(i, i);
                c.mv.visitInvokeDynamicInsn("add", "(II)I", bsm("byName"));
                c.show("i");
            }
        });
        g.test("caseStaticArguments", c -> {
            Handle bound = new Handle(H_INVOKESTATIC, "bytecode/Bootstraps", "bound", STANDARD + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", false);
            c.ldc("x", 5L);
            c.mv.visitInvokeDynamicInsn("join", "(Ljava/lang/String;J)Ljava/lang/String;", bound, 1, 2L, 3f, 4.0, "s", Type.getType("[I"), Type.getMethodType("()V"));
            c.show("s");
            c.mv.visitInvokeDynamicInsn("join", "()Ljava/lang/String;", bound);
            c.show("s");
        });
        g.test("caseMutableSite", c -> {
            Label loop = new Label();
            Label end = new Label();
            c.ldc(0).var(ISTORE, 0).label(loop).var(ILOAD, 0).ldc(5).jump(IF_ICMPGE, end);
            c.mv.visitInvokeDynamicInsn("alternate", "()Ljava/lang/String;", bsm("alternating"));
            c.show("s");
            c.mv.visitIincInsn(0, 1);
            c.jump(GOTO, loop).label(end);
        });
        g.test("caseFailingBootstraps", c -> {
            for (String bootstrap : new String[] {"nullSite", "wrongSite", "throwingSite", "errorSite", "missingBootstrap"}) {
                c.say(bootstrap);
                c.caught("java/lang/Throwable", () -> c.mv.visitInvokeDynamicInsn("any", "()V", bsm(bootstrap)));
            }
            c.caught("java/lang/Throwable", () -> {
                c.mv.visitInvokeDynamicInsn("noSuchName", "()V", bsm("byName"));
            });
        });
        g.method(ACC_STATIC, "failsTwice", "()V", c -> {
            c.mv.visitInvokeDynamicInsn("any", "()V", bsm("throwingSite"));
            c.op(RETURN);
        });
        g.test("caseFailureIsRemembered", c -> {
            for (int i = 0; i < 3; i++) {
                c.caught("java/lang/BootstrapMethodError", () -> c.call(INVOKESTATIC, g.name, "failsTwice", "()V"));
            }
        });
        Generate.save(classes, g.name, g);
    }
}
