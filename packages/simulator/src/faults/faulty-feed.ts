import { type Instant, instant } from '@chuli/kernel';
import type { LiveTrade, TimedEvent } from '../live/event.ts';
import { Random } from '../random.ts';

/** How unreliable a feed is. Shares are of trades, chances of pages. */
export type FaultOptions = {
  readonly seed: number;
  readonly duplicates?: number;
  readonly late?: number;
  readonly latestMs?: number;
  /** Trades that never come during the session; the read after the close has them. */
  readonly missing?: number;
  /** Trades that the exchange takes back some time later. */
  readonly annulled?: number;
  readonly pageSize?: number;
  readonly lostPages?: number;
  readonly repeatedPages?: number;
};

/** What really happened, to compare with what a reader made of the feed. */
export type Truth = {
  /** Every contract that stands at the end of the day, in the order of time. */
  readonly trades: readonly LiveTrade[];
  readonly annulled: readonly LiveTrade[];
  /** Contracts that a listener could not hear of during the session. */
  readonly missing: readonly LiveTrade[];
  readonly duplicates: number;
};

const DEFAULTS = {
  duplicates: 0.05,
  late: 0.1,
  latestMs: 30_000,
  missing: 0.01,
  annulled: 0.002,
  pageSize: 50,
  lostPages: 0.01,
  repeatedPages: 0.01,
};

/** Keeps what is to come in the order of its time; of two at the same time the first stays first. */
const createQueue = () => {
  const waiting: TimedEvent[] = [];
  return {
    add: (delivery: TimedEvent): void => {
      let low = 0;
      let high = waiting.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((waiting[middle]?.at ?? 0) <= delivery.at) low = middle + 1;
        else high = middle;
      }
      waiting.splice(low, 0, delivery);
    },
    *until(time: number): Generator<TimedEvent> {
      let count = 0;
      while (count < waiting.length && (waiting[count]?.at ?? 0) <= time) count += 1;
      yield* waiting.splice(0, count);
    },
  };
};

type Page = { readonly trades: LiveTrade[]; readonly fate: 'whole' | 'lost' | 'repeated' };

/**
 * A feed as it reaches us: trades repeated, late, lost and taken back, by seed. Other events pass as they are. The
 * truth is complete once the events were read to their end; they can be read once.
 */
export class FaultyFeed {
  readonly #rates: typeof DEFAULTS;
  readonly #random: Random;
  readonly #queue = createQueue();
  readonly #trades: LiveTrade[] = [];
  readonly #annulled = new Set<LiveTrade>();
  readonly #missing: LiveTrade[] = [];
  #duplicates = 0;

  constructor({ seed, ...rates }: FaultOptions) {
    this.#rates = { ...DEFAULTS, ...rates };
    this.#random = new Random(seed, 'faults');
  }

  *play(events: Iterable<TimedEvent>): Generator<TimedEvent> {
    let page = this.#drawPage();
    for (const { at, event } of events) {
      yield* this.#queue.until(at - 1);
      if (event.kind !== 'trade') {
        yield { at, event };
        continue;
      }
      this.#trades.push(event);
      page.trades.push(event);
      this.#deliver(event, at, page);
      if (page.trades.length < this.#rates.pageSize) continue;
      if (page.fate === 'repeated') for (const trade of page.trades) this.#repeat(trade, at);
      page = this.#drawPage();
    }
    yield* this.#queue.until(Infinity);
  }

  truth(): Truth {
    return {
      trades: this.#trades.filter((trade) => !this.#annulled.has(trade)),
      annulled: [...this.#annulled],
      missing: this.#missing,
      duplicates: this.#duplicates,
    };
  }

  #drawPage(): Page {
    const { lostPages, repeatedPages } = this.#rates;
    const point = this.#random.next();
    if (point < lostPages) return { trades: [], fate: 'lost' };
    return { trades: [], fate: point < lostPages + repeatedPages ? 'repeated' : 'whole' };
  }

  #deliver(trade: LiveTrade, at: Instant, page: Page): void {
    const { missing, annulled, late, duplicates } = this.#rates;
    const isMissing = this.#random.chance(missing) || page.fate === 'lost';
    if (this.#random.chance(annulled)) this.#takeBack(trade, at);
    if (isMissing) {
      this.#missing.push(trade);
      return;
    }
    this.#queue.add({ at: this.#random.chance(late) ? this.#after(at) : at, event: trade });
    if (this.#random.chance(duplicates)) this.#repeat(trade, at);
  }

  #repeat(trade: LiveTrade, at: Instant): void {
    this.#duplicates += 1;
    this.#queue.add({ at: this.#after(at), event: trade });
  }

  #takeBack(trade: LiveTrade, at: Instant): void {
    const { contractId, symbol } = trade;
    this.#annulled.add(trade);
    const event = { kind: 'reversal', contractId, symbol, reason: 'annulled by the exchange' } as const;
    this.#queue.add({ at: this.#after(at), event });
  }

  #after(at: Instant): Instant {
    return instant(at + this.#random.whole(0, this.#rates.latestMs));
  }
}
