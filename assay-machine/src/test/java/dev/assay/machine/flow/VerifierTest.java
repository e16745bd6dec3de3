package dev.assay.machine.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.objectweb.asm.Opcodes.*;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.classfile.MethodInfo;
import java.util.function.Consumer;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

@NullUnmarked
class VerifierTest {
  private static final String OBJECT = "java/lang/Object";

  @Test
  void refusesStackUnderflow() {
    refuses("()V, bci 0, stack underflow", m -> m.visitInsn(POP));
    refuses("()V, bci 1, stack underflow", m -> insns(m, ICONST_0, IADD, POP));
    refuses("()V, bci 1, stack underflow", m -> insns(m, ICONST_0, SWAP));
    refuses("()V, bci 1, stack underflow", m -> insns(m, ICONST_0, DUP_X2));
  }

  @Test
  void refusesStackOverflow() {
    refuses("bci 4, stack overflow", m -> insns(m, ICONST_0, DUP, DUP, DUP, DUP));
    refuses("bci 2, stack overflow", m -> insns(m, LCONST_0, LCONST_0, DUP2));
  }

  @Test
  void refusesWrongTypesOnTheStack() {
    refuses("bci 2, expected int on stack, found float", m -> insns(m, ICONST_0, FCONST_0, IADD));
    refuses("bci 1, expected reference on stack, found int", m -> insns(m, ICONST_0, ARRAYLENGTH));
    refuses("bci 2, expected long on stack, found int", m -> insns(m, ICONST_0, ICONST_0, LNEG));
    refuses(
        "bci 2, expected double on stack, found long",
        m -> {
          insns(m, LCONST_0, NOP, DNEG);
        });
    refuses("bci 1, expected int on stack, found second half", m -> insns(m, LCONST_0, INEG));
  }

  @Test
  void refusesToDivideALongOrDouble() {
    refuses("bci 1, instruction divides", m -> insns(m, LCONST_0, POP));
    refuses("bci 1, instruction divides", m -> insns(m, LCONST_0, DUP));
    refuses("bci 2, instruction divides", m -> insns(m, LCONST_0, ICONST_0, SWAP));
    refuses("bci 2, instruction divides", m -> insns(m, LCONST_0, ICONST_0, POP2));
    refuses("bci 2, instruction divides", m -> insns(m, LCONST_0, ICONST_0, DUP_X1));
    accepts(m -> insns(m, LCONST_0, ICONST_0, DUP_X2, POP, POP2, POP));
    accepts(m -> insns(m, LCONST_0, DUP2, POP2, POP2));
  }

  @Test
  void refusesWrongTypesInLocals() {
    refuses(
        "bci 0, expected int in local 1, found nothing usable",
        m -> {
          m.visitVarInsn(ILOAD, 1);
        });
    refuses(
        "bci 2, expected float in local 1, found int",
        m -> {
          m.visitInsn(ICONST_0);
          m.visitVarInsn(ISTORE, 1);
          m.visitVarInsn(FLOAD, 1);
        });
    refuses(
        "bci 4, expected long in local 1, found nothing usable",
        m -> {
          m.visitInsn(LCONST_0);
          m.visitVarInsn(LSTORE, 1);
          m.visitInsn(ICONST_0);
          m.visitVarInsn(ISTORE, 2);
          m.visitVarInsn(LLOAD, 1);
        });
    refuses(
        "bci 4, expected reference in local 2, found second half",
        m -> {
          m.visitInsn(ACONST_NULL);
          m.visitVarInsn(ASTORE, 2);
          m.visitInsn(LCONST_0);
          m.visitVarInsn(LSTORE, 1);
          m.visitVarInsn(ALOAD, 2);
        });
    refuses("bci 0, expected int in local 0, found reference", m -> m.visitIincInsn(0, 1));
  }

  @Test
  void refusesALocalThatIsNotThere() {
    refuses(
        "bci 1, bad local variable index 9",
        m -> {
          m.visitInsn(ICONST_0);
          m.visitVarInsn(ISTORE, 9);
        });
    refuses(
        "bci 1, bad local variable index 4",
        m -> {
          m.visitInsn(LCONST_0);
          m.visitVarInsn(LSTORE, 3);
        });
    refuses("bci 0, bad local variable index 300", m -> m.visitVarInsn(ALOAD, 300));
  }

  @Test
  void refusesPathsThatMeetWithDifferentStacks() {
    refuses(
        "stack depths differ",
        m -> {
          Label join = new Label();
          m.visitInsn(ICONST_0);
          m.visitJumpInsn(IFEQ, join);
          m.visitInsn(ICONST_0);
          m.visitLabel(join);
          m.visitInsn(NOP);
        });
    refuses(
        "stack types differ where paths meet: int and float",
        m -> {
          Label join = new Label();
          insns(m, ICONST_0, ICONST_0);
          m.visitJumpInsn(IFEQ, join);
          insns(m, POP, FCONST_0);
          m.visitLabel(join);
          m.visitInsn(POP);
        });
  }

