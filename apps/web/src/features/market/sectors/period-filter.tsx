import { digits, t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { sortPart } from '../../../screen-kit/address.ts';
import { type Filter, onPage } from '../../../screen-kit/filters.tsx';
import { type BoardSort, PERIODS, type PeriodKey, SORT_KEYS } from './sector-columns.ts';

const sortByPeriod: Filter<BoardSort> = {
  part: sortPart(SORT_KEYS, '-change_20'),
  Field: ({ value, onPick }) => (
    <SegmentedControl
      label={t('Sort by change over')}
      choices={PERIODS.map(({ key, short, label }) => ({
        value: key,
        label: digits(t(short)),
        hint: digits(t(label)),
      }))}
      value={value.replace('-', '') as PeriodKey}
      onChoose={(key) => onPick(`-${key}`)}
    />
  ),
};

/** The period that the table is sorted by and that has the heat; a press on a heading sets it too. */
export const PERIOD_FILTER = onPage(sortByPeriod);
