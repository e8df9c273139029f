import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

type Question = { symbol?: StockSymbol | undefined; as_of: TradingDate };

export type Dividend = {
  symbol: StockSymbol;
  fiscal_year: string;
  bonus_percent: number | null;
  cash_percent: number | null;
  announced_on: TradingDate | null;
  book_close_on: TradingDate | null;
  bonus_listed_on: TradingDate | null;
};

/** Dividends known by a day, newest first. One that no source dates belongs to no rewound day, only to today. */
export const listDividends = (
  registry: Registry,
  {
    symbol,
    since,
    as_of,
    with_undated,
  }: Question & { since?: TradingDate | undefined; with_undated: boolean },
): Promise<Dividend[]> => {
  let query = registry
    .selectFrom('dividend')
    .select([
      'symbol',
      'fiscal_year',
      'bonus_percent',
      'cash_percent',
      'announced_on',
      'book_close_on',
      'bonus_listed_on',
    ])
    .where((eb) =>
      with_undated
        ? eb.or([eb('known_on', 'is', null), eb('known_on', '<=', as_of)])
        : eb('known_on', '<=', as_of),
    )
    .orderBy('fiscal_year', 'desc')
    .orderBy('symbol');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  if (since !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('announced_on', '>=', since),
        eb('book_close_on', '>=', since),
        eb('bonus_listed_on', '>=', since),
      ]),
    );
  }
  return query.execute();
};

export type RightsIssue = {
  symbol: StockSymbol;
  ratio: string;
  units: number | null;
  issue_price: Paisa | null;
  opened_on: TradingDate;
  closed_on: TradingDate | null;
};

/** Right issues opened by a day, newest first. */
export const listRightsIssues = (registry: Registry, { symbol, as_of }: Question): Promise<RightsIssue[]> => {
  let query = registry
    .selectFrom('rights_issue')
    .select(['symbol', 'ratio', 'units', 'opened_on', 'closed_on'])
    .select((eb) => eb.ref('issue_price').$castTo<Paisa | null>().as('issue_price'))
    .where('opened_on', '<=', as_of)
    .orderBy('opened_on', 'desc')
    .orderBy('symbol');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
};

export type PriceAdjustment = { ex_on: TradingDate; kind: string; factor: number };

/** What divides the prices of a company into eras, oldest first: in force and known by a day. */
export const listPriceAdjustments = (
  registry: Registry,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<PriceAdjustment[]> =>
  registry
    .selectFrom('price_adjustment')
    .select(['ex_on', 'kind', 'factor'])
    .where('symbol', 'in', symbols)
    .where('ex_on', '<=', as_of)
    .where('known_on', '<=', as_of)
    .orderBy('ex_on')
    .execute();

export type SymbolAdjustment = PriceAdjustment & { symbol: StockSymbol };

/** The same of every company, for ex-dates after a day: earlier ones do not move the prices since. */
export const listAllPriceAdjustments = (
  registry: Registry,
  { after, as_of }: { after: TradingDate; as_of: TradingDate },
): Promise<SymbolAdjustment[]> =>
  registry
    .selectFrom('price_adjustment')
    .select(['symbol', 'ex_on', 'kind', 'factor'])
    .where('ex_on', '>', after)
    .where('ex_on', '<=', as_of)
    .where('known_on', '<=', as_of)
    .orderBy('ex_on')
    .execute();
