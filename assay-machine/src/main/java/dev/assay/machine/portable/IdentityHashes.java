package dev.assay.machine.portable;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;
import java.util.Arrays;

/**
 * Hashes of 64 bits for the things that states name by numbers of this process: classes, methods,
 * objects by their identities. The same in every process that runs the same program.
 */
final class IdentityHashes {
  private static final long NOTHING = 0x2545f4914f6cdd1dL;

  private final Machine machine;
  private final Universe universe;
  private final Identities identities;

  // By number; 0 where not computed yet.
  private long[] positions = new long[1024];
  private long[] klasses = new long[1024];
  private long[] methods = new long[1024];

  IdentityHashes(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.identities = universe.identities();
  }

  /** Mixes a value into a hash; order counts. */
  static long mix(long h, long value) {
    long x = (h ^ value) * 0x9fb21c651e98df25L;
    x ^= x >>> 29;
    x = (x + Long.rotateLeft(h, 23)) * 0xd6e8feb86659fd93L;
    return x ^ (x >>> 32);
  }

  static long text(String s) {
    long h = s.length();
    for (int i = 0; i < s.length(); i++) {
      h = mix(h, s.charAt(i));
    }
    return h;
  }

  private static long defined(long h) {
    return h == 0 ? NOTHING : h;
  }

  long klass(Klass k) {
    if (k == null) {
      return NOTHING;
    }
    if (k.id >= klasses.length) {
      klasses = Arrays.copyOf(klasses, Math.max(k.id + 1, klasses.length * 2));
    }
    if (klasses[k.id] == 0) {
      klasses[k.id] = defined(mix(loader(k.loader), text(k.name)));
    }
    return klasses[k.id];
  }

  private long loader(int loader) {
    return loader == 0
        ? 1
        : loader == machine.platformLoader() ? 2 : loader == machine.appLoader() ? 3 : of(loader);
  }

  long method(Method m) {
    if (m == null) {
      return NOTHING;
    }
    if (m.id >= methods.length) {
      methods = Arrays.copyOf(methods, Math.max(m.id + 1, methods.length * 2));
    }
    if (methods[m.id] == 0) {
      methods[m.id] = defined(mix(mix(klass(m.holder), text(m.name)), text(m.descriptor)));
    }
    return methods[m.id];
  }

  /** The identity of the object at a position; the null reference has one too. */
  long of(int position) {
    if (position == 0) {
      return NOTHING;
    }
    if (position >= positions.length) {
      positions = Arrays.copyOf(positions, Math.max(position + 1, positions.length * 2));
    }
    if (positions[position] == 0) {
      long h = compute(position);
      positions[position] = defined(h);
    }
    return positions[position];
  }

  long thread(int number) {
    return of(universe.threadPosition(number));
  }

  private long compute(int position) {
    Identities.Chain c = identities.chainOf(position);
    int occurrence = identities.occurrenceOf(position);
    if (c.site == Universe.MIRROR_SITE) {
      return mix(mix(1, klass(universe.klasses[c.thread])), occurrence);
    }
    if (c.site == Universe.LITERAL_SITE) {
      return mix(mix(2, text(universe.literalText(c.thread))), occurrence);
    }
    Site s = universe.sites[c.site];
    long site = s.method == null ? s.id : mix(mix(method(s.method), s.pc), klass(s.klass));
    return mix(mix(mix(3, site), owner(c.thread, position)), occurrence);
  }

  private long owner(int owner, int position) {
    if (owner < 0) {
      return mix(4, klass(universe.klasses[-owner]));
    }
    return universe.threadPosition(owner) == position ? 5 : thread(owner);
  }
}
