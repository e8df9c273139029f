import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { digits, type Phrase, saidHere, t } from '@chuli/language';
import { amountLabel, quantityText, rupeesText } from '@chuli/ui';
import { actionName } from '../../shared/chart/action-name.ts';
import type { History } from '../../shared/chart/use-history.ts';
import { dividendText } from '../../shared/home/corporate-events.ts';
import { type CalendarRow, KIND_WORDS } from '../../shared/primary/calendar-kinds.ts';
import { type AnnouncementRow, SOURCE_NAMES, TOPIC_NAMES } from '../../shared/site/announcement-words.ts';

type DividendRow = RowOf<'/bonus/'>;
type RightRow = RowOf<'/right/'>;
type QuarterRow = RepliedBy<'/stock/{id}/report/'>['rows'][number];

type EventGroup = 'dividends' | 'reports' | 'offers' | 'news';

/** Something of a company on a day: what it did, or what was said of it. */
export type StockEvent = {
  date: TradingDate;
  group: EventGroup;
  kind: Phrase;
  /** Its sign on the chart. */
  letter: string;
  what: string;
  /** How it is known. */
  source: Phrase;
  topic: Phrase | null;
};

export type KnownOfStock = {
  dividends: readonly DividendRow[];
  rights: readonly RightRow[];
  adjustments: History['adjustments'];
  quarters: readonly QuarterRow[];
  calendar: readonly CalendarRow[];
  announcements: readonly AnnouncementRow[];
};

type Dated = Omit<StockEvent, 'date' | 'topic'> & { date: TradingDate | null };

const DECLARED = { group: 'dividends', source: 'declared by the company' } as const;

const dividendEvents = (row: DividendRow): Dated[] => {
  const year = digits(row.fiscal_year);
  const paid = dividendText(row);
  const what = paid === null ? t('dividend of {year}', { year }) : t('{year}: {what}', { year, what: paid });
  return [
    { ...DECLARED, date: row.announced_on, kind: 'Dividend', letter: 'D', what },
    { ...DECLARED, date: row.book_close_on, kind: 'Book close', letter: 'B', what },
    { ...DECLARED, date: row.bonus_listed_on, kind: 'Bonus listed', letter: 'L', what },
  ];
};

const rightEvents = ({ opened_on, closed_on, ratio }: RightRow): Dated[] => [
  { ...DECLARED, date: opened_on, kind: 'Right opened', letter: 'R', what: digits(ratio) },
  { ...DECLARED, date: closed_on, kind: 'Right closes', letter: 'R', what: digits(ratio) },
];

const exDate = ({ ex_on, kind, factor, confidence }: History['adjustments'][number]): Dated => ({
  date: ex_on,
  group: 'dividends',
  kind: 'Ex-date',
  letter: 'X',
  what: `${actionName(kind)}, × ${digits(factor.toFixed(4))}`,
  source: confidence === 'certain' ? 'declared or confirmed' : 'inferred from prices',
});

const reportEvent = ({ known_on, fiscal_year, quarter, eps, known_on_is_assumed }: QuarterRow): Dated => ({
  date: known_on,
  group: 'reports',
  kind: 'Quarterly report',
  letter: 'Q',
  what:
    eps === null
      ? t('Q{quarter} of {year}', { quarter, year: digits(fiscal_year) })
      : t('Q{quarter} of {year}, EPS {eps}', { quarter, year: digits(fiscal_year), eps: rupeesText(eps) }),
  source: known_on_is_assumed ? 'day assumed' : 'reported by the company',
});

/** What only the calendar dates; the rest of it is told by the other calls, with more beside it. */
const LETTERS: Partial<Record<CalendarRow['kind'], string>> = {
  'offer-open': 'O',
  'offer-close': 'O',
  'auction-close': 'O',
  'unlock-promoter': 'U',
  'unlock-fund': 'U',
  'unlock-other': 'U',
  'fund-maturity': 'M',
};

const calendarText = ({ title, amount, days_of_turnover: days }: CalendarRow): string => {
  if (amount === null || days === null) return saidHere(title);
  return t('{title}: {amount}, {days} days of its average turnover', {
    title: saidHere(title),
    amount: amountLabel(amount),
    days: quantityText(Math.round(days)),
  });
};

const calendarEvents = (row: CalendarRow): Dated[] => {
  const letter = LETTERS[row.kind];
  if (letter === undefined) return [];
  return [
    {
      date: row.on,
      group: 'offers',
      kind: KIND_WORDS[row.kind],
      letter,
      what: calendarText(row),
      source: row.is_assumed ? 'day assumed' : 'announced',
    },
  ];
};

const publishedOn = ({ published_at }: AnnouncementRow): TradingDate =>
  kathmanduDate(instant(published_at * 1_000));

const notice = (row: AnnouncementRow): StockEvent => ({
  date: publishedOn(row),
  group: 'news',
  kind: 'Announcement',
  letter: 'N',
  what: saidHere(row.title),
  source: SOURCE_NAMES[row.source] ?? 'published on this site',
  topic: TOPIC_NAMES[row.topic],
});

/** What a notice of a topic says again, when that is dated on the day it was published. */
const SAYS_AGAIN: Partial<Record<AnnouncementRow['topic'], Phrase>> = {
  dividend: 'Dividend',
  'book-close': 'Dividend',
  'listing-bonus': 'Bonus listed',
  'price-adjusted': 'Ex-date',
  report: 'Quarterly report',
};

const newestFirst = (one: StockEvent, other: StockEvent): number =>
  other.date.localeCompare(one.date) || one.kind.localeCompare(other.kind);

/** The notices about a stock, the newest first. */
export const newsOf = ({ announcements }: Pick<KnownOfStock, 'announcements'>): StockEvent[] =>
  announcements.map(notice).toSorted(newestFirst);

/** Everything that is dated of a stock, the newest first; a notice that only repeats an event is left out. */
export const eventsOf = (known: KnownOfStock): StockEvent[] => {
  const own = [
    ...known.dividends.flatMap(dividendEvents),
    ...known.rights.flatMap(rightEvents),
    ...known.adjustments.map(exDate),
    ...known.quarters.map(reportEvent),
    ...known.calendar.flatMap(calendarEvents),
  ].flatMap(({ date, ...event }): StockEvent[] => (date === null ? [] : [{ ...event, date, topic: null }]));
  const days = new Set(own.map(({ kind, date }) => `${kind} ${date}`));
  const fresh = known.announcements.filter(
    (row) => !days.has(`${SAYS_AGAIN[row.topic] ?? ''} ${publishedOn(row)}`),
  );
  return [...own, ...fresh.map(notice)].toSorted(newestFirst);
};

/** What lies ahead of a day, the nearest first. */
export const comingOf = (events: readonly StockEvent[], after: string): StockEvent[] =>
  events.filter(({ date }) => date > after).toReversed();
