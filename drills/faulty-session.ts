import { atKathmandu, paisa } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { type SourceItem, type WholeDay, differencesFrom, readTrade, sumsOf } from '@chuli/ingest';
import type { Listing, TotalsEvent, TradeEvent } from '@chuli/session';
import { FaultyFeed, Random, type SampleMarket, driftRow, liveDay } from '@chuli/simulator';
import { DAY } from './plan.ts';

const CLOSES_AT = 11 * 60 + 45;
/** How often a row of the floorsheet is not as it used to be. */
const DRIFT = 0.005;
const PAGE = 50;
/** How often a page stays lost also after the close: the day can then not be exact, and has to say why. */
const LOST_FOR_GOOD = 0.15;

/** A session as a bad feed tells it, and as it really was. */
export type FaultySession = {
  readonly listings: readonly Listing[];
  readonly indexCloses: readonly { readonly indexId: number; readonly close: number }[];
  readonly items: readonly SourceItem[];
  /** Reads after the close, the first with a page missing. */
  readonly reads: readonly WholeDay[];
  readonly truth: readonly TradeEvent[];
  readonly rejected: number;
};

const DAY_START = atKathmandu(DAY, 0) * 1_000;

const clockText = (at: number): string => {
  const micros = at - DAY_START;
  const text = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const seconds = Math.floor(micros / 1_000_000);
  const [hour, minute, second] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${DAY}T${text(hour, 2)}:${text(minute, 2)}:${text(second, 2)}.${text(micros % 1_000_000, 6)}`;
};

/** A contract as the exchange prints it during the session, brokers masked. */
const payloadOf = (trade: TradeEvent): Readonly<Record<string, unknown>> => ({
  contractId: Number(trade.contractId),
  stockSymbol: trade.symbol,
  buyerMemberId: null,
  sellerMemberId: null,
  contractQuantity: trade.quantity,
  contractRate: trade.rate / 100,
  contractAmount: trade.amount / 100,
  businessDate: DAY,
  tradeTime: trade.at === null ? null : clockText(trade.at),
});

const declaredBy = (truth: readonly TradeEvent[]): TotalsEvent => {
  const sums = sumsOf(truth);
  return {
    kind: 'totals',
    turnover: paisa(sums.amount),
    volume: sums.quantity,
    trades: sums.trades,
    symbols: new Set(truth.map(({ symbol }) => symbol)).size,
    at: atKathmandu(DAY, sessionHours(DAY).to),
    isFinal: true,
  };
};

const wholeOf = (trades: readonly TradeEvent[], declared: TotalsEvent): WholeDay => {
  const { turnover, volume } = declared;
  const reasons = differencesFrom(sumsOf(trades), {
    trades: declared.trades,
    quantity: volume,
    amount: turnover,
  });
  return {
    day: DAY,
    trades,
    declared,
    closes: [],
    rejected: [],
    notices: [],
    pages: null,
    isComplete: reasons.length === 0,
    reasons,
  };
};

export const faultySession = (seed: number, market: SampleMarket, trades: number): FaultySession => {
  const { listings, brokers } = market;
  const live = liveDay({ seed, date: DAY, listings, brokers, trades, closesAt: CLOSES_AT });
  const random = new Random(seed, 'drill');
  const feed = new FaultyFeed({ seed });
  const symbols = new Set(live.listings.map(({ symbol }) => symbol));
  const items: SourceItem[] = [];
  let rejected = 0;
  for (const { event } of feed.play(live.events())) {
    // Totals and closes of the simulator know nothing of what was annulled; the read after the close has the true ones.
    if (event.kind === 'totals' || event.kind === 'close') continue;
    if (event.kind !== 'trade') {
      items.push({ kind: 'event', event });
      continue;
    }
    const payload = payloadOf(event);
    const row = random.chance(DRIFT) ? driftRow(payload, random) : payload;
    const read = readTrade(row, { day: DAY, isListed: (symbol) => symbols.has(symbol) });
    if (read.reason === null) items.push({ kind: 'event', event: read.value });
    else {
      rejected += 1;
      items.push({ kind: 'rejected', reason: read.reason, row: JSON.stringify(row) });
    }
  }
  const { trades: truth } = feed.truth();
  const declared = declaredBy(truth);
  const lost = random.whole(0, Math.max(0, Math.floor(truth.length / PAGE) - 1)) * PAGE;
  const short = wholeOf([...truth.slice(0, lost), ...truth.slice(lost + PAGE)], declared);
  const isLostForGood = random.chance(LOST_FOR_GOOD);
  return {
    listings: live.listings,
    indexCloses: live.indexCloses,
    items,
    reads: isLostForGood ? [short] : [short, wholeOf(truth, declared)],
    truth,
    rejected,
  };
};
