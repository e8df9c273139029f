import type { RowOf } from '@chuli/contracts';
import { say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { type TreemapGroup, amountLabel, rupeesText, signedPercentText } from '@chuli/ui';
import { type PerformanceRow, type SessionRow, isCompanyOrFund } from './session-facts.ts';
import type { SizeBy } from './tree-map-address.ts';

export type CapRow = RowOf<'/data/market-cap/'>;

type Hrefs = { stock: (symbol: string) => string; sector: (id: number) => string };

type Drawn = { symbol: string; sector_id: number | null; close: number; change: number | null; size: number };

export const drawnByTurnover = (rows: readonly SessionRow[]): Drawn[] =>
  rows.filter(isCompanyOrFund).map(({ symbol, sector_id, close, percentage_change, amount }) => ({
    symbol,
    sector_id,
    close,
    change: percentage_change,
    size: amount ?? 0,
  }));

/** A share that did not trade in the session is drawn by its last close, without a change. */
export const drawnByCap = (rows: readonly CapRow[], as_of: string): Drawn[] =>
  rows
    .filter(isCompanyOrFund)
    .map(({ symbol, sector_id, close, traded_on, percentage_change, market_cap }) => ({
      symbol,
      sector_id,
      close,
      change: traded_on === as_of ? percentage_change : null,
      size: market_cap ?? 0,
    }));

const MEANING = {
  cap: 'market value Rs {amount}',
  turnover: 'turnover Rs {amount}',
} as const satisfies Record<SizeBy, string>;

const detailOf = ({ symbol, close, change, size }: Drawn, by: SizeBy): string =>
  [
    `${symbol} ${rupeesText(close)}`,
    change === null ? t('no change known') : `${signedPercentText(change)} %`,
    t(MEANING[by], { amount: amountLabel(size) }),
  ].join(', ');

/** Stocks under their sectors; a sector's own change is that of the exchange's index. */
export const treeMapGroups = (
  drawn: readonly Drawn[],
  indices: readonly Pick<PerformanceRow, 'sector_id' | 'change_1'>[],
  { by, hrefs }: { by: SizeBy; hrefs: Hrefs },
): TreemapGroup[] => {
  const ofSector = Map.groupBy(drawn, (one) => one.sector_id);
  return SECTORS.flatMap(({ id, name }) => {
    const own = ofSector.get(id) ?? [];
    if (own.length === 0) return [];
    return [
      {
        id: String(id),
        label: say(name),
        to: hrefs.sector(id),
        change: indices.find((index) => index.sector_id === id)?.change_1 ?? null,
        items: own.map((one) => ({
          id: one.symbol,
          to: hrefs.stock(one.symbol),
          size: one.size,
          change: one.change,
          detail: detailOf(one, by),
        })),
      },
    ];
  });
};
