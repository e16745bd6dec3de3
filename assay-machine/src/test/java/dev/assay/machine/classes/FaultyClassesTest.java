package dev.assay.machine.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Classes that do not fit together end in the machine as they do on the running JVM. */
class FaultyClassesTest {
  private static ClassTwins twins;

  @BeforeAll
  static void prepare() throws Exception {
    twins = new ClassTwins(Map.of());
  }

  /** A case: classes by name, of which {@code Case} is called. */
  private static final class Case {
    final String name;
    final Map<String, byte[]> classes = new HashMap<>();

    Case(String name) {
      this.name = name;
      clazz("Other", ACC_SUPER, "java/lang/Object", FaultyClassesTest::other);
      clazz("Open", ACC_SUPER | ACC_ABSTRACT, "java/lang/Object", FaultyClassesTest::open);
      clazz("Closed", ACC_SUPER | ACC_FINAL, "java/lang/Object", w -> constructor(w, ACC_PUBLIC));
      clazz("Face", ACC_INTERFACE | ACC_ABSTRACT, "java/lang/Object", FaultyClassesTest::face);
    }

    Case clazz(
        String className,
        int access,
        String superName,
        Consumer<ClassWriter> content,
        String... interfaces) {
      ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      w.visit(V17, access, className, null, superName, interfaces);
      content.accept(w);
      w.visitEnd();
      classes.put(className, w.toByteArray());
      return this;
    }
  }

  private static void constructor(ClassWriter w, int access) {
    method(
        w,
        access,
        "<init>",
        "()V",
        m -> {
          m.visitVarInsn(ALOAD, 0);
          m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
          m.visitInsn(RETURN);
        });
  }

  private static void method(
      ClassWriter w, int access, String name, String descriptor, Consumer<MethodVisitor> body) {
    MethodVisitor m = w.visitMethod(access, name, descriptor, null, null);
    if (body != null) {
      m.visitCode();
      body.accept(m);
      m.visitMaxs(0, 0);
    }
    m.visitEnd();
  }

  private static void returnNull(MethodVisitor m) {
    m.visitInsn(ACONST_NULL);
    m.visitInsn(ARETURN);
  }

  private static final String GET = "()Ljava/lang/Object;";

  private static void other(ClassWriter w) {
    constructor(w, 0);
    method(w, ACC_STATIC, "fixed", GET, FaultyClassesTest::returnNull);
    method(w, 0, "member", GET, FaultyClassesTest::returnNull);
    method(w, ACC_PRIVATE | ACC_STATIC, "secret", GET, FaultyClassesTest::returnNull);
    method(w, ACC_PRIVATE, "secretMember", GET, FaultyClassesTest::returnNull);
    w.visitField(ACC_STATIC, "number", "I", null, null).visitEnd();
    w.visitField(0, "value", "I", null, null).visitEnd();
    w.visitField(ACC_STATIC | ACC_PRIVATE, "secretNumber", "I", null, null).visitEnd();
    w.visitField(ACC_STATIC | ACC_FINAL, "constant", "I", null, null).visitEnd();
    w.visitField(ACC_FINAL, "constantValue", "I", null, null).visitEnd();
  }

  private static void open(ClassWriter w) {
    constructor(w, 0);
    method(w, ACC_ABSTRACT | ACC_PUBLIC, "todo", GET, null);
    method(w, ACC_FINAL | ACC_PUBLIC, "done", GET, FaultyClassesTest::returnNull);
  }

  private static void face(ClassWriter w) {
    method(w, ACC_ABSTRACT | ACC_PUBLIC, "todo", GET, null);
    method(w, ACC_STATIC | ACC_PUBLIC, "fixed", GET, FaultyClassesTest::returnNull);
    method(w, ACC_PUBLIC, "given", GET, FaultyClassesTest::returnNull);
  }

  // ---- code ----

