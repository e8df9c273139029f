import { type Paisa, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import type { Listing } from './listing.ts';
import { Random } from './random.ts';

/** New shares offered to holders: `ratio` of them for each share held, at `price`. */
export type RightsIssue = {
  readonly symbol: StockSymbol;
  readonly ratio: number;
  readonly price: Paisa;
  readonly announcedOn: TradingDate;
  /** The first session without the right; the exchange restates the previous close. */
  readonly exOn: TradingDate;
  readonly openedOn: TradingDate;
  readonly closedOn: TradingDate;
};

const CHANCE_A_YEAR = 0.05;
const SESSIONS_A_YEAR = 230;
const ANNOUNCED_BEFORE = 15;

/** Companies raise capital now and then; each issue is laid far from the ends of the period and from the dividends. */
export const rightsOf = (
  listing: Listing,
  seed: number,
  days: readonly TradingDate[],
  taken: ReadonlySet<TradingDate>,
): RightsIssue[] => {
  const random = new Random(seed, 'rights', listing.symbol);
  if (listing.earnings === null || !random.chance((CHANCE_A_YEAR * days.length) / SESSIONS_A_YEAR)) return [];
  const position = Math.floor(random.between(0.1, 0.95) * days.length);
  const exOn = days[position];
  const announcedOn = days[Math.max(0, position - ANNOUNCED_BEFORE)];
  if (exOn === undefined || announcedOn === undefined || taken.has(exOn)) return [];
  if (listing.listedOn >= announcedOn || (listing.lastDay !== null && listing.lastDay < exOn)) return [];
  const openedOn = addTradingDays(exOn, random.whole(12, 30));
  return [
    {
      symbol: listing.symbol,
      ratio: random.pick([0.25, 0.5, 0.5, 1]),
      price: paisa(listing.faceValue),
      announcedOn,
      exOn,
      openedOn,
      closedOn: addTradingDays(openedOn, random.whole(15, 25)),
    },
  ];
};
