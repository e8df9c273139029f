import { FAMILIES, addressesOf } from '@chuli/signals';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Days, asOf } from '../parts.ts';
import { marketDays, paging, sortBy, stockFilters } from './pages.ts';
import { SignalList, SignalsReply } from './parts.ts';

type Sided<P extends string> = `${P}/` | `${P}/sell/`;
type Timeframe = 'hourly' | 'daily' | 'weekly';
type Way = '' | '-hidden' | '-with-price-action' | '-hidden-with-price-action' | '-signal';

/** The addresses as types, so that a wrong one does not compile; a test holds that the families have these. */
export type SignalListPath =
  | Sided<'/data/mean-reversible-signal' | '/data/mean-reversion-list-daily'>
  | Sided<`/data/mean-reversible-signal-${'hourly' | 'weekly'}`>
  | Sided<`/data/mean-reversible-${'alert' | 'boucket'}-${Timeframe}`>
  | Sided<`/data/bb-${'reversion-alert' | 'reversion-signal' | 'list'}-daily`>
  | `/data/v2/momentum-breakout-${'' | 'sell-'}${'alert' | 'signal'}-daily/`
  | Sided<`/data/v2/${'macd' | 'rsi'}-divergence${Way}-${'daily' | 'hourly'}`>
  | Sided<`/data/price-action-${'alert' | 'signal'}-${Timeframe}`>
  | Sided<`/data/dow-${'signal' | 'alert'}-daily`>;

/** What rows of signals are sorted by; `number` and `excess` are those of the list's record. */
export const SIGNAL_SORTS = [
  'signal_on',
  'symbol',
  'side',
  'timeframe',
  'close',
  'close_now',
  'change_since',
  'turnover',
  'number',
  'excess',
] as const;

export const signalPaging = { ...stockFilters, sort: sortBy(SIGNAL_SORTS, '-signal_on'), ...paging, ...asOf };

const listQuery = z
  .strictObject({
    /** Signals of so many sessions up to the as-of day. */
    days: Days.default(5),
    ...signalPaging,
  })
  .refine(...marketDays('days'));

const contractOf = (path: SignalListPath, summary: string) =>
  get({
    path,
    summary,
    access: 'open',
    /** Every family that has lists of its own is one of `PRO_FAMILIES`. */
    feature: 'signals-pro',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: listQuery,
    reply: SignalsReply.extend({ lists: z.array(SignalList) }),
  });

export type SignalListContract = ReturnType<typeof contractOf>;

/** One contract for each list of a family that has an address; named by the list. */
export const signalListContracts: Readonly<Record<string, SignalListContract>> = Object.fromEntries(
  addressesOf(FAMILIES).map(({ path, family, cell: { kind, timeframe, side } }) => [
    `${family.id}.${kind}.${timeframe}.${side}`,
    contractOf(path as SignalListPath, `${family.title}, ${timeframe} ${side} ${kind}: ${family.idea}`),
  ]),
);
