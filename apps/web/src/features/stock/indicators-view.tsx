import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import {
  type Column,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  TableSkeleton,
  localRows,
} from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { choicePart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { GROUP_WORDS, type LineRow, READING_WORDS, lineName, lineValue } from './indicator-words.ts';

type Reply = RepliedBy<'/data/indicators/'>;
type Timeframe = Reply['timeframe'];

const CHOICES: readonly DeclaredChoice<Timeframe>[] = [
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
  { value: 'monthly', label: 'Month' },
  { value: 'hourly', label: 'Hour' },
  { value: 'half_hourly', label: 'Half hour' },
];

const timeframeAddress = {
  timeframe: choicePart(['daily', 'weekly', 'monthly', 'hourly', 'half_hourly'], 'daily'),
};

const COLUMNS: readonly Column<LineRow>[] = [
  {
    id: 'indicator',
    label: 'Indicator',
    format: 'text',
    value: lineName,
    width: 230,
    phoneWidth: 150,
    sortable: false,
  },
  {
    id: 'value',
    label: 'Value',
    format: 'figure',
    value: ({ value, unit }) => lineValue(value, unit),
    unknown: 'Too few bars, or nothing to tell at this bar',
    sortable: false,
  },
  {
    id: 'before',
    label: 'Bar before',
    format: 'figure',
    value: ({ before, unit }) => lineValue(before, unit),
    unknown: 'Too few bars, or nothing to tell at this bar',
    sortable: false,
    priority: 2,
  },
  {
    id: 'reading',
    label: 'Reading',
    format: 'text',
    value: ({ reading }) => (reading === null ? null : t(READING_WORDS[reading])),
    none: 'It is read by no fixed level',
    hint: 'By the level that its author published',
    width: 120,
    sortable: false,
  },
  {
    key: 'first_on',
    label: 'Known from',
    format: 'date',
    unknown: 'Not known at any bar yet',
    sortable: false,
    priority: 3,
  },
];

const Group = ({ group, rows }: { group: LineRow['group']; rows: readonly LineRow[] }) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const title = t(GROUP_WORDS[group]);
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      <DataTable label={title} columns={COLUMNS} source={source} scrolls="page" />
    </Panel>
  );
};

/** The groups in two stacks that end at about the same height. */
const STACKS: readonly (readonly LineRow['group'][])[] = [
  ['momentum', 'trend', 'volatility', 'volume'],
  ['level', 'structure'],
];

const Groups = ({ reply: { rows, bar_on, symbol } }: { reply: Reply }) => {
  if (bar_on === null)
    return (
      <EmptyState
        title={t('No bars')}
        why={t('{symbol} has no closed bar of this length up to this day.', { symbol })}
      />
    );
  return (
    <div className="split is-even">
      {STACKS.map((groups) => (
        <div key={groups[0]} className="bg-surface">
          {groups.map((group) => (
            <Group key={group} group={group} rows={rows.filter((row) => row.group === group)} />
          ))}
        </div>
      ))}
    </div>
  );
};

const barNote = ({ bar_on, as_of }: Reply): string | null =>
  bar_on === null || bar_on === as_of ? null : t('Last closed bar: {date}', { date: digits(bar_on) });

/** What every indicator tells of one stock, with its usual numbers. */
export const IndicatorsView = ({ symbol, views }: { symbol: string; views: ReactNode }) => {
  const [{ timeframe }, set] = useAddress(timeframeAddress);
  const call = useCall('/data/indicators/', { symbol, timeframe, ...asOfQuery(useAsOf()) });
  const note = call.data === undefined ? null : barNote(call.data);
  return (
    <>
      <div className="toolbar">
        {views}
        <SegmentedControl
          label={t('Timeframe')}
          isNamed
          choices={translateChoices(CHOICES)}
          value={timeframe}
          onChoose={(chosen) => set({ timeframe: chosen })}
        />
        {note !== null && <span className="text-muted">{note}</span>}
      </div>
      <Loaded
        title={t('Indicators')}
        call={call}
        skeleton={<TableSkeleton label={t('Indicators')} rows={24} columns={4} />}
      >
        {(reply) => <Groups reply={reply} />}
      </Loaded>
    </>
  );
};
