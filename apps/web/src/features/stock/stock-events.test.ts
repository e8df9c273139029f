import { stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { AnnouncementRow } from '../../shared/site/announcement-words.ts';
import { type KnownOfStock, eventsOf, newsOf, nextOf } from './stock-events.ts';

const NONE: KnownOfStock = { dividends: [], rights: [], adjustments: [], quarters: [], announcements: [] };

const dividend = {
  symbol: stockSymbol('AAA'),
  fiscal_year: '2081/2082',
  bonus_percent: 10,
  cash_percent: null,
  announced_on: tradingDate('2026-08-10'),
  book_close_on: tradingDate('2026-09-01'),
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

it('the next event is the nearest after the day, not on it', () => {
  const events = eventsOf({ ...NONE, dividends: [dividend] });
  expect(nextOf(events, '2026-08-09')?.kind).toBe('Dividend');
  expect(nextOf(events, '2026-08-10')?.kind).toBe('Book close');
  expect(nextOf(events, '2026-09-01')).toBeNull();
});
