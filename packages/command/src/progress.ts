/** A line that is rewritten on a terminal and printed now and then where there is none. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #started = performance.now();
  #done = 0;
  #printed = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  add(count: number): void {
    this.#done += count;
    const now = performance.now();
    const interval = process.stderr.isTTY ? 100 : 5_000;
    if (now - this.#printed < interval) return;
    this.#printed = now;
    this.#print(process.stderr.isTTY ? '\r' : '');
  }

  finish(): void {
    this.#print(process.stderr.isTTY ? '\r' : '', '\n');
  }

  #print(before: string, after = process.stderr.isTTY ? '' : '\n'): void {
    const seconds = (performance.now() - this.#started) / 1000;
    const share = this.#total === 0 ? 1 : Math.min(1, this.#done / this.#total);
    const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '·');
    const rate = seconds > 0 ? Math.round(this.#done / seconds) : 0;
    process.stderr.write(
      `${before}${this.#label.padEnd(14)} ${bar} ${(share * 100).toFixed(0).padStart(3)} % ` +
        `${this.#done.toLocaleString('en-IN')} rows, ${rate.toLocaleString('en-IN')} rows/s${after}`,
    );
  }
}
