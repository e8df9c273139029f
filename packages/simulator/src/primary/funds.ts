import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addDays,
  addYears,
  paisa,
  stockSymbol,
} from '@chuli/kernel';
import type { Listing } from '../listing.ts';
import { STARS } from '../names.ts';
import { Random } from '../random.ts';
import type { PriceBook } from './price-book.ts';

export type Fund = {
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly sponsor: string;
  readonly manager: string;
  readonly kind: 'closed' | 'open';
  readonly par: Paisa;
  readonly units: number;
  readonly startedOn: TradingDate;
  readonly maturesOn: TradingDate | null;
};

const PAR = paisa(10_00);
const LONGEST_YEARS = 10;
const SHORTEST_YEARS = 7;

const houseOf = (random: Random) => {
  const star = random.pick(STARS.slice(0, 18));
  return { sponsor: `${star} Bank Limited`, manager: `${star} Capital Limited` };
};

/** The shortest of the usual terms that is not over at the end of the period. */
const termOf = (startedOn: TradingDate, last: TradingDate, random: Random): number => {
  const wanted = random.whole(SHORTEST_YEARS, LONGEST_YEARS);
  const years = Array.from({ length: LONGEST_YEARS }, (_, more) => wanted + more);
  return years.find((term) => addYears(startedOn, term) > addDays(last, 60)) ?? wanted;
};

const closedFund = (listing: Listing, seed: number, last: TradingDate): Fund => {
  const random = new Random(seed, 'fund', listing.symbol);
  const startedOn = addDays(listing.listedOn, -random.whole(30, 70));
  return {
    symbol: listing.symbol,
    name: listing.name,
    ...houseOf(random),
    kind: 'closed',
    par: PAR,
    units: listing.shares,
    startedOn,
    maturesOn: addYears(startedOn, termOf(startedOn, last, random)),
  };
};

/** Days after the period after which the oldest fund pays its holders out. */
const MATURES_WITHIN = 40;

const OPEN_FUNDS = ['SIRSI', 'VEGSI'] as const;

const openFund = (code: string, place: number, seed: number, book: PriceBook): Fund => {
  const random = new Random(seed, 'fund', code);
  return {
    symbol: stockSymbol(code),
    name: `${['Sirius', 'Vega'][place] ?? code} Systematic Investment Plan`,
    ...houseOf(random),
    kind: 'open',
    par: PAR,
    units: random.whole(20, 90) * 1_000_000,
    startedOn: addDays(book.first, -random.whole(200, 900)),
    maturesOn: null,
  };
};

/** Closed-end funds are the listed ones; of the oldest the end is near. Two open-end ones stand beside them. */
export const fundsOf = (listings: readonly Listing[], seed: number, book: PriceBook): Fund[] => {
  const closed = listings
    .filter(({ instrument }) => instrument === 'Mutual Funds')
    .map((listing) => closedFund(listing, seed, book.last));
  const [oldest] = closed.toSorted((a, b) => (a.startedOn < b.startedOn ? -1 : 1));
  const maturesOn = addDays(book.last, MATURES_WITHIN);
  return [
    ...closed.filter((fund) => fund !== oldest),
    ...(oldest === undefined ? [] : [{ ...oldest, maturesOn }]),
    ...OPEN_FUNDS.map((code, place) => openFund(code, place, seed, book)),
  ];
};
