import {
  ERROR_RATE,
  FEWEST_TRADES,
  HEAVY_AMOUNT,
  HEAVY_SHARE,
  type Followed,
  type HeavyCase,
  type HeavyFigures,
} from '@chuli/backtest';
import { MOST_LATEST_CASES, type QueryOf, type ReplyOf, brokerRecordContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, halfAway, toRupees } from '@chuli/kernel';
import { type Asked, implement } from '../../http/implement.ts';
import { latest, within } from '../../sessions.ts';
import { type RecordOfAll, recordOfAll } from './record-of-all.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Reply = ReplyOf<typeof brokerRecordContracts.record>;
type SideRow = Reply['sides'][number];
type CaseRow = Reply['rows'][number];

const percent = (share: number | null | undefined): number | null =>
  share === null || share === undefined ? null : halfAway(100 * share, 2);

const CHANCE_DECIMALS = 5;
const chance = (value: number | null): number | null =>
  value === null ? null : halfAway(value, CHANCE_DECIMALS);

const horizonOf = ({ excess, lead, ...row }: HeavyFigures): SideRow['horizons'][number] => ({
  sessions: row.sessions,
  number: excess.number,
  mean: percent(excess.mean),
  interval_low: percent(excess.interval?.low),
  interval_high: percent(excess.interval?.high),
  cost: percent(row.cost),
  lead: percent(lead.mean),
  lead_low: percent(lead.interval?.low),
  lead_high: percent(lead.interval?.high),
  chance: chance(row.chance),
  adjusted: chance(row.adjusted),
  verdict: row.verdict,
  left_out: { ...row.leftOut },
});

const sideOf = (
  own: readonly HeavyFigures[],
  side: SideRow['side'],
  cases: readonly HeavyCase[],
): SideRow => {
  const figures = own.filter((row) => row.side === side);
  return {
    side,
    heavy_days: cases.filter((one) => one.side === side).length,
    verdict: figures.find(({ verdict }) => verdict !== 'none')?.verdict ?? 'none',
    horizons: figures.map(horizonOf),
  };
};

const isKnown = (followed: Followed | undefined, asOf: TradingDate): followed is Followed =>
  followed !== undefined && followed.knownOn !== null && followed.knownOn <= asOf;

/** A heavy day as far as it was known on a day. */
const caseRow =
  (nameOf: NameOf, asOf: TradingDate) =>
  ({ symbol, on, side, amount, share, followed }: HeavyCase): CaseRow => ({
    ...nameOf(symbol as StockSymbol),
    date: on,
    side,
    amount: toRupees(amount),
    turnover_percent: halfAway(100 * share, 2),
    excess: followed.map((one) => (isKnown(one, asOf) ? percent(one.excess) : null)),
  });

const byDay = (one: HeavyCase, other: HeavyCase): number => {
  if (one.on !== other.on) return one.on > other.on ? -1 : 1;
  return other.amount - one.amount || (one.symbol < other.symbol ? -1 : 1);
};

/** What it knows beyond the day is not told. */
const knownTo = (found: RecordOfAll | null, asOf: TradingDate): TradingDate | null => {
  if (found === null) return null;
  return found.to < asOf ? found.to : asOf;
};

const NOTHING: Pick<RecordOfAll, 'cases' | 'figures'> = { cases: [], figures: [] };

const recordReply = async (asked: Asked<QueryOf<typeof brokerRecordContracts.record>>): Promise<Reply> => {
  const { broker } = asked.query;
  const { exchange, floorsheet } = await asked.sessions();
  const as_of = latest(exchange, asked.query.as_of, asked.clock);
  const [found, nameOf] = await Promise.all([recordOfAll(asked.tape, as_of), stockNames(asked, as_of)]);
  const { cases, figures } = found ?? NOTHING;
  const own = cases.filter((one) => one.broker === broker);
  const ofBroker = figures.filter((row) => row.broker === broker);
  const [first] = floorsheet;
  const held = first === undefined ? [] : within(exchange, first, as_of);
  return {
    as_of,
    broker,
    record_to: knownTo(found, as_of),
    smallest_amount: toRupees(HEAVY_AMOUNT),
    smallest_percent: 100 * HEAVY_SHARE,
    fewest_cases: FEWEST_TRADES,
    error_percent: 100 * ERROR_RATE,
    sessions_known: first === undefined ? 0 : within(floorsheet, first, as_of).length,
    sessions_held: held.length,
    brokers: new Set(figures.map((row) => row.broker)).size,
    survivors: new Set(figures.flatMap((row) => (row.verdict === 'none' ? [] : [row.broker]))).size,
    figures_judged: figures.filter((row) => row.chance !== null).length,
    sides: (['buy', 'sell'] as const).map((side) => sideOf(ofBroker, side, own)),
    rows: own
      .filter(({ followed: [first] }) => isKnown(first, as_of))
      .toSorted(byDay)
      .slice(0, MOST_LATEST_CASES)
      .map(caseRow(nameOf, as_of)),
  };
};

export const brokerRecordEndpoints = implement(brokerRecordContracts, { record: recordReply });
