package generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;

/** Makes the class files that javac does not make: rare instructions, and classes changed behind their users' backs. */
public final class Generate {
    private Generate() {}

    /** Called by the harness after the programs are compiled into the folder. */
    public static void into(Path classes) throws IOException {
        StackForms.write(classes);
        Subroutines.write(classes);
        WideForms.write(classes);
        Constants.write(classes);
        DynamicCalls.write(classes);
        OddCode.write(classes);
        Monitors.write(classes);
        Mutations.apply(classes);
    }

    static void save(Path classes, String name, ClassWriter writer) throws IOException {
        writer.visitEnd();
        save(classes, name, writer.toByteArray());
    }

    static void save(Path classes, String name, byte[] bytes) throws IOException {
        Path file = classes.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
