import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tradingDate } from '@chuli/kernel';
import { type Bar, Random, type SampleDay, sampleMarket } from '@chuli/simulator';
import { ROOT } from '@chuli/command';

/** Paisa, shares, paisa, hundredths of a point of the NEPSE index. */
type Row = [
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number,
  amount: number,
  market: number | null,
];
type GoldenBars = {
  symbol: string;
  seed: number;
  /** Session and minute of each bar, where the bars are shorter than a day. */
  times?: [session: number, minute: number][];
  bars: Row[];
};

const SEED = 20260820;
const BARS = 400;
const NEPSE = 58;
const HALF_HOUR = 30;
const MARKET = {
  seed: SEED,
  endDate: tradingDate('2026-08-20'),
  years: 2.2,
  floorsheetDays: 40,
  stocks: 60,
  tradesPerDay: 6_000,
};

const marketOf = ({ indices }: SampleDay): number | null =>
  indices.find(({ indexId }) => indexId === NEPSE)?.close ?? null;

const rowOf = (bar: Bar, market: number | null): Row => [
  bar.open,
  bar.high,
  bar.low,
  bar.close,
  bar.volume,
  bar.amount,
  market,
];

/** Six securities from the most to the least traded, of those with bars enough. */
const chooseSix = (days: readonly SampleDay[]): string[] => {
  const found = new Map<string, { bars: number; amount: number }>();
  for (const { symbol, amount } of days.flatMap(({ bars }) => bars)) {
    const sums = found.get(symbol) ?? { bars: 0, amount: 0 };
    found.set(symbol, { bars: sums.bars + 1, amount: sums.amount + amount });
  }
  const ranked = [...found]
    .filter(([, { bars }]) => bars >= BARS)
    .toSorted(([, a], [, b]) => b.amount - a.amount);
  return [0, 1, 2, 3, 4, 5].map((step) => ranked[Math.floor((step * (ranked.length - 1)) / 5)]?.[0] ?? '');
};

const dailyBars = (days: readonly SampleDay[], symbol: string): GoldenBars => ({
  symbol,
  seed: SEED,
  bars: days
    .flatMap((day) => day.bars.filter((bar) => bar.symbol === symbol).map((bar) => rowOf(bar, marketOf(day))))
    .slice(-BARS),
});

/** Bars of half an hour from the trades of the last sessions; a half hour without a trade has none. */
const halfHourBars = (days: readonly SampleDay[], symbol: string): GoldenBars => {
  const bars: Row[] = [];
  const times: [number, number][] = [];
  for (const [session, { date, trades }] of days.entries()) {
    // 11:00 in Kathmandu is 05:15 in Greenwich.
    const opening = Date.parse(`${date}T05:15:00Z`) * 1000;
    for (const { symbol: traded, rate, quantity, amount, at } of trades?.() ?? []) {
      if (traded !== symbol) continue;
      const minute = Math.max(0, Math.floor((at - opening) / 60e6 / HALF_HOUR) * HALF_HOUR);
      const last = bars.at(-1);
      const time = times.at(-1);
      if (last === undefined || time?.[0] !== session || time[1] !== minute) {
        bars.push([rate, rate, rate, rate, quantity, amount, null]);
        times.push([session, minute]);
      } else {
        const [open, high, low, , volume, sum] = last;
        bars[bars.length - 1] = [
          open,
          Math.max(high, rate),
          Math.min(low, rate),
          rate,
          volume + quantity,
          sum + amount,
          null,
        ];
      }
    }
  }
  return { symbol: `${symbol}-30M`, seed: SEED, times: times.slice(-BARS), bars: bars.slice(-BARS) };
};

/** A sleepy security on a coarse tick: bars without movement, equal highs and lows, days without a trade or an index. */
const quietBars = (): GoldenBars => {
  const random = new Random(SEED, 'quiet');
  const bars: Row[] = [];
  let close = 41_000;
  let market = 210_000;
  for (let index = 0; index < BARS; index += 1) {
    const isFlat = random.chance(0.4) || (index >= 200 && index < 240);
    const [open, end] = isFlat
      ? [close, close]
      : [close + 50 * random.whole(-2, 2), close + 100 * random.whole(-4, 4)];
    const high = Math.max(open, end) + (isFlat ? 0 : 50 * random.whole(0, 2));
    const low = Math.min(open, end) - (isFlat ? 0 : 50 * random.whole(0, 2));
    const volume = random.chance(0.15) ? 0 : 10 * random.whole(1, 60);
    market += random.whole(-1_500, 1_500);
    bars.push([open, high, low, end, volume, volume * end, random.chance(0.05) ? null : market]);
    close = end;
  }
  return { symbol: 'QUIET', seed: SEED, bars };
};

const oneBarALine = ({ bars, ...head }: GoldenBars): string =>
  `${JSON.stringify(head).slice(0, -1)},"bars":[\n${bars.map((bar) => JSON.stringify(bar)).join(',\n')}\n]}\n`;

/** Writes the bars on which golden values stand. They follow from the seed; the values must be made anew with them. */
export const writeBars = async (day: string): Promise<string[]> => {
  const days = [...sampleMarket(MARKET).days()];
  const six = chooseSix(days);
  const [busiest = ''] = six;
  const all = [...six.map((symbol) => dailyBars(days, symbol)), halfHourBars(days, busiest), quietBars()];
  const folder = join(ROOT, 'testdata/golden');
  await mkdir(join(folder, 'bars'), { recursive: true });
  const sums: Record<string, string> = {};
  for (const one of all) {
    const text = oneBarALine(one);
    await writeFile(join(folder, `bars/${one.symbol}.json`), text);
    sums[`bars/${one.symbol}.json`] = createHash('sha256').update(text).digest('hex');
  }
  const metadata = {
    script: 'tools/golden/src/bars.ts',
    source: `sample market of packages/simulator, seed ${SEED}: invented prices`,
    licence: 'same as the repository',
    date: day,
    sha256: sums,
  };
  await writeFile(join(folder, 'metadata.json'), `${JSON.stringify(metadata, null, 2)}\n`);
  return all.map(({ symbol, bars }) => `${symbol} ${bars.length} bars`);
};
