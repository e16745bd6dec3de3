package dev.assay.machine.invoke;

import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/** Slots of the fields of java.lang.invoke that the machine reads. */
final class Layout {
  /** Slot that the machine adds to LambdaForm (compiled method) and ResolvedMethodName (target). */
  static final int INJECTED = 0;

  final int handleType;
  final int handleForm;
  final int formArity;
  final int formResult;
  final int formNames;
  final int nameType;
  final int nameIndex;
  final int nameFunction;
  final int nameArguments;
  final int typeChar;
  final int functionMember;
  final int functionHandle;
  final int memberClass;
  final int memberName;
  final int memberType;
  final int memberFlags;
  final int memberMethod;
  final int methodTypeResult;
  final int methodTypeParameters;
  final int siteTarget;
  final int varHandleForm;
  final int varHandleExact;
  final int varFormImplementation;
  final Klass nameKlass;

  Layout(Universe u) {
    String p = "java/lang/invoke/";
    Klass handle = u.require(p + "MethodHandle");
    handleType = slot(handle, "type");
    handleForm = slot(handle, "form");
    Klass form = u.require(p + "LambdaForm");
    formArity = slot(form, "arity");
    formResult = slot(form, "result");
    formNames = slot(form, "names");
    nameKlass = u.require(p + "LambdaForm$Name");
    nameType = slot(nameKlass, "type");
    nameIndex = slot(nameKlass, "index");
    nameFunction = slot(nameKlass, "function");
    nameArguments = slot(nameKlass, "arguments");
    typeChar = slot(u.require(p + "LambdaForm$BasicType"), "btChar");
    Klass function = u.require(p + "LambdaForm$NamedFunction");
    functionMember = slot(function, "member");
    functionHandle = slot(function, "resolvedHandle");
    Klass member = u.require(p + "MemberName");
    memberClass = slot(member, "clazz");
    memberName = slot(member, "name");
    memberType = slot(member, "type");
    memberFlags = slot(member, "flags");
    memberMethod = slot(member, "method");
    Klass type = u.require(p + "MethodType");
    methodTypeResult = slot(type, "rtype");
    methodTypeParameters = slot(type, "ptypes");
    siteTarget = slot(u.require(p + "CallSite"), "target");
    varHandleForm = slot(u.require(p + "VarHandle"), "vform");
    varHandleExact = slot(u.require(p + "VarHandle"), "exact");
    varFormImplementation = slot(u.require(p + "VarForm"), "implClass");
  }

  private static int slot(Klass k, String field) {
    Field f = k.declaredField(field);
    if (f == null) {
      throw new IllegalStateException(k.name + " has no field " + field);
    }
    return f.slot;
  }
}
