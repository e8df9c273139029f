import type { FLOAT_CATEGORIES, ReplyOf, sectorContracts } from '@chuli/contracts';
import {
  type Rupees,
  type StockSymbol,
  type TradingDate,
  addYears,
  dateOfDayNumber,
  fromRupees,
  halfAway,
  paisa,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { FLOAT_CAP_LINES } from '@chuli/market';
import type { SymbolBar } from '@chuli/tape/market';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import type { CompanyValues } from '../find/company-values.ts';
import { changeSince } from './performance-figures.ts';
import type { ShareBar } from './share-states.ts';

type StockRow = ReplyOf<typeof sectorContracts.sector>['rows'][number];

/** The public shares of a stock by what they are worth; null of an unknown number. */
export const categoryOf = (
  float_cap: number | null,
  as_of: TradingDate,
): (typeof FLOAT_CATEGORIES)[number] | null => {
  if (float_cap === null || float_cap === 0) return null;
  const { high, mid, low } = FLOAT_CAP_LINES.on(as_of);
  const cap = fromRupees(float_cap);
  if (cap >= high) return 'high';
  if (cap >= mid) return 'mid';
  return cap >= low ? 'low' : 'ultra-low';
};

const numberOf = (value: number | null | undefined): number | null => value ?? null;

/** In points of the index, of the part of it whose number of shares is known. */
const pointsOf = (
  bar: SymbolBar | undefined,
  share: number | null,
  indexBefore: number | null,
): number | null => {
  if (bar === undefined || bar.base === null || bar.base === 0 || share === null || indexBefore === null)
    return null;
  return halfAway(((bar.close - bar.base) / bar.base) * share * indexBefore, 2);
};

type Known = {
  readonly as_of: TradingDate;
  readonly bars: ReadonlyMap<string, SymbolBar>;
  readonly shares: ReadonlyMap<StockSymbol, readonly ShareBar[]>;
  /** Up to the as-of day. */
  readonly sessions: readonly TradingDate[];
  /** The index of the sector at the close before. */
  readonly indexBefore: number | null;
};

const changesOf = (bars: readonly ShareBar[], { as_of, sessions }: Known) => {
  const points = bars.map(({ day, close }) => ({
    traded_on: dateOfDayNumber(day),
    close: paisa(Math.round(close)),
  }));
  return {
    change_20: changeSince(points, sessions.at(-21)),
    change_1_year: changeSince(points, addYears(as_of, -1)),
  };
};

/** The stocks of a sector, the heaviest first; those without a known number of shares by what they traded. */
export const sectorRows = (companies: readonly CompanyValues[], known: Known): StockRow[] => {
  const { as_of, bars, shares, indexBefore } = known;
  const all = sum(companies.map(({ values }) => values['market_cap'] ?? 0));
  return companies
    .map(({ company, close, values }): StockRow => {
      const bar = bars.get(company.symbol);
      const cap = numberOf(values['market_cap']);
      const share = cap === null || all === 0 ? null : cap / all;
      return {
        symbol: company.symbol,
        name: company.name,
        sector_id: company.sector_id ?? 0,
        close: close as Rupees,
        percentage_change: bar === undefined ? null : percentageChange(bar.close, bar.base),
        amount: rupeesOrNull(bar?.amount ?? null),
        market_cap: cap as Rupees | null,
        weight: share === null ? null : halfAway(share * 100, 4),
        points: pointsOf(bar, share, indexBefore),
        ...changesOf(shares.get(company.symbol) ?? [], known),
        price_earnings: numberOf(values['pe']),
        price_book: numberOf(values['pb']),
        category: categoryOf(numberOf(values['float_cap']), as_of),
      };
    })
    .toSorted((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || (b.amount ?? 0) - (a.amount ?? 0));
};

/** What all of them are worth together; null where of none the number of shares is known. */
export const capOf = (companies: readonly CompanyValues[], of: 'market_cap' | 'float_cap'): Rupees | null => {
  const known = companies.flatMap(({ values }) => values[of] ?? []);
  return known.length === 0 ? null : toRupees(fromRupees(sum(known)));
};
