import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATTERNS } from '@chuli/indicators';
import type { Candle } from '@chuli/indicators';
import {
  type Agreement,
  agreement,
  candlestickBars,
  candlestickHits,
  hitsOf,
} from '@chuli/indicators/testing/candlestick-golden';
import { capture, ROOT } from '@chuli/command';
import { candlestickSeries, packed } from './candlestick-bars.ts';
import type { Talib } from './talib.ts';

const FOLDER = join(ROOT, 'testdata/golden/candlestick');

/** TA-Lib's defaults, said outright. */
const PENETRATION: Readonly<Record<string, number>> = {
  CDLABANDONEDBABY: 0.3,
  CDLDARKCLOUDCOVER: 0.5,
  CDLEVENINGDOJISTAR: 0.3,
  CDLEVENINGSTAR: 0.3,
  CDLMATHOLD: 0.5,
  CDLMORNINGDOJISTAR: 0.3,
  CDLMORNINGSTAR: 0.3,
};

/** TA-Lib's finding at every bar; null while it is silent. */
const talibPattern = (talib: Talib, name: string, candles: readonly Candle[]): (number | null)[] => {
  const { begIndex, result } = talib.execute({
    name,
    startIdx: 0,
    endIdx: candles.length - 1,
    open: candles.map(({ open }) => open),
    high: candles.map(({ high }) => high),
    low: candles.map(({ low }) => low),
    close: candles.map(({ close }) => close),
    ...(name in PENETRATION ? { optInPenetration: PENETRATION[name] } : {}),
  });
  const found = result['outInteger'] ?? [];
  return candles.map((_, index) => (index < begIndex ? null : (found[index - begIndex] ?? null)));
};

const hitsText = (values: readonly (number | null)[]): string => {
  const tokens: string[] = [];
  let last = 0;
  for (const [index, value] of values.entries()) {
    if (value === null || value === 0) continue;
    const strength = Math.abs(value);
    tokens.push(`${value < 0 ? '-' : ''}${index - last}${strength === 100 ? '' : `@${strength}`}`);
    last = index;
  }
  return tokens.join(' ');
};

const linesOf = (entries: readonly (readonly [string, unknown])[]): string =>
  `{\n${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',\n')}\n}\n`;

const TALIB_NAMES = PATTERNS.flatMap(({ talib }) => (talib === null ? [] : [talib]));

const talibText = (talib: Talib): string => {
  const series = [...candlestickBars()];
  return linesOf(
    TALIB_NAMES.map((name) => [
      name,
      Object.fromEntries(
        series.map(([symbol, candles]) => [symbol, hitsText(talibPattern(talib, name, candles))]),
      ),
    ]),
  );
};

/** How many bars TA-Lib is silent, by pattern. */
const lookbacks = (talib: Talib): Record<string, number> => {
  const [candles = []] = candlestickBars().values();
  return Object.fromEntries(
    TALIB_NAMES.map((name) => [
      name,
      talibPattern(talib, name, candles).findIndex((value) => value !== null),
    ]),
  );
};

const sumOf = async (name: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(FOLDER, name)))
    .digest('hex');

/** Writes the bars, TA-Lib's hits on them, and through candlesticks.py those of the patterns TA-Lib does not have. */
export const writeCandlesticks = async (talib: Talib, day: string): Promise<number> => {
  await mkdir(FOLDER, { recursive: true });
  const series = [...candlestickSeries()].map(([name, bars]) => [name, packed(bars)] as const);
  await writeFile(join(FOLDER, 'bars.json'), linesOf(series));
  await writeFile(join(FOLDER, 'talib.json'), talibText(talib));
  const { code, output } = await capture('python3', ['tools/golden/src/candlesticks.py']);
  if (code !== 0) throw new Error(output);
  const metadata = {
    script: 'tools/golden/src/candlesticks.ts and candlesticks.py',
    source:
      'bars.json: the sample market, stressed and drawn walks, seed 20260820; talib.json: TA-Lib C in the npm package talib 2.0.5; own.json: candlesticks.py',
    licence: 'values computed by a BSD-licensed library; same as the repository',
    date: day,
    lookback: lookbacks(talib),
    sha256: {
      'bars.json': await sumOf('bars.json'),
      'talib.json': await sumOf('talib.json'),
      'own.json': await sumOf('own.json'),
    },
  };
  await writeFile(join(FOLDER, 'metadata.json'), `${JSON.stringify(metadata, null, 2)}\n`);
  return PATTERNS.length;
};

/** Prints one line for a set of comparisons; returns on how many bars ours differ. */
const report = (name: string, each: readonly Agreement[]): number => {
  const sum = (of: (one: Agreement) => number): string =>
    each.reduce((total, one) => total + of(one), 0).toLocaleString('en-IN');
  const different = each.flatMap((one) => one.different);
  const judged = `${sum(({ bars }) => bars).padStart(12)} bars judged  ${sum(({ hits }) => hits)} hits`;
  console.log(
    `${name.padEnd(26)} ${judged}  ${different.length} differ  ${different.slice(0, 3).join('; ')}`,
  );
  return different.length;
};

/** The strict patterns against TA-Lib's kept hits, and those that TA-Lib does not have against candlesticks.py. */
export const compareCandlesticks = (): number => {
  const series = [...candlestickBars()];
  const against = (file: string, nameOf: (pattern: (typeof PATTERNS)[number]) => string, relaxed: 0 | 1) => {
    const kept = candlestickHits(file);
    return PATTERNS.filter((pattern) => nameOf(pattern) in kept).flatMap((pattern) =>
      series.map(([symbol, candles]) =>
        agreement(pattern, relaxed, candles, hitsOf(kept[nameOf(pattern)]?.[symbol] ?? '', candles.length)),
      ),
    );
  };
  const own = [
    ...against('own.json', ({ id }) => `${id} strict`, 0),
    ...against('own.json', ({ id }) => `${id} relaxed`, 1),
  ];
  return (
    report(
      'candlesticks, talib',
      against('talib.json', ({ talib }) => talib ?? '', 0),
    ) + report('candlesticks, python', own)
  );
};

/** Once, by hand: every pattern that TA-Lib has, on real bars. */
export const compareCandlesticksOn = (
  talib: Talib,
  securities: ReadonlyMap<string, readonly Candle[]>,
): number => {
  const each = PATTERNS.flatMap((pattern) => {
    const { talib: name } = pattern;
    if (name === null) return [];
    return [...securities.values()].map((candles) =>
      agreement(pattern, 0, candles, talibPattern(talib, name, candles)),
    );
  });
  return report('candlesticks, archive', each);
};
