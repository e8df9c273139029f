/** Reads a stream of pieces of any size by exact numbers of bytes. */
export class Bytes {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  #isEnded = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** As many as asked for; fewer at the end alone. */
  async take(most: number): Promise<Buffer> {
    await this.#hold(most);
    const taken = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(taken.length);
    return taken;
  }

  async isDone(): Promise<boolean> {
    await this.#hold(1);
    return this.#held.length === 0;
  }

  /** Lets the source go before its end. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #hold(least: number): Promise<void> {
    if (this.#held.length >= least || this.#isEnded) return;
    const pieces: Uint8Array[] = [this.#held];
    for (let length = this.#held.length; length < least;) {
      const next = await this.#source.next();
      if (next.done === true) {
        this.#isEnded = true;
        break;
      }
      pieces.push(next.value);
      length += next.value.length;
    }
    this.#held = Buffer.concat(pieces);
  }
}
