import type { StockSymbol } from '@chuli/kernel';
import {
  FAMILIES,
  type Figures,
  type Firing,
  type History,
  type SeriesBar,
  type Timeframe,
  ruleVersion,
} from '@chuli/signals';
import type { SignalEventRow, SignalNearRow } from '@chuli/tape/signal';

const VERSIONS = new Map(FAMILIES.map((family) => [family.id, ruleVersion(family)]));

type Of = { symbol: StockSymbol; timeframe: Timeframe; bars: readonly SeriesBar[]; version: string };
type Cell = { readonly family: string; readonly kind: string; readonly side: string };

const rowOf = (
  { symbol, timeframe, version }: Of,
  cell: Cell,
  bar: SeriesBar,
  { lefts, rights }: Figures,
) => ({
  family: cell.family,
  kind: cell.kind,
  timeframe,
  side: cell.side,
  symbol,
  signal_on: bar.on,
  bar_ends_at: bar.ends_at,
  close: bar.close,
  lefts,
  rights,
  rule_version: VERSIONS.get(cell.family) ?? '',
  data_version: version,
});

/** Rows of some of the firings of a history. */
export const eventRows = (of: Of, { figuresOf }: History, firings: readonly Firing[]): SignalEventRow[] =>
  firings.flatMap((firing) => {
    const bar = of.bars[firing.bar];
    if (bar === undefined) return [];
    const end = firing.ends === null ? undefined : of.bars[firing.ends];
    return [{ ...rowOf(of, firing, bar, figuresOf(firing, bar.factor)), ended_on: end?.on ?? null }];
  });

export const nearRows = (of: Of, { nearMisses }: History): SignalNearRow[] => {
  const bar = of.bars.at(-1);
  if (bar === undefined) return [];
  return nearMisses(bar.factor).map((near) => {
    const { facts, missing } = near;
    const figures = { lefts: facts.map(({ left }) => left), rights: facts.map(({ right }) => right) };
    return Object.assign(rowOf(of, near, bar, figures), { missing: facts.indexOf(missing) });
  });
};
