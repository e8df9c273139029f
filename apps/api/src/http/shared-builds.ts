type Building<T> = {
  readonly made: Promise<T>;
  readonly stopping: AbortController;
  readers: number;
};

type JoinOptions = {
  /** Ends when this reader has left; without one the build goes on for whoever asks next. */
  reader?: AbortSignal | undefined;
};

/**
 * Equal questions that arrive while an answer is being built wait for that one. When the last of them has left, the
 * work is stopped: nobody would read it.
 */
export class SharedBuilds<T> {
  readonly #underWay = new Map<string, Building<T>>();

  get size(): number {
    return this.#underWay.size;
  }

  isUnderWay(key: string): boolean {
    return this.#underWay.has(key);
  }

  join(key: string, build: (signal: AbortSignal) => Promise<T>, { reader }: JoinOptions = {}): Promise<T> {
    const building = this.#underWay.get(key) ?? this.#begin(key, build);
    building.readers += 1;
    if (reader !== undefined) this.#watch(key, building, reader);
    return building.made;
  }

  #begin(key: string, build: (signal: AbortSignal) => Promise<T>): Building<T> {
    const stopping = new AbortController();
    const made = build(stopping.signal).finally(() => this.#forget(key, building));
    const building: Building<T> = { made, stopping, readers: 0 };
    this.#underWay.set(key, building);
    return building;
  }

  #watch(key: string, building: Building<T>, reader: AbortSignal): void {
    const leave = (): void => {
      building.readers -= 1;
      if (building.readers > 0) return;
      this.#forget(key, building);
      building.stopping.abort();
    };
    if (reader.aborted) return leave();
    reader.addEventListener('abort', leave, { once: true });
    const stay = (): void => reader.removeEventListener('abort', leave);
    building.made.then(stay, stay);
  }

  /** A stopped build may end long after another one of the same key began. */
  #forget(key: string, building: Building<T>): void {
    if (this.#underWay.get(key) === building) this.#underWay.delete(key);
  }
}
