import { daysBetween } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';
import type { NewRow } from '@chuli/registry';
import type { DailyBarRow } from '@chuli/tape';

type Company = NewRow<'company'>;
type Life = { company: Company; first: DailyBarRow; last: DailyBarRow };

/** A new ticker begins within this time after the last trade under the old one. */
const LONGEST_GAP_DAYS = 60;

const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\b(?:limited|ltd|company|co|public|pvt)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

const lives = (companies: readonly Company[], bars: readonly DailyBarRow[]): Life[] => {
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  const found = new Map<string, Life>();
  for (const bar of bars) {
    const company = bySymbol.get(bar.symbol);
    const life = found.get(bar.symbol);
    if (company === undefined) continue;
    if (life === undefined) found.set(bar.symbol, { company, first: bar, last: bar });
    else if (bar.traded_on > life.last.traded_on) life.last = bar;
    else if (bar.traded_on < life.first.traded_on) life.first = bar;
  }
  return [...found.values()];
};

const isWithinBand = (from: DailyBarRow, to: DailyBarRow): boolean => {
  const limit = PRICE_LIMITS.on(to.traded_on).daily / 10_000;
  return Math.abs(to.close / from.close - 1) <= limit;
};

const isSameIdentity = (before: Company, after: Company): boolean =>
  (before.isin !== null && before.isin === after.isin) ||
  (before.security_id !== null && before.security_id === after.security_id);

/** Funds and debentures of one bank share its name, so a name identifies shares only. */
const isSameShare = (before: Company, after: Company): boolean =>
  before.instrument === after.instrument &&
  (before.instrument === 'Equity' || before.instrument === 'Promoter Share') &&
  nameKey(before.name) === nameKey(after.name);

/** A price that most securities begin with proves nothing. */
const PAR_VALUES = new Set<number>([1_000, 10_000, 100_000]);

const evidenceFor = (before: Life, after: Life): string | null => {
  if (isSameIdentity(before.company, after.company)) return 'same ISIN or security id';
  const isNext = daysBetween(before.last.traded_on, after.first.traded_on) <= 4;
  const carried = after.first.previous_close === before.last.close && !PAR_VALUES.has(before.last.close);
  if (isNext && carried) return 'first previous close is the last close of the old ticker, next session';
  const isNamed = isSameShare(before.company, after.company) && isWithinBand(before.last, after.first);
  return isNamed ? 'same company name and instrument, price continues' : null;
};

/**
 * One company under a new ticker. Only where the two never traded side by side and the evidence is solid; a merger
 * into another company is not a change of ticker. A ticker with two possible successors has none.
 */
export const findRenames = (
  companies: readonly Company[],
  bars: readonly DailyBarRow[],
): NewRow<'company_rename'>[] => {
  const all = lives(companies, bars);
  const found: NewRow<'company_rename'>[] = [];
  for (const before of all) {
    const successors = all.flatMap((after) => {
      const gap = daysBetween(before.last.traded_on, after.first.traded_on);
      if (gap <= 0 || gap > LONGEST_GAP_DAYS) return [];
      const evidence = evidenceFor(before, after);
      return evidence === null ? [] : [{ after, evidence }];
    });
    const [only] = successors;
    if (only === undefined || successors.length > 1) continue;
    found.push({
      old_symbol: before.company.symbol,
      new_symbol: only.after.company.symbol,
      renamed_on: only.after.first.traded_on,
      evidence: only.evidence,
    });
  }
  return found;
};
