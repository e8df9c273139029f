import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

type DeclaredDividend = {
  symbol: StockSymbol;
  fiscal_year: string;
  bonus_percent: number | null;
  cash_percent: number | null;
  announced_on: TradingDate | null;
  book_close_on: TradingDate | null;
  known_on: TradingDate | null;
};

type DeclaredRight = {
  symbol: StockSymbol;
  ratio: string;
  issue_price: Paisa | null;
  opened_on: TradingDate;
  closed_on: TradingDate | null;
};

/** A factor that a publisher's list had, as it was kept with an earlier finding. */
export type ListedFactor = { symbol: StockSymbol; ex_on: TradingDate; factor: number; words: string };

/** What the registry knows of corporate actions without having seen a price. */
type Declared = {
  readonly dividends: readonly DeclaredDividend[];
  readonly rights: readonly DeclaredRight[];
  readonly listed: readonly ListedFactor[];
  readonly companies: readonly { symbol: StockSymbol; instrument: string | null; sector_id: number | null }[];
};

const listedFactors = async (registry: Registry): Promise<ListedFactor[]> => {
  const { rows } = await sql<ListedFactor>`
    select symbol, ex_on, (one ->> 'factor')::double precision as factor, one ->> 'words' as words
    from price_adjustment, jsonb_array_elements(evidence) as one
    where one ->> 'by' = 'listed' and one ->> 'factor' is not null
    order by symbol, ex_on`.execute(registry);
  return rows;
};

export const readDeclared = async (registry: Registry): Promise<Declared> => {
  const [dividends, rights, listed, companies] = await Promise.all([
    registry
      .selectFrom('dividend')
      .select([
        'symbol',
        'fiscal_year',
        'bonus_percent',
        'cash_percent',
        'announced_on',
        'book_close_on',
        'known_on',
      ])
      .orderBy('symbol')
      .orderBy('fiscal_year')
      .orderBy('book_close_on')
      .execute(),
    registry
      .selectFrom('rights_issue')
      .select(['symbol', 'ratio', 'opened_on', 'closed_on'])
      .select((eb) => eb.ref('issue_price').$castTo<Paisa | null>().as('issue_price'))
      .orderBy('symbol')
      .orderBy('opened_on')
      .execute(),
    listedFactors(registry),
    registry.selectFrom('company').select(['symbol', 'instrument', 'sector_id']).orderBy('symbol').execute(),
  ]);
  return { dividends, rights, listed, companies };
};

/** Changes whenever a dividend or a right is announced, dated, corrected or withdrawn, or a security becomes another kind. */
export const declaredMark = async (registry: Registry): Promise<string> => {
  const { rows } = await sql<{ mark: string }>`
    select md5(string_agg(row, '' order by row)) as mark from (
      select md5(d::text) as row from dividend d
      union all select md5(r::text) from rights_issue r
      union all select md5(concat_ws(' ', symbol, instrument)) from company) as declared`.execute(registry);
  return rows[0]?.mark ?? '';
};
