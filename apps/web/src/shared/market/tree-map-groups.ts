import type { RowOf } from '@chuli/contracts';
import { say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { type TreemapGroup, amountLabel, rupeesText, signedPercentText } from '@chuli/ui';
import { type PerformanceRow, type SessionRow, isCompanyOrFund } from './session-facts.ts';
import { MAP_SECTORS, NO_SECTOR, type Period, type SizeBy } from './tree-map-address.ts';

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

type Changes = Pick<
  PerformanceRow,
  'change_1' | 'change_5' | 'change_20' | 'change_60' | 'change_fiscal_year' | 'change_1_year'
>;

/** Over so many sessions, or a year. */
const changeOver = (row: Changes | undefined, period: Period): number | null => {
  if (row === undefined) return null;
  const { change_1, change_5, change_20, change_60, change_fiscal_year, change_1_year } = row;
  return {
    1: change_1,
    5: change_5,
    20: change_20,
    60: change_60,
    fiscal: change_fiscal_year,
    year: change_1_year,
  }[period];
};

/** What the exchange's own index of each sector did. */
export const sectorChanges = (indices: readonly PerformanceRow[], period: Period) =>
  indices.map((index) => ({ sector_id: index.sector_id, change: changeOver(index, period) }));

/** The same stocks with their change over a longer period; unknown where it is not known of one. */
export const overPeriod = (
  drawn: readonly Drawn[],
  stocks: readonly (Changes & { symbol: string })[],
  period: Period,
): readonly Drawn[] => {
  if (period === '1') return drawn;
  const bySymbol = new Map(stocks.map((row) => [row.symbol, row]));
  return drawn.map((one) => Object.assign({}, one, { change: changeOver(bySymbol.get(one.symbol), period) }));
};

/** Tiles of all stocks are too small for a thumb: a phone draws the sectors, each of which opens its own map. */
export const sectorTiles = (groups: readonly TreemapGroup[], label: string, to: string): TreemapGroup => ({
  id: 'sectors',
  label,
  to,
  change: null,
  items: groups.map((group) => {
    const change = group.change === null ? t('change unknown') : `${signedPercentText(group.change)} %`;
    return {
      id: group.label,
      to: group.to,
      size: group.items.reduce((sum, { size }) => sum + size, 0),
      change: group.change,
      detail: `${group.label}, ${change}`,
    };
  }),
});

const MEANING = {
  cap: 'market value Rs {amount}',
  turnover: 'turnover Rs {amount}',
} as const satisfies Record<SizeBy, string>;

const detailOf = ({ symbol, close, change, size }: Drawn, by: SizeBy): string =>
  [
    `${symbol} ${rupeesText(close)}`,
    change === null ? t('change unknown') : `${signedPercentText(change)} %`,
    t(MEANING[by], { amount: amountLabel(size) }),
  ].join(', ');

const isKnown = (id: number | null): id is number => SECTORS.some((sector) => sector.id === id);

/** Stocks under their sectors; a sector's own change is that of the exchange's index. */
export const treeMapGroups = (
  drawn: readonly Drawn[],
  sectors: readonly { sector_id: number | null; change: number | null }[],
  { by, hrefs }: { by: SizeBy; hrefs: Hrefs },
): TreemapGroup[] => {
  const ofSector = Map.groupBy(drawn, ({ sector_id }) => (isKnown(sector_id) ? sector_id : NO_SECTOR.id));
  return MAP_SECTORS.flatMap(({ id, name }) => {
    const own = ofSector.get(id) ?? [];
    if (own.length === 0) return [];
    return [
      {
        id: String(id),
        label: say(name),
        to: hrefs.sector(id),
        change: sectors.find(({ sector_id }) => sector_id === id)?.change ?? null,
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

/** On a quiet day small changes are told apart as well; a few wild stocks do not make all others pale. */
const LEAST_FULL = 2;
const FULL_AT = 0.95;

/** The change in percent at which the colour of a tile is full: below it lie 95 of 100 stocks. */
export const fullChangeOf = (groups: readonly TreemapGroup[]): number => {
  const changes = groups
    .flatMap(({ items }) => items.flatMap(({ change }) => (change === null ? [] : [Math.abs(change)])))
    .toSorted((a, b) => a - b);
  return Math.max(LEAST_FULL, changes[Math.max(0, Math.ceil(FULL_AT * changes.length) - 1)] ?? 0);
};
