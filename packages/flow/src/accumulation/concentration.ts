/** How many brokers of either side make a score. */
export const LARGEST = 5;

const PERCENT = 100;
const WHOLE_HHI = 10_000;

/** The largest of one side so far, the largest first. */
class Five {
  readonly #values = new Float64Array(LARGEST);

  clear(): void {
    this.#values.fill(0);
  }

  take(value: number): void {
    const values = this.#values;
    let at = LARGEST - 1;
    if (value <= (values[at] ?? 0)) return;
    for (; at > 0 && value > (values[at - 1] ?? 0); at -= 1) values[at] = values[at - 1] ?? 0;
    values[at] = value;
  }

  sum(): number {
    return sumOf(this.#values);
  }
}

const sumOf = (values: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum;
};

/**
 * What the five largest net buyers took less what the five largest net sellers gave, in percent of the volume: of each
 * row of nets. All nets of a row together are nothing, so it says how much more gathered one side is than the other.
 */
export const scoresOf = (nets: Float64Array, rows: number, volume: number): Float64Array => {
  const [buyers, sellers] = [new Five(), new Five()];
  const width = nets.length / rows;
  const scores = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    buyers.clear();
    sellers.clear();
    const end = (row + 1) * width;
    for (let at = row * width; at < end; at += 1) {
      const net = nets[at] ?? 0;
      if (net > 0) buyers.take(net);
      else if (net < 0) sellers.take(-net);
    }
    scores[row] = (PERCENT * (buyers.sum() - sellers.sum())) / volume;
  }
  return scores;
};

/** Concentration of one side by shares: 10,000 is one broker; null where nobody is known. */
export const hhiOf = (shares: Float64Array): number | null => {
  const total = sumOf(shares);
  if (total === 0) return null;
  // Whole shares squared and added are exact: the order of the brokers does not matter.
  return (WHOLE_HHI * sumOf(shares.map((own) => own ** 2))) / total ** 2;
};

const meanOf = (values: Float64Array): number => sumOf(values) / values.length;

/** Where chance scatters less than this, in percent of the volume, it is no yardstick: orders of one size, or a single one. */
const LEAST_SCATTER = 1e-6;

/** How many standard deviations a score lies from those of chance; null where chance does not scatter. */
export const zOf = (score: number, chance: Float64Array): number | null => {
  const mean = meanOf(chance);
  const squares = Float64Array.from(chance, (value) => (value - mean) ** 2);
  const scatter = Math.sqrt(sumOf(squares) / (chance.length - 1));
  return scatter < LEAST_SCATTER ? null : (score - mean) / scatter;
};
