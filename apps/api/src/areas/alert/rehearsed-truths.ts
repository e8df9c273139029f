import { type Condition, type Truth, isOnAxis, scanTextOf } from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Scanner, truthWord } from '@chuli/scanner';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { Tape } from '@chuli/tape';
import { signalNames } from '@chuli/tape/signal';

/** What scans and lists say of closed bars; a level asks for nothing. */
export type Truths = {
  readonly on: (symbol: StockSymbol, day: TradingDate) => Truth;
  /** Whether anything was ever said of a stock. */
  readonly isJudged: (symbol: StockSymbol) => boolean;
  /** The stocks of a scan; null where they are those that traded. */
  readonly stocks: readonly StockSymbol[] | null;
};

type Needs = { readonly tape: Tape; readonly scanner: Scanner };

export type Rehearsing = {
  readonly condition: Condition;
  /** Null for all of them. */
  readonly symbols: ReadonlySet<StockSymbol> | null;
  /** Oldest first. */
  readonly days: readonly TradingDate[];
};

const LEVELS: Truths = { on: () => 'silent', isJudged: () => true, stocks: null };

const ofList = async (tape: Tape, key: string, days: readonly TradingDate[]): Promise<Truths> => {
  const list = FORMING_LISTS.find((one) => one.key === key);
  const [from, to] = [days[0], days.at(-1)];
  if (list === undefined || from === undefined || to === undefined) return LEVELS;
  const { family, kind, side } = list;
  const lists = { families: [family], kinds: [kind], timeframes: ['daily'], sides: [side] };
  const found = new Set(
    (await signalNames(tape, { ...lists, from, to })).map(
      ({ symbol, signal_on }) => `${symbol} ${signal_on}`,
    ),
  );
  return { ...LEVELS, on: (symbol, day) => (found.has(`${symbol} ${day}`) ? 'holds' : 'fails') };
};

const ofScan = async (scanner: Scanner, text: string, { symbols, days }: Rehearsing): Promise<Truths> => {
  const found = await scanner.truthsOver({
    text,
    days,
    symbols: symbols === null ? undefined : [...symbols],
  });
  const bySymbol = new Map(found.map(({ symbol, truths }) => [symbol, truths]));
  const places = new Map(days.map((day, place) => [day, place]));
  return {
    on: (symbol, day) => truthWord(bySymbol.get(symbol)?.[places.get(day) ?? -1]),
    isJudged: (symbol) => bySymbol.get(symbol)?.some((one) => truthWord(one) !== 'silent') === true,
    stocks: [...bySymbol.keys()],
  };
};

export const truthsOf = ({ tape, scanner }: Needs, rehearsing: Rehearsing): Promise<Truths> => {
  const { condition, days } = rehearsing;
  if (isOnAxis(condition)) return Promise.resolve(LEVELS);
  if (condition.kind === 'signal') return ofList(tape, condition.list, days);
  return ofScan(scanner, scanTextOf(condition) ?? '', rehearsing);
};
