import { INDICATORS } from '@chuli/indicators/list';
import {
  type Comparison,
  TOLERANCE,
  compare,
  goldenBars,
  goldenCases,
  sources,
} from '@chuli/indicators/testing/golden';
import {
  TALIB_ROWS,
  archiveCandles,
  compareCandlesticks,
  compareCandlesticksOn,
  loadTalib,
  talibColumns,
  writeBars,
  writeCandlesticks,
  writeTalib,
} from '@chuli/golden';
import { runCommand } from '@chuli/command';

/** Patterns of candles have golden values of their own form. */
const ALL = Object.entries(INDICATORS).flatMap(([group, list]) => (group === 'candlestick' ? [] : list));
const ARCHIVE_SYMBOLS = 300;

/** Sums up comparisons and keeps the worst of them. */
class Tally {
  cases = 0;
  figures = 0;
  beyond = 0;
  furthest = 0;
  where = '';

  add({ figures, beyond, furthest, where }: Comparison, what: string): void {
    this.cases += 1;
    this.figures += figures;
    this.beyond += beyond;
    if (furthest <= this.furthest) return;
    this.furthest = furthest;
    this.where = `${what}, ${where}`;
  }

  line(name: string): string {
    const figures = this.figures.toLocaleString('en-IN');
    const worst = this.beyond > 0 ? `  ${this.beyond} beyond ${TOLERANCE}; worst: ${this.where}` : '';
    return `${name.padEnd(26)} ${String(this.cases).padStart(5)} cases  ${figures.padStart(12)} figures  largest ${this.furthest.toExponential(1)}${worst}`;
  }
}

const compareGolden = (): number => {
  const bars = goldenBars();
  let beyond = 0;
  for (const source of sources()) {
    const whole = new Tally();
    for (const indicator of ALL) {
      for (const { symbol, chosen, columns } of goldenCases(source, indicator.id))
        whole.add(
          compare(indicator, chosen, bars.get(symbol) ?? [], columns),
          `${indicator.id} on ${symbol}`,
        );
    }
    beyond += whole.beyond;
    console.log(whole.line(source));
  }
  beyond += compareCandlesticks();
  return beyond === 0 ? 0 : 1;
};

/** Once, by hand: every function that TA-Lib has, on real bars. Nothing of it is kept. */
const compareArchive = async (build: string, folder: string): Promise<number> => {
  const talib = loadTalib(build);
  const securities = await archiveCandles(folder, ARCHIVE_SYMBOLS);
  const whole = new Tally();
  for (const row of TALIB_ROWS) {
    const indicator = ALL.find(({ id }) => id === row.id);
    if (indicator === undefined) continue;
    const tally = new Tally();
    for (const [symbol, candles] of securities) {
      for (const chosen of row.cases.slice(0, 1)) {
        const found = compare(indicator, chosen, candles, talibColumns(talib, row, chosen, candles));
        tally.add(found, symbol);
        whole.add(found, `${row.id} on ${symbol}`);
      }
    }
    console.log(tally.line(row.id));
  }
  console.log(whole.line(`${securities.size} archive symbols`));
  const patternsBeyond = compareCandlesticksOn(talib, securities);
  return whole.beyond + patternsBeyond === 0 ? 0 : 1;
};

await runCommand({
  name: 'golden',
  summary: `Compares every indicator with values from outside the product: at most ${TOLERANCE} apart, relative to the
expected figure or, near 0, to a millionth of the larger of the mean close and the column's largest figure.`,
  options: {
    bars: { type: 'boolean', help: 'make the golden bars anew from their seed' },
    talib: { type: 'string', help: 'folder of a TA-Lib build, see tools/golden/src/talib.ts' },
    write: { type: 'boolean', help: 'with --talib: write its golden values anew' },
    archive: { type: 'string', help: 'with --talib: compare on securities of this archive, keeping nothing' },
  },
  run: async ({ bars, talib, write, archive }) => {
    const today = new Date().toISOString().slice(0, 10);
    if (bars) for (const line of await writeBars(today)) console.log(line);
    if (talib === undefined) return compareGolden();
    if (write) {
      const files = await writeTalib(loadTalib(talib), today);
      console.log(`${files} files of TA-Lib written`);
      console.log(`${await writeCandlesticks(loadTalib(talib), today)} candlestick patterns written`);
    }
    return archive === undefined ? compareGolden() : compareArchive(talib, archive);
  },
});
