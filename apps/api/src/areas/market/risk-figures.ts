import {
  FORECAST_WINDOW,
  MOST_FORECASTS,
  RISK_METHODS,
  type RiskLevel,
  type RiskMethod,
  lossOf,
  returnsOver,
  riskBacktest,
} from '@chuli/backtest';
import type { ReplyOf, riskContracts } from '@chuli/contracts';
import { type TradingDate, halfAway } from '@chuli/kernel';

type RiskReply = ReplyOf<typeof riskContracts.valueAtRisk>;

export type FilledClose = {
  readonly traded_on: TradingDate;
  readonly close: number;
  readonly isSilent: boolean;
};

/** With more silent sessions than this the returns are mostly of days on which nobody traded. */
const MOST_SILENT = 0.2;
const BINS = 36;
const WORST = 8;
export const LONGEST_HORIZON = 20;

export const percent = (fraction: number): number => halfAway(fraction * 100, 4);

/** A round width, so that the bins begin at figures that can be read. */
const widthOf = (span: number): number => {
  const rough = span / BINS || 0.1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
};

/** How many returns lie between two figures in percent; bins meet at zero. */
export const histogramOf = (returns: readonly number[]): RiskReply['histogram'] => {
  if (returns.length === 0) return [];
  const [low, high] = [Math.min(...returns) * 100, Math.max(...returns) * 100];
  const width = widthOf(high - low);
  const first = Math.floor(low / width);
  const counts = Array.from({ length: Math.floor(high / width) - first + 1 }, () => 0);
  for (const value of returns) {
    const bin = Math.floor((value * 100) / width) - first;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({
    from: halfAway((first + bin) * width, 4),
    to: halfAway((first + bin + 1) * width, 4),
    count,
  }));
};

/** Of every horizon up to the longest: a position that takes so many sessions to leave is at risk for as many. */
export const byHorizon = (
  closes: readonly number[],
  level: RiskLevel,
  window: number,
): RiskReply['by_horizon'] => {
  const one = lossOf('historical', returnsOver(closes, 1, window), level).loss;
  return Array.from({ length: LONGEST_HORIZON }, (_, at) => {
    const returns = returnsOver(closes, at + 1, window);
    const { loss, shortfall } = lossOf('historical', returns, level);
    return {
      horizon: at + 1,
      var: percent(loss),
      shortfall: percent(shortfall),
      var_99: percent(lossOf('historical', returns, 99).loss),
      root: percent(one * Math.sqrt(at + 1)),
    };
  });
};

const isUnusable = (closes: readonly FilledClose[]): boolean =>
  closes.filter(({ isSilent }) => isSilent).length > MOST_SILENT * closes.length;

/** Each of the last sessions against the forecasts of all methods; null where there are too few of them. */
export const backtestOf = (filled: readonly FilledClose[], level: RiskLevel): RiskReply['backtest'] => {
  const judged = filled.slice(-(MOST_FORECASTS + FORECAST_WINDOW + 1));
  const returns = returnsOver(
    judged.map(({ close }) => close),
    1,
    judged.length,
  );
  const told = RISK_METHODS.map((method) => ({ method, held: riskBacktest(method, returns, level) }));
  const sessions = told[0]?.held?.sessions;
  if (sessions === undefined) return null;
  const unusable = isUnusable(judged);
  const forecast = (method: RiskMethod, at: number): number =>
    percent(told.find((one) => one.method === method)?.held?.forecasts[at] ?? 0);
  return {
    rows: told.flatMap(({ method, held }) =>
      held === null
        ? []
        : [
            {
              method,
              sessions: held.sessions,
              breaches: held.breaches,
              expected: held.expected,
              coverage_lr: halfAway(held.coverageLr, 3),
              independence_lr: halfAway(held.independenceLr, 3),
              verdict: unusable ? ('unusable' as const) : held.verdict,
            },
          ],
    ),
    series: judged.slice(-sessions).map(({ traded_on }, at) => ({
      date: traded_on,
      return: percent(returns.at(at - sessions) ?? 0),
      historical: forecast('historical', at),
      normal: forecast('normal', at),
      ewma: forecast('ewma', at),
    })),
  };
};

/** The worst single sessions, with what NEPSE did in each. */
export const worstOf = (
  filled: readonly FilledClose[],
  nepse: readonly { traded_on: TradingDate; close: number }[],
  window: number,
): RiskReply['worst'] => {
  const market = new Map(
    nepse.map(({ traded_on, close }, at) => [traded_on, close / (nepse[at - 1]?.close ?? NaN) - 1]),
  );
  const days = filled.slice(-window - 1);
  return days
    .slice(1)
    .map(({ traded_on, close }, at) => ({ date: traded_on, value: close / (days[at]?.close ?? close) - 1 }))
    .toSorted((a, b) => a.value - b.value || (a.date < b.date ? -1 : 1))
    .slice(0, WORST)
    .map(({ date, value }) => {
      const its = market.get(date);
      return {
        date,
        return: percent(value),
        nepse: its === undefined || Number.isNaN(its) ? null : percent(its),
      };
    });
};
