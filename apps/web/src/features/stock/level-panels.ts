import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { PanelDefinition } from '../../screen-kit/screen-definition.ts';
import type { Bars } from './stock-address.ts';

export type Role = 'support' | 'resistance';
type ZonePath = `/data/${Role}/${Bars}/`;
type SwingPath = `/data/high-low-series/${Bars}/`;
export type ZoneRow = RowOf<ZonePath>;
type SwingRow = RowOf<SwingPath>;

const ZONE_COLUMNS: readonly Column<ZoneRow>[] = [
  { key: 'low', label: 'From', format: 'rupees', width: 84, phoneWidth: 74 },
  { key: 'high', label: 'To', format: 'rupees', width: 84, phoneWidth: 74 },
  {
    key: 'distance',
    label: 'Away',
    format: 'share',
    width: 76,
    phoneWidth: 70,
    hint: 'From the close to the nearer end of the zone; 0 within it',
  },
  { key: 'touches', label: 'Turns', format: 'quantity', width: 64, hint: 'Swings that turned in the zone' },
  { key: 'last_on', label: 'Last turn', format: 'date', width: 104, priority: 2 },
  { key: 'first_on', label: 'First turn', format: 'date', width: 104, priority: 3 },
  {
    key: 'breaks',
    label: 'Broken before',
    format: 'quantity',
    width: 96,
    priority: 3,
    hint: 'Broken once and turned around: an old resistance that supports now, or the other way round',
  },
  {
    key: 'strength',
    label: 'Strength',
    format: 'rupees',
    width: 78,
    priority: 3,
    hint: 'Turns, an old one counting less: half after 60 bars',
  },
];

const EMPTY: Readonly<Record<Role, Phrase>> = {
  support: 'The price hasn’t turned below the last close in 500 sessions, or there are too few bars.',
  resistance: 'The price hasn’t turned above the last close in 500 sessions, or there are too few bars.',
};

const zones = (role: Role, bars: Bars): PanelDefinition<ZonePath> => ({
  title: role === 'support' ? 'Support' : 'Resistance',
  data: `/data/${role}/${bars}/`,
  blocks: [{ kind: 'table', sort: 'distance', usualRows: 5, columns: ZONE_COLUMNS }],
  empty: EMPTY[role],
});

/** As far back as a reader looks here. */
const MOST_SWINGS = 16;

const swings = (bars: Bars): PanelDefinition<SwingPath, SwingRow> => ({
  title: 'Swing highs and lows',
  data: `/data/high-low-series/${bars}/`,
  rows: ({ reply }): readonly SwingRow[] => reply.rows.slice(0, MOST_SWINGS),
  blocks: [
    {
      kind: 'table',
      sort: '-date',
      usualRows: MOST_SWINGS,
      columns: [
        { key: 'date', label: 'Turned', format: 'date', width: 104, phoneWidth: 108 },
        {
          id: 'swing',
          label: 'Swing',
          format: 'text',
          value: ({ swing }): Phrase => (swing === 'high' ? 'swing high' : 'swing low'),
          width: 110,
          phoneWidth: 96,
        },
        { key: 'price', label: 'Price', format: 'rupees' },
        {
          key: 'confirmed_on',
          label: 'Confirmed',
          format: 'date',
          width: 100,
          priority: 2,
          hint: 'A turn shows only some bars later',
        },
      ],
    },
  ],
  empty: 'Too few bars for a swing.',
});

const BARS = ['daily', 'weekly', 'hourly'] as const satisfies readonly Bars[];
const byBars = <V>(of: (bars: Bars) => V): Readonly<Record<Bars, V>> =>
  Object.fromEntries(BARS.map((bars) => [bars, of(bars)])) as Record<Bars, V>;

export const SUPPORT = byBars((bars) => zones('support', bars));
export const RESISTANCE = byBars((bars) => zones('resistance', bars));
export const SWINGS = byBars(swings);
