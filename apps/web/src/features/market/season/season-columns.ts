import type { Column } from '@chuli/ui';
import { type SeasonReply, type SeasonRow, cellPhrase, standsOut } from './season-words.ts';

const FEW_YEARS = 'Known of fewer than three years' as const;

/** The rows of the call, each with what it is counted by. */
export const seasonRows = ({ reply }: { reply: SeasonReply }): SeasonRow[] =>
  reply.rows.map((row) => Object.assign({ by: reply.by }, row));

const COLUMNS: readonly Column<SeasonRow>[] = [
  {
    id: 'when',
    label: 'When',
    format: 'text',
    width: 104,
    sortable: false,
    value: ({ by, cell }) => cellPhrase(by, cell),
  },
  {
    key: 'mean',
    label: 'Mean',
    format: 'percent',
    hint: 'In logarithms, so that the months of a year add up to it',
  },
  { key: 'median', label: 'Median', format: 'barePercent', priority: 2 },
  {
    id: 'up',
    label: 'Years up',
    format: 'fraction',
    value: ({ up, years }) => [up, years],
  },
  {
    id: 'interval',
    label: '95 % interval',
    format: 'interval',
    priority: 2,
    value: ({ mean, low, high }) => (low === null || high === null ? null : [mean, low, high]),
    unknown: FEW_YEARS,
    hint: 'Where the mean lies in 95 of 100 such runs of years',
  },
  { key: 'low', label: 'From', format: 'barePercent', priority: 3, unknown: FEW_YEARS },
  { key: 'high', label: 'To', format: 'barePercent', priority: 3, unknown: FEW_YEARS },
  {
    key: 'excess',
    label: 'vs others',
    format: 'barePercent',
    priority: 2,
    hint: 'Against the mean of all other cells',
  },
  {
    id: 'chance',
    label: 'By chance',
    format: 'share',
    priority: 2,
    value: ({ chance }) => 100 * chance,
    hint: 'How often chance alone makes so large a difference',
  },
  {
    id: 'chance_of_all',
    label: 'All counted',
    format: 'share',
    priority: 3,
    width: 100,
    value: ({ chance_of_all }) => 100 * chance_of_all,
    hint: 'The same, as one of all that were looked at: below 5 % it is more than chance',
  },
  {
    id: 'verdict',
    label: 'Verdict',
    format: 'text',
    width: 128,
    value: (row) => (standsOut(row) ? 'Differs' : 'May be chance'),
  },
];

/** The mean session of a weekday is too small for the scale of the intervals. */
export const seasonColumns = ({ reply: { by } }: { reply: SeasonReply }): readonly Column<SeasonRow>[] =>
  by === 'weekday' ? COLUMNS.filter((column) => !('id' in column && column.id === 'interval')) : COLUMNS;
