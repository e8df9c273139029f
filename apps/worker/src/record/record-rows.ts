import { EXIT_RULES, type Summary, type Trade } from '@chuli/backtest';
import { stockSymbol } from '@chuli/kernel';
import { FAMILIES, ruleVersion } from '@chuli/signals';
import type { SignalRecordRow, SignalTradeRow } from '@chuli/tape/signal';

const VERSIONS = new Map(FAMILIES.map((family) => [family.id, ruleVersion(family)]));

/** One row a signal: its trades come one after the other, one for each rule of exit. */
const signalRow = (trades: readonly Trade[], first: Trade, version: string): SignalTradeRow => ({
  family: first.family,
  kind: first.kind,
  timeframe: first.timeframe,
  side: first.side,
  symbol: stockSymbol(first.symbol),
  signal_on: first.signalOn,
  signal_number: 0,
  fill: first.fill,
  entry_on: first.entryOn,
  entry_price: first.entryPrice,
  is_new_listing: first.isNewListing,
  exit_on: trades.map(({ exitOn }) => exitOn),
  exit_price: trades.map(({ exitPrice }) => exitPrice),
  exit_reason: trades.map(({ exitReason }) => exitReason ?? ''),
  net: trades.map(({ net }) => net),
  excess: trades.map(({ excess }) => excess),
  data_version: version,
});

/** The trades of one stock, in the order of its signals. */
export const tradeRows = (trades: readonly Trade[], version: string): SignalTradeRow[] => {
  const counts = new Map<string, number>();
  const rows: SignalTradeRow[] = [];
  for (let at = 0; at < trades.length; at += EXIT_RULES.length) {
    const own = trades.slice(at, at + EXIT_RULES.length);
    const [first] = own;
    if (first === undefined) continue;
    const row = signalRow(own, first, version);
    const key = `${row.family} ${row.kind} ${row.timeframe} ${row.side} ${row.signal_on}`;
    row.signal_number = counts.get(key) ?? 0;
    counts.set(key, row.signal_number + 1);
    rows.push(row);
  }
  return rows;
};

export const recordRow = (summary: Summary, version: string): SignalRecordRow => ({
  family: summary.family,
  kind: summary.kind,
  timeframe: summary.timeframe,
  side: summary.side,
  exit_rule: summary.exit,
  slice: summary.slice,
  number: summary.number,
  mean: summary.mean,
  median: summary.median,
  hit_rate: summary.hitRate,
  payoff: summary.payoff,
  mean_excess: summary.meanExcess,
  mean_excess_at_average: summary.meanExcessAtAverage,
  interval_low: summary.interval?.low ?? null,
  interval_high: summary.interval?.high ?? null,
  worst_run: summary.worstRun.trades,
  worst_run_sum: summary.worstRun.sum,
  first_half: summary.firstHalf,
  second_half: summary.secondHalf,
  by_year: JSON.stringify(summary.byYear),
  left_out: JSON.stringify(summary.leftOut),
  verdict: summary.verdict,
  rule_version: VERSIONS.get(summary.family) ?? '',
  data_version: version,
});