  @Test
  void refusesALocalOfDifferentTypesOnlyWhenItIsRead() {
    Consumer<MethodVisitor> conflict =
        m -> {
          Label other = new Label();
          Label join = new Label();
          m.visitInsn(ICONST_0);
          m.visitJumpInsn(IFEQ, other);
          m.visitInsn(ICONST_0);
          m.visitVarInsn(ISTORE, 1);
          m.visitJumpInsn(GOTO, join);
          m.visitLabel(other);
          m.visitInsn(ACONST_NULL);
          m.visitVarInsn(ASTORE, 1);
          m.visitLabel(join);
        };
    accepts(conflict);
    refuses(
        "expected int in local 1, found nothing usable",
        m -> {
          conflict.accept(m);
          m.visitVarInsn(ILOAD, 1);
        });
    refuses(
        "expected reference in local 1, found nothing usable",
        m -> {
          conflict.accept(m);
          m.visitVarInsn(ALOAD, 1);
        });
  }

  @Test
  void refusesToFallOffTheEnd() {
    byte[] bytes = generate("f", "()V", m -> insns(m, NOP, NOP));
    // The return that generate appends becomes a nop.
    ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
    CodeAttribute code = file.methods()[0].code();
    bytes[code.start() + 2] = NOP;
    assertRefused(bytes, "f()V, bci 2, control falls off the end of the code");
  }

  @Test
  void acceptsDeadCodeAtTheEnd() {
    accepts(m -> insns(m, RETURN, NOP));
  }