  /** A class whose method {@code run} has this body, which leaves a reference. */
  private static Case running(String name, Consumer<MethodVisitor> body) {
    return new Case(name)
        .clazz("Case", ACC_PUBLIC | ACC_SUPER, "java/lang/Object", w -> run(w, body));
  }

  private static void run(ClassWriter w, Consumer<MethodVisitor> body) {
    method(
        w,
        ACC_PUBLIC | ACC_STATIC,
        "run",
        GET,
        m -> {
          body.accept(m);
          m.visitInsn(ARETURN);
        });
    method(
        w,
        ACC_PRIVATE | ACC_STATIC,
        "target",
        "(Ljava/lang/String;)Ljava/lang/Object;",
        m -> {
          m.visitVarInsn(ALOAD, 0);
          m.visitInsn(ARETURN);
        });
    method(
        w,
        ACC_PRIVATE | ACC_STATIC,
        "count",
        "(I)Ljava/lang/Object;",
        FaultyClassesTest::returnNull);
  }

  private static void call(MethodVisitor m, int op, String owner, String name, boolean isFace) {
    m.visitMethodInsn(op, owner, name, GET, isFace);
  }

  private static void make(MethodVisitor m, String type) {
    m.visitTypeInsn(NEW, type);
    m.visitInsn(DUP);
    m.visitMethodInsn(INVOKESPECIAL, type, "<init>", "()V", false);
  }

  private static List<Case> instructions() {
    List<Case> all = new ArrayList<>();
    all.add(
        running("a call that is in order", m -> call(m, INVOKESTATIC, "Other", "fixed", false)));
    all.add(running("missing class", m -> call(m, INVOKESTATIC, "Nowhere", "fixed", false)));
    all.add(running("missing method", m -> call(m, INVOKESTATIC, "Other", "none", false)));
    all.add(running("missing class of an object", m -> make(m, "Nowhere")));
    all.add(
        running(
            "missing constructor",
            m -> {
              m.visitTypeInsn(NEW, "Other");
              m.visitInsn(DUP);
              m.visitInsn(ICONST_0);
              m.visitMethodInsn(INVOKESPECIAL, "Other", "<init>", "(I)V", false);
            }));
    all.add(running("private method", m -> call(m, INVOKESTATIC, "Other", "secret", false)));
    all.add(
        running(
            "private member",
            m -> {
              make(m, "Other");
              call(m, INVOKEVIRTUAL, "Other", "secretMember", false);
            }));
    all.add(
        running("static call of a member", m -> call(m, INVOKESTATIC, "Other", "member", false)));
    all.add(
        running(
            "virtual call of a static method",
            m -> {
              make(m, "Other");
              call(m, INVOKEVIRTUAL, "Other", "fixed", false);
            }));
    all.add(
        running(
            "interface call of a class",
            m -> {
              make(m, "Other");
              call(m, INVOKEINTERFACE, "Other", "member", true);
            }));
    all.add(
        running(
            "virtual call of an interface",
            m -> {
              m.visitInsn(ACONST_NULL);
              call(m, INVOKEVIRTUAL, "Face", "todo", false);
            }));
    all.add(
        running(
            "static call of an interface as of a class",
            m -> call(m, INVOKESTATIC, "Face", "fixed", false)));
    all.add(
        running(
            "static call of a class as of an interface",
            m -> call(m, INVOKESTATIC, "Other", "fixed", true)));
    all.add(running("object of an abstract class", m -> make(m, "Open")));
    all.add(
        running(
            "object of an interface",
            m -> {
              m.visitTypeInsn(NEW, "Face");
            }));
    for (String field : List.of("none", "secretNumber", "value", "number")) {
      all.add(
          running(
              "static read of " + field,
              m -> {
                m.visitFieldInsn(GETSTATIC, "Other", field, "I");
                m.visitInsn(POP);
                m.visitInsn(ACONST_NULL);
              }));
    }
    for (String field : List.of("constant", "number")) {
      all.add(
          running(
              "static write of " + field,
              m -> {
                m.visitInsn(ICONST_1);
                m.visitFieldInsn(PUTSTATIC, "Other", field, "I");
                m.visitInsn(ACONST_NULL);
              }));
    }
    for (String field : List.of("constantValue", "number", "value")) {
      all.add(
          running(
              "write of " + field,
              m -> {
                make(m, "Other");
                m.visitInsn(ICONST_1);
                m.visitFieldInsn(PUTFIELD, "Other", field, "I");
                m.visitInsn(ACONST_NULL);
              }));
    }
    all.add(
        running(
            "field of another type",
            m -> {
              m.visitFieldInsn(GETSTATIC, "Other", "number", "J");
              m.visitInsn(POP2);
              m.visitInsn(ACONST_NULL);
            }));
    all.add(running("class constant that is missing", m -> m.visitLdcInsn(Type.getType("LNo;"))));
    all.add(
        running(
            "array of a missing class",
            m -> {
              m.visitInsn(ICONST_1);
              m.visitTypeInsn(ANEWARRAY, "Nowhere");
            }));
    all.add(
        running(
            "cast of null to a missing class",
            m -> {
              m.visitInsn(ACONST_NULL);
              m.visitTypeInsn(CHECKCAST, "Nowhere");
            }));
    return all;
  }

