package generator;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;

/** Applies {@code bytecode.Mutate}: changes compiled classes as a separate recompilation would have. */
final class Mutations {
    private static final String ANNOTATION = "Lbytecode/Mutate;";

    private Mutations() {}

    static void apply(Path classes) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(classes.resolve("bytecode"))) {
            files = all.filter(f -> f.toString().endsWith(".class")).sorted().toList();
        }
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            Findings found = new Findings();
            new ClassReader(bytes).accept(found, ClassReader.SKIP_CODE);
            if (found.onClass != null) {
                ofClass(file, bytes, found.onClass);
            }
            if (!found.onMembers.isEmpty()) {
                ofMembers(file, Files.readAllBytes(file), found);
            }
        }
    }

    private static void ofClass(Path file, byte[] bytes, String to) throws IOException {
        switch (to) {
            case "REMOVED" -> Files.delete(file);
            case "TRUNCATED" -> Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
            case "NO_MAGIC" -> {
                bytes[0] = 1;
                Files.write(file, bytes);
            }
            case "FUTURE_VERSION" -> {
                bytes[7] = 99;
                Files.write(file, bytes);
            }
            default -> rewrite(file, bytes, out -> new ClassVisitor(ASM9, out) {
                @Override
                public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
                    int flags = switch (to) {
                        case "ABSTRACT" -> access | ACC_ABSTRACT;
                        case "FINAL" -> access | ACC_FINAL;
                        case "INTERFACE" -> (access | ACC_INTERFACE | ACC_ABSTRACT) & ~ACC_SUPER;
                        case "CLASS" -> (access | ACC_SUPER) & ~ACC_INTERFACE;
                        default -> access;
                    };
                    String parent = to.equals("OWN_SUPERCLASS") ? name : superName;
                    super.visit(version, flags, to.equals("RENAMED") ? name + "Renamed" : name, signature, parent, interfaces);
                }

                @Override
                public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                    // An interface has no constructors.
                    return to.equals("INTERFACE") && name.equals("<init>") ? null : super.visitMethod(access, name, descriptor, signature, exceptions);
                }
            });
        }
    }

    private static void ofMembers(Path file, byte[] bytes, Findings found) throws IOException {
        rewrite(file, bytes, out -> new ClassVisitor(ASM9, out) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                String to = found.onMembers.getOrDefault(name + descriptor, "");
                return to.equals("REMOVED") ? null : super.visitField(changed(access, to), name, to.equals("LONG") ? "J" : descriptor, signature, value);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                String to = found.onMembers.getOrDefault(name + descriptor, "");
                if (to.equals("REMOVED")) {
                    return null;
                }
                MethodVisitor mv = super.visitMethod(changed(access, to), name, descriptor, signature, exceptions);
                return to.equals("ABSTRACT") ? null : to.isEmpty() ? mv : new WithoutDebug(mv);
            }
        });
    }

    /** The variable table names {@code this} where there may be none any more. */
    private static final class WithoutDebug extends MethodVisitor {
        WithoutDebug(MethodVisitor mv) {
            super(ASM9, mv);
        }

        @Override
        public void visitLocalVariable(String name, String descriptor, String signature, org.objectweb.asm.Label start, org.objectweb.asm.Label end, int index) {
            // dropped
        }
    }

    private static int changed(int access, String to) {
        int visibility = ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE;
        return switch (to) {
            case "PRIVATE" -> access & ~visibility | ACC_PRIVATE;
            case "PACKAGE_PRIVATE" -> access & ~visibility;
            case "STATIC" -> access | ACC_STATIC;
            case "INSTANCE" -> access & ~ACC_STATIC;
            case "ABSTRACT" -> access | ACC_ABSTRACT;
            case "FINAL" -> access | ACC_FINAL;
            default -> access;
        };
    }

    private interface Rewriting {
        ClassVisitor into(ClassVisitor out);
    }

    private static void rewrite(Path file, byte[] bytes, Rewriting rewriting) throws IOException {
        // A method that was static needs one local more.
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(bytes).accept(rewriting.into(writer), 0);
        Files.write(file, writer.toByteArray());
    }

    /** The annotation's values on a class and its members. */
    private static final class Findings extends ClassVisitor {
        String onClass;
        final java.util.Map<String, String> onMembers = new java.util.HashMap<>();

        Findings() {
            super(ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return value(descriptor, v -> onClass = v);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object constant) {
            return new FieldVisitor(ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return value(annotation, v -> onMembers.put(name + descriptor, v));
                }
            };
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return value(annotation, v -> onMembers.put(name + descriptor, v));
                }
            };
        }

        private static AnnotationVisitor value(String descriptor, java.util.function.Consumer<String> sink) {
            return !descriptor.equals(ANNOTATION) ? null : new AnnotationVisitor(ASM9) {
                @Override
                public void visitEnum(String name, String type, String value) {
                    sink.accept(value);
                }
            };
        }
    }
}
