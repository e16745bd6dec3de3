package dev.assay.machine.portable;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.Arrays;

/** Tells which slots of objects hold numbers that mean something in this process only. */
final class SlotRoles {
  /** A number that means the same everywhere. */
  static final byte PLAIN = 0;

  static final byte REFERENCE = 1;

  /** The number of a method, or 0. */
  static final byte METHOD = 2;

  /** The number of code that the machine made for a lambda form, and can make again. */
  static final byte CODE = 3;

  /** One more than a thread's number, or 0. */
  static final byte THREAD = 4;

  /** A class's initialisation status, which names a thread if it is negative. */
  static final byte STATUS = 5;

  /** The number of the class that a class object stands for. */
  static final byte CLASS = 6;

  private final Universe universe;
  private final Klass thread;
  private final int eetop;
  private byte[][] instances = new byte[1024][];
  private byte[][] classObjects = new byte[1024][];

  SlotRoles(Universe universe) {
    this.universe = universe;
    this.thread = universe.require("java/lang/Thread");
    this.eetop = thread.declaredField("eetop").slot;
  }

  /** The roles of the slots of a class's instances, which must not be class objects. */
  byte[] of(Klass k) {
    if (k.id >= instances.length) {
      instances = Arrays.copyOf(instances, Math.max(k.id + 1, instances.length * 2));
    }
    if (instances[k.id] == null) {
      instances[k.id] = ofInstances(k);
    }
    return instances[k.id];
  }

  private byte[] ofInstances(Klass k) {
    byte[] roles = new byte[k.instanceSlots];
    for (int slot : k.referenceSlots) {
      roles[slot] = REFERENCE;
    }
    if (k.loader == 0 && k.name.equals("java/lang/invoke/ResolvedMethodName")) {
      roles[0] = METHOD;
    } else if (k.loader == 0 && k.name.equals("java/lang/invoke/LambdaForm")) {
      roles[0] = CODE;
    } else if (k.isSubtypeOf(thread)) {
      roles[eetop] = THREAD;
    }
    return roles;
  }

  /** The roles of the slots of the object that stands for a class. */
  byte[] ofClassObject(Klass subject) {
    if (subject.id >= classObjects.length) {
      classObjects = Arrays.copyOf(classObjects, Math.max(subject.id + 1, classObjects.length * 2));
    }
    if (classObjects[subject.id] == null) {
      byte[] roles = new byte[subject.mirrorSlots];
      for (int slot : subject.mirrorReferenceSlots) {
        roles[slot] = REFERENCE;
      }
      roles[Klass.STATUS] = STATUS;
      roles[Klass.KLASS_ID] = CLASS;
      classObjects[subject.id] = roles;
    }
    return classObjects[subject.id];
  }

  /** The roles for an object's data, whatever it is an instance of. */
  byte[] of(Klass k, long[] data) {
    return k == universe.classKlass()
        ? ofClassObject(universe.klasses[(int) data[Klass.KLASS_ID]])
        : of(k);
  }
}