  // ---- final fields of the class itself ----

  private static Case writing(String name, int access, String where) {
    return new Case(name)
        .clazz(
            "Case",
            ACC_PUBLIC | ACC_SUPER,
            "java/lang/Object",
            w -> {
              w.visitField(access | ACC_FINAL, "own", "I", null, null).visitEnd();
              constructor(w, 0);
              boolean isStatic = (access & ACC_STATIC) != 0;
              Consumer<MethodVisitor> write =
                  m -> {
                    if (!isStatic) {
                      make(m, "Case");
                    }
                    m.visitInsn(ICONST_1);
                    m.visitFieldInsn(isStatic ? PUTSTATIC : PUTFIELD, "Case", "own", "I");
                  };
              if (where.equals("<clinit>")) {
                method(
                    w,
                    ACC_STATIC,
                    where,
                    "()V",
                    m -> {
                      write.accept(m);
                      m.visitInsn(RETURN);
                    });
              }
              run(
                  w,
                  m -> {
                    if (where.equals("run")) {
                      write.accept(m);
                    }
                    m.visitInsn(ACONST_NULL);
                  });
            });
  }

  // ---- dynamic call sites ----

  private static final Handle METAFACTORY =
      bootstrap(
          "java/lang/invoke/LambdaMetafactory",
          "metafactory",
          "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;");

  private static final Handle CONCATENATION =
      bootstrap(
          "java/lang/invoke/StringConcatFactory",
          "makeConcatWithConstants",
          "Ljava/lang/String;[Ljava/lang/Object;");

  private static Handle bootstrap(String owner, String name, String more) {
    return new Handle(
        H_INVOKESTATIC,
        owner,
        name,
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
            + more
            + ")Ljava/lang/invoke/CallSite;",
        false);
  }

  private static final Type FUNCTION = Type.getType("(Ljava/lang/Object;)Ljava/lang/Object;");
  private static final Type OF_STRING = Type.getType("(Ljava/lang/String;)Ljava/lang/Object;");

  private static Case lambda(String name, Type erased, Handle implementation, Type instantiated) {
    return lambda(
        name, "()Ljava/util/function/Function;", METAFACTORY, erased, implementation, instantiated);
  }

  /** Makes a function, and applies it to a string. */
  private static Case lambda(String name, String site, Handle bootstrap, Object... arguments) {
    return running(
        "lambda: " + name,
        m -> {
          m.visitInvokeDynamicInsn("apply", site, bootstrap, arguments);
          m.visitTypeInsn(CHECKCAST, "java/util/function/Function");
          m.visitLdcInsn("text");
          m.visitMethodInsn(
              INVOKEINTERFACE,
              "java/util/function/Function",
              "apply",
              "(Ljava/lang/Object;)Ljava/lang/Object;",
              true);
        });
  }

