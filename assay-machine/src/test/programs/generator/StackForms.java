package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Path;

/** Every form of the stack instructions: the names of cases give the values on the stack, i for one slot, l for two. */
final class StackForms {
    private StackForms() {}

    static void write(Path classes) throws IOException {
        Gen g = new Gen(V17, "bytecode/generated/StackForms");
        g.test("caseSwap", c -> c.ldc(1, 2).op(SWAP).show("ii").ldc("a", 7).op(SWAP).show("ai").ldc(1.5f, "x").op(SWAP).show("fa"));
        g.test("casePop", c -> c.ldc(1, 2, 3).op(POP).show("ii").ldc(1, 2, 3).op(POP2).show("i").ldc(1, 5L).op(POP2).show("i").ldc("s", 2.5).op(POP2).show("a"));
        g.test("caseDup", c -> c.ldc(1, 2).op(DUP).show("iii").ldc("r").op(DUP).show("aa"));
        g.test("caseDupX1", c -> c.ldc(1, 2).op(DUP_X1).show("iii").ldc("a", 3).op(DUP_X1).show("iai"));
        g.test("caseDupX2Iii", c -> c.ldc(1, 2, 3).op(DUP_X2).show("iiii").ldc("a", 1.5f, 3).op(DUP_X2).show("ifai"));
        g.test("caseDupX2Li", c -> c.ldc(9, 1L, 3).op(DUP_X2).show("ilii").ldc(2.5, "top").op(DUP_X2).show("ada"));
        g.test("caseDup2Ii", c -> c.ldc(1, 2).op(DUP2).show("iiii").ldc("a", 2f).op(DUP2).show("fafa"));
        g.test("caseDup2L", c -> c.ldc(1, 2L).op(DUP2).show("lli").ldc(2.5).op(DUP2).show("dd"));
        g.test("caseDup2X1Iii", c -> c.ldc(1, 2, 3).op(DUP2_X1).show("iiiii").ldc("a", "b", "c").op(DUP2_X1).show("aaaaa"));
        g.test("caseDup2X1Il", c -> c.ldc(1, 2L).op(DUP2_X1).show("lil").ldc("a", 2.5).op(DUP2_X1).show("dad"));
        g.test("caseDup2X2Iiii", c -> c.ldc(0, 1, 2, 3, 4).op(DUP2_X2).show("iiiiiii"));
        g.test("caseDup2X2Iil", c -> c.ldc(0, 1, 2, 3L).op(DUP2_X2).show("liili"));
        g.test("caseDup2X2Lii", c -> c.ldc(0, 1L, 2, 3).op(DUP2_X2).show("iiliii"));
        g.test("caseDup2X2Ll", c -> c.ldc(0, 1L, 2L).op(DUP2_X2).show("llli").ldc(1.5, 7L).op(DUP2_X2).show("ldl"));
        g.test("caseNop", c -> {
            c.op(NOP).ldc(1);
            for (int i = 0; i < 300; i++) {
                c.op(NOP);
            }
            c.show("i").op(NOP, NOP);
        });
        g.test("caseDeepStack", c -> {
            for (int i = 0; i < 600; i++) {
                c.ldc(i);
            }
            for (int i = 0; i < 599; i++) {
                c.op(i % 3 == 0 ? ISUB : i % 3 == 1 ? IADD : IXOR);
            }
            c.show("i");
        });
        g.test("caseUninitialisedCopies", c -> c
            .type(NEW, "java/lang/StringBuilder").op(DUP, DUP).ldc("text")
            .call(INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V")
            .ldc("!").call(INVOKEVIRTUAL, "java/lang/StringBuilder", "append", "(Ljava/lang/String;)Ljava/lang/StringBuilder;")
            .show("aa")
            .type(NEW, "java/lang/Object").op(POP)
            .say("an object never constructed"));
        Generate.save(classes, g.name, g);
    }
}