  @Test
  void refusesABranchIntoAnInstruction() {
    byte[] bytes =
        generate(
            "f",
            "()V",
            m -> {
              Label target = new Label();
              m.visitJumpInsn(GOTO, target);
              m.visitIntInsn(BIPUSH, 1);
              m.visitInsn(POP);
              m.visitLabel(target);
              m.visitInsn(NOP);
            });
    CodeAttribute code = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR).methods()[0].code();
    for (int offset : new int[] {4, 1, -1, 100}) {
      bytes[code.start() + 1] = (byte) (offset >> 8);
      bytes[code.start() + 2] = (byte) offset;
      assertRefused(
          bytes,
          "f()V, bci 0, branch in the middle of an instruction or outside the code: " + offset);
    }
  }

  @Test
  void refusesUnknownInstructionsAndSubroutines() {
    byte[] bytes = generate("f", "()V", m -> insns(m, NOP));
    CodeAttribute code = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR).methods()[0].code();
    bytes[code.start()] = (byte) 0xca;
    assertRefused(bytes, "f()V, bci 0, bad instruction with opcode 202");
    refuses(
        "bad instruction with opcode 168",
        m -> {
          Label next = new Label();
          m.visitJumpInsn(JSR, next);
          m.visitLabel(next);
        });
  }

  @Test
  void refusesAConstantOfTheWrongKind() {
    byte[] bytes = generate("f", "()V", m -> m.visitFieldInsn(GETSTATIC, "A", "f", "I"));
    CodeAttribute code = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR).methods()[0].code();
    for (int opcode : new int[] {INVOKESTATIC, INVOKEVIRTUAL, NEW, CHECKCAST, ANEWARRAY, 19, 20}) {
      bytes[code.start()] = (byte) opcode;
      assertRefused(bytes, "f()V, bci 0, bad constant pool index");
    }
    bytes[code.start()] = (byte) GETSTATIC;
    bytes[code.start() + 1] = 99;
    assertRefused(bytes, "f()V, bci 0, bad constant pool index");
  }

  @Test
  void refusesReturnsOfTheWrongType() {
    refuses("return instruction does not fit", m -> insns(m, ICONST_0, IRETURN));
    assertRefused(
        generate("f", "()I", m -> insns(m, FCONST_0, FRETURN)),
        "f()I, bci 1, return instruction does not fit the method's type");
    assertRefused(
        generate("f", "()I", m -> insns(m, FCONST_0, IRETURN)),
        "f()I, bci 1, expected int on stack, found float");
  }

  @Test
  void refusesToUseAnObjectBeforeItsConstructorHasRun() {
    refuses(
        "bci 3, expected reference on stack, found uninitialised object of bci 0",
        m -> {
          m.visitTypeInsn(NEW, OBJECT);
          m.visitMethodInsn(INVOKEVIRTUAL, OBJECT, "hashCode", "()I", false);
        });
    refuses(
        "expected reference in local 1, found nothing usable",
        m -> {
          Label again = new Label();
          m.visitInsn(ACONST_NULL);
          m.visitVarInsn(ASTORE, 1);
          m.visitLabel(again);
          m.visitVarInsn(ALOAD, 1);
          m.visitInsn(POP);
          m.visitTypeInsn(NEW, OBJECT);
          m.visitVarInsn(ASTORE, 1);
          m.visitJumpInsn(GOTO, again);
        });
    refuses(
        "bci 7, constructor called for reference",
        m -> {
          m.visitTypeInsn(NEW, OBJECT);
          m.visitInsn(DUP);
          m.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
          m.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
        });
    refuses(
        "constructor of the wrong class java/lang/String",
        m -> {
          m.visitTypeInsn(NEW, OBJECT);
          m.visitMethodInsn(INVOKESPECIAL, "java/lang/String", "<init>", "()V", false);
        });
    refuses(
        "call of <init>",
        m -> {
          m.visitInsn(ACONST_NULL);
          m.visitMethodInsn(INVOKEVIRTUAL, OBJECT, "<init>", "()V", false);
        });
  }

  @Test
  void initialisesAllCopiesOfAReference() {
    accepts(
        m -> {
          m.visitTypeInsn(NEW, OBJECT);
          m.visitInsn(DUP);
          m.visitVarInsn(ASTORE, 1);
          m.visitInsn(DUP);
          m.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
          m.visitMethodInsn(INVOKEVIRTUAL, OBJECT, "hashCode", "()I", false);
          m.visitInsn(POP);
          m.visitVarInsn(ALOAD, 1);
          m.visitMethodInsn(INVOKEVIRTUAL, OBJECT, "hashCode", "()I", false);
          m.visitInsn(POP);
        });
  }

  @Test
  void refusesAConstructorThatDoesNotCallAnother() {
    assertRefused(
        generate("<init>", "()V", m -> {}),
        "<init>()V, bci 0, constructor returns before this is initialised");
    assertRefused(
        generate(
            "<init>",
            "()V",
            m -> {
              m.visitVarInsn(ALOAD, 0);
              m.visitMethodInsn(INVOKEVIRTUAL, "A", "hashCode", "()I", false);
            }),
        "<init>()V, bci 1, expected reference on stack, found uninitialised this");
    assertRefused(
        generate(
            "<init>",
            "()V",
            m -> {
              m.visitVarInsn(ALOAD, 0);
              m.visitInsn(ICONST_0);
              m.visitFieldInsn(PUTFIELD, "B", "x", "I");
            }),
        "<init>()V, bci 2, field of uninitialised this assigned");
    byte[] assignsFirst =
        generate(
            "<init>",
            "()V",
            m -> {
              m.visitVarInsn(ALOAD, 0);
              m.visitInsn(ICONST_0);
              m.visitFieldInsn(PUTFIELD, "A", "x", "I");
              m.visitVarInsn(ALOAD, 0);
              m.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
            });
    assertThat(analyze(assignsFirst).stackDepth(0)).isZero();
  }

  @Test
  void refusesArgumentsThatDoNotFitIntoTheLocals() {
    assertRefused(
        generate("f", "(JJ)V", m -> {}), "f(JJ)V, bci 0, arguments can't fit into locals");
  }

  @Test
  void refusesAHandlerWhereTheStackIsOtherThanOneReference() {
    refuses(
        "stack depths differ where paths meet",
        m -> {
          Label start = new Label();
          Label end = new Label();
          m.visitTryCatchBlock(start, end, end, null);
          m.visitLabel(start);
          m.visitInsn(NOP);
          m.visitLabel(end);
          m.visitInsn(NOP);
        });
  }

  @Test
  void letsAHandlerSeeTheLocalsOfAllInstructionsOfItsRange() {
    Consumer<MethodVisitor> code =
        m -> {
          Label start = new Label();
          Label end = new Label();
          Label handler = new Label();
          m.visitTryCatchBlock(start, end, handler, null);
          m.visitInsn(ICONST_0);
          m.visitVarInsn(ISTORE, 1);
          m.visitLabel(start);
          m.visitInsn(FCONST_0);
          m.visitVarInsn(FSTORE, 1);
          m.visitInsn(NOP);
          m.visitLabel(end);
          m.visitInsn(RETURN);
          m.visitLabel(handler);
          m.visitInsn(POP);
        };
    accepts(code);
    refuses(
        "expected float in local 1, found nothing usable",
        m -> {
          code.accept(m);
          m.visitVarInsn(FLOAD, 1);
        });
  }

  private static void insns(MethodVisitor m, int... opcodes) {
    for (int opcode : opcodes) {
      m.visitInsn(opcode);
    }
  }

  private static void accepts(Consumer<MethodVisitor> body) {
    analyze(generate("f", "()V", body));
  }

  private static void refuses(String message, Consumer<MethodVisitor> body) {
    assertRefused(generate("f", "()V", body), message);
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> analyze(bytes))
        .isInstanceOf(VerifyException.class)
        .hasMessageContaining(message);
  }

  private static MethodFlow analyze(byte[] bytes) {
    ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
    MethodInfo method = file.methods()[0];
    return MethodFlow.analyze(file, method);
  }

  /** Class A with one method that has four locals and a stack of four, and returns at its end. */
  private static byte[] generate(String name, String descriptor, Consumer<MethodVisitor> body) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(V17, ACC_PUBLIC, "A", null, OBJECT, null);
    MethodVisitor m = writer.visitMethod(ACC_PUBLIC, name, descriptor, null, null);
    m.visitCode();
    body.accept(m);
    m.visitInsn(RETURN);
    m.visitMaxs(4, 4);
    m.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
