import { type StockSymbol, stockSymbol, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { replaceReference, upsertCompanies } from '../reference/index.ts';
import { type Announced, replaceAnnounced } from '../site/index.ts';
import { declaredNews } from './declared-news.ts';

const [AAA, BBB] = [stockSymbol('AAA'), stockSymbol('BBB')];

const company = (symbol: StockSymbol) => ({
  symbol,
  name: symbol,
  instrument: 'Equity',
  status: 'Active',
  provenance: 'test',
});

const dividend = (
  symbol: StockSymbol,
  announced: string | null,
  known: string | null,
  bonus: number | null,
) => ({
  symbol,
  fiscal_year: `208${(announced ?? known ?? '0').slice(-1)}/2090`,
  bonus_percent: bonus,
  cash_percent: 5,
  announced_on: announced === null ? null : tradingDate(announced),
  known_on: known === null ? null : tradingDate(known),
  source: 'test',
  flags: '',
});

const disclosed = (
  symbol: StockSymbol,
  topic: string,
  at: string,
  more: Partial<Announced> = {},
): Announced => ({
  kind: 'company',
  symbol,
  title_en: topic,
  title_ne: topic,
  body_en: '',
  body_ne: '',
  published_at: new Date(at),
  source: 'company',
  source_id: `${symbol} ${topic} ${at}`,
  topic,
  language: 'en',
  ...more,
});

let registry: Registry;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ registry, close } = await testRegistry(2));
  await upsertCompanies(registry, [company(AAA), company(BBB)]);
  await replaceReference(registry, 'dividend', [
    dividend(AAA, '2026-01-05', '2026-01-05', 10),
    dividend(BBB, '2026-01-06', '2026-01-06', null),
    // Announced after its book close, and dated by that alone: nobody knows when the market was told.
    dividend(AAA, '2026-02-07', '2026-01-27', 10),
    dividend(BBB, null, '2026-01-28', 10),
  ]);
  await replaceReference(registry, 'rights_issue', [
    { symbol: BBB, opened_on: tradingDate('2026-01-12'), ratio: '1:1' },
  ]);
  await replaceAnnounced(registry, [
    disclosed(AAA, 'dividend', '2026-01-05T10:00:00Z'),
    // Past midnight in Kathmandu: it became public on the next day.
    disclosed(AAA, 'report', '2026-01-13T19:00:00Z'),
    disclosed(AAA, 'book-close', '2026-01-14T10:00:00Z'),
    disclosed(AAA, 'other', '2026-01-15T10:00:00Z'),
    disclosed(BBB, 'resignation', '2026-01-16T10:00:00Z', { withdrawn_at: new Date('2026-01-17T10:00:00Z') }),
    disclosed(BBB, 'dividend', '2026-01-18T10:00:00Z', { source: 'exchange' }),
  ]);
});
afterAll(() => close());

it('is one a stock and day, by the day on which it became public', async () => {
  expect(await declaredNews(registry)).toEqual([
    { symbol: AAA, on: '2026-01-05', kind: 'bonus' },
    { symbol: BBB, on: '2026-01-06', kind: 'dividend' },
    { symbol: BBB, on: '2026-01-12', kind: 'right' },
    { symbol: AAA, on: '2026-01-14', kind: 'disclosure' },
  ]);
});
