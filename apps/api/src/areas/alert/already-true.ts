import { type LevelCondition, type Settings, beginLevel, closedBarOf, isOnAxis } from '@chuli/alerts';
import { type Instant, type StockSymbol, addDays, instant, kathmanduDate } from '@chuli/kernel';
import { FORMING_LISTS, type FormingList } from '@chuli/signals/catalogue';
import { type SymbolBar, lastTwoBars } from '@chuli/tape/market';
import { signalNames } from '@chuli/tape/signal';
import type { Caller } from '../../http/access.ts';
import type { Context } from '../../http/implement.ts';
import type { Wanted } from './condition.ts';
import { symbolsOf } from './scope.ts';

type Needs = Pick<Context, 'tape' | 'registry' | 'reference' | 'sessions'> & {
  readonly caller: Caller;
  readonly now: Instant;
};

/** Two sessions lie within so many days, also for a stock that hardly trades. */
const SPAN_DAYS = 60;

/** As if it had been made just now: what is true cools. */
const settingsAt = ({ timing, frequency }: Wanted, now: Instant): Settings => ({
  timing,
  frequency,
  since: now,
  firesFirst: false,
  expiresOn: null,
  isPaused: false,
});

const trueLevels = async (
  needs: Needs,
  alert: Wanted,
  condition: LevelCondition,
  symbols: ReadonlySet<StockSymbol> | null,
): Promise<StockSymbol[]> => {
  const to = kathmanduDate(needs.now);
  const bars = await lastTwoBars(needs.tape, { from: addDays(to, -SPAN_DAYS), to });
  const { companies } = await needs.reference();
  const instruments = new Map(companies.map(({ symbol, instrument }) => [symbol, instrument]));
  const settings = settingsAt(alert, instant(needs.now));
  const isTrue = ([bar, before]: readonly SymbolBar[]): boolean => {
    if (bar === undefined) return false;
    const watch = { condition, settings, instrument: instruments.get(bar.symbol) ?? null };
    return beginLevel(watch, closedBarOf(bar, before)).state === 'cooling';
  };
  return [...Map.groupBy(bars, ({ symbol }) => symbol)]
    .filter(([symbol, lastTwo]) => symbols?.has(symbol) !== false && isTrue(lastTwo))
    .map(([symbol]) => symbol);
};

const trueSignals = async (
  { tape, sessions }: Needs,
  { family, kind, side }: FormingList,
  symbols: ReadonlySet<StockSymbol> | null,
): Promise<StockSymbol[]> => {
  const day = (await sessions()).daily.at(-1);
  if (day === undefined) return [];
  const list = { families: [family], kinds: [kind], timeframes: ['daily'], sides: [side] };
  const found = await signalNames(tape, { ...list, from: day, to: day });
  return found.map(({ symbol }) => symbol).filter((symbol) => symbols?.has(symbol) !== false);
};

/** The stocks of an alert of which it was true at the last close; null where only the worker can tell. */
export const alreadyTrue = async (needs: Needs, alert: Wanted): Promise<StockSymbol[] | null> => {
  const { condition } = alert;
  const symbols = await symbolsOf(needs, alert);
  if (isOnAxis(condition)) return trueLevels(needs, alert, condition, symbols);
  if (condition.kind !== 'signal') return null;
  const list = FORMING_LISTS.find(({ key }) => key === condition.list);
  return list === undefined ? null : trueSignals(needs, list, symbols);
};
