import type { Condition } from '@chuli/alerts';
import {
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  instant,
  kathmanduMinutes,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import { PRICE_LIMITS, priceLimit } from '@chuli/market';
import type { Tick } from './alerts-heard.ts';
import type { DayBar, PlannedAlert } from './alerts-plan.ts';

/**
 * What alerts have to say, by a pass that shares no code with those that judge them: every alert looks at every price.
 * Prices of the drill are of shares of Rs 50 and more, whose tick is ten paisa.
 */

const TICK = 10;

type Level = { up: number | null; down: number | null; backUnder: number; backOver: number };

const around = (operator: string, up: number, down: number, margin: number): Level => ({
  up: operator === '<=' ? null : up,
  down: operator === '>=' ? null : down,
  backUnder: up - margin,
  backOver: down + margin,
});

const quarterPercent = (price: number): number => Math.max(TICK, Math.ceil(price * 0.0025 - 1e-9));

/** The numbers of a condition on a day that is measured from `base`. */
const levelOn = (condition: Condition, day: TradingDate, base: number): Level => {
  if (condition.kind === 'limit') {
    const { lower, upper } = priceLimit(paisa(base), day, paisa(TICK));
    const share = condition.reach === 'at' ? 0 : PRICE_LIMITS.on(day).order / 10_000;
    const at =
      condition.side === 'upper'
        ? Math.ceil(upper / (1 + share) - 1e-6)
        : Math.floor(lower / (1 - share) + 1e-6);
    return around(condition.side === 'upper' ? '>=' : '<=', at, at, quarterPercent(at));
  }
  if (condition.kind !== 'level') throw new Error('the drill knows levels only');
  const { measure, operator, value } = condition;
  if (measure === 'volume' || measure === 'turnover') return around(operator, value, value, 1);
  if (measure === 'price') return around(operator, value, value, quarterPercent(value));
  const exact = BigInt(base) * BigInt(10_000 + value);
  const down = Number(exact / 10_000n);
  const up = exact % 10_000n === 0n ? down : down + 1;
  return around(operator, up, down, quarterPercent(up));
};

type State = {
  mode: 'unseen' | 'waits' | 'told' | 'shut' | 'over';
  from: 'under' | 'over' | null;
  firedBar: string | null;
  firedAt: number;
  /** The last day on which it became something else than waiting from the beginning. */
  changedOn: TradingDate | null;
};

const unseen = (): State => ({
  mode: 'unseen',
  from: null,
  firedBar: null,
  firedAt: -Infinity,
  changedOn: null,
});

const sideOf = ({ up, down, backUnder, backOver }: Level, value: number): State['from'] => {
  if (up !== null && value <= backUnder) return 'under';
  return down !== null && value >= backOver ? 'over' : null;
};

const isReached = ({ up, down }: Level, value: number, from: State['from']): boolean =>
  from === 'under' ? up !== null && value >= up : down !== null && value <= down;

const holdsAt = (level: Level, value: number): boolean => {
  if (level.up === null) return isReached(level, value, 'over');
  if (level.down === null) return isReached(level, value, 'under');
  return value >= level.up && value <= level.down;
};

const waitsFrom = ({ up, down }: Level, value: number): 'under' | 'over' =>
  up === null || (down !== null && value >= up) ? 'over' : 'under';

/** How it stands with a value that is no news. */
const seeFirst = (state: State, level: Level, value: number): void => {
  const holds = holdsAt(level, value);
  state.mode = holds ? 'shut' : 'waits';
  state.from = holds ? null : waitsFrom(level, value);
};

export type Expected = {
  readonly alert: number;
  readonly symbol: StockSymbol;
  readonly bar: string;
  /** By which it was told, of an alert that tells while bars form; null of one that goes by closes. */
  readonly value: number | null;
  readonly day: TradingDate;
};

type Look = { value: number; at: number; day: TradingDate; isClose: boolean };

const two = (value: number): string => String(value).padStart(2, '0');

const barOf = ({ frequency }: PlannedAlert, { at, day, isClose }: Look): string => {
  if (frequency !== 'every-time' || isClose) return day;
  const minutes = kathmanduMinutes(instant(at));
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const atCloses = ({ timing, frequency }: PlannedAlert): boolean =>
  timing === 'close' || frequency === 'once-per-bar-close' || frequency === 'each-bar-close';

const isSoon = ({ frequency }: PlannedAlert, { firedBar, firedAt }: State, { day, at }: Look): boolean =>
  (frequency === 'once-per-bar' && firedBar === day) || (frequency === 'every-time' && at - firedAt < 60_000);

/** It came true: told, or passed over because it tells too often. */
const comeTrue = (alert: PlannedAlert, state: State, level: Level, seen: Look): string | null => {
  const far = state.from === 'under' ? 'over' : 'under';
  const jumped = state.mode === 'waits' && sideOf(level, seen.value) === far;
  const soon = isSoon(alert, state, seen);
  state.from = jumped ? far : null;
  state.changedOn = seen.day;
  state.mode = soon ? 'shut' : 'told';
  if (jumped) state.mode = 'waits';
  if (soon) return null;
  state.firedBar = seen.day;
  state.firedAt = seen.at;
  if (alert.frequency === 'once') state.mode = 'over';
  return barOf(alert, seen);
};

/** The first look, or one at what was there when it was made: how it stands, and nothing told. */
const lookFirst = (alert: PlannedAlert, state: State, level: Level, { value, at, day }: Look): void => {
  seeFirst(state, level, value);
  if (at > alert.since && state.mode === 'shut') state.changedOn = day;
};

const isWaiting = ({ mode }: State): boolean => mode === 'waits';

/** Reached while it waits; at every close also while it only holds, which a level that is crossed does not. */
const isTrueNow = (state: State, level: Level, value: number, isEach: boolean): boolean => {
  if (isWaiting(state)) return isReached(level, value, state.from);
  const isOneSided = level.up === null || level.down === null;
  return isEach && isOneSided && holdsAt(level, value);
};

/** A look of an alert that tells by such looks; the bar under which it is told. */
const look = (alert: PlannedAlert, state: State, level: Level, seen: Look): string | null => {
  if (state.mode === 'over') return null;
  const isNews = seen.at > alert.since;
  const isFirst = state.mode === 'unseen' || !isNews;
  if (isFirst) lookFirst(alert, state, level, seen);
  const isEach = alert.frequency === 'each-bar-close' && isNews;
  if (isFirst && !isEach) return null;
  if (isTrueNow(state, level, seen.value, isEach)) return comeTrue(alert, state, level, seen);
  const left = isWaiting(state) ? null : sideOf(level, seen.value);
  if (left !== null) Object.assign(state, { mode: 'waits', from: left, changedOn: seen.day });
  return null;
};

const axisOf = (condition: Condition): 'price' | 'volume' | 'amount' => {
  if (condition.kind !== 'level' || condition.measure === 'indicator') return 'price';
  if (condition.measure === 'volume') return 'volume';
  return condition.measure === 'turnover' ? 'amount' : 'price';
};

export const barKey = (symbol: string, day: string): string => `${symbol} ${day}`;

/** The sessions that are over, oldest first, with what each is measured from; null where nobody knows. */
export type Sessions = {
  readonly days: readonly TradingDate[];
  readonly bars: ReadonlyMap<string, DayBar>;
  readonly baseOf: (symbol: string, day: TradingDate) => number | null;
};

const OPENS = 11 * 60;
const CLOSES = 15 * 60;

const isDaily = (condition: Condition): boolean =>
  condition.kind === 'limit' || (condition.kind === 'level' && condition.measure !== 'price');

const needsBase = (condition: Condition): boolean =>
  condition.kind === 'limit' || (condition.kind === 'level' && condition.measure === 'change');

/** The day that is followed while it forms. */
type Followed = {
  readonly day: TradingDate;
  /** The session before it, whose bars were judged when they closed. */
  readonly before: TradingDate;
  readonly ticks: readonly Tick[];
  readonly bases: ReadonlyMap<string, number>;
};

/** The prices of a running day to one alert on one stock. */
const live = (
  alert: PlannedAlert,
  state: State,
  { ticks, base, day, before: last }: Omit<Followed, 'bases'> & { readonly base: number },
): [string, number][] => {
  const axis = axisOf(alert.condition);
  const level = levelOn(alert.condition, day, base);
  const isMadeToday = alert.since >= atKathmandu(day, 0);
  const fired: [string, number][] = [];
  let before = axis === 'price' ? base : 0;
  const begin = (): void => {
    seeFirst(state, level, before);
    // A price that was there at the last close was seen then.
    const seenOn = isMadeToday || isDaily(alert.condition) ? day : last;
    if (state.mode === 'shut' || isMadeToday) state.changedOn = seenOn;
  };
  if (!isMadeToday) begin();
  for (const { at, [axis]: value } of ticks) {
    if (value === null) continue;
    if (at > alert.since) {
      if (state.mode === 'unseen') begin();
      const bar = look(alert, state, level, { value, at, day, isClose: false });
      if (bar !== null) fired.push([bar, value]);
    }
    before = value;
  }
  // Not traded after it was made: it begins when anything else is heard.
  if (state.mode === 'unseen') begin();
  return fired;
};

/** A session that is over, to an alert that tells while bars form. */
const afterwards = (alert: PlannedAlert, state: State, bar: DayBar, base: number): [string, number][] => {
  const { day } = bar;
  const axis = axisOf(alert.condition);
  const level = levelOn(alert.condition, day, base);
  const wasUnjudged = state.changedOn === null || state.changedOn < day;
  if (wasUnjudged && isDaily(alert.condition) && state.mode !== 'over')
    seeFirst(state, level, axis === 'price' ? base : 0);
  const last = axis === 'price' ? bar.close : bar[axis];
  const furthest = state.from === 'over' ? bar.low : bar.high;
  const isMissed = wasUnjudged && state.mode === 'waits' && alert.since < atKathmandu(day, OPENS);
  const values = [...(isMissed ? [axis === 'price' ? furthest : last] : []), last];
  return values.flatMap((value) => {
    const told = look(alert, state, level, { value, at: atKathmandu(day, CLOSES), day, isClose: true });
    return told === null ? [] : [[told, value]];
  });
};

/** All sessions to an alert that tells at closes. */
const closedOnly = (alert: PlannedAlert, symbol: StockSymbol, { days, bars, baseOf }: Sessions): string[] => {
  const state = unseen();
  const axis = axisOf(alert.condition);
  const own = days.map((day) => bars.get(barKey(symbol, day))).filter((bar) => bar !== undefined);
  const made = own.findLastIndex(({ day }) => atKathmandu(day, CLOSES) <= alert.since);
  return own.slice(Math.max(0, made)).flatMap((bar) => {
    const base = baseOf(symbol, bar.day);
    if (base === null && needsBase(alert.condition)) return [];
    const level = levelOn(alert.condition, bar.day, base ?? 0);
    const value = axis === 'price' ? bar.close : bar[axis];
    const seen = { value, at: atKathmandu(bar.day, CLOSES), day: bar.day, isClose: true };
    const told = look(alert, state, level, seen);
    return told === null ? [] : [told];
  });
};

/** From which session on bars are judged, and whether they were judged before and are others now. */
type Judging = { readonly from: TradingDate; readonly isAgain: boolean };

type Stock = { readonly number: number; readonly alert: PlannedAlert; readonly symbol: StockSymbol };

/** Alerts through a day that is followed, and through sessions that are over. */
export const openTruth = (alerts: readonly PlannedAlert[], { day, before, ticks, bases }: Followed) => {
  const bySymbol = Map.groupBy(ticks, ({ symbol }) => symbol);
  const stocks = alerts.flatMap((alert, number) =>
    alert.symbols.map((symbol): Stock => ({ number, alert, symbol })),
  );
  const courses = new Map<Stock, { readonly state: State; readonly told: Expected[] }>();
  const forming = stocks
    .filter(({ alert }) => !atCloses(alert))
    .flatMap((stock) => {
      const { number, alert, symbol } = stock;
      const state = unseen();
      courses.set(stock, { state, told: [] });
      const own = { ticks: bySymbol.get(symbol) ?? [], base: bases.get(symbol) ?? 0, day, before };
      return live(alert, state, own).map(([bar, value]): Expected => ({
        alert: number,
        symbol,
        bar,
        value,
        day,
      }));
    });

  const judge = (stock: Stock, sessions: Sessions, { from, isAgain }: Judging): Expected[] => {
    const { number, alert, symbol } = stock;
    const course = courses.get(stock);
    const expected = (bar: string, value: number | null): Expected => ({
      alert: number,
      symbol,
      bar,
      value,
      day: tradingDate(bar.slice(0, 10)),
    });
    if (course === undefined) return closedOnly(alert, symbol, sessions).map((bar) => expected(bar, null));
    for (const on of sessions.days.filter((one) => one >= from)) {
      const bar = sessions.bars.get(barKey(symbol, on));
      const { changedOn } = course.state;
      // What it saw of a day is over; of a bar that it changed on only the close is left, once.
      const isOver = changedOn !== null && (isAgain ? changedOn >= on : changedOn > on);
      if (bar === undefined || isOver) continue;
      const told = afterwards(alert, course.state, bar, sessions.baseOf(symbol, on) ?? 0);
      course.told.push(...told.map(([key, value]) => expected(key, value)));
    }
    return [...course.told];
  };

  return {
    /** What is told while the day forms. */
    forming,
    /** What is told by bars that are over, as they are now. */
    over: (sessions: Sessions, judging: Judging): Expected[] =>
      stocks.flatMap((stock) => judge(stock, sessions, judging)),
  };
};
