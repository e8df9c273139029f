/** Reached when the value is as high, or as low. */
export type Way = 'rise' | 'fall';

/** The numbers that wait for one value from one side, the next to be reached on top: a binary heap in typed arrays. */
type Heap = { keys: Float64Array; ids: Int32Array; size: number };

const FIRST_ROOM = 4;

const newHeap = (): Heap => ({
  keys: new Float64Array(FIRST_ROOM),
  ids: new Int32Array(FIRST_ROOM),
  size: 0,
});

const widened = <A extends Float64Array | Int32Array>(array: A, room: number): A => {
  const wider = array instanceof Float64Array ? new Float64Array(room) : new Int32Array(room);
  wider.set(array);
  return wider as A;
};

const NONE = -1;

/** All numbers that wait from one side, of any number of values (slots), each under an id of its own. */
class Waiting {
  readonly #sign: 1 | -1;
  readonly #heaps: Heap[] = [];
  /** By id: the slot in whose heap it is, and its place there. */
  #slots = new Int32Array(FIRST_ROOM).fill(NONE);
  #places = new Int32Array(FIRST_ROOM);

  constructor(way: Way) {
    this.#sign = way === 'rise' ? 1 : -1;
  }

  add(slot: number, id: number, threshold: number): void {
    this.drop(id);
    this.#makeRoomFor(id);
    while (this.#heaps.length <= slot) this.#heaps.push(newHeap());
    const heap = this.#heaps[slot] ?? newHeap();
    if (heap.size === heap.keys.length) {
      heap.keys = widened(heap.keys, heap.size * 2);
      heap.ids = widened(heap.ids, heap.size * 2);
    }
    this.#slots[id] = slot;
    heap.size += 1;
    this.#rise(heap, heap.size - 1, this.#sign * threshold, id);
  }

  drop(id: number): void {
    const slot = this.#slots[id] ?? NONE;
    const heap = this.#heaps[slot];
    if (slot === NONE || heap === undefined) return;
    this.#slots[id] = NONE;
    const place = this.#places[id] ?? 0;
    heap.size -= 1;
    if (place === heap.size) return;
    const key = heap.keys[heap.size] ?? 0;
    const last = heap.ids[heap.size] ?? 0;
    const parent = (place - 1) >> 1;
    if (place > 0 && key < (heap.keys[parent] ?? 0)) this.#rise(heap, place, key, last);
    else this.#sink(heap, place, key, last);
  }

  /** The next id that this value reaches, which then waits no more; -1 where it reaches none. */
  take(slot: number, value: number): number {
    const heap = this.#heaps[slot];
    if (heap === undefined || heap.size === 0 || (heap.keys[0] ?? 0) > this.#sign * value) return NONE;
    const id = heap.ids[0] ?? NONE;
    this.drop(id);
    return id;
  }

  #makeRoomFor(id: number): void {
    const room = this.#slots.length;
    if (id < room) return;
    const wider = Math.max(room * 2, id + 1);
    this.#slots = widened(this.#slots, wider).fill(NONE, room);
    this.#places = widened(this.#places, wider);
  }

  #put({ keys, ids }: Heap, place: number, key: number, id: number): void {
    keys[place] = key;
    ids[place] = id;
    this.#places[id] = place;
  }

  #rise(heap: Heap, from: number, key: number, id: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap.keys[parent] ?? 0;
      if (above <= key) break;
      this.#put(heap, place, above, heap.ids[parent] ?? 0);
      place = parent;
    }
    this.#put(heap, place, key, id);
  }

  #sink(heap: Heap, from: number, key: number, id: number): void {
    const { keys, ids, size } = heap;
    let place = from;
    for (let child = 2 * place + 1; child < size; child = 2 * place + 1) {
      const isRight = child + 1 < size && (keys[child + 1] ?? 0) < (keys[child] ?? 0);
      const lower = isRight ? child + 1 : child;
      const below = keys[lower] ?? 0;
      if (below >= key) break;
      this.#put(heap, place, below, ids[lower] ?? 0);
      place = lower;
    }
    this.#put(heap, place, key, id);
  }
}

/**
 * Thresholds that wait for values to reach them. A value that reaches none costs two comparisons however many wait; one
 * that is put, dropped or reached costs the logarithm of how many wait with it.
 */
export type Thresholds = {
  /** An id waits from each side at most once: put again it moves. */
  put: (way: Way, slot: number, id: number, threshold: number) => void;
  drop: (id: number) => void;
  /** The ids that this value of a slot reaches, each once; they wait no more. */
  take: (slot: number, value: number) => number[];
};

export const openThresholds = (): Thresholds => {
  const rising = new Waiting('rise');
  const falling = new Waiting('fall');
  const drop = (id: number): void => {
    rising.drop(id);
    falling.drop(id);
  };
  return {
    put: (way, slot, id, threshold) => (way === 'rise' ? rising : falling).add(slot, id, threshold),
    drop,
    take: (slot, value) => {
      const reached: number[] = [];
      for (let id = rising.take(slot, value); id !== NONE; id = rising.take(slot, value)) {
        falling.drop(id);
        reached.push(id);
      }
      for (let id = falling.take(slot, value); id !== NONE; id = falling.take(slot, value)) {
        rising.drop(id);
        reached.push(id);
      }
      return reached;
    },
  };
};
