import type { StockSymbol } from '@chuli/kernel';
import { FAMILIES, type Fact, type SeriesBar, type Timeframe, ruleVersion } from '@chuli/signals';
import type { SignalEventRow, SignalNearRow } from '@chuli/tape';
import type { Advance, Explained } from './series-book.ts';

const VERSIONS = new Map(FAMILIES.map((family) => [family.id, ruleVersion(family)]));

type Of = { symbol: StockSymbol; timeframe: Timeframe; bars: readonly SeriesBar[]; version: string };
type Cell = { readonly family: string; readonly kind: string; readonly side: string };

const rowOf = ({ symbol, timeframe, version }: Of, cell: Cell, bar: SeriesBar, facts: readonly Fact[]) => ({
  family: cell.family,
  kind: cell.kind,
  timeframe,
  side: cell.side,
  symbol,
  signal_on: bar.on,
  bar_ends_at: bar.ends_at,
  close: bar.close,
  lefts: facts.map(({ left }) => left),
  rights: facts.map(({ right }) => right),
  rule_version: VERSIONS.get(cell.family) ?? '',
  data_version: version,
});

export const eventRows = (of: Of, firings: readonly Explained[]): SignalEventRow[] =>
  firings.flatMap((firing) => {
    const bar = of.bars[firing.bar];
    if (bar === undefined) return [];
    const end = firing.ends === null ? undefined : of.bars[firing.ends];
    return [{ ...rowOf(of, firing, bar, firing.why), ended_on: end?.on ?? null }];
  });

export const nearRows = (of: Of, { near }: Advance): SignalNearRow[] => {
  const bar = of.bars.at(-1);
  if (bar === undefined) return [];
  return near.map((miss) => ({
    ...rowOf(of, miss, bar, miss.facts),
    missing: miss.facts.indexOf(miss.missing),
  }));
};
