import { digits, t } from '@chuli/language';
import { quantityText, shareText } from '@chuli/ui';
import { coverageText } from '../../../screen-kit/coverage-text.ts';
import type { ComputedStat } from '../../../screen-kit/screen-definition.ts';
import { daysText } from '../bulk/bulk-row.ts';
import {
  type DayReply,
  type DaySides,
  type Level,
  type LevelsReply,
  type Shares,
  deltaOf,
  percentOf,
  totalOf,
  withoutSide,
} from './sides-row.ts';

/** Never added to what orders show. */
const estimatedText = (estimated: number): string =>
  t('{shares} estimated beside it', { shares: quantityText(estimated) });

const noSideText = (of: Shares): string =>
  t('{percent} % have no side', { percent: shareText(percentOf(withoutSide(of), of.volume) ?? 0) });

const sideStats = <S extends { readonly rows: readonly Shares[] }>(
  volumeBelow: (shown: S) => string | undefined,
): readonly ComputedStat<S>[] => [
  {
    label: 'Volume',
    format: 'quantity',
    value: ({ rows }) => totalOf(rows).volume,
    below: volumeBelow,
  },
  {
    label: 'Came in to buy',
    format: 'quantity',
    value: ({ rows }) => totalOf(rows).bought,
    below: ({ rows }) => estimatedText(totalOf(rows).estimated_bought),
  },
  {
    label: 'Came in to sell',
    format: 'quantity',
    value: ({ rows }) => totalOf(rows).sold,
    below: ({ rows }) => estimatedText(totalOf(rows).estimated_sold),
  },
  {
    label: 'Delta, known sides',
    format: 'signedPercent',
    value: ({ rows }) => deltaOf(totalOf(rows)),
    below: () => t('bought less sold, of both'),
  },
  {
    label: 'Side known',
    format: 'share',
    value: ({ rows }) => {
      const all = totalOf(rows);
      return percentOf(all.bought + all.sold, all.volume);
    },
    below: ({ rows }) => noSideText(totalOf(rows)),
  },
];

type DayShown = { readonly reply: DayReply; readonly rows: readonly DaySides[] };
type LevelsShown = { readonly reply: LevelsReply; readonly rows: readonly Level[] };

export const DAY_STATS: readonly ComputedStat<DayShown>[] = sideStats<DayShown>(
  ({ reply }) => coverageText(reply.coverage, 1) ?? digits(reply.date),
);

export const LEVEL_STATS: readonly ComputedStat<LevelsShown>[] = sideStats<LevelsShown>(({ reply }) =>
  [
    `${reply.symbol}, ${daysText(reply.from_date, reply.to_date)}`,
    coverageText(reply.coverage, reply.sessions.length),
  ]
    .filter((part) => part !== null)
    .join(' · '),
);
