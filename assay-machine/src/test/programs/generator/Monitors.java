package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.Label;

/** monitorenter and monitorexit that do not match as a synchronized statement's do. */
final class Monitors {
    private Monitors() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/Monitors");
        String holds = "holdsLock";
        g.test("caseExitWithoutEnter", c -> {
            c.type(NEW, "java/lang/Object").op(DUP).call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").var(ASTORE, 0);
            c.caught("java/lang/IllegalMonitorStateException", () -> c.var(ALOAD, 0).op(MONITOREXIT));
            c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        g.test("caseReentrant", c -> {
            c.type(NEW, "java/lang/Object").op(DUP).call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").var(ASTORE, 0);
            for (int i = 0; i < 5; i++) {
                c.var(ALOAD, 0).op(MONITORENTER);
            }
            for (int i = 0; i < 5; i++) {
                c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z").var(ALOAD, 0).op(MONITOREXIT);
            }
            c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        g.test("caseInterleaved", c -> {
            // Enter a, enter b, exit a, exit b.
            for (int i = 0; i < 2; i++) {
                c.type(NEW, "java/lang/Object").op(DUP).call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").var(ASTORE, i);
            }
            c.var(ALOAD, 0).op(MONITORENTER).var(ALOAD, 1).op(MONITORENTER).var(ALOAD, 0).op(MONITOREXIT);
            c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
            c.var(ALOAD, 1).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
            c.var(ALOAD, 1).op(MONITOREXIT).var(ALOAD, 1).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        g.method(ACC_STATIC, "leaves", "(Ljava/lang/Object;)V", c -> c.var(ALOAD, 0).op(MONITORENTER, RETURN));
        g.test("caseReturnWithoutExit", c -> {
            c.type(NEW, "java/lang/Object").op(DUP).call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").var(ASTORE, 0);
            c.caught("java/lang/IllegalMonitorStateException", () -> c.var(ALOAD, 0).call(INVOKESTATIC, g.name, "leaves", "(Ljava/lang/Object;)V"));
            c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        g.method(ACC_STATIC, "throwsHolding", "(Ljava/lang/Object;)V", c -> c.var(ALOAD, 0).op(MONITORENTER, ICONST_1, ICONST_0, IDIV, POP, RETURN));
        g.test("caseThrowWithoutExit", c -> {
            c.type(NEW, "java/lang/Object").op(DUP).call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").var(ASTORE, 0);
            c.caught("java/lang/RuntimeException", () -> c.var(ALOAD, 0).call(INVOKESTATIC, g.name, "throwsHolding", "(Ljava/lang/Object;)V"));
            c.var(ALOAD, 0).call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        g.method(ACC_STATIC | ACC_SYNCHRONIZED, "exitsItsOwn", "()V", c -> c.classConstant("L" + g.name + ";").op(MONITOREXIT, RETURN));
        g.test("caseSynchronizedMethodExitsEarly", c -> {
            c.caught("java/lang/IllegalMonitorStateException", () -> c.call(INVOKESTATIC, g.name, "exitsItsOwn", "()V"));
            c.classConstant("L" + g.name + ";").call(INVOKESTATIC, "java/lang/Thread", holds, "(Ljava/lang/Object;)Z").show("z");
        });
        Generate.save(classes, g.name, g);
    }
}
