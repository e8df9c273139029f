import { stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { newsIds, noticesOf } from './notices.ts';
import { hasUnseen, markSeen, seenNotices } from './seen-notices.ts';

/** Noon in Kathmandu of 19 August 2026 (06:15 UTC), as Unix seconds. */
const NOON = Date.UTC(2026, 7, 19, 6, 15) / 1_000;
const SESSIONS = ['2026-08-18', '2026-08-17', '2026-08-14', '2026-08-13', '2026-08-12', '2026-08-11'].map(
  tradingDate,
);

type Known = Parameters<typeof noticesOf>[0];
type Status = NonNullable<Known['status']>;

const status = (phase: Status['phase']): Status => ({
  as_of: tradingDate('2026-08-18'),
  as_of_live: tradingDate('2026-08-18'),
  as_of_live_unix: NOON,
  as_of_weekly: tradingDate('2026-08-14'),
  as_of_hourly: tradingDate('2026-08-18'),
  is_open: phase === 'open',
  ltp: false,
  c: NOON,
  phase,
});

const day = (date: string, word: Known['days'][number]['status']): Known['days'][number] => ({
  date: tradingDate(date),
  status: word,
  reasons: [],
  source: null,
  counted: null,
  declared: null,
});

const dividend = (announced_on: string): Known['dividends'][number] => ({
  symbol: stockSymbol('NABIL'),
  fiscal_year: '2082/2083',
  bonus_percent: 10,
  cash_percent: null,
  announced_on: tradingDate(announced_on),
  book_close_on: null,
  distributed_on: null,
  bonus_listed_on: null,
});

const NOTHING: Known = { status: undefined, days: [], dividends: [], rights: [], sessions: SESSIONS };

describe('the state of the feed', () => {
  const feed = (phase: Status['phase'], days: Known['days'] = []) =>
    noticesOf({ ...NOTHING, status: status(phase), days }).feed;

  it('rests on a holiday and after the close', () => {
    expect([feed('holiday'), feed('closed')]).toEqual(['rest', 'rest']);
  });

  it('runs where the record of today says so', () => {
    expect(feed('open', [day('2026-08-19', 'live')])).toBe('running');
  });

  it('is silent where the market should be open and no record of today is there', () => {
    expect(feed('open', [day('2026-08-18', 'provisional')])).toBe('silent');
    expect(feed('pre-open', [day('2026-08-18', 'exact')])).toBe('waiting');
  });

  it('is unknown before the calendar has answered', () => {
    expect(noticesOf(NOTHING).feed).toBe('unknown');
  });
});

describe('what is shown', () => {
  it('are the days whose figures may still change, and no others', () => {
    const days = [
      day('2026-08-18', 'exact'),
      day('2026-08-17', 'provisional'),
      day('2026-08-14', 'exact'),
      day('2026-08-13', 'unknown'),
    ];
    expect(noticesOf({ ...NOTHING, days }).days.map(({ date }) => date)).toEqual(['2026-08-17']);
  });

  it('are dividends and right issues dated in the last five sessions or since, newest first', () => {
    const { actions } = noticesOf({
      ...NOTHING,
      status: status('closed'),
      dividends: ['2026-08-11', '2026-08-12', '2026-08-19', '2026-08-20'].map(dividend),
      rights: [
        {
          symbol: stockSymbol('UPPER'),
          ratio: '1:2',
          units: null,
          issue_price: null,
          opened_on: tradingDate('2026-08-13'),
          closed_on: null,
        },
      ],
    });
    expect(actions.map(({ date, kind, what }) => `${date} ${kind} ${what}`)).toEqual([
      '2026-08-19 Announced 10 % bonus',
      '2026-08-13 Right opened 1:2',
      '2026-08-12 Announced 10 % bonus',
    ]);
  });
});

describe('what is new', () => {
  it('is a day that may change and a silent feed, but neither a feed nor a day that is as it should be', () => {
    const running = noticesOf({ ...NOTHING, status: status('open'), days: [day('2026-08-19', 'live')] });
    expect(newsIds(running)).toEqual([]);
    const silent = noticesOf({
      ...NOTHING,
      status: status('open'),
      days: [day('2026-08-18', 'provisional')],
    });
    expect(newsIds(silent)).toEqual(['feed silent', '2026-08-18 provisional']);
  });

  it('is seen once it was shown, and stays so when a call fails in between', () => {
    expect(hasUnseen(['a', 'b'], seenNotices.get())).toBe(true);
    markSeen(['a', 'b']);
    markSeen(['c']);
    expect(hasUnseen(['a', 'b', 'c'], seenNotices.get())).toBe(false);
    expect(hasUnseen(['d'], seenNotices.get())).toBe(true);
  });
});
