import { type Paisa, paisa } from '@chuli/kernel';
import {
  type Instrument,
  PRICE_LIMITS,
  basesOf,
  circuitOf,
  instrumentByTicker,
  instrumentOf,
  isTradingDay,
  joinRenamed,
  presentTickers,
} from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import { archiveFolder } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveSource } from './archive-source.ts';

const folder = archiveFolder();

type Judged = {
  bar: DailyBarRow;
  instrument: Instrument;
  base: Paisa | null;
  isFirst: boolean;
  isFault: boolean;
};

/** Every bar of the archive since 2012 with the price from which its day is measured. */
const judgeArchive = async (): Promise<Judged[]> => {
  const source = archiveSource(folder ?? '');
  const [bars, companies, renames, actions] = await Promise.all([
    source.dailyBars.read(),
    source.companies.read(),
    source.renames.read(),
    source.priceAdjustments.read(),
  ]);
  const listed = new Set<string>(companies.rows.map(({ symbol }) => symbol));
  const described = new Map(companies.rows.map((row) => [row.symbol, row.instrument ?? null]));
  const present = presentTickers(renames.rows);
  const sure = actions.rows.filter(({ confidence }) => confidence !== 'doubtful');
  const actionsOf = Map.groupBy(sure, ({ symbol }) => present.get(symbol) ?? symbol);
  const own = Map.groupBy(bars.rows, ({ symbol }) => symbol);
  return [...joinRenamed(own, renames.rows)].flatMap(([symbol, series]) => {
    const instrument = instrumentOf(
      described.get(symbol) ?? instrumentByTicker(symbol, (one) => listed.has(one)),
    );
    const bases = basesOf(series, {
      instrument,
      adjustments: (actionsOf.get(symbol) ?? []).toSorted((a, b) => (a.ex_on < b.ex_on ? -1 : 1)),
      isSession: isTradingDay,
    });
    return series.flatMap((bar, at): Judged[] => {
      const base = bases[at]?.base ?? null;
      const day = circuitOf(
        { ...bar, turnover: bar.amount ?? paisa(bar.volume * bar.close) },
        { base, date: bar.traded_on, instrument },
      );
      return bar.traded_on >= '2012-01-01'
        ? [{ bar, instrument, base, isFirst: at === 0, isFault: day?.isFault === true }]
        : [];
    });
  });
};

/** The same by a plain percentage, a rupee of rounding allowed: no rule of ours beside the band of the day. */
const isFarBeyond = ({ bar, base }: Judged): boolean => {
  if (base === null || base === 0) return false;
  const band = PRICE_LIMITS.on(bar.traded_on).daily / 10_000;
  return bar.high > base * (1 + band) + 1_00 || bar.low < base * (1 - band) - 1_00;
};

describe.skipIf(folder === null)('limits of the archive (skipped without CHULI_ARCHIVE)', () => {
  let judged: Judged[];
  beforeAll(async () => {
    judged = await judgeArchive();
  }, 300_000);

  it('hold every bar since 2012 but those on the list of faults', () => {
    const faults = judged.filter(({ isFault, isFirst }) => isFault && !isFirst);
    const unlisted = judged.filter((one) => isFarBeyond(one) && !one.isFault);
    expect(unlisted.map(({ bar }) => `${bar.symbol} ${bar.traded_on}`)).toEqual([]);
    expect({
      bars: judged.length,
      notMeasured: judged.filter(({ base }) => base === null).length,
      faults: faults.length,
      firstDays: judged.filter(({ isFault, isFirst }) => isFault && isFirst).length,
    }).toEqual({ bars: 639_257, notMeasured: 324, faults: 226, firstDays: 30 });
  });

  it('leave few ordinary shares of the last years on that list', () => {
    const shares = judged.filter(
      ({ isFault, isFirst, instrument, bar }) =>
        isFault && !isFirst && instrument === 'Equity' && bar.traded_on >= '2021-07-18',
    );
    expect(shares.map(({ bar }) => `${bar.symbol} ${bar.traded_on}`).toSorted()).toEqual([
      'DLBS 2023-08-16',
      'NRIC 2024-10-27',
    ]);
  });
});
