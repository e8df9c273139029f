import { type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { DailyBarRow } from '@chuli/tape';
import { type Bonus, type Right, bonusesOf, readingsOf, rightsOf } from './declared-action.ts';

type Adjustment = NewRow<'price_adjustment'>;

/** A restatement and a declared factor are the same when they agree to one percent. */
const AGREEMENT = 0.01;
/** Smaller steps are rounding, greater ones a wrong price. */
const LARGEST_FACTOR = 0.995;
const SMALLEST_FACTOR = 0.3;
/** How far from the book close a share may go ex, in sessions of the market. */
const BONUS_SESSIONS = 5;
/** Without a restatement the price may fall on the book close or two sessions before or after it. */
const EX_DATE_TOLERANCE = 2;
/** The books close for a right up to this long before its subscription opens. */
const RIGHT_LEAD_DAYS = 150;

/** Sessions of the market in order, so that distance between two days can be counted in them. */
export type Sessions = { at: (date: TradingDate) => number };

export const sessionsOf = (dates: Iterable<TradingDate>): Sessions => {
  const ordered = [...new Set(dates)].sort();
  return {
    at: (date) => {
      let low = 0;
      let high = ordered.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((ordered[middle] ?? '') < date) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
};

type Step = { before: DailyBarRow; bar: DailyBarRow; sessions: number };

/** The exchange's previous close over the last close we have: below 1 it was restated for a corporate action. */
const restatedRatio = ({ before, bar }: Step): number | null => {
  if (bar.previous_close === null || bar.previous_close === before.last_traded) return null;
  const ratio = bar.previous_close / before.close;
  return ratio >= SMALLEST_FACTOR && ratio <= LARGEST_FACTOR ? ratio : null;
};

const limitOn = (date: TradingDate): number => PRICE_LIMITS.on(date).daily / 10_000;

/** Limits are rounded to the tick, and old prices to whole rupees. */
const ROUNDING = 0.005;

/** Whether the day's trades lie within the daily limit of the restated close. */
const isWithinLimit = ({ bar }: Step, reference: number): boolean => {
  const limit = limitOn(bar.traded_on) + ROUNDING;
  return bar.high <= reference * (1 + limit) && bar.low >= reference * (1 - limit);
};

type Declared = { bonuses: readonly Bonus[]; rights: readonly Right[]; sessions: Sessions };

/** Books that closed near the ex-date, or at any time since the share last traded. */
const nearbyBonuses = ({ bonuses, sessions }: Declared, { before, bar }: Step): Bonus[] => {
  const exAt = sessions.at(bar.traded_on);
  const earliest = Math.min(exAt - BONUS_SESSIONS, sessions.at(before.traded_on));
  return bonuses.filter(({ bookCloseOn }) => {
    const at = sessions.at(bookCloseOn);
    return at >= earliest && at <= exAt + BONUS_SESSIONS;
  });
};

const nearbyRights = ({ rights }: Declared, date: TradingDate): Right[] =>
  rights.filter(
    ({ openedOn }) => date >= addDays(openedOn, -RIGHT_LEAD_DAYS) && date <= addDays(openedOn, 10),
  );

const adjustment = (
  { bar }: Step,
  kind: Adjustment['kind'],
  factor: number,
  evidence: string,
  knownOn: TradingDate | null = null,
): Adjustment => ({
  symbol: bar.symbol,
  ex_on: bar.traded_on,
  kind,
  factor: Number(factor.toFixed(6)),
  known_on: knownOn !== null && knownOn < bar.traded_on ? knownOn : bar.traded_on,
  evidence,
});

const percent = (factor: number): string => `${(factor * 100).toFixed(2)} %`;

/** A restated previous close: the declared factor where it agrees, else what the exchange printed. */
const fromRestatement = (step: Step, ratio: number, declared: Declared): Adjustment | null => {
  const date = step.bar.traded_on;
  const bonuses = nearbyBonuses(declared, step);
  const readings = readingsOf(step.before.close, bonuses, nearbyRights(declared, date));
  const [best] = readings.sort(
    (one, other) => Math.abs(one.factor / ratio - 1) - Math.abs(other.factor / ratio - 1),
  );
  if (best !== undefined && Math.abs(best.factor / ratio - 1) <= AGREEMENT) {
    const words = `declared ${best.words}; the exchange restated the previous close to ${percent(ratio)}`;
    return adjustment(step, best.kind, best.factor, words, best.bonus?.knownOn);
  }
  // A day may be missing in our bars: then the previous close is another day's, not a restated one.
  if (step.sessions !== 1 || !isWithinLimit(step, step.bar.previous_close ?? 0)) return null;
  const [bonus] = bonuses;
  if (bonus === undefined) {
    return adjustment(
      step,
      'restated',
      ratio,
      `the exchange restated the previous close to ${percent(ratio)}`,
    );
  }
  const words = `the exchange restated the previous close to ${percent(ratio)}; declared bonus ${bonus.percent} % differs`;
  return adjustment(step, 'bonus', ratio, words, bonus.knownOn);
};

/** A declared bonus without a restatement counts only where the price itself fell as no ordinary day can. */
const fromPriceMove = (step: Step, bonus: Bonus): Adjustment | null => {
  const { before, bar } = step;
  const factor = 1 / (1 + bonus.ratio);
  const fell = bar.close / before.close < 1 - limitOn(bar.traded_on) - ROUNDING;
  if (step.sessions !== 1 || !fell || !isWithinLimit(step, before.close * factor)) return null;
  const words = `declared bonus ${bonus.percent} %, books closed ${bonus.bookCloseOn}; the price fell accordingly, no restated previous close`;
  return adjustment(step, 'bonus', factor, words, bonus.knownOn);
};

const stepsOf = (bars: readonly DailyBarRow[], sessions: Sessions): Step[] =>
  bars.slice(1).map((bar, index) => {
    const before = bars[index] ?? bar;
    return { before, bar, sessions: sessions.at(bar.traded_on) - sessions.at(before.traded_on) };
  });

const adjustmentsOfSymbol = (bars: readonly DailyBarRow[], declared: Declared): Adjustment[] => {
  const found: Adjustment[] = [];
  const steps = stepsOf(bars, declared.sessions);
  const explained = new Set<Bonus>();
  for (const step of steps) {
    const ratio = restatedRatio(step);
    const row = ratio === null ? null : fromRestatement(step, ratio, declared);
    if (row === null) continue;
    found.push(row);
    for (const bonus of nearbyBonuses(declared, step)) explained.add(bonus);
  }
  for (const bonus of declared.bonuses) {
    if (explained.has(bonus)) continue;
    const first = steps.findIndex(({ bar }) => bar.traded_on >= bonus.bookCloseOn);
    const tried =
      first === -1 ? [] : steps.slice(Math.max(0, first - EX_DATE_TOLERANCE), first + EX_DATE_TOLERANCE + 1);
    const rows = tried.map((step) => fromPriceMove(step, bonus));
    const row = rows.find((candidate) => candidate !== null);
    if (row && !found.some(({ ex_on }) => ex_on === row.ex_on)) found.push(row);
  }
  return found.sort((one, other) => (one.ex_on < other.ex_on ? -1 : 1));
};

const groupBySymbol = <Row extends { symbol: StockSymbol }>(rows: readonly Row[]): Map<StockSymbol, Row[]> =>
  Map.groupBy(rows, ({ symbol }) => symbol);

/** Fewer than this many symbols is a day that one publisher happened to have, not a session. */
const SYMBOLS_IN_A_SESSION = 5;

const sessionsIn = (bars: readonly DailyBarRow[]): Sessions => {
  const symbols = new Map<TradingDate, number>();
  for (const { traded_on } of bars) symbols.set(traded_on, (symbols.get(traded_on) ?? 0) + 1);
  return sessionsOf([...symbols].filter(([, count]) => count >= SYMBOLS_IN_A_SESSION).map(([date]) => date));
};

/**
 * Factors by which earlier prices are multiplied to compare with later ones, for every day on which the evidence is
 * solid: what the exchange restated, explained by a declared bonus or right where one fits. Where nothing proves a
 * declared action, there is no factor.
 */
export const findAdjustments = ({
  bars,
  dividends,
  rights,
}: {
  bars: readonly DailyBarRow[];
  dividends: readonly NewRow<'dividend'>[];
  rights: readonly NewRow<'rights_issue'>[];
}): Adjustment[] => {
  const sessions = sessionsIn(bars);
  const dividendsOf = groupBySymbol(dividends);
  const issuesOf = groupBySymbol(rights);
  const found: Adjustment[] = [];
  for (const [symbol, own] of groupBySymbol(bars)) {
    own.sort((one, other) => (one.traded_on < other.traded_on ? -1 : 1));
    found.push(
      ...adjustmentsOfSymbol(own, {
        bonuses: bonusesOf(dividendsOf.get(symbol) ?? []),
        rights: rightsOf(issuesOf.get(symbol) ?? []),
        sessions,
      }),
    );
  }
  return found;
};
