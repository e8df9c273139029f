import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { type Column, DataTable, localRows, signedPercentText } from '@chuli/ui';
import { useMemo } from 'react';

type Followed = RepliedBy<'/data/player-favourite-history/'>['followed'][number];

const isUnproven = ({ verdict }: Followed): boolean => verdict !== 'evidence';

const FOLLOWED_COLUMNS: readonly Column<Followed>[] = [
  {
    key: 'sessions',
    label: 'After',
    hint: 'Sessions of the exchange after the close of the day',
    format: 'quantity',
    width: 58,
    phoneWidth: 52,
    sortable: false,
  },
  {
    id: 'interval',
    label: 'Interval',
    hint: 'Would hold the mean in 95 of 100 markets like this one',
    format: 'interval',
    sortable: false,
    priority: 2,
    isMuted: isUnproven,
    unknown: 'Too few times or weeks for an interval',
    value: ({ mean_excess, interval_low, interval_high }) =>
      mean_excess === null || interval_low === null || interval_high === null
        ? null
        : [mean_excess, interval_low, interval_high],
  },
  {
    key: 'mean_excess',
    label: 'Excess',
    hint: 'Mean change less that of the average ordinary share over the same sessions, before costs',
    format: 'signedPercent',
    width: 78,
    sortable: false,
    isMuted: isUnproven,
  },
  {
    id: 'bounds',
    label: '95 %',
    format: 'figure',
    width: 116,
    phoneWidth: 104,
    sortable: false,
    unknown: 'Too few times or weeks for an interval',
    value: ({ interval_low, interval_high }) =>
      interval_low === null || interval_high === null
        ? null
        : t('{low} to {high}', {
            low: signedPercentText(interval_low),
            high: signedPercentText(interval_high),
          }),
  },
  { key: 'number', label: 'Times', format: 'quantity', width: 66, phoneWidth: 58, sortable: false },
];

/** No evidence unless a figure stays off 0. */
export const verdictText = (followed: readonly Followed[]): string => {
  const proven = followed.filter((one) => !isUnproven(one)).map(({ sessions }) => digits(String(sessions)));
  return proven.length === 0
    ? t('No evidence')
    : t('Evidence after {sessions} sessions', { sessions: proven.join(', ') });
};

/** Mean, interval and number of cases after so many sessions. */
export const FollowedTable = ({ label, followed }: { label: string; followed: readonly Followed[] }) => {
  const source = useMemo(() => localRows(followed), [followed]);
  return (
    <DataTable
      label={label}
      columns={FOLLOWED_COLUMNS}
      source={source}
      keyOf={({ sessions }) => String(sessions)}
      density="tight"
      scrolls="page"
    />
  );
};
