package generator;

import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A little shorthand over ASM for classes that consist of cases. */
final class Gen extends ClassWriter implements Opcodes {
    final String name;
    private int line = 1;

    Gen(int version, String name) {
        super(version >= V1_7 ? COMPUTE_FRAMES : COMPUTE_MAXS);
        this.name = name;
        visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        visitSource(name.substring(name.lastIndexOf('/') + 1) + ".generated", null);
    }

    @Override
    protected String getCommonSuperClass(String a, String b) {
        return a.equals(b) ? a : "java/lang/Object";
    }

    /** A {@code public static void case…()} whose body ends with a return that is added here. */
    void test(String method, Consumer<Code> body) {
        method(ACC_PUBLIC | ACC_STATIC, method, "()V", c -> {
            body.accept(c);
            c.op(RETURN);
        });
    }

    void method(int access, String method, String descriptor, Consumer<Code> body) {
        MethodVisitor mv = visitMethod(access, method, descriptor, null, null);
        mv.visitCode();
        Label start = new Label();
        mv.visitLabel(start);
        mv.visitLineNumber(line++, start);
        body.accept(new Code(mv));
        mv.visitMaxs(0, 0);
        mv.visitEnd();
    }

    void constructor() {
        method(ACC_PUBLIC, "<init>", "()V", c -> {
            c.var(ALOAD, 0);
            c.call(INVOKESPECIAL, "java/lang/Object", "<init>", "()V");
            c.op(RETURN);
        });
    }

    static Handle handle(int kind, String owner, String name, String descriptor, boolean isInterface) {
        return new Handle(kind, owner, name, descriptor, isInterface);
    }

    static final class Code {
        final MethodVisitor mv;

        Code(MethodVisitor mv) {
            this.mv = mv;
        }

        Code op(int... opcodes) {
            for (int opcode : opcodes) {
                mv.visitInsn(opcode);
            }
            return this;
        }

        Code ldc(Object... constants) {
            for (Object constant : constants) {
                mv.visitLdcInsn(constant);
            }
            return this;
        }

        Code var(int opcode, int index) {
            mv.visitVarInsn(opcode, index);
            return this;
        }

        Code jump(int opcode, Label label) {
            mv.visitJumpInsn(opcode, label);
            return this;
        }

        Code label(Label label) {
            mv.visitLabel(label);
            return this;
        }

        Code type(int opcode, String type) {
            mv.visitTypeInsn(opcode, type);
            return this;
        }

        Code field(int opcode, String owner, String field, String descriptor) {
            mv.visitFieldInsn(opcode, owner, field, descriptor);
            return this;
        }

        Code call(int opcode, String owner, String method, String descriptor) {
            mv.visitMethodInsn(opcode, owner, method, descriptor, opcode == INVOKEINTERFACE);
            return this;
        }

        /** Prints the top of the stack: {@code i l f d a …}, one letter for each value, topmost first. */
        Code show(String kinds) {
            for (char kind : kinds.toCharArray()) {
                String descriptor = switch (kind) {
                    case 'i' -> "I";
                    case 'l' -> "J";
                    case 'f' -> "F";
                    case 'd' -> "D";
                    case 'z' -> "Z";
                    case 'b' -> "B";
                    case 's' -> "Ljava/lang/String;";
                    case 't' -> "Ljava/lang/Throwable;";
                    default -> "Ljava/lang/Object;";
                };
                call(INVOKESTATIC, "bytecode/Show", String.valueOf(kind), "(" + descriptor + ")V");
            }
            return this;
        }

        Code say(String text) {
            return ldc(text).show("s");
        }

        /** Runs the body; an exception of the type is printed, and the code goes on behind it. The stack must be empty. */
        Code caught(String type, Runnable body) {
            Label from = new Label();
            Label to = new Label();
            Label handler = new Label();
            Label after = new Label();
            mv.visitTryCatchBlock(from, to, handler, type);
            label(from);
            body.run();
            label(to);
            jump(GOTO, after);
            label(handler);
            show("t");
            label(after);
            return this;
        }

        Code classConstant(String descriptor) {
            return ldc(Type.getType(descriptor));
        }
    }
}
