import type { Column } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';
import type { MoodRow } from './mood-words.ts';

const YOUNG = 'No stock has as many sessions yet' as const;
const NO_FLOORSHEET = 'No floorsheet of this session' as const;

const FIGURES: readonly Column<MoodRow>[] = [
  {
    id: 'score',
    label: 'Score',
    format: 'quantity',
    width: 72,
    value: ({ score }) => (score === null ? null : Math.round(score)),
    hint: 'The mean of three ranks among the last 250 sessions: stocks above their 50-day average, new highs less new lows, and the share of money in risers',
    unknown: 'Fewer than 200 earlier sessions',
  },
  { key: 'above_20', label: 'Above 20-day', format: 'share', priority: 2, width: 104, unknown: YOUNG },
  { key: 'above_50', label: 'Above 50-day', format: 'share', width: 104, unknown: YOUNG },
  { key: 'above_200', label: 'Above 200-day', format: 'share', priority: 2, width: 110, unknown: YOUNG },
  {
    key: 'new_high_52',
    label: 'New highs',
    format: 'quantity',
    priority: 2,
    width: 86,
    hint: 'Highest close of 52 weeks',
  },
  {
    key: 'new_low_52',
    label: 'New lows',
    format: 'quantity',
    priority: 2,
    width: 86,
    hint: 'Lowest close of 52 weeks',
  },
  { key: 'advanced', label: 'Up', format: 'quantity', priority: 3, width: 60 },
  { key: 'declined', label: 'Down', format: 'quantity', priority: 3, width: 64 },
  { key: 'amount', label: 'Turnover', format: 'amount', priority: 3 },
  {
    key: 'up_amount',
    label: 'Money in risers',
    format: 'share',
    priority: 2,
    width: 116,
    hint: 'Turnover of risers in that of risers and fallers',
    unknown: 'Nothing rose or fell, or a turnover is unknown',
  },
  {
    key: 'net_flow',
    label: 'Net buying',
    format: 'percent',
    hint: 'Rupees of buyers who came in less those of sellers who came in, of both. Not part of the score',
    unknown: NO_FLOORSHEET,
  },
  {
    key: 'flow_known',
    label: 'Side shown',
    format: 'share',
    priority: 3,
    width: 98,
    hint: 'Part of the turnover of which orders show who came in',
    unknown: NO_FLOORSHEET,
  },
];

/** Of one sector by session, of all of them by sector. */
export const moodColumns = (isOfOne: boolean): readonly Column<MoodRow>[] => [
  isOfOne
    ? { key: 'date', label: 'Session', format: 'date' }
    : {
        id: 'sector',
        label: 'Sector',
        format: 'sector',
        width: 130,
        value: ({ sector_id }) => sectorName(sector_id),
      },
  ...FIGURES,
];
