package dev.assay.machine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * A state written down in ordinary collections: a map, then a component or none, then lists. Some
 * vectors end earlier. The map takes two parts of the state.
 */
public record Sample(List<Object> parts) {
  static final Component NONE = new Component(-1, List.of());

  public static final VectorLayout LAYOUT =
      (index, count) ->
          switch (index) {
            case 0 -> PartKind.EVEN_KEYS;
            case 1 -> PartKind.ODD_KEYS;
            case 2 -> PartKind.COMPONENT;
            default -> PartKind.LIST_OF_COMPONENTS;
          };

  record Component(int tag, List<Long> values) {
    Object data() {
      int length = values.size();
      switch (tag % 3) {
        case 0 -> {
          return values.stream().mapToLong(x -> x).toArray();
        }
        case 1 -> {
          byte[] data = new byte[length];
          for (int i = 0; i < length; i++) {
            data[i] = values.get(i).byteValue();
          }
          return data;
        }
        default -> {
          return values.stream().mapToDouble(x -> x).toArray();
        }
      }
    }

    static Component of(int tag, Object data) {
      List<Long> values = new ArrayList<>();
      for (int i = 0; i < java.lang.reflect.Array.getLength(data); i++) {
        Object value = java.lang.reflect.Array.get(data, i);
        values.add(value instanceof Character c ? (long) c : ((Number) value).longValue());
      }
      return new Component(tag, values);
    }
  }

  public static Sample random(SplittableRandom random) {
    List<Object> parts = new ArrayList<>();
    int count = random.nextInt(10) == 0 ? random.nextInt(3) : 2 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      parts.add(randomPart(random, i));
    }
    return new Sample(parts);
  }

  private static Object randomPart(SplittableRandom random, int index) {
    if (index == 0) {
      TreeMap<Integer, Component> map = new TreeMap<>();
      int range = 1 << random.nextInt(8);
      for (int i = random.nextInt(20); i > 0; i--) {
        map.put(random.nextInt(range), randomComponent(random));
      }
      return map;
    }
    if (index == 1) {
      return random.nextInt(4) == 0 ? NONE : randomComponent(random);
    }
    List<Component> list = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      list.add(randomComponent(random));
    }
    return list;
  }

  static Component randomComponent(SplittableRandom random) {
    List<Long> values = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      values.add((long) random.nextInt(4));
    }
    return new Component(random.nextInt(6), values);
  }

  /** Another state, with one or two things changed, or now and then many. */
  public Sample change(SplittableRandom random) {
    if (random.nextInt(20) == 0) {
      return random(random);
    }
    List<Object> changed = new ArrayList<>(parts);
    for (int i = 1 + random.nextInt(2); i > 0 && !changed.isEmpty(); i--) {
      int index = random.nextInt(changed.size());
      Object part = changed.get(index);
      if (part instanceof TreeMap<?, ?>) {
        @SuppressWarnings("unchecked")
        TreeMap<Integer, Component> map = new TreeMap<>((TreeMap<Integer, Component>) part);
        int key = random.nextInt(1 << random.nextInt(8));
        if (random.nextInt(3) == 0) {
          map.remove(key);
        } else {
          map.put(key, randomComponent(random));
        }
        changed.set(index, map);
      } else if (part instanceof List<?>) {
        @SuppressWarnings("unchecked")
        List<Component> list = new ArrayList<>((List<Component>) part);
        if (!list.isEmpty() && random.nextBoolean()) {
          list.remove(0);
        } else {
          list.add(0, randomComponent(random));
        }
        changed.set(index, list);
      } else {
        changed.set(index, randomPart(random, 1));
      }
    }
    return new Sample(changed);
  }

  public int intern(StateStore store) {
    return intern(store, key -> key);
  }

  /** Interns the state, other keys taking the place of those of the maps. */
  public int intern(StateStore store, IntUnaryOperator keys) {
    int[] numbers = new int[parts.isEmpty() ? 0 : parts.size() + 1];
    for (int i = 0; i < parts.size(); i++) {
      Object part = parts.get(i);
      if (part instanceof TreeMap<?, ?> map) {
        List<TreeMap<Integer, Integer>> halves = List.of(new TreeMap<>(), new TreeMap<>());
        map.forEach(
            (k, value) -> {
              int key = keys.applyAsInt((Integer) k);
              halves.get(key & 1).put(key >> 1, componentNumber(store, (Component) value));
            });
        numbers[0] = IntMapsTest.update(store.maps(), 0, halves.get(0));
        numbers[1] = IntMapsTest.update(store.maps(), 0, halves.get(1));
      } else if (part instanceof List<?> list) {
        for (int j = list.size() - 1; j >= 0; j--) {
          int head = componentNumber(store, (Component) list.get(j));
          numbers[i + 1] = store.lists().cons(head, numbers[i + 1]);
        }
      } else {
        numbers[i + 1] = componentNumber(store, (Component) part);
      }
    }
    return (int) store.states().intern(numbers, numbers.length);
  }

  private static int componentNumber(StateStore store, Component component) {
    return component.equals(NONE)
        ? 0
        : store.components().intern(component.tag(), component.data());
  }

  public static Sample read(StateStore store, int state) {
    return read(store, state, key -> key);
  }

  public static Sample read(StateStore store, int state, IntUnaryOperator keys) {
    int[] numbers = new int[store.states().count(state)];
    store.states().parts(state, numbers);
    List<Object> parts = new ArrayList<>();
    for (int i = 0; i < numbers.length; i++) {
      int number = numbers[i];
      switch (LAYOUT.kind(i, numbers.length)) {
        case EVEN_KEYS -> {
          TreeMap<Integer, Component> map = new TreeMap<>();
          addHalf(store, number, 0, keys, map);
          addHalf(store, numbers.length > 1 ? numbers[1] : 0, 1, keys, map);
          parts.add(map);
        }
        case ODD_KEYS -> {}
        case LIST_OF_COMPONENTS -> {
          List<Component> list = new ArrayList<>();
          for (int rest = number; rest != 0; rest = store.lists().tail(rest)) {
            list.add(component(store, store.lists().head(rest)));
          }
          parts.add(list);
        }
        case COMPONENT -> parts.add(component(store, number));
      }
    }
    return new Sample(parts);
  }

  private static void addHalf(
      StateStore store, int half, int first, IntUnaryOperator keys, Map<Integer, Component> map) {
    store
        .maps()
        .forEach(
            half,
            (key, value) -> map.put(keys.applyAsInt(2 * key + first), component(store, value)));
  }

  private static Component component(StateStore store, int number) {
    return number == 0
        ? NONE
        : Component.of(store.components().tag(number), store.components().data(number));
  }
}
