import { describe, expect, it } from 'vitest';
import { parseAnnouncements } from './announcements.ts';

const LISTED = new Set(['AAA', 'BBB', 'SPL']);

const NO_MESSAGES = 'id,added_at,symbol,title,body';
const NO_DISCLOSURES = 'id,added_at,symbol,headline';

const MESSAGES = [
  NO_MESSAGES,
  '3,,,Price Adjusted - AAA,Adjusted price of A is Rs. 10.',
  '2,2030-02-04T15:03:06,,Listing 5% Bonus Shares of A Hydro Limited (AAA),Listed.',
  '4,2030-02-05T10:00:00,BBB,Market operations of Sunday,Opens late.',
  '1,,,Listing IPO Share of Nobody (ZZZ),Listed.',
].join('\n');

describe('notices of the exchange', () => {
  const { rows, rejected } = parseAnnouncements(MESSAGES, NO_DISCLOSURES, LISTED);

  it('are told in order, by topic and with the symbol that the title or the column names', () => {
    expect(rows.map(({ source_id, symbol, kind, topic }) => [source_id, symbol, kind, topic])).toEqual([
      ['2', 'AAA', 'company', 'listing-bonus'],
      ['3', null, 'market', 'price-adjusted'],
      ['4', 'BBB', 'company', 'operations'],
    ]);
  });

  it('have the clock of Kathmandu; one without a time takes that of the notice before it and says so', () => {
    expect(rows[0]?.published_at.toISOString()).toBe('2030-02-04T09:18:06.000Z');
    expect(rows[1]).toMatchObject({ published_at: rows[0]?.published_at, time_is_assumed: true });
    expect(rows[2]?.time_is_assumed).toBe(false);
  });

  it('are left out where no time is known at all', () => {
    expect(rejected).toEqual([{ reason: 'no time', example: '1' }]);
  });
});

describe('disclosures of companies', () => {
  it.each([
    ['लक–इेन(Lock-in preiod) अवधि समाप्त [SPL]', 'lock-in-end', 'ne'],
    ['Information regarding 16th AGM [SPL]', 'agm', 'en'],
    ['Bonus Share Declaration [SPL]', 'dividend', 'en'],
    ['संचालक नियुक्ति सम्वन्धमा [SPL]', 'appointment', 'ne'],
    ['Book Closure Notice (BBB) [SPL]', 'book-close', 'en'],
    ['Website [SPL]', 'other', 'en'],
  ])('%s is about %s', (headline, topic, language) => {
    const text = `${NO_DISCLOSURES}\n7,2030-01-08T15:13:59,,${headline}`;
    expect(parseAnnouncements(NO_MESSAGES, text, LISTED).rows).toMatchObject([
      { symbol: 'SPL', source: 'company', topic, language, title_ne: headline, body_en: '' },
    ]);
  });
});
