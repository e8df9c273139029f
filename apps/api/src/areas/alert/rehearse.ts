import { figuresOf, isOnAxis, levelRule, scanTextOf, toldValue } from '@chuli/alerts';
import {
  ALL_FEATURES,
  type BodyOf,
  DEMO_SYMBOL,
  FEATURES,
  FEWEST_FOLLOWED,
  LISTED_FIRINGS,
  type ReplyOf,
  rehearsalContracts,
} from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';
import { listAllPriceAdjustments } from '@chuli/registry/reference';
import { dailySeries } from '@chuli/signals';
import { indexBars } from '@chuli/tape/stock';
import { parseScan, unitsOf } from '@chuli/scan';
import { type Asked, needing } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import type { WithScanner } from '../find/answer-list.ts';
import { type Held, checkAlert } from './check.ts';
import { type Wanted, chosenBy } from './condition.ts';
import { type Course, followedBy } from './followed.ts';
import { rehearsalFigures } from './rehearsal-figures.ts';
import { type Rehearsal, type Rehearsed, rehearsed } from './rehearsed.ts';
import { toValue } from './rows.ts';

type Contract = typeof rehearsalContracts.rehearseAlert;
type Reply = ReplyOf<Contract>;
type Question = Asked<unknown, BodyOf<Contract>, unknown, WithScanner & WithPeople>;

/** An example shows all that an alert can be. */
const EXAMPLE: Held = { tier: 'Platinum', open: new Set(ALL_FEATURES) };

const onlySymbol = ({ scope }: Pick<Wanted, 'scope'>): StockSymbol | null =>
  'symbols' in scope && scope.symbols.length === 1 ? (scope.symbols[0] ?? null) : null;

type Opened = { readonly held: Held; readonly sessions: number };

/** Who holds alerts rehearses what they may keep; everyone else the example, a demo account its stocks and days. */
const openedTo = async ({ caller, people, body }: Question, alert: Wanted): Promise<Opened> => {
  const symbol = onlySymbol(alert);
  if (symbol === DEMO_SYMBOL) return { held: EXAMPLE, sessions: body.sessions };
  const demo = caller.kind === 'user' ? caller.demo : undefined;
  if (symbol !== null && demo?.symbols.has(symbol) === true)
    return { held: EXAMPLE, sessions: Math.max(1, Math.min(body.sessions, demo.sessions.length)) };
  if (!caller.features.has('alerts'))
    throw new AppError('membership.tier-required', {
      feature: 'alerts',
      tier: FEATURES.alerts,
      demo_symbol: DEMO_SYMBOL,
    });
  const held =
    caller.kind === 'user' ? await people.holdings.of(caller.id) : { ...EXAMPLE, open: caller.features };
  return { held, sessions: body.sessions };
};

/** Prices of the stocks that were told of, with bonus and right shares, and NEPSE beside them. */
const courseOf = async (
  { tape, reference, sessions }: Question,
  { bars, firings, days }: Rehearsed,
): Promise<Course> => {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { sessions: [], nepse: new Map(), bars: new Map() };
  const [{ exchange }, nepse, adjustments] = await Promise.all([
    sessions(),
    indexBars(tape, { index_id: NEPSE_ID, from, to }),
    listAllPriceAdjustments(reference, { after: from, as_of: to }),
  ]);
  const held = exchange.filter((day) => day <= to);
  const numbers = new Map(held.map((day, number) => [day, number]));
  const actions = Map.groupBy(adjustments, ({ symbol }) => symbol);
  const market = new Map<TradingDate, number>();
  const told = new Set(firings.map(({ symbol }) => symbol));
  return {
    sessions: held,
    nepse: new Map(nepse.map(({ traded_on, close }) => [traded_on, close])),
    bars: new Map(
      [...told].map((symbol) => [
        symbol,
        dailySeries(bars.get(symbol) ?? [], actions.get(symbol) ?? [], { numbers, market }),
      ]),
    ),
  };
};

/** The newest, each with what was compared. */
const listed = async (
  { scanner }: Question,
  { condition }: Wanted,
  firings: readonly Rehearsal[],
): Promise<Reply['firings']> => {
  const newest = firings.slice(-LISTED_FIRINGS).toReversed();
  const text = scanTextOf(condition);
  const at = newest.map(({ symbol, date }) => ({ symbol, day: date }));
  const compared = text === null ? [] : await scanner.figuresOver({ text, at });
  const rule = isOnAxis(condition) ? levelRule(condition) : null;
  return newest.map(({ date, symbol, value, base }, place) => ({
    date,
    symbol,
    values: (compared[place] ?? figuresOf(rule, toldValue(rule, value, base))).map(toValue),
  }));
};

/** What a rule costs that is judged in the rehearsal; levels and lists read what is stored. */
const unitsFor = ({ condition, scope }: Wanted): number => {
  const text = scanTextOf(condition);
  if (isOnAxis(condition) || condition.kind === 'signal' || text === null) return 0;
  const { scan } = parseScan(text);
  const symbols = 'symbols' in scope ? scope.symbols : scan.universe.symbols;
  return unitsOf({ ...scan, universe: { ...scan.universe, symbols } });
};

const rehearseAlert = async (asked: Question): Promise<Reply> => {
  const alert = chosenBy(asked.body);
  const { held, sessions } = await openedTo(asked, alert);
  await checkAlert({ registry: asked.registry, now: asked.clock() }, alert, held);
  asked.spend(unitsFor(alert));
  const told = await rehearsed(asked, alert, sessions);
  const [first, last] = [told.days[0], told.days.at(-1)];
  if (first === undefined || last === undefined) throw new AppError('market.no-session');
  return {
    from: first,
    to: last,
    sessions: told.days.length,
    judged: told.judged,
    not_judged: told.notJudged,
    ...rehearsalFigures(told),
    firings: await listed(asked, alert, told.firings),
    followed: followedBy(await courseOf(asked, told), told.firings),
    fewest_followed: FEWEST_FOLLOWED,
  };
};

export const rehearsalEndpoints = needing<WithScanner & WithPeople>({ scanner: true, people: true })(
  rehearsalContracts,
  { rehearseAlert },
);
