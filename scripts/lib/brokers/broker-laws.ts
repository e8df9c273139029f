import { ERROR_RATE, type HeavyFigures, heavyCases, heavyRecord, marketDays } from '@chuli/backtest';
import { archiveMarket } from '@chuli/backtest/testing/archive-market';
import { archiveSource, checkTrades } from '@chuli/importer';
import type { BrokerId } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { type HeavyStockDay, type SessionOrders, heavyDaysOf, ordersOf } from './orders.ts';
import { exchangedNames, shuffledOrders } from './shuffled.ts';
import { type BrokerMarket, brokerMarket } from './simulated.ts';

const SMALL_MARKETS = 3;
const FULL_MARKETS = 20;

type Asked = {
  readonly full: boolean;
  readonly cases: string | undefined;
  readonly seed: number;
  readonly archive: string | undefined;
};

type Judged = { days: number; cells: number; brokers: number; found: ReadonlySet<BrokerId> };

type Bars = Pick<BrokerMarket, 'sessions' | 'histories'>;

/** The record of all brokers of a market at its last session. */
const judge = ({ sessions, histories }: Bars, days: readonly HeavyStockDay[]): Judged => {
  const market = marketDays(sessions, histories);
  const bySymbol = Map.groupBy(days, ({ symbol }): string => symbol);
  const cases = histories.flatMap((history) =>
    heavyCases(market, history, bySymbol.get(history.symbol) ?? []),
  );
  const last = sessions.at(-1);
  const record: HeavyFigures[] = last === undefined ? [] : heavyRecord(cases, last);
  return {
    days: cases.length,
    cells: record.filter(({ chance }) => chance !== null).length,
    brokers: new Set(record.map(({ broker }) => broker)).size,
    found: new Set(record.flatMap(({ verdict, broker }) => (verdict === 'none' ? [] : [broker]))),
  };
};

type Tried = { readonly real: Judged; readonly shuffled: Judged; readonly exchanged: Judged };

/** Heavy days as they were, with brokers shuffled over the orders of each session, and with names exchanged. */
type Days = { real: HeavyStockDay[]; shuffled: HeavyStockDay[] };

const addSession = ({ real, shuffled }: Days, orders: SessionOrders, random: Random): void => {
  real.push(...heavyDaysOf(orders));
  shuffled.push(...heavyDaysOf(shuffledOrders(orders, random)));
};

const tryDays = (bars: Bars, { real, shuffled }: Days, random: Random): Tried => ({
  real: judge(bars, real),
  shuffled: judge(bars, shuffled),
  exchanged: judge(bars, exchangedNames(real, random)),
});

const tryMarket = (seed: number): Tried & { knowing: ReadonlySet<BrokerId> } => {
  const random = new Random('shuffle', seed);
  const market = brokerMarket(seed);
  const days: Days = { real: [], shuffled: [] };
  for (const orders of market.orders) addSession(days, orders, random);
  return { ...tryDays(market, days, random), knowing: market.knowing };
};

const tryArchive = async (folder: string, seed: number): Promise<Tried> => {
  const random = new Random('shuffle', seed);
  const days: Days = { real: [], shuffled: [] };
  for await (const day of archiveSource(folder).tradeDays()) {
    const { rows } = checkTrades(day.date, (await day.read()).rows);
    addSession(days, ordersOf(day.date, rows), random);
  }
  return tryDays(await archiveMarket(folder), days, random);
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const NAMES = { real: 'as traded', shuffled: 'shuffled over orders', exchanged: 'names exchanged' } as const;
const KINDS = ['real', 'shuffled', 'exchanged'] as const;

/** Prints what was found on each form of the same days; says where luck passes for more than it may. */
const report = (of: string, tried: readonly Tried[]): { short: string[]; summary: string } => {
  const sums = KINDS.map((kind) => {
    const own = tried.map((one) => one[kind]);
    const sum = (figure: (judged: Judged) => number): number =>
      own.reduce((total, one) => total + figure(one), 0);
    return {
      kind,
      days: sum((one) => one.days),
      cells: sum((one) => one.cells),
      brokers: sum((one) => one.brokers),
      found: sum((one) => one.found.size),
    };
  });
  for (const { kind, days, cells, brokers, found } of sums)
    console.log(
      `${of}, ${NAMES[kind]}: ${found} of ${brokers} brokers survive (${percent(found / brokers)}), ${days} heavy days, ${cells} figures judged`,
    );
  const short = sums
    .filter(({ kind, found, brokers }) => kind !== 'real' && found > ERROR_RATE * brokers)
    .map(({ kind, found, brokers }) => `${of}: ${found} of ${brokers} ${NAMES[kind]}`);
  return { short, summary: `${of} ${sums.map(({ found, brokers }) => `${found}/${brokers}`).join(', ')}` };
};

const trySimulated = (asked: Asked): { short: string[]; summary: string } => {
  const count = Number(asked.cases ?? (asked.full ? FULL_MARKETS : SMALL_MARKETS));
  const tried = Array.from({ length: count }, (_, at) => tryMarket(asked.seed + at));
  const { short, summary } = report('simulated', tried);
  const missed = tried.flatMap(({ real, knowing }) => [...knowing].filter((one) => !real.found.has(one)));
  const invented = tried.flatMap(({ real, knowing }) => [...real.found].filter((one) => !knowing.has(one)));
  const brokers = tried.reduce((sum, { real }) => sum + real.brokers, 0);
  console.log(
    `simulated: of those who know ${missed.length} are missed, of the others ${invented.length} invented`,
  );
  if (missed.length > 0) short.push(`simulated: ${missed.length} who know are missed`);
  if (invented.length > ERROR_RATE * brokers) short.push(`simulated: ${invented.length} invented`);
  return { short, summary };
};

/**
 * How many brokers the record names, on days whose truth is known and, with --full, on an archive: as they traded, and
 * with what a broker is taken out of the same days.
 */
export const tryBrokerLaws = async (asked: Asked): Promise<number> => {
  const parts = [trySimulated(asked)];
  if (!asked.full || asked.archive === undefined) console.log('archive: only with --full --archive <folder>');
  else parts.push(report('archive', [await tryArchive(asked.archive, asked.seed)]));
  const short = parts.flatMap((part) => part.short);
  console.log(
    `laws of brokers, survivors as traded, shuffled, exchanged: ${parts.map((part) => part.summary).join('; ')}: ${short.length === 0 ? 'all hold' : short.join('; ')}`,
  );
  return short.length === 0 ? 0 : 1;
};
