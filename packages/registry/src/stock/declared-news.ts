import { type StockSymbol, type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

export type NewsKind = 'bonus' | 'dividend' | 'right' | 'disclosure';

/** Something that moves prices, with the day on which the market could know it. */
export type DeclaredNews = { symbol: StockSymbol; on: TradingDate; kind: NewsKind };

/**
 * Disclosures of companies that move prices. Book closes and general meetings follow what was declared before, ends of
 * lock-ins are known for years, and of `other` nobody can tell.
 */
const PRICE_SENSITIVE = ['dividend', 'report', 'appointment', 'resignation'];

const ofDividends = async (registry: Registry): Promise<DeclaredNews[]> => {
  const rows = await registry
    .selectFrom('dividend')
    .select(['symbol', 'announced_on', 'bonus_percent'])
    // One that was dated after its book close, or only by that, was declared on a day that nobody wrote down.
    .whereRef('announced_on', '=', 'known_on')
    .execute();
  return rows.flatMap(({ symbol, announced_on: on, bonus_percent }) =>
    on === null ? [] : [{ symbol, on, kind: (bonus_percent ?? 0) > 0 ? 'bonus' : 'dividend' }],
  );
};

/** Right issues are dated by their opening: the day of the decision is in no list. */
const ofRights = async (registry: Registry): Promise<DeclaredNews[]> => {
  const rows = await registry.selectFrom('rights_issue').select(['symbol', 'opened_on']).execute();
  return rows.map(({ symbol, opened_on: on }) => ({ symbol, on, kind: 'right' }));
};

const ofDisclosures = async (registry: Registry): Promise<DeclaredNews[]> => {
  const rows = await registry
    .selectFrom('announcement')
    .select(['symbol', 'published_at'])
    .where('source', '=', 'company')
    .where('topic', 'in', PRICE_SENSITIVE)
    .where('symbol', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.flatMap(({ symbol, published_at }) =>
    symbol === null
      ? []
      : [{ symbol, on: kathmanduDate(instant(published_at.getTime())), kind: 'disclosure' }],
  );
};

const byDay = (one: DeclaredNews, other: DeclaredNews): number =>
  one.on < other.on ? -1 : Number(one.on > other.on);

/**
 * What companies declared, one a stock and day, oldest first. A dividend that is disclosed on the day it is listed is
 * one piece of news, and is called by what it gives.
 */
export const declaredNews = async (registry: Registry): Promise<DeclaredNews[]> => {
  const [dividends, rights, disclosures] = await Promise.all([
    ofDividends(registry),
    ofRights(registry),
    ofDisclosures(registry),
  ]);
  const bonuses = dividends.filter(({ kind }) => kind === 'bonus');
  const others = dividends.filter(({ kind }) => kind !== 'bonus');
  // The last one written under a key stays.
  const all = [...disclosures, ...rights, ...others, ...bonuses];
  return [...new Map(all.map((one) => [`${one.symbol} ${one.on}`, one])).values()].toSorted(byDay);
};
