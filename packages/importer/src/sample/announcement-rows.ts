import { type StockSymbol, type TradingDate, addDays, atKathmandu } from '@chuli/kernel';
import type { Announced } from '@chuli/registry/site';
import type { Adjustment, Dividend, Listing, Report } from '@chuli/simulator';

/** Older ones nobody looks for in a sample. */
const DAYS_BACK = 730;
/** After the close, when companies and the exchange write. */
const MINUTE = 16 * 60;

type Told = {
  symbol: StockSymbol;
  source: Announced['source'];
  topic: string;
  on: TradingDate;
  title: string;
  body: string;
};

const percents = ({ bonusPercent, cashPercent }: Dividend): string =>
  [
    bonusPercent > 0 ? `${bonusPercent} % bonus shares` : '',
    cashPercent > 0 ? `${Number(cashPercent.toFixed(2))} % cash` : '',
  ]
    .filter((part) => part !== '')
    .join(' and ');

const ofDividend = (dividend: Dividend, name: string): Told[] => {
  const { symbol, fiscalYear, announcedOn, bookCloseOn, bonusListedOn, bonusPercent } = dividend;
  const own = { symbol, source: 'company', on: announcedOn } as const;
  const paid = percents(dividend);
  return [
    {
      ...own,
      topic: 'dividend',
      title: `Dividend of ${fiscalYear} proposed: ${paid} [${symbol}]`,
      body: `The board of ${name} proposes ${paid} of face value for ${fiscalYear}.`,
    },
    {
      ...own,
      topic: 'book-close',
      title: `Book close on ${bookCloseOn} [${symbol}]`,
      body: `Shareholders in the register on the day before ${bookCloseOn} receive the dividend of ${fiscalYear}.`,
    },
    ...(bonusListedOn === null
      ? []
      : [
          {
            symbol,
            source: 'exchange',
            on: bonusListedOn,
            topic: 'listing-bonus',
            title: `Listing ${bonusPercent} % Bonus Shares of ${name} (${symbol})`,
            body: `Bonus shares of ${name} (${symbol}) have been listed.`,
          } as const,
        ]),
  ];
};

const ofAdjustment = ({ symbol, exOn, kind }: Adjustment, name: string): Told => ({
  symbol,
  source: 'exchange',
  on: exOn,
  topic: 'price-adjusted',
  title: `Price Adjusted - ${name} (${symbol})`,
  body: `The previous close of ${name} (${symbol}) was adjusted for its ${kind} shares.`,
});

const ofReport = ({ symbol, fiscalYear, quarter, knownOn }: Report): Told => ({
  symbol,
  source: 'company',
  on: knownOn,
  topic: 'report',
  title: `Report of quarter ${quarter}, ${fiscalYear} [${symbol}]`,
  body: '',
});

const announcedRow = ({ symbol, source, topic, on, title, body }: Told): Announced => ({
  kind: 'company',
  symbol,
  title_en: title,
  title_ne: title,
  body_en: body,
  body_ne: body,
  published_at: new Date(atKathmandu(on, MINUTE)),
  expires_at: null,
  withdrawn_at: null,
  source,
  source_id: `${topic} ${symbol} ${on}`,
  topic,
  language: 'en',
});

type Sample = {
  listings: readonly Listing[];
  dividends: readonly Dividend[];
  adjustments: readonly Adjustment[];
  reports: readonly Report[];
  /** The last day of the market. */
  until: TradingDate;
};

/** What the companies and the exchange of the sample market have published about what happens in it. */
export const announcedRows = ({ listings, dividends, adjustments, reports, until }: Sample): Announced[] => {
  const nameOf = new Map(listings.map(({ symbol, name }) => [symbol, name]));
  const since = addDays(until, -DAYS_BACK);
  const told = [
    ...dividends.flatMap((row) => ofDividend(row, nameOf.get(row.symbol) ?? row.symbol)),
    ...adjustments.map((row) => ofAdjustment(row, nameOf.get(row.symbol) ?? row.symbol)),
    ...reports.map(ofReport),
  ].filter(({ on }) => on > since && on <= until);
  return [...new Map(told.map((row) => [`${row.topic} ${row.symbol} ${row.on}`, row])).values()].map(
    announcedRow,
  );
};
