import { type TradingDate, dayNumber } from '@chuli/kernel';

const WORD = 2 ** 32;

/**
 * Builds the body of an insert in ClickHouse's RowBinary. Measured on half a million trades with encoding included, it
 * goes in about twice as fast as JSONCompactEachRow and TabSeparated: the engine has no text to parse.
 */
export class RowBinaryWriter {
  #bytes: Buffer;
  #at = 0;

  constructor(capacity = 1 << 16) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  #reserve(length: number): number {
    const at = this.#at;
    const end = at + length;
    if (end > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(grown, 0, 0, at);
      this.#bytes = grown;
    }
    this.#at = end;
    return at;
  }

  uint8(value: number): void {
    const at = this.#reserve(1);
    this.#bytes[at] = value;
  }

  uint16(value: number): void {
    const at = this.#reserve(2);
    this.#bytes.writeUInt16LE(value, at);
  }

  uint32(value: number): void {
    const at = this.#reserve(4);
    this.#bytes.writeUInt32LE(value, at);
  }

  /** A whole number up to 2^53, as every count, amount, microsecond and contract id of this market is. */
  uint64(value: number): void {
    const at = this.#reserve(8);
    const low = value % WORD;
    this.#bytes.writeUInt32LE(low, at);
    this.#bytes.writeUInt32LE((value - low) / WORD, at + 4);
  }

  date(value: TradingDate): void {
    this.uint16(dayNumber(value));
  }

  float64(value: number): void {
    const at = this.#reserve(8);
    this.#bytes.writeDoubleLE(value, at);
  }

  nullableFloat64(value: number | null): void {
    this.uint8(value === null ? 1 : 0);
    if (value !== null) this.float64(value);
  }

  nullableDate(value: TradingDate | null): void {
    this.uint8(value === null ? 1 : 0);
    if (value !== null) this.date(value);
  }

  array<Value>(values: readonly Value[], write: (value: Value) => void): void {
    this.#length(values.length);
    for (const value of values) write(value);
  }

  string(value: string): void {
    const length = value.length;
    if (length > 127) return this.#longString(value);
    const at = this.#reserve(length + 1);
    for (let index = 0; index < length; index += 1) {
      const code = value.charCodeAt(index);
      if (code > 127) {
        this.#at = at;
        return this.#longString(value);
      }
      this.#bytes[at + 1 + index] = code;
    }
    this.#bytes[at] = length;
  }

  /** Seven bits a byte, the highest of which says that more follow. */
  #length(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.uint8((rest & 127) | 128);
      rest >>>= 7;
    }
    this.uint8(rest);
  }

  #longString(value: string): void {
    const text = Buffer.from(value, 'utf8');
    this.#length(text.length);
    const at = this.#reserve(text.length);
    text.copy(this.#bytes, at);
  }

  nullableUint32(value: number | null): void {
    this.uint8(value === null ? 1 : 0);
    if (value !== null) this.uint32(value);
  }

  nullableUint64(value: number | null): void {
    this.uint8(value === null ? 1 : 0);
    if (value !== null) this.uint64(value);
  }

  finish(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }
}
