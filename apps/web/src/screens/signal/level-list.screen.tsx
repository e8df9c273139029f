import { type Phrase, t } from '@chuli/language';
import { type Column, PanelHead } from '@chuli/ui';
import { PRICE_COLUMNS, ZONE_COLUMNS } from '../../features/signal/level-columns.ts';
import { noneNear } from '../../features/signal/level-empty.ts';
import { averageFilters, levelFilters, zoneBarsFilter } from '../../features/signal/level-filters.ts';
import { LevelPicture } from '../../features/signal/level-picture.tsx';
import type { LevelRole, LevelRow } from '../../features/signal/level-row.ts';
import { LEVEL_TEXT } from '../../features/signal/level-text.ts';
import { stockCount } from '../../shared/market/stock-count.ts';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

/** The stocks, counted; beside them the chosen one with its level. */
const blocksOf = (columns: readonly Column<LevelRow>[]) =>
  [
    {
      kind: 'custom',
      component: ({ reply }: { reply: { total: number } }) => (
        <PanelHead title={stockCount(reply.total)} note={t('click a row to see its chart')} />
      ),
    },
    {
      kind: 'table',
      isPaged: true,
      sort: 'distance',
      columns,
      beside: {
        keyOf: ({ symbol }: LevelRow) => symbol,
        asks: (symbol: string) => ({ symbol }),
        show: LevelPicture,
      },
    },
  ] as const;

const zones = (role: LevelRole, title: Phrase, none: (percent: string) => string) =>
  defineScreen({
    title,
    data: {
      filter: 'timeframe',
      paths: { daily: `/data/daily-${role}-stock/`, weekly: `/data/weekly-${role}-stock/` },
    },
    filters: { timeframe: zoneBarsFilter(), ...levelFilters('3') },
    isFolded: true,
    blocks: blocksOf(ZONE_COLUMNS),
    empty: noneNear(none),
    source: 'daily prices of the exchange',
    explain: LEVEL_TEXT.zone,
  });

/** Stocks near a level at which others look, too. */
export default defineScreens({
  'stock-near-support-zone': zones('support', 'Stocks near support', (percent) =>
    t('No stock closes within {percent} % of a support that held twice.', { percent }),
  ),
  'stock-near-resistance-zone': zones('resistance', 'Stocks near resistance', (percent) =>
    t('No stock closes within {percent} % of a resistance that held twice.', { percent }),
  ),
  'pivot-support-stock': defineScreen({
    title: 'Stocks at pivot support',
    data: '/data/pivot-support-stock/',
    filters: levelFilters('1'),
    isFolded: true,
    blocks: blocksOf(PRICE_COLUMNS),
    empty: noneNear((percent) =>
      t('No stock stands within {percent} % over a pivot of its last session.', { percent }),
    ),
    source: 'daily prices of the exchange',
    explain: LEVEL_TEXT.pivot,
  }),
  'sma-ema-support-stock': defineScreen({
    title: 'Stocks at moving-average support',
    data: '/data/sma-ema-support-stock/',
    filters: { ...averageFilters(), ...levelFilters('3') },
    isFolded: true,
    blocks: blocksOf(PRICE_COLUMNS),
    empty: noneNear<{ average: string; length: string }>((percent, { average, length }) =>
      average === 'any' && length === 'any'
        ? t('No stock rests on an average of 20, 50, 100 or 200 sessions.')
        : t('No stock closes within {percent} % over this average.', { percent }),
    ),
    source: 'daily prices of the exchange',
    explain: LEVEL_TEXT.average,
  }),
});
