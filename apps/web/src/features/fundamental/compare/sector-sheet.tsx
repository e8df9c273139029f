import type { RepliedBy } from '@chuli/contracts';
import { type Ratio, meanPlace, percentileOf } from '@chuli/fundamentals';
import { digits, say, t } from '@chuli/language';
import { Value, classNames } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';
import type { Sheet, SheetCell, SheetRow } from './compare-table.tsx';
import { GROUP_NAMES } from './metric-words.ts';
import { type Metric, metricOf } from './metrics.ts';
import { metricName, plainCell, toneOf } from './stock-sheet.tsx';
import { type StripDot, StripTrack } from './metric-strips.tsx';

export type InSector = RepliedBy<'/stock-comparison/'>;

/** Each ratio of all companies of the sector. */
export const sectorMetrics = ({ id, rows }: InSector, ratios: readonly Ratio[]): Metric[] => {
  const reported = rows.map((row) => ({ ...row, sector_id: id }));
  return ratios.map((ratio) => metricOf(ratio, reported));
};

/** Those of whom it is known. */
export const dotsOf = (cells: Metric['cells'], symbols: readonly string[]): StripDot[] =>
  symbols.flatMap((symbol, at) => {
    const value = cells[at]?.value ?? null;
    return value === null ? [] : [{ symbol, value }];
  });

const rowOf = (reply: InSector, { ratio, cells }: Metric, at: number): SheetRow => {
  const places = cells.map(({ place }) => place);
  const own = cells[at] ?? { value: null, why: 'not-reported' as const, place: null };
  const ranked = places.filter((place) => place !== null).length;
  const percentile = percentileOf(own.place, places);
  const median = reply.sector.median[ratio.id] ?? null;
  const placeText = own.place === null ? '–' : t('{place} of {count}', { place: own.place, count: ranked });
  return {
    id: ratio.id,
    group: t(GROUP_NAMES[ratio.group]),
    title: t(ratio.words),
    name: metricName(ratio),
    cells: [
      { ...plainCell('stock', own.value), why: own.why, tone: toneOf(ratio, own.value), isStrong: true },
      plainCell('median', median),
      plainCell('sum', reply.sector.ratios[ratio.id] ?? null),
      { id: 'place', value: own.place, text: placeText, isBest: own.place === 1 },
      {
        id: 'percentile',
        value: percentile,
        text: percentile === null ? '–' : digits(`${Math.round(percentile)} %`),
      },
      {
        id: 'strip',
        value: null,
        text: '',
        picture: (
          <StripTrack
            strip={{
              ratio,
              median,
              dots: dotsOf(
                cells,
                reply.rows.map(({ symbol }) => symbol),
              ),
            }}
            marked={reply.symbol === null ? [] : [reply.symbol]}
          />
        ),
      },
    ],
  };
};

/** One stock within its sector: the middle company, the sector as one, and its place. */
export const sectorSheet = (reply: InSector, metrics: readonly Metric[]): Sheet => {
  const at = reply.rows.findIndex(({ symbol }) => symbol === reply.symbol);
  const count = reply.reported;
  return {
    columns: [
      {
        id: 'stock',
        title: reply.symbol ?? '',
        head: <Value format="symbol" value={reply.symbol} />,
        below: say(sectorName(reply.id) ?? ''),
      },
      { id: 'median', title: t('Sector median'), head: t('Median'), below: t('of {count}', { count }) },
      { id: 'sum', title: t('Sector as one company'), head: t('Sector as one'), below: t('sums of all') },
      { id: 'place', title: t('Rank'), head: t('Rank'), below: t('the best first') },
      { id: 'percentile', title: t('Better than'), head: t('Better than'), below: t('of the others') },
      {
        id: 'strip',
        title: t('Within the sector'),
        head: t('Within the sector'),
        below: t('better to the right'),
      },
    ],
    rows: metrics.map((metric) => rowOf(reply, metric, at)),
  };
};

export type Ranked = {
  readonly symbol: InSector['rows'][number]['symbol'];
  readonly name: string;
  /** By the mean of its places; equal ones share it. */
  readonly rank: number | null;
  readonly mean: number | null;
  /** On how many of the metrics it has a place. */
  readonly judged: readonly [number, number];
  readonly cells: Metric['cells'];
};

/** All companies of a sector by the mean of their places, those without any at the end. */
export const ranking = (
  { rows }: InSector,
  metrics: readonly Metric[],
  weightOf: (id: string) => number,
): Ranked[] => {
  const weights = metrics.map(({ ratio }) => weightOf(ratio.id));
  const judged = rows.map(({ symbol, name }, at) => {
    const cells = metrics.flatMap((metric) => metric.cells[at] ?? []);
    const places = cells.map(({ place }) => place);
    const known = places.filter((place) => place !== null).length;
    return {
      symbol,
      name,
      cells,
      mean: meanPlace(places, weights),
      judged: [known, metrics.length] as const,
    };
  });
  const means = judged.flatMap(({ mean }) => mean ?? []);
  const last = Number.POSITIVE_INFINITY;
  return judged
    .map((row) =>
      Object.assign(row, {
        rank: row.mean === null ? null : 1 + means.filter((mean) => mean < (row.mean ?? last)).length,
      }),
    )
    .toSorted((one, other) => (one.mean ?? last) - (other.mean ?? last));
};

const SHADES = 5;

/** The best fifth of those with a place is the deepest. */
const shadeOf = (place: number | null, ranked: number): number | undefined =>
  place === null ? undefined : SHADES - 1 - Math.min(SHADES - 1, Math.floor((SHADES * (place - 1)) / ranked));

/** Stocks down, metrics across: where each company is strong, by the colour of its place. */
export const rankSheet = (
  ranked: readonly Ranked[],
  metrics: readonly Metric[],
  belowOf: (ratio: Ratio) => Sheet['columns'][number]['below'],
): Sheet => ({
  columns: [
    { id: 'mean', title: t('Mean rank'), head: t('Mean rank'), below: t('ranked on') },
    ...metrics.map(({ ratio }) => ({
      id: ratio.id,
      title: t(ratio.words),
      head: t(ratio.words),
      below: belowOf(ratio),
    })),
  ],
  rows: ranked.map(({ symbol, name, rank, mean, judged: [known, all], cells }) => ({
    id: symbol,
    title: symbol,
    name: (
      <span className="compare-company">
        <span className={classNames('compare-place', rank === 1 && 'is-best')}>{rank ?? '–'}</span>
        <Value format="symbol" value={symbol} /> <small>{name}</small>
      </span>
    ),
    cells: [
      {
        ...plainCell('mean', mean),
        text: mean === null ? '–' : digits(`${mean.toFixed(2)} · ${known}/${all}`),
      },
      ...metrics.map(({ ratio, cells: others }, at): SheetCell => {
        const { value = null, why = null, place = null } = cells[at] ?? {};
        const count = others.filter((one) => one.place !== null).length;
        return {
          ...plainCell(ratio.id, value),
          why,
          place,
          isBest: place === 1,
          shade: shadeOf(place, count),
        };
      }),
    ],
  })),
});
