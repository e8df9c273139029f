import { type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { adjustmentFactor } from '@chuli/market';
import { type Dividend, dividendsOf, sessionFrom } from './dividends.ts';
import { type ReportDay, reportDaysOf } from './reports/report-days.ts';
import { type Listing, symbolOn } from './listing.ts';
import type { MarketState } from './market-state.ts';
import { type RightsIssue, rightsOf } from './rights.ts';

/** What companies do in the period, by the session on which the market hears or feels it. */
export type Calendar = {
  readonly positions: ReadonlyMap<StockSymbol, number>;
  readonly dividends: readonly Dividend[];
  readonly bonuses: ReadonlyMap<TradingDate, readonly Dividend[]>;
  readonly rights: ReadonlyMap<TradingDate, readonly RightsIssue[]>;
  readonly reports: ReadonlyMap<TradingDate, readonly ReportDay[]>;
};

/** The exchange restates the previous close because shares were added without a trade. */
export type Adjustment = {
  readonly symbol: StockSymbol;
  readonly exOn: TradingDate;
  readonly kind: 'bonus' | 'right';
  readonly factor: number;
  readonly announcedOn: TradingDate;
  readonly sharesAfter: number;
  readonly rights: RightsIssue | null;
};

const byDay = <T>(rows: readonly T[], dayOf: (row: T) => TradingDate): Map<TradingDate, T[]> =>
  Map.groupBy(rows, dayOf);

export const planCalendar = (
  listings: readonly Listing[],
  seed: number,
  sessions: readonly TradingDate[],
): Calendar => {
  const [start] = sessions;
  const end = sessions[sessions.length - 1];
  if (start === undefined || end === undefined) throw new RangeError('No session in the period');
  const period = { start, end };
  const dividends = listings.flatMap((listing) => dividendsOf(listing, seed, period));
  const closings = Map.groupBy(dividends, ({ symbol }) => symbol);
  const rights = listings.flatMap((listing) => {
    const taken = new Set(closings.get(listing.symbol)?.map(({ bookCloseOn }) => bookCloseOn));
    return rightsOf(listing, seed, sessions, taken);
  });
  const reports = listings.flatMap((listing) => reportDaysOf(listing, seed, period));
  return {
    positions: new Map(listings.map(({ symbol }, position) => [symbol, position])),
    dividends,
    bonuses: byDay(
      dividends.filter(({ bonusPercent }) => bonusPercent > 0),
      ({ bookCloseOn }) => bookCloseOn,
    ),
    rights: byDay(rights, ({ exOn }) => exOn),
    reports: byDay(reports, ({ knownOn }) => (knownOn < start ? start : sessionFrom(knownOn))),
  };
};

type Action = Pick<Adjustment, 'kind' | 'announcedOn' | 'rights'> & {
  symbol: StockSymbol;
  bonusRatio: number;
};

const actionsOn = (calendar: Calendar, date: TradingDate): Action[] => [
  ...(calendar.bonuses.get(date) ?? []).map(({ symbol, announcedOn, bonusPercent }) => ({
    kind: 'bonus' as const,
    symbol,
    announcedOn,
    bonusRatio: bonusPercent / 100,
    rights: null,
  })),
  ...(calendar.rights.get(date) ?? []).map((rights) => ({
    kind: 'right' as const,
    symbol: rights.symbol,
    announcedOn: rights.announcedOn,
    bonusRatio: 0,
    rights,
  })),
];

/** A right is worth having only well below the market; a company whose price fell to its issue price calls it off. */
const LEAST_DISCOUNT = 1.3;

/** Restates previous closes and adds the new shares, on the morning they go ex. */
export const applyActions = (state: MarketState, calendar: Calendar, date: TradingDate): Adjustment[] =>
  actionsOn(calendar, date).flatMap((action) => {
    const stock = state.stocks[calendar.positions.get(action.symbol) ?? -1];
    if (stock === undefined || stock.previousClose === null) return [];
    const { rights, bonusRatio } = action;
    if (rights !== null && stock.previousClose < rights.price * LEAST_DISCOUNT) return [];
    const rightRatio = rights?.ratio ?? 0;
    const factor = adjustmentFactor({
      previousClose: stock.previousClose,
      bonusRatio,
      rightRatio,
      rightPrice: rights?.price ?? paisa(0),
    });
    stock.previousClose = paisa(Math.round(stock.previousClose * factor));
    stock.shares = Math.round(stock.shares * (1 + bonusRatio + rightRatio));
    return [
      {
        symbol: symbolOn(stock.listing, date),
        exOn: date,
        kind: action.kind,
        factor,
        announcedOn: action.announcedOn,
        sharesAfter: stock.shares,
        rights,
      },
    ];
  });
