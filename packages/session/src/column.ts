export type Numbers = Float64Array | Uint32Array | Uint16Array | Uint8Array;

/** Rows of a block. Blocks are never copied, so a growing day needs no second room for itself. */
const BLOCK_BITS = 14;
const BLOCK_ROWS = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK_ROWS - 1;

/** One figure of every trade of the day, a few bytes each, growing by blocks. */
export class Column<A extends Numbers> {
  readonly #newBlock: (rows: number) => A;
  readonly #blocks: A[] = [];

  constructor(newBlock: (rows: number) => A) {
    this.#newBlock = newBlock;
  }

  get(row: number): number {
    return this.#blocks[row >>> BLOCK_BITS]?.[row & BLOCK_MASK] ?? 0;
  }

  set(row: number, value: number): void {
    const block = this.#blocks[row >>> BLOCK_BITS] ?? this.#grow(row);
    block[row & BLOCK_MASK] = value;
  }

  /** The first rows in one piece, apart from what happens afterwards. */
  copy(rows: number): A {
    const whole = this.#newBlock(rows);
    for (const [number, block] of this.#blocks.entries()) {
      const start = number * BLOCK_ROWS;
      if (start < rows) whole.set(block.subarray(0, Math.min(BLOCK_ROWS, rows - start)), start);
    }
    return whole;
  }

  load(values: A): void {
    for (let start = 0; start < values.length; start += BLOCK_ROWS) {
      this.#grow(start).set(values.subarray(start, start + BLOCK_ROWS));
    }
  }

  #grow(row: number): A {
    let block = this.#newBlock(BLOCK_ROWS);
    this.#blocks.push(block);
    while (this.#blocks.length <= row >>> BLOCK_BITS) {
      block = this.#newBlock(BLOCK_ROWS);
      this.#blocks.push(block);
    }
    return block;
  }
}
