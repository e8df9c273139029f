import { type FactBasis, ITEMS, type ItemId } from '@chuli/fundamentals';
import type { NewFact } from '@chuli/registry/fundamental';
import type { Report } from '@chuli/simulator';

const BASES = { flow: 'ytd', stock: 'instant', stated: 'stated', date: 'instant' } as const;

const basisOf = (item: ItemId): FactBasis => BASES[ITEMS[item].kind];

/** A report of a company of the sample market, line by line. */
export const factRows = ({ symbol, fiscalYear, quarter, knownOn, isAudited, lines }: Report): NewFact[] =>
  (Object.entries(lines) as [ItemId, number][]).map(([item, value]) => ({
    symbol,
    item,
    fiscal_year: fiscalYear,
    quarter,
    basis: basisOf(item),
    value,
    unit: ITEMS[item].unit,
    is_audited: isAudited,
    published_on: knownOn,
    known_on: knownOn,
    known_is_assumed: false,
    source: 'company',
    document: null,
  }));
