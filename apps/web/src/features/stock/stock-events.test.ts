import { fromRupees, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { CalendarRow } from '../../shared/primary/calendar-kinds.ts';
import type { AnnouncementRow } from '../../shared/site/announcement-words.ts';
import { type KnownOfStock, comingOf, eventsOf, newsOf } from './stock-events.ts';

const NONE: KnownOfStock = {
  dividends: [],
  rights: [],
  adjustments: [],
  quarters: [],
  calendar: [],
  announcements: [],
};

const dividend = {
  symbol: stockSymbol('AAA'),
  fiscal_year: '2081/2082',
  bonus_percent: 10,
  cash_percent: null,
  announced_on: tradingDate('2026-08-10'),
  book_close_on: tradingDate('2026-09-01'),
  distributed_on: null,
  bonus_listed_on: null,
};

const announcement = (topic: AnnouncementRow['topic'], day: string): AnnouncementRow => ({
  id: `${topic} ${day}`,
  kind: 'company',
  symbol: 'AAA',
  title: { en: `About ${topic}`, ne: `About ${topic}` },
  body: { en: '', ne: '' },
  is_excerpt: false,
  published_at: Date.parse(`${day}T10:15:00Z`) / 1_000,
  time_is_assumed: false,
  source: 'company',
  topic,
  language: 'en',
  expires_at: null,
});

const told = (known: Partial<KnownOfStock>): string[] =>
  eventsOf({ ...NONE, ...known }).map(({ date, kind }) => `${date} ${kind}`);

it('has a line for every day that a dividend has, and none for those that nobody dated', () => {
  expect(told({ dividends: [dividend] })).toEqual(['2026-09-01 Book close', '2026-08-10 Dividend']);
});

it('leaves out a notice that says an event of its day again, and keeps it among the news', () => {
  const announcements = [
    announcement('dividend', '2026-08-10'),
    announcement('book-close', '2026-08-10'),
    announcement('agm', '2026-08-10'),
    announcement('dividend', '2026-08-11'),
  ];
  expect(told({ dividends: [dividend], announcements })).toEqual([
    '2026-09-01 Book close',
    '2026-08-11 Announcement',
    '2026-08-10 Announcement',
    '2026-08-10 Dividend',
  ]);
  expect(newsOf({ announcements })).toHaveLength(4);
});

it('dates a notice by the day in Kathmandu', () => {
  const late = {
    ...announcement('other', '2026-08-10'),
    published_at: Date.parse('2026-08-10T18:30:00Z') / 1_000,
  };
  expect(newsOf({ announcements: [late] })[0]?.date).toBe('2026-08-11');
});

const dated = (kind: CalendarRow['kind'], day: string, more: Partial<CalendarRow> = {}): CalendarRow => ({
  on: tradingDate(day),
  on_bs: '',
  kind,
  symbol: stockSymbol('AAA'),
  sector_id: null,
  title: { en: `Title of ${kind}`, ne: '' },
  amount: null,
  days_of_turnover: null,
  is_assumed: false,
  link: null,
  ...more,
});

it('takes from the calendar what nothing else dates, once', () => {
  const calendar = [
    dated('book-close', '2026-09-01'),
    dated('agm', '2026-08-20'),
    dated('unlock-promoter', '2026-12-01', {
      amount: toRupees(fromRupees(12_000_000)),
      days_of_turnover: 81.6,
      is_assumed: true,
    }),
    dated('auction-close', '2026-09-05'),
  ];
  expect(told({ dividends: [dividend], calendar })).toEqual([
    '2026-12-01 Unlock, promoters',
    '2026-09-05 Auction closes',
    '2026-09-01 Book close',
    '2026-08-10 Dividend',
  ]);
  const [unlock, auction] = eventsOf({ ...NONE, calendar });
  expect(unlock).toMatchObject({ source: 'day assumed', letter: 'U' });
  expect(unlock?.what).toContain('82 days of its average turnover');
  expect(auction).toMatchObject({ source: 'announced', what: 'Title of auction-close' });
});

it('what comes is what lies after the day, not on it, the nearest first', () => {
  const events = eventsOf({ ...NONE, dividends: [dividend], calendar: [dated('unlock-fund', '2026-10-01')] });
  const comingAfter = (day: string) => comingOf(events, day).map(({ kind }) => kind);
  expect(comingAfter('2026-08-09')).toEqual(['Dividend', 'Book close', 'Unlock, funds']);
  expect(comingAfter('2026-08-10')).toEqual(['Book close', 'Unlock, funds']);
  expect(comingAfter('2026-10-01')).toEqual([]);
});
