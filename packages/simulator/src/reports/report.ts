import { type Pack, packOf } from '@chuli/fundamentals';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Quarter } from '@chuli/market';
import { type Character, type ReportLines, characterOf } from './character.ts';
import { companyLines } from './company.ts';
import { hydroLines } from './hydro.ts';
import { lifeLines, nonLifeLines } from './insurer.ts';
import { lenderLines } from './lender.ts';
import type { ReportDay } from './report-days.ts';

/** A quarterly report. Flows are of the year so far. */
export type Report = {
  readonly symbol: StockSymbol;
  readonly fiscalYear: string;
  readonly quarter: Quarter;
  readonly knownOn: TradingDate;
  readonly isAudited: boolean;
  readonly lines: Readonly<ReportLines>;
};

/** Units of a fund trade above or below what they hold. */
const fundLines = ({ price, shares, quarter, chance }: Character): ReportLines => {
  const nav = Math.round(price / chance('premium', quarter.quarter, 0.9, 1.06));
  return { nav, units: shares, fund_size: nav * shares };
};

const LINES: Readonly<Record<Exclude<Pack, 'fund'>, (character: Character) => ReportLines>> = {
  lender: lenderLines,
  life: lifeLines,
  'non-life': nonLifeLines,
  hydro: hydroLines,
  company: companyLines,
};

/** What every company prints, and the ratios that it works out itself. */
const commonLines = (character: Character): ReportLines => {
  const { quarter, shares, price, paidUp, equity, openingEquity, profits, trait } = character;
  const profit = profits.reduce((sum, each) => sum + each, 0);
  const eps = Math.round((profit * 4) / quarter.quarter / shares);
  const bookValue = Math.round(equity / shares);
  const ofYear = (profit * 4) / quarter.quarter;
  const distributable = Math.round(profit * trait('distributable', 0.4, 0.85));
  return {
    paid_up: paidUp,
    reserves: equity - paidUp,
    shares,
    distributable_year: distributable,
    distributable_balance: distributable + Math.round(paidUp * trait('brought forward', 0.01, 0.09)),
    eps,
    book_value: bookValue,
    return_on_equity: Number(((ofYear / ((openingEquity + equity) / 2)) * 100).toFixed(2)),
    ...(eps > 0 && { price_earnings: Number((price / eps).toFixed(2)) }),
    price_book: Number((price / bookValue).toFixed(2)),
  };
};

/** What is printed again has one line put right: everything else was as it is. */
const corrected = (lines: ReportLines): ReportLines => ({
  ...lines,
  ...(lines.reserves !== undefined &&
    lines.distributable_balance !== undefined && {
      distributable_balance: Math.round(lines.distributable_balance * 0.93),
    }),
});

const LAST_QUARTER = 4;

/** What the company reports, given its shares and its last price on that day. */
export const writeReport = (
  day: ReportDay,
  market: { seed: number; start: TradingDate; sharesOn: (day: TradingDate) => number; price: number },
): Report => {
  const { listing, quarter, knownOn, isCorrected } = day;
  const character = characterOf(day, market);
  const pack = packOf(listing.sectorId) ?? 'company';
  const lines =
    pack === 'fund' ? fundLines(character) : { ...LINES[pack](character), ...commonLines(character) };
  return {
    symbol: listing.symbol,
    fiscalYear: quarter.fiscal_year,
    quarter: quarter.quarter,
    knownOn,
    isAudited: isCorrected && quarter.quarter === LAST_QUARTER,
    lines: isCorrected ? corrected(lines) : lines,
  };
};
