import type { RepliedBy } from '@chuli/contracts';
import { type Ratio, meanPlace } from '@chuli/fundamentals';
import { digits, say, t } from '@chuli/language';
import { Value, rupeesText } from '@chuli/ui';
import { quarterName } from '../../../shared/fundamental/quarter-name.ts';
import { ratioNumber, unitText } from '../../../shared/fundamental/ratio-text.ts';
import { sectorName } from '../../../shared/market/sectors.ts';
import type { Sheet, SheetCell, SheetColumn, SheetRow } from './compare-table.tsx';
import { GROUP_NAMES } from './metric-words.ts';
import { type Metric, type MetricCell, metricOf } from './metrics.ts';

export type Compared = RepliedBy<'/compare-stock/'>;
type Stock = Compared['rows'][number];

export const figureText = (value: number | null): string => (value === null ? '–' : ratioNumber(value));

/** A growth is coloured; of another figure more is not always better. */
export const toneOf = ({ group }: Ratio, value: number | null): 'up' | 'down' | undefined => {
  if (group !== 'growth' || value === null || value === 0) return undefined;
  return value > 0 ? 'up' : 'down';
};

/** A figure alone, without a place. */
export const plainCell = (id: string, value: number | null): SheetCell => ({
  id,
  value,
  text: figureText(value),
});

const stockCell = (symbol: string, ratio: Ratio, { value, why, place }: MetricCell): SheetCell => ({
  ...plainCell(symbol, value),
  tone: toneOf(ratio, value),
  why,
  place,
  isBest: place === 1,
});

export const metricName = ({ words, unit }: Ratio) => (
  <>
    {t(words)} <small>{unitText(unit)}</small>
  </>
);

/** Its close, and its quarter where each is shown in its own. */
const belowOf = ({ close, fiscal_year, quarter }: Stock, hasOwnQuarter: boolean): string => {
  const price = close === null ? t('It has not traded') : rupeesText(close);
  if (!hasOwnQuarter) return price;
  const report = fiscal_year === null || quarter === null ? null : quarterName({ fiscal_year, quarter });
  return `${price} · ${report ?? t('No report')}`;
};

const sectorColumn = ({ id, companies }: Compared['sectors'][number]): SheetColumn => {
  const name = say(sectorName(id) ?? '');
  return {
    id: `sector ${id}`,
    title: `${name}, ${t('Sector median')}`,
    head: name,
    below: t('median of {count}', { count: companies }),
    isAside: true,
  };
};

const footOf = (metrics: readonly Metric[], reply: Compared): SheetRow => {
  const means = reply.rows.map((_, at) => meanPlace(metrics.map(({ cells }) => cells[at]?.place ?? null)));
  const known = means.filter((mean) => mean !== null);
  const best = known.length < 2 ? null : Math.min(...known);
  return {
    id: 'mean',
    title: t('Mean rank'),
    name: (
      <>
        {t('Mean rank')} <small>{t('unknown ones left out')}</small>
      </>
    ),
    cells: [
      ...means.map((mean, at) =>
        Object.assign(plainCell(reply.rows[at]?.symbol ?? '', mean), {
          place: null,
          isBest: mean !== null && mean === best,
        }),
      ),
      ...reply.sectors.map(({ id }): SheetCell => ({ id: `sector ${id}`, value: null, text: '' })),
    ],
  };
};

/** Ratios down, stocks across, the middle of their sectors at the end. In the order of a reader groups would fall apart. */
export const stockSheet = (reply: Compared, metrics: readonly Metric[], isGrouped = true): Sheet => ({
  columns: [
    ...reply.rows.map((stock): SheetColumn => ({
      id: stock.symbol,
      title: stock.symbol,
      head: <Value format="symbol" value={stock.symbol} />,
      below: digits(belowOf(stock, reply.quarter === null)),
    })),
    ...reply.sectors.map(sectorColumn),
  ],
  rows: metrics.map(({ ratio, cells }): SheetRow => ({
    id: ratio.id,
    ...(isGrouped && { group: t(GROUP_NAMES[ratio.group]) }),
    title: t(ratio.words),
    name: metricName(ratio),
    cells: [
      ...reply.rows.map(({ symbol }, at) =>
        stockCell(symbol, ratio, cells[at] ?? { value: null, why: null, place: null }),
      ),
      ...reply.sectors.map(({ id, median }) => plainCell(`sector ${id}`, median[ratio.id] ?? null)),
    ],
  })),
  ...(reply.rows.length > 1 && { foot: footOf(metrics, reply) }),
});

/** Each ratio of the stocks of a reply. */
export const comparedMetrics = ({ rows }: Compared, ratios: readonly Ratio[]): Metric[] =>
  ratios.map((ratio) => metricOf(ratio, rows));
