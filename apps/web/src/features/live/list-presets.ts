import { type Phrase, t } from '@chuli/language';
import { type Column, type SortOf, shareText } from '@chuli/ui';
import { timesText } from '../../shared/market/times-text.ts';
import { SPIKE_COLUMNS, VOLATILE_NOW_COLUMNS } from './list-columns.ts';
import type { UsualRow } from './list-rows.ts';
import type { UsualBar } from './usual-bars.tsx';

/** A list of stocks that do more than is usual for them by this minute. */
export type ListPreset = {
  readonly title: Phrase;
  /** Over the list of the last close. */
  readonly closed: (date: string) => string;
  /** What is compared; null where it is not known. */
  readonly timesOf: (row: UsualRow) => number | null;
  readonly columns: readonly Column<UsualRow>[];
  readonly sort: SortOf<UsualRow>;
  readonly none: (times: string) => string;
  /** The first stocks as bars; without it the chosen one has its picture beside the table. */
  readonly barOf?: (row: UsualRow) => UsualBar;
};

export const LIST_PRESETS = {
  spike: {
    title: 'Volume above average now',
    closed: (date) => t('Closed: volume of {date}', { date }),
    timesOf: ({ times }) => times,
    columns: SPIKE_COLUMNS,
    sort: '-times',
    none: (times) => t('No stock is at {times} times its average volume of this minute.', { times }),
  },
  volatile: {
    title: 'Range above its median now',
    closed: (date) => t('Closed: ranges of {date}', { date }),
    timesOf: (row) => row.range_times,
    columns: VOLATILE_NOW_COLUMNS,
    sort: '-range_times',
    none: (times) => t('No range is {times} times its median.', { times }),
    barOf: ({ symbol, range, usual_range: usual, range_times: times }) => ({
      symbol,
      value: range ?? 0,
      usual: usual ?? 0,
      text: `${shareText(range ?? 0)} %`,
      title: t('{times} the median range of {median} %', {
        times: timesText(times ?? 0),
        median: shareText(usual ?? 0),
      }),
    }),
  },
} as const satisfies Record<string, ListPreset>;

export type ListPresetName = keyof typeof LIST_PRESETS;
