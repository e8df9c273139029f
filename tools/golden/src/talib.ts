import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Candle } from '@chuli/indicators';
import { type Columns, type Figures, goldenBars } from '@chuli/indicators/testing/golden';
import { ROOT } from '@chuli/command';
import { type Row, TALIB_ROWS } from './talib-rows.ts';

/*
 * TA-Lib C, by its binding for Node (npm package talib 2.0.5, LGPL, 161 functions). It is built once, outside the
 * repository, and only the values it gave are kept:
 *
 *   npm i talib@2.0.5 --ignore-scripts && cd node_modules/talib
 *   find . -name '*.o' -delete; rm -f src/lib/lib/*.a      (stale objects of another machine)
 *   make -j2 -C src/lib/make/csr/linux/g++
 *   npm_config_nodedir=<folder of Node with its include/> node-gyp rebuild
 *   npm run golden -- --talib <that folder> --write
 */
type Answer = { begIndex: number; nbElement: number; result: Record<string, number[]>; error?: unknown };
export type Talib = { execute(question: Record<string, unknown>): Answer };

export const loadTalib = (folder: string): Talib => createRequire(import.meta.url)(folder) as Talib;

const ask = (
  talib: Talib,
  call: ReturnType<Row['columns']>[string],
  candles: readonly Candle[],
): (number | null)[] => {
  const of = (field: 'open' | 'high' | 'low' | 'close' | 'volume') => candles.map((candle) => candle[field]);
  const { begIndex, result, error } = talib.execute({
    name: call.name,
    startIdx: 0,
    endIdx: candles.length - 1,
    open: of('open'),
    high: of('high'),
    low: of('low'),
    close: of('close'),
    volume: of('volume'),
    inReal: candles.map(call.real ?? (({ close }) => close)),
    inReal0: candles.map(call.real0 ?? (() => 0)),
    inReal1: candles.map(call.real1 ?? (({ close }) => close)),
    ...call.options,
  });
  if (error !== undefined) throw new Error(`${call.name}: ${JSON.stringify(error)}`);
  const found = result[call.output ?? 'outReal'] ?? [];
  const { then = (value: number) => value } = call;
  return candles.map((_, index) => {
    const value = found[index - begIndex];
    return value === undefined || index < begIndex ? null : then(value);
  });
};

/** What TA-Lib says of the bars, silent until all columns speak. */
export const talibColumns = (
  talib: Talib,
  row: Row,
  chosen: Figures,
  candles: readonly Candle[],
): Columns => {
  const kept = row.only === undefined ? candles : candles.filter(row.only);
  if (kept.length === 0) return {};
  const columns = Object.entries(row.columns(chosen)).map(
    ([name, call]) => [name, ask(talib, call, kept)] as const,
  );
  const first = Math.max(
    row.silent?.(chosen) ?? 0,
    ...columns.map(([, values]) => values.findIndex((value) => value !== null)),
  );
  const places = new Map(kept.map((candle, index) => [candle, index]));
  return Object.fromEntries(
    columns.map(([name, values]) => [
      name,
      candles.map((candle) => {
        const at = places.get(candle) ?? -1;
        return at < first ? null : (row.ownRule?.(kept, at) ?? values[at] ?? null);
      }),
    ]),
  );
};

const short = (value: number | string | null): number | string | null =>
  typeof value === 'number' ? Number(value.toPrecision(13)) : value;

const VARIED = new Set(['QUIET', 'MINMP']);

/** The usual parameters on all daily bars, other ones on two of them. */
const casesOf = (talib: Talib, row: Row): string[] =>
  row.cases.flatMap((chosen, index) =>
    [...goldenBars()]
      .filter(([symbol]) => !symbol.endsWith('-30M') && (index === 0 || VARIED.has(symbol)))
      .map(([symbol, candles]) => {
        const columns = Object.entries(talibColumns(talib, row, chosen, candles));
        const rounded = Object.fromEntries(columns.map(([name, values]) => [name, values.map(short)]));
        return JSON.stringify({ symbol, chosen, columns: rounded });
      }),
  );

export const writeTalib = async (talib: Talib, day: string): Promise<number> => {
  const folder = join(ROOT, 'testdata/golden/indicators/talib');
  await mkdir(folder, { recursive: true });
  const sums: Record<string, string> = {};
  for (const row of TALIB_ROWS) {
    const text = `[\n${casesOf(talib, row).join(',\n')}\n]\n`;
    await writeFile(join(folder, `${row.id}.json`), text);
    sums[`${row.id}.json`] = createHash('sha256').update(text).digest('hex');
  }
  const metadata = {
    script: 'tools/golden/src/talib.ts',
    source: 'TA-Lib C in the npm package talib 2.0.5, on testdata/golden/bars; 13 digits kept',
    licence: 'values computed by a BSD-licensed library; same as the repository',
    date: day,
    sha256: sums,
  };
  await writeFile(join(folder, 'metadata.json'), `${JSON.stringify(metadata, null, 2)}\n`);
  return TALIB_ROWS.length;
};