  private static Handle handle(int kind, String owner, String name, String descriptor) {
    return new Handle(kind, owner, name, descriptor, kind == H_INVOKEINTERFACE);
  }

  private static Case concatenation(String name, String descriptor, Object... arguments) {
    return running(
        "concatenation: " + name,
        m -> {
          for (Type t : Type.getArgumentTypes(descriptor)) {
            m.visitInsn(t.getSort() == Type.INT ? ICONST_3 : ACONST_NULL);
          }
          m.visitInvokeDynamicInsn("join", descriptor, CONCATENATION, arguments);
        });
  }

  private static List<Case> sites() {
    String one = OF_STRING.getDescriptor();
    Handle target = handle(H_INVOKESTATIC, "Case", "target", one);
    List<Case> all = new ArrayList<>();
    all.add(lambda("in order", FUNCTION, target, OF_STRING));
    all.add(
        lambda("missing method", FUNCTION, handle(H_INVOKESTATIC, "Case", "none", one), OF_STRING));
    all.add(
        lambda("missing class", FUNCTION, handle(H_INVOKESTATIC, "Nowhere", "f", one), OF_STRING));
    all.add(
        lambda(
            "missing class in the type",
            FUNCTION,
            target,
            Type.getType("(LNowhere;)Ljava/lang/Object;")));
    all.add(
        lambda(
            "missing class in the erased type",
            Type.getType("(LNowhere;)Ljava/lang/Object;"),
            target,
            OF_STRING));
    all.add(
        lambda(
            "member called as static",
            FUNCTION,
            handle(H_INVOKESTATIC, "Other", "member", GET),
            OF_STRING));
    all.add(
        lambda(
            "static called as member",
            FUNCTION,
            handle(H_INVOKEVIRTUAL, "Case", "target", one),
            OF_STRING));
    all.add(
        lambda(
            "class called as interface",
            FUNCTION,
            handle(H_INVOKEINTERFACE, "Other", "member", GET),
            OF_STRING));
    all.add(
        lambda(
            "interface called as class",
            FUNCTION,
            handle(H_INVOKEVIRTUAL, "Face", "todo", GET),
            OF_STRING));
    all.add(
        lambda(
            "private method of another class",
            FUNCTION,
            handle(H_INVOKESTATIC, "Other", "secret", GET),
            OF_STRING));
    all.add(
        lambda(
            "too few arguments",
            FUNCTION,
            handle(H_INVOKESTATIC, "Other", "fixed", GET),
            OF_STRING));
    all.add(
        lambda(
            "an argument that does not fit",
            FUNCTION,
            handle(H_INVOKESTATIC, "Case", "count", "(I)Ljava/lang/Object;"),
            OF_STRING));
    all.add(
        lambda(
            "an argument of another class",
            FUNCTION,
            target,
            Type.getType("(Ljava/lang/Integer;)Ljava/lang/Object;")));
    all.add(
        lambda(
            "a result where none is",
            FUNCTION,
            handle(H_INVOKEVIRTUAL, "java/lang/Object", "notify", "()V"),
            FUNCTION));
    all.add(
        lambda(
            "abstract class to be made",
            FUNCTION,
            handle(H_NEWINVOKESPECIAL, "Open", "<init>", "()V"),
            OF_STRING));
    all.add(
        lambda(
            "field instead of a method",
            FUNCTION,
            handle(H_GETFIELD, "Other", "value", "I"),
            OF_STRING));
    all.add(lambda("missing field", FUNCTION, handle(H_GETFIELD, "Other", "none", "I"), OF_STRING));
    all.add(
        lambda(
            "class instead of an interface",
            "()LOther;",
            METAFACTORY,
            FUNCTION,
            target,
            OF_STRING));
    all.add(lambda("missing interface", "()LNowhere;", METAFACTORY, FUNCTION, target, OF_STRING));
    all.add(
        lambda(
            "captured value that does not fit",
            "()Ljava/util/function/Function;",
            METAFACTORY,
            FUNCTION,
            target,
            Type.getType("()Ljava/lang/Object;")));
    all.add(
        lambda(
            "constants of other kinds",
            "()Ljava/util/function/Function;",
            METAFACTORY,
            "text",
            target,
            OF_STRING));
    all.add(
        lambda(
            "constants in another order",
            "()Ljava/util/function/Function;",
            METAFACTORY,
            target,
            FUNCTION,
            OF_STRING));
    all.add(
        lambda(
            "too few constants", "()Ljava/util/function/Function;", METAFACTORY, FUNCTION, target));
    all.add(
        lambda(
            "too many constants",
            "()Ljava/util/function/Function;",
            METAFACTORY,
            FUNCTION,
            target,
            OF_STRING,
            1));
    all.add(
        lambda(
            "missing bootstrap method",
            "()Ljava/util/function/Function;",
            bootstrap("java/lang/invoke/LambdaMetafactory", "none", ""),
            FUNCTION,
            target,
            OF_STRING));
    all.add(
        lambda(
            "bootstrap method of a missing class",
            "()Ljava/util/function/Function;",
            bootstrap("Nowhere", "none", ""),
            FUNCTION,
            target,
            OF_STRING));
    all.add(
        lambda(
            "bootstrap method that is no bootstrap method",
            "()Ljava/util/function/Function;",
            handle(H_INVOKESTATIC, "Other", "fixed", GET)));
    all.add(
        lambda(
            "bootstrap method that is a member",
            "()Ljava/util/function/Function;",
            handle(H_INVOKEVIRTUAL, "Other", "member", GET)));
    all.add(concatenation("in order", "(I)Ljava/lang/String;", "a\1b"));
    all.add(concatenation("more arguments than the recipe has", "(II)Ljava/lang/String;", "a\1b"));
    all.add(
        concatenation("fewer arguments than the recipe has", "(I)Ljava/lang/String;", "\1a\1b"));
    all.add(concatenation("a constant missing", "(I)Ljava/lang/String;", "a\1\2"));
    all.add(concatenation("a constant too many", "(I)Ljava/lang/String;", "a\1", "more"));
    all.add(concatenation("a recipe that is no text", "(I)Ljava/lang/String;", 17));
    all.add(concatenation("no recipe", "(I)Ljava/lang/String;"));
    all.add(concatenation("another result", "(I)LOther;", "a\1"));
    all.add(concatenation("missing class", "(LNowhere;)Ljava/lang/String;", "a\1"));
    Handle constant = bootstrap("Nowhere", "none", "");
    all.add(
        running(
            "dynamic constant of a missing class",
            m -> m.visitLdcInsn(new ConstantDynamic("c", "Ljava/lang/Object;", constant))));
    all.add(
        running(
            "method type with a missing class", m -> m.visitLdcInsn(Type.getType("(LNowhere;)V"))));
    all.add(
        running(
            "handle of a missing method",
            m -> m.visitLdcInsn(handle(H_INVOKESTATIC, "Other", "none", GET))));
    all.add(
        running(
            "handle of a private method",
            m -> m.visitLdcInsn(handle(H_INVOKESTATIC, "Other", "secret", GET))));
    all.add(
        running(
            "handle of a missing field",
            m -> m.visitLdcInsn(handle(H_GETSTATIC, "Other", "none", "I"))));
    all.add(
        running(
            "handle of a field that is not static",
            m -> m.visitLdcInsn(handle(H_GETSTATIC, "Other", "value", "I"))));
    return all;
  }

