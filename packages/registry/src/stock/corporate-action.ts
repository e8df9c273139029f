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
  distributed_on: TradingDate | null;
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
    .select(['symbol', 'fiscal_year', 'bonus_percent', 'cash_percent', 'announced_on', 'book_close_on'])
    // A declaration is known at once; when it was paid out and its bonus shares were listed, on those days.
    .select((eb) =>
      eb
        .case()
        .when('distributed_on', '<=', as_of)
        .then(eb.ref('distributed_on'))
        .else(null)
        .end()
        .as('distributed_on'),
    )
    .select((eb) =>
      eb
        .case()
        .when('bonus_listed_on', '<=', as_of)
        .then(eb.ref('bonus_listed_on'))
        .else(null)
        .end()
        .as('bonus_listed_on'),
    )
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
        eb.and([eb('bonus_listed_on', '>=', since), eb('bonus_listed_on', '<=', as_of)]),
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
