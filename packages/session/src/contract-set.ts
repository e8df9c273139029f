const SMALLEST = 1 << 12;
/** Slots in use out of all before the table doubles; above it searches grow long. */
const FULLEST = 0.5;
const NOT_FOUND = -1;
const TWO_TO_32 = 0x1_00_00_00_00;

const slotOf = (contract: number, mask: number): number => {
  const low = contract | 0;
  const high = (contract / TWO_TO_32) | 0;
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e_37_79_b1), 0x85_eb_ca_6b);
  return (mixed ^ (mixed >>> 15)) & mask;
};

/**
 * Where each contract of the day stands: open addressing over row numbers, four bytes a slot. The contracts
 * themselves are read from the rows, so two million of them cost no text and no second copy.
 */
export class ContractSet {
  readonly #contractOfRow: (row: number) => number;
  /** Row number plus one; zero is an empty slot. */
  #slots = new Uint32Array(SMALLEST);
  #size = 0;

  constructor(contractOfRow: (row: number) => number) {
    this.#contractOfRow = contractOfRow;
  }

  /** The row of a contract, or -1. */
  find(contract: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = slotOf(contract, mask); ; slot = (slot + 1) & mask) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (row === NOT_FOUND || this.#contractOfRow(row) === contract) return row;
    }
  }

  /** Makes room at once for contracts that are known to come. */
  reserve(contracts: number): void {
    while (this.#size + contracts > this.#slots.length * FULLEST) this.#double();
  }

  add(contract: number, row: number): void {
    if (this.#size + 1 > this.#slots.length * FULLEST) this.#double();
    this.#put(contract, row);
    this.#size += 1;
  }

  #put(contract: number, row: number): void {
    const mask = this.#slots.length - 1;
    let slot = slotOf(contract, mask);
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = row + 1;
  }

  #double(): void {
    const rows = this.#slots;
    this.#slots = new Uint32Array(rows.length * 2);
    for (const row of rows) if (row !== 0) this.#put(this.#contractOfRow(row - 1), row - 1);
  }
}
