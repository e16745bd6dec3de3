package dev.assay.machine.invoke;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

public final class InvokeLinker {
  private final Machine machine;

  public InvokeLinker(Machine machine) {
    this.machine = machine;
  }

  public void linkDynamicCall(GuestThread t, int index) {
    throw new Unsupported("invokedynamic");
  }

  public void executeDynamicCall(GuestThread t, int b) {
    throw new Unsupported("invokedynamic");
  }

  public void executePolymorphic(GuestThread t, Object constant) {
    throw new Unsupported("polymorphic");
  }

  public void step(GuestThread t, int a, int b) {
    throw new Unsupported("polymorphic");
  }

  public void loadConstant(GuestThread t, int index) {
    throw new Unsupported("constant");
  }

  public boolean isPolymorphic(Method m) {
    return m.isNative() && m.isHidden() == false && (m.holder.name.equals("java/lang/invoke/MethodHandle") || m.holder.name.equals("java/lang/invoke/VarHandle"));
  }

  public Object polymorphicSite(Klass holder, Method target, String descriptor) {
    return machine;
  }

  public Method findPolymorphic(Klass owner, String name) {
    return null;
  }
}
