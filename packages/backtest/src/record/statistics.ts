import { type Interval, excessInterval } from './block-bootstrap.ts';
import type { Case } from './case.ts';

export type YearFigures = { readonly year: number; readonly number: number; readonly meanExcess: number };

/** Figures of one group of closed trades. Null where there is nothing to reckon with. */
export type Statistics = {
  readonly number: number;
  readonly mean: number | null;
  readonly median: number | null;
  /** Share of the trades that gained after costs. */
  readonly hitRate: number | null;
  /** Mean gain of those over mean loss of the others. */
  readonly payoff: number | null;
  readonly meanExcess: number | null;
  readonly interval: Interval | null;
  /** Mean excess of those trades of which an average price is known. */
  readonly meanExcessAtAverage: number | null;
  /** The longest row of trades without a gain, by day of signal, and what it lost together. */
  readonly worstRun: { readonly trades: number; readonly sum: number };
  /** Mean excess in the first and the second half of the time from first to last signal. */
  readonly firstHalf: number | null;
  readonly secondHalf: number | null;
  readonly byYear: readonly YearFigures[];
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const medianOf = (values: readonly number[]): number | null => {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
};

const payoffOf = (nets: readonly number[]): number | null => {
  const gain = meanOf(nets.filter((net) => net > 0));
  const loss = meanOf(nets.filter((net) => net <= 0));
  return gain === null || loss === null || loss === 0 ? null : gain / -loss;
};

const worstRunOf = (nets: readonly number[]): Statistics['worstRun'] => {
  let worst = { trades: 0, sum: 0 };
  let run = { trades: 0, sum: 0 };
  for (const net of nets) {
    run = net > 0 ? { trades: 0, sum: 0 } : { trades: run.trades + 1, sum: run.sum + net };
    const isLonger = run.trades > worst.trades || (run.trades === worst.trades && run.sum < worst.sum);
    if (isLonger) worst = run;
  }
  return worst;
};

const excessOf = (cases: readonly Case[]): number[] => cases.map(({ excess }) => excess);

const byYearOf = (cases: readonly Case[]): YearFigures[] =>
  [...Map.groupBy(cases, ({ year }) => year)].map(([year, own]) => ({
    year,
    number: own.length,
    meanExcess: meanOf(excessOf(own)) ?? 0,
  }));

/** Cases in order of their day. */
export const statisticsOf = (cases: readonly Case[]): Statistics => {
  const nets = cases.map(({ net }) => net);
  const middle = ((cases[0]?.day ?? 0) + (cases.at(-1)?.day ?? 0)) / 2;
  return {
    number: cases.length,
    mean: meanOf(nets),
    median: medianOf(nets),
    hitRate: nets.length === 0 ? null : nets.filter((net) => net > 0).length / nets.length,
    payoff: payoffOf(nets),
    meanExcess: meanOf(excessOf(cases)),
    interval: excessInterval(cases),
    meanExcessAtAverage: meanOf(
      cases.map(({ excessAtAverage }) => excessAtAverage).filter((excess) => excess !== null),
    ),
    worstRun: worstRunOf(nets),
    firstHalf: meanOf(excessOf(cases.filter(({ day }) => day <= middle))),
    secondHalf: meanOf(excessOf(cases.filter(({ day }) => day > middle))),
    byYear: byYearOf(cases),
  };
};
