package dev.assay.machine.threads;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * Goes through a thread's stack from the top as a JVM would show it. Natives have no frames here:
 * one that is running, waiting, or waiting for code it needs to have run first is put in its place.
 * Class initialisers that have not begun, because their superclass comes first, are left out.
 */
public final class FrameCursor {
  private final Machine machine;
  private final GuestThread t;
  private Method pending;
  private int pendingArguments;
  private int next;

  /** The method of the current frame. */
  public Method method;

  /** Where the method is; -1 in a native method. */
  public int pc;

  /** The frame's index in the thread, or -1 if it has none. */
  public int index;

  /** Where the arguments of a native method lie in the thread's stack. */
  public int arguments;

  /** A thread's whole stack. */
  public FrameCursor(Machine machine, GuestThread t) {
    this.machine = machine;
    this.t = t;
    this.next = t.depth;
    if (t == machine.current()) {
      pending = t.nativeMethod;
      pendingArguments = pending == null ? -1 : t.sp - pending.argSlots;
    } else if (t.depth >= 0 && t.status != GuestThread.Status.RUNNABLE) {
      pending = callee(t.depth, t.sp);
      pendingArguments = pending == null ? -1 : t.sp - pending.argSlots;
    }
  }

  /** Only the frames from {@code top} downwards. */
  public FrameCursor(Machine machine, GuestThread t, int top) {
    this.machine = machine;
    this.t = t;
    this.next = top;
  }

  /** Moves to the next frame; false if there is none. */
  public boolean advance() {
    if (pending != null) {
      method = pending;
      pc = -1;
      index = -1;
      arguments = pendingArguments;
      pending = null;
      return true;
    }
    while (next >= 0 && isUnstarted(next)) {
      next--;
    }
    if (next < 0) {
      return false;
    }
    index = next--;
    method = t.methods[index];
    pc = Throwables.pcOf(t, index);
    if (next >= 0 && Throwables.repeatsCaller(method)) {
      Method callee = callee(next, t.bases[index]);
      if (callee != null && callee.nativeTable != null) {
        pending = callee;
        pendingArguments = t.bases[index] - callee.argSlots;
      }
    }
    return true;
  }

  /** Whether a class initialiser still waits for that of a supertype, which lies on top of it. */
  private boolean isUnstarted(int i) {
    return i < t.depth && ClassInit.isSupertypesFrame(t.methods[i + 1]);
  }

  /** The method that the call instruction of a frame is about to call; null if it is no call. */
  private Method callee(int frame, int sp) {
    Method m = t.methods[frame];
    long w = m.code[t.pcs[frame]];
    switch (Op.op(w)) {
      case Op.CALL_STATIC, Op.CALL_STATIC_NI, Op.INVOKESTATIC_Q:
        Method target = machine.universe().methods[Op.b(w)];
        return isBeingInitialized(target.holder, frame) ? null : target;
      case Op.CALL_SPECIAL, Op.INVOKESPECIAL_Q:
        return machine.universe().methods[Op.b(w)];
      case Op.CALL_VIRTUAL:
        return virtual(t.bases[frame] + Op.a(w), Op.b(w));
      case Op.INVOKEVIRTUAL_Q:
        return virtual(sp - Op.a(w), Op.b(w));
      case Op.CALL_INTERFACE:
        return interfaceMethod(t.bases[frame] + Op.a(w), Op.b(w));
      case Op.INVOKEINTERFACE_Q:
        return interfaceMethod(sp - Op.a(w), Op.b(w));
      default:
        return null;
    }
  }

  private Method virtual(int slot, int index) {
    int receiver = (int) t.stack[slot];
    return receiver == 0 ? null : machine.heap().klass[receiver].vtable[index];
  }

  private Method interfaceMethod(int slot, int number) {
    int receiver = (int) t.stack[slot];
    return receiver == 0
        ? null
        : machine.heap().klass[receiver].selectInterface(machine.universe().methods[number]);
  }

  /** Whether the frames above are there because a static call has to initialise the class first. */
  private boolean isBeingInitialized(Klass k, int frame) {
    return frame < t.depth
        && t.methods[frame + 1].isClassInitializer()
        && t.methods[frame + 1].holder == k;
  }
}
