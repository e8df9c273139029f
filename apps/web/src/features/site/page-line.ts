import type { ScreenId } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { amountLabel, quantityText, rupeesText, signedPercentText } from '@chuli/ui';

/** What is known of the session by now; null until it is here. */
export type PageFacts = {
  readonly nepse: { readonly close: number; readonly change: number | null } | null;
  readonly breadth: { readonly advanced: number; readonly declined: number } | null;
  readonly total: { readonly trades: number | null; readonly amount: number | null } | null;
  /** The broker that put most money in. */
  readonly buyer: { readonly name: string; readonly net: number } | null;
  readonly headline: string | null;
};

type Line = (facts: PageFacts) => string | null;

const nepse: Line = ({ nepse: index }) => {
  if (index === null) return null;
  const change = index.change === null ? '' : ` ${signedPercentText(index.change)} %`;
  return `${t('NEPSE')} ${rupeesText(index.close)}${change}`;
};

const breadth: Line = ({ breadth: counts }) =>
  counts === null
    ? null
    : t('{up} up, {down} down', { up: quantityText(counts.advanced), down: quantityText(counts.declined) });

const total: Line = ({ total: traded }) =>
  traded === null || traded.trades === null || traded.amount === null
    ? null
    : t('{count} trades, Rs {amount}', {
        count: quantityText(traded.trades),
        amount: amountLabel(traded.amount),
      });

const buyer: Line = ({ buyer: largest }) =>
  largest === null
    ? null
    : t('Largest net buyer: {broker}, Rs {amount}', {
        broker: largest.name,
        amount: amountLabel(largest.net),
      });

const headline: Line = (facts) => facts.headline;

const LINES: Readonly<Partial<Record<ScreenId, Line>>> = {
  'nepse-market-summary': nepse,
  'market-summary': nepse,
  'sector-chart': nepse,
  'nepse-live-market': breadth,
  'live-market': breadth,
  'stock-performance': breadth,
  'tree-map': breadth,
  floorsheet: total,
  'today-floorsheet': total,
  'ltp-vs-close': total,
  'brokers-analytics': buyer,
  'net-holding': buyer,
  announcement: headline,
};

/** Something of what a page shows, in one line; null where its figures are its own, or not here yet. */
export const pageLine = (id: string, facts: PageFacts): string | null =>
  LINES[id as ScreenId]?.(facts) ?? null;