  // ---- classes ----

  private static Case shaped(
      String name, int access, String superName, Consumer<ClassWriter> more, String... faces) {
    return new Case(name)
        .clazz(
            "Case",
            access,
            superName,
            w -> {
              run(w, m -> m.visitInsn(ACONST_NULL));
              more.accept(w);
            },
            faces);
  }

  private static List<Case> shapes() {
    int ordinary = ACC_PUBLIC | ACC_SUPER;
    String object = "java/lang/Object";
    Consumer<ClassWriter> nothing = w -> {};
    List<Case> all = new ArrayList<>();
    all.add(shaped("in order", ordinary, object, nothing));
    all.add(shaped("final superclass", ordinary, "Closed", nothing));
    all.add(shaped("interface as superclass", ordinary, "Face", nothing));
    all.add(shaped("missing superclass", ordinary, "Nowhere", nothing));
    all.add(shaped("itself as superclass", ordinary, "Case", nothing));
    all.add(shaped("class as interface", ordinary, object, nothing, "Other"));
    all.add(shaped("missing interface", ordinary, object, nothing, "Nowhere"));
    all.add(shaped("the same interface twice", ordinary, object, nothing, "Face", "Face"));
    all.add(shaped("itself as interface", ordinary, object, nothing, "Case"));
    all.add(
        shaped("circle of classes", ordinary, "Ring", nothing)
            .clazz("Ring", ACC_SUPER, "Case", nothing));
    all.add(
        shaped(
            "final method overridden",
            ordinary,
            "Open",
            w -> method(w, ACC_PUBLIC, "done", GET, FaultyClassesTest::returnNull)));
    all.add(shaped("abstract and final", ordinary | ACC_ABSTRACT | ACC_FINAL, object, nothing));
    all.add(shaped("interface that is not abstract", ACC_PUBLIC | ACC_INTERFACE, object, nothing));
    all.add(shaped("annotation that is no interface", ordinary | ACC_ANNOTATION, object, nothing));
    all.add(shaped("module", ACC_MODULE, object, nothing));
    all.add(
        shaped(
            "field twice",
            ordinary,
            object,
            w -> {
              w.visitField(0, "f", "I", null, null).visitEnd();
              w.visitField(0, "f", "I", null, null).visitEnd();
            }));
    all.add(
        shaped(
            "fields of two types",
            ordinary,
            object,
            w -> {
              w.visitField(0, "f", "I", null, null).visitEnd();
              w.visitField(0, "f", "J", null, null).visitEnd();
            }));
    all.add(
        shaped(
            "method twice",
            ordinary,
            object,
            w -> {
              method(w, 0, "m", GET, FaultyClassesTest::returnNull);
              method(w, 0, "m", GET, FaultyClassesTest::returnNull);
            }));
    all.add(shaped("method without code", ordinary, object, w -> method(w, 0, "m", GET, null)));
    all.add(
        shaped(
            "abstract method with code",
            ordinary | ACC_ABSTRACT,
            object,
            w -> method(w, ACC_ABSTRACT, "m", GET, FaultyClassesTest::returnNull)));
    all.add(
        shaped(
            "abstract method of a class that is not",
            ordinary,
            object,
            w -> method(w, ACC_ABSTRACT, "m", GET, null)));
    int[] flags = {
      ACC_PUBLIC | ACC_PRIVATE,
      ACC_PROTECTED | ACC_PRIVATE,
      ACC_FINAL,
      ACC_FINAL | ACC_VOLATILE,
      ACC_ABSTRACT | ACC_STATIC,
      ACC_ABSTRACT | ACC_PRIVATE,
      ACC_ABSTRACT | ACC_SYNCHRONIZED,
      ACC_NATIVE,
      ACC_STATIC | ACC_SYNCHRONIZED,
      ACC_STRICT | ACC_ABSTRACT,
      0xffff
    };
    for (int f : flags) {
      all.add(
          shaped(
              "field with flags " + Integer.toHexString(f),
              ordinary,
              object,
              w -> w.visitField(f, "f", "I", null, null).visitEnd()));
      for (int kind :
          new int[] {ordinary | ACC_ABSTRACT, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT}) {
        for (int visibility : new int[] {0, ACC_PUBLIC}) {
          boolean hasCode = (f & (ACC_ABSTRACT | ACC_NATIVE)) == 0;
          all.add(
              shaped(
                  "method with flags "
                      + Integer.toHexString(f | visibility)
                      + " in "
                      + Integer.toHexString(kind),
                  kind,
                  object,
                  w ->
                      method(
                          w,
                          f | visibility,
                          "m",
                          GET,
                          hasCode ? FaultyClassesTest::returnNull : null)));
        }
      }
    }
    all.add(
        shaped(
            "constructor of an interface",
            ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT,
            object,
            w -> constructor(w, ACC_PUBLIC)));
    all.add(
        shaped(
            "static constructor",
            ordinary,
            object,
            w -> method(w, ACC_STATIC, "<init>", "()V", m -> m.visitInsn(RETURN))));
    all.add(
        shaped(
            "constructor with a result",
            ordinary,
            object,
            w -> method(w, 0, "<init>", GET, FaultyClassesTest::returnNull)));
    all.add(
        shaped(
            "initialiser that is not static",
            ordinary,
            object,
            w -> method(w, 0, "<clinit>", "()V", m -> m.visitInsn(RETURN))));
    all.add(
        shaped(
            "initialiser with an argument",
            ordinary,
            object,
            w -> method(w, ACC_STATIC, "<clinit>", "(I)V", m -> m.visitInsn(RETURN))));
    for (String n : List.of("a.b", "a;b", "a[b", "a/b", "a<b", "<a>", "")) {
      all.add(
          shaped(
              "method named " + n,
              ordinary,
              object,
              w -> method(w, 0, n, GET, FaultyClassesTest::returnNull)));
      all.add(
          shaped(
              "field named " + n,
              ordinary,
              object,
              w -> w.visitField(0, n, "I", null, null).visitEnd()));
    }
    for (String d :
        List.of("", "X", "L;", "La", "[", "V", "L/a;", "La//b;", "La.b;", "II", "()V")) {
      all.add(
          shaped(
              "field of type " + d,
              ordinary,
              object,
              w -> w.visitField(0, "f", d, null, null).visitEnd()));
    }
    all.add(
        shaped(
            "constant of another type",
            ordinary,
            object,
            w -> w.visitField(ACC_STATIC | ACC_FINAL, "f", "J", null, 1).visitEnd()));
    all.add(
        shaped(
            "constant of an object",
            ordinary,
            object,
            w ->
                w.visitField(ACC_STATIC | ACC_FINAL, "f", "Ljava/lang/Object;", null, "x")
                    .visitEnd()));
    all.add(shaped("nest host that is missing", ordinary, object, w -> w.visitNestHost("Nowhere")));
    all.add(
        shaped(
            "sealed and final",
            ordinary | ACC_FINAL,
            object,
            w -> w.visitPermittedSubclass("Other")));
    all.add(
        shaped(
            "inner class of itself",
            ordinary,
            object,
            w -> w.visitInnerClass("Case", "Case", "Case", 0)));
    return all;
  }

  @TestFactory
  Stream<DynamicTest> endAsTheyDoOnTheRunningJvm() {
    List<Case> all = new ArrayList<>(instructions());
    all.addAll(sites());
    all.addAll(shapes());
    all.add(writing("final field of its own", 0, "run"));
    all.add(writing("static final field of its own", ACC_STATIC, "run"));
    all.add(writing("static final field of its own at its beginning", ACC_STATIC, "<clinit>"));
    return all.stream()
        .map(
            c ->
                DynamicTest.dynamicTest(
                    c.name,
                    () ->
                        assertThat(twins.inMachine("Case", c.classes))
                            .as(twins.details())
                            .isEqualTo(twins.onHotSpot("Case", c.classes))));
  }
}
