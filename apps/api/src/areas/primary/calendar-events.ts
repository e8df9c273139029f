import type { ReplyOf, calendarContracts } from '@chuli/contracts';
import { type Paisa, type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { HOLIDAYS, MARKET_FACTS, REPORT_DELAY_DAYS, fiscalQuarterOf } from '@chuli/market';
import type { Auction, Fund, MeetingNotice, Offer } from '@chuli/registry/primary';
import type { Dividend } from '@chuli/registry/stock';
import { worthOf } from '../../figures/market-cap.ts';

type Row = ReplyOf<typeof calendarContracts.calendar>['rows'][number];

/** An event before its sector and its other date are added. */
export type CalendarEvent = Omit<Row, 'on_bs' | 'sector_id'>;

type Dated = Omit<CalendarEvent, 'on'> & { on: TradingDate | null };

const NOTHING = { symbol: null, amount: null, days_of_turnover: null, is_assumed: false, link: null };

const ofStock = (symbol: StockSymbol | null): string | null =>
  symbol === null ? null : `/stock-profile?symbol=${encodeURIComponent(symbol)}&tab=events`;

const dated = (events: readonly Dated[]): CalendarEvent[] =>
  events.flatMap(({ on, ...event }) => (on === null ? [] : [{ on, ...event }]));

const percents = (percent: number | null, en: string, ne: string): [string, string][] =>
  percent === null || percent === 0
    ? []
    : [[`${Number(percent.toFixed(2))} % ${en}`, `${Number(percent.toFixed(2))} % ${ne}`]];

const paid = ({ bonus_percent, cash_percent, fiscal_year }: Dividend) => {
  const parts = [...percents(bonus_percent, 'bonus', 'बोनस'), ...percents(cash_percent, 'cash', 'नगद')];
  return {
    en: `${parts.map(([en]) => en).join(', ')} of ${fiscal_year}`.trim(),
    ne: `${fiscal_year} को ${parts.map(([, ne]) => ne).join(', ')}`.trim(),
  };
};

export const dividendEvents = (dividend: Dividend): CalendarEvent[] => {
  const { symbol, book_close_on, bonus_listed_on } = dividend;
  const { en, ne } = paid(dividend);
  const own = { ...NOTHING, symbol, link: ofStock(symbol) };
  return dated([
    {
      ...own,
      on: book_close_on,
      kind: 'book-close',
      title: { en: `Book close: ${en}`, ne: `बुक क्लोज: ${ne}` },
    },
    {
      ...own,
      on: bonus_listed_on,
      kind: 'bonus-listing',
      title: { en: `Bonus shares listed: ${en}`, ne: `बोनस सूचीकृत: ${ne}` },
    },
  ]);
};

const NAMES: Readonly<Record<Offer['kind'], readonly [en: string, ne: string]>> = {
  ipo: ['IPO', 'आईपीओ'],
  fpo: ['FPO', 'एफपीओ'],
  right: ['Right issue', 'हकप्रद'],
  debenture: ['Debenture', 'ऋणपत्र'],
  fund: ['Fund units', 'फन्डका इकाई'],
  other: ['Public offer', 'सार्वजनिक निष्कासन'],
};

const WHOM: Readonly<Record<NonNullable<Offer['reserved_for']>, readonly [en: string, ne: string]>> = {
  general: ['general public', 'सर्वसाधारण'],
  abroad: ['working abroad', 'वैदेशिक रोजगारी'],
  local: ['local residents', 'स्थानीय बासिन्दा'],
  employees: ['employees', 'कर्मचारी'],
  funds: ['mutual funds', 'म्युचुअल फन्ड'],
};

export const offerEvents = (offer: Offer): CalendarEvent[] => {
  const { symbol, company, kind, reserved_for, units, price } = offer;
  const [en, ne] = NAMES[kind];
  const [whom, whomNe] = reserved_for === null ? ['', ''] : WHOM[reserved_for];
  const words = (does: string, doesNe: string) => ({
    en: [`${en} ${does}`, whom, company].filter((part) => part !== '' && part !== null).join(', '),
    ne: [`${ne} ${doesNe}`, whomNe, company].filter((part) => part !== '' && part !== null).join(', '),
  });
  const isRight = kind === 'right';
  const own = { ...NOTHING, symbol, amount: worthOf(price ?? undefined, units), link: '/ipo-auction' };
  return dated([
    { ...own, on: offer.opens_on, kind: isRight ? 'right-open' : 'offer-open', title: words('opens', 'खुल्छ') },
    {
      ...own,
      on: offer.closes_on,
      kind: isRight ? 'right-close' : 'offer-close',
      title: words('closes', 'बन्द'),
    },
    { ...own, on: offer.listed_on, kind: 'listing', title: words('listed', 'सूचीकृत') },
  ]);
};

export const auctionEvent = ({ symbol, kind, closes_on, floor_price, units }: Auction): CalendarEvent => ({
  ...NOTHING,
  on: closes_on,
  kind: 'auction-close',
  symbol,
  title:
    kind === 'promoter'
      ? { en: 'Auction of promoter shares closes', ne: 'संस्थापक सेयर लिलामी बन्द' }
      : { en: 'Auction of shares closes', ne: 'सेयर लिलामी बन्द' },
  amount: worthOf(floor_price, units),
  link: kind === 'promoter' ? '/promoter-bidding' : '/ipo-auction',
});

export const meetingEvent = ({ symbol, on, en, ne }: MeetingNotice): CalendarEvent => ({
  ...NOTHING,
  on,
  kind: 'agm',
  symbol,
  title: { en, ne },
  link: ofStock(symbol),
});

export const maturityEvents = (
  { symbol, name, units, par, matures_on }: Fund,
  nav: Paisa | null,
): CalendarEvent[] =>
  dated([
    {
      ...NOTHING,
      on: matures_on,
      kind: 'fund-maturity',
      symbol,
      title: { en: `${name} ends`, ne: `${name} को अवधि सकिन्छ` },
      amount: worthOf(nav ?? par ?? undefined, units),
      link: '/mutual-fund-matrix',
    },
  ]);

/** Ends of quarters between two days, and the days by which their reports are due. */
export const quarterEvents = (from: TradingDate, to: TradingDate): CalendarEvent[] => {
  const events: CalendarEvent[] = [];
  for (let day = addDays(from, -REPORT_DELAY_DAYS); day <= to;) {
    const { fiscal_year, quarter, end } = fiscalQuarterOf(day);
    events.push(
      {
        ...NOTHING,
        on: end,
        kind: 'quarter-end',
        title: {
          en: `Quarter ${quarter} of ${fiscal_year} ends`,
          ne: `${fiscal_year} को त्रैमास ${quarter} सकिन्छ`,
        },
      },
      {
        ...NOTHING,
        on: addDays(end, REPORT_DELAY_DAYS),
        kind: 'report-due',
        title: {
          en: `Reports of quarter ${quarter} of ${fiscal_year} are due`,
          ne: `${fiscal_year} को त्रैमास ${quarter} का विवरण आउनुपर्ने`,
        },
        is_assumed: true,
      },
    );
    day = addDays(end, 1);
  }
  return events;
};

export const holidayEvents = (): CalendarEvent[] =>
  HOLIDAYS.map(({ date, name, confidence }) =>
    Object.assign({}, NOTHING, {
      on: date,
      kind: 'holiday' as const,
      title: { en: `Market closed: ${name}`, ne: `बजार बन्द: ${name}` },
      is_assumed: confidence === 'assumed',
    }),
  );

/** When a rule was announced is not known: it is told from the day on which it holds. */
export const ruleEvents = (as_of: TradingDate): CalendarEvent[] =>
  MARKET_FACTS.flatMap(({ title, facts }) =>
    facts.flatMap(({ from, text }) =>
      from === null || from > as_of
        ? []
        : [
            {
              ...NOTHING,
              on: from,
              kind: 'rule-change' as const,
              title: { en: `${title}: ${text}`, ne: `नियम परिवर्तन: ${title}: ${text}` },
            },
          ],
    ),
  );
