import { assembleStock } from '@chuli/flow';
import {
  type Pairs,
  type Told,
  addPairs,
  addSides,
  estimatedRight,
  joinedIn,
  noPairs,
  nothingTold,
  precision,
  recall,
  tryEstimates,
} from '@chuli/flow/testing/accuracy';
import { BOOK_DAY, bookDay } from '@chuli/flow/testing/book-day';
import { againstSums } from '@chuli/flow/testing/sums';
import { archiveSource, checkTrades } from '@chuli/importer';
import type { TradingDate } from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';

const SMALL_DAYS = 300;
const FULL_DAYS = 10_000;
const ORDERS_A_DAY = 200;
/** Of an archive: every day, or one in so many. */
const SMALL_EVERY = 12;

/** What was measured on the 33 floorsheets of 2024 that have times; at most half a point less. */
const LEAST = { precision: 0.974, recall: 0.995, resting: 0.975, estimated: 0.889 };
const TOLERANCE = 0.005;

type Asked = {
  readonly full: boolean;
  readonly cases: string | undefined;
  readonly seed: number;
  readonly archive: string | undefined;
};

type Found = {
  days: number;
  contracts: number;
  orders: number;
  faults: string[];
  sequence: Pairs;
  /** Estimated sides against what is known; `sides` of all orders where the truth is. */
  told: Told;
};

const nothingFound = (): Found => ({
  days: 0,
  contracts: 0,
  orders: 0,
  faults: [],
  sequence: noPairs(),
  told: nothingTold(),
});

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const tryBook = (seed: number, found: Found): void => {
  const day = bookDay(seed, ORDERS_A_DAY);
  const [byTime, bySequence] = [assembleStock(BOOK_DAY, day), assembleStock(BOOK_DAY, day, 'sequence')];
  const truth = new Set(
    day.filter(({ order }, at) => day[at - 1]?.order === order).map(({ contract_id }) => contract_id),
  );
  const joined = joinedIn(day, byTime);
  if (joined.size !== truth.size || [...joined].some((id) => !truth.has(id)))
    found.faults.push(`seed ${seed}: orders by time are not the true ones`);
  for (const events of [byTime, bySequence])
    found.faults.push(...againstSums(day, events).map((fault) => `seed ${seed}: ${fault}`));
  addPairs(found.sequence, joinedIn(day, bySequence), truth);
  addSides(found.told, byTime, new Map(day.map(({ contract_id, came }) => [contract_id, came])));
  found.days += 1;
  found.contracts += day.length;
  found.orders += byTime.length;
};

const byNumber = (one: TradeRow, other: TradeRow): number => (one.contract_id < other.contract_id ? -1 : 1);

const tryDay = (date: TradingDate, rows: readonly TradeRow[], found: Found): void => {
  found.days += 1;
  found.contracts += rows.length;
  for (const own of Map.groupBy(rows, ({ symbol }) => symbol).values()) {
    const contracts = own.toSorted(byNumber);
    const events = assembleStock(date, contracts);
    found.orders += events.length;
    found.faults.push(...againstSums(contracts, events).map((fault) => `${date} ${fault}`));
    if (events[0]?.method !== 'time') continue;
    const bySequence = assembleStock(date, contracts, 'sequence');
    addPairs(found.sequence, joinedIn(contracts, bySequence), joinedIn(contracts, events));
    tryEstimates(date, contracts, found.told);
  }
};

const tryArchive = async (folder: string, every: number): Promise<Found> => {
  const found = nothingFound();
  let at = 0;
  for await (const day of archiveSource(folder).tradeDays()) {
    if (at++ % every === 0) tryDay(day.date, checkTrades(day.date, (await day.read()).rows).rows, found);
  }
  return found;
};

/** Prints what was found of a kind of days; says what is short of its target. */
const report = (of: string, { days, contracts, orders, faults, sequence, told }: Found): string[] => {
  const figures = {
    precision: precision(sequence),
    recall: recall(sequence),
    resting: told.resting.right / told.resting.told,
    estimated: estimatedRight(told),
  };
  console.log(
    `${of}: ${days} days, ${contracts} contracts in ${orders} orders, ${faults.length} faults in their sums`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`        ${fault}`);
  console.log(
    `        by sequence: precision ${percent(figures.precision)}, recall ${percent(figures.recall)} of pairs; ` +
      `estimated sides right: ${percent(figures.estimated)}, by the resting broker ${percent(figures.resting)}`,
  );
  const names = ['precision', 'recall', 'resting', 'estimated'] as const;
  return [
    ...(faults.length === 0 ? [] : [`${of}: sums`]),
    ...names
      .filter((name) => Number.isFinite(figures[name]) && figures[name] < LEAST[name] - TOLERANCE)
      .map((name) => `${of}: ${name} ${percent(figures[name])} of ${percent(LEAST[name])}`),
  ];
};

/** Tries the laws of order events on days whose truth is known, and on those of an archive where there is one. */
export const tryOrderLaws = async ({ full, cases, seed, archive }: Asked): Promise<number> => {
  const books = nothingFound();
  const count = Number(cases ?? (full ? FULL_DAYS : SMALL_DAYS));
  for (let at = 0; at < count; at += 1) tryBook(seed + at, books);
  const short = report('simulated', books);
  if (archive === undefined) console.log('archive: none here, its days are not tried');
  else short.push(...report('archive', await tryArchive(archive, full ? 1 : SMALL_EVERY)));
  console.log(`laws of orders: ${short.length === 0 ? 'all hold' : short.join('; ')}`);
  return short.length === 0 ? 0 : 1;
};
