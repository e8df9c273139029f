import { type StockSymbol, seededRandom, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { upsertCompanies } from '../reference/index.ts';
import { type NewFact, appendFacts } from './fact.ts';
import { latestFundamentals } from './fundamental.ts';

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

const SYMBOLS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'] as StockSymbol[];
const LINES = ['eps', 'net_profit', 'paid_up', 'npl', 'deposits', 'shares'];
const SOURCES = ['company', 'ML', 'SSQ'];
const DAYS = ['2026-05-10', '2026-05-20', '2026-08-10', '2026-08-14', '2026-08-20'];

const random = seededRandom(18);
const anyOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const drawn = (): NewFact => ({
  symbol: anyOf(SYMBOLS),
  item: anyOf(LINES),
  fiscal_year: anyOf(['2081/2082', '2082/2083']),
  quarter: anyOf([3, 4]),
  basis: 'ytd',
  // Now and then a line is taken back.
  value: random() < 0.2 ? null : Math.round(random() * 1_000_000),
  unit: 'paisa',
  is_audited: false,
  published_on: null,
  known_on: tradingDate(anyOf(DAYS)),
  known_is_assumed: random() < 0.5,
  source: anyOf(SOURCES),
  document: null,
});

it('are those that the view of all reports has last, on every day', async () => {
  await upsertCompanies(
    registry,
    SYMBOLS.map((symbol) => ({
      symbol,
      name: symbol,
      sector_id: 1,
      instrument: 'Equity',
      status: 'Active',
      listed_shares: null,
      provenance: 'test',
    })),
  );
  let compared = 0;
  for (let round = 0; round < 40; round++) {
    await appendFacts(registry, [drawn(), drawn(), drawn()]);
    for (const day of DAYS) {
      const { rows } = await sql`
        select distinct on (symbol) fundamental.*, company.name, company.sector_id
        from fundamental join company using (symbol)
        where known_on <= ${day}
        order by symbol, fiscal_year desc, quarter desc, net_profit_thousand is null, known_on desc, source
      `.execute(registry);
      expect(await latestFundamentals(registry, tradingDate(day))).toEqual(rows);
      compared += rows.length;
    }
  }
  expect(compared).toBeGreaterThan(500);
});
