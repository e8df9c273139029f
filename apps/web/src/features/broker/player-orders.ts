import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import type { HrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { brokersText } from '../../shared/floorsheet/brokers-text.ts';

export type PlayerOrder = RowOf<'/data/bulk-txn-all/history/'>;

/** Of whoever it came in through. */
const SIDES = { buy: 'Buy', sell: 'Sell', both: 'Both' } as const;

/** The other side of the order: the largest broker on it, and how many others. */
const counterOf = ({ player_side, buyer, buyers, seller, sellers }: PlayerOrder) =>
  player_side === 'sell' ? ([buyer, buyers] as const) : ([seller, sellers] as const);

/** Orders of players: when, through whom, bought or sold, how much, from whom. */
export const playerOrderColumns = (
  { hasTimes, hasDays }: { hasTimes: boolean; hasDays: boolean },
  href: HrefWithAsOf,
): readonly Column<PlayerOrder>[] => [
  ...(hasDays
    ? [
        {
          key: 'date',
          label: 'Date',
          format: 'session',
          sortable: false,
          width: 112,
          phoneWidth: 116,
        } as const,
      ]
    : []),
  ...(hasTimes
    ? [
        {
          id: 'time',
          label: 'Time',
          format: 'time',
          value: ({ at }: PlayerOrder) => at,
          width: 86,
          priority: hasDays ? 2 : 1,
          unknown: 'The trades of this day have no times',
        } as const,
      ]
    : []),
  { key: 'symbol', label: 'Symbol', format: 'symbol', sortable: false, width: 92, phoneWidth: 66 },
  { key: 'player', label: 'Player', format: 'broker', sortable: false, width: 150, phoneWidth: 40 },
  {
    id: 'side',
    label: 'Side',
    hint: 'Whether the player bought or sold',
    format: 'reading',
    value: ({ player_side }) => (player_side === null ? null : SIDES[player_side]),
    sortable: false,
    width: 54,
    phoneWidth: 46,
  },
  { key: 'quantity', label: 'Quantity', format: 'quantity', sortable: false, priority: 2, width: 78 },
  { key: 'average', label: 'Average', format: 'rupees', sortable: false, priority: 2, width: 82 },
  { key: 'amount', label: 'Amount', format: 'amount', width: 92, phoneWidth: 84 },
  {
    id: 'counter',
    label: 'Other side',
    hint: 'The largest broker on the other side, and how many others',
    format: 'link',
    sortable: false,
    priority: 2,
    width: 84,
    unknown: 'The exchange hides member numbers until the close',
    value: (row) => {
      const [largest, count] = counterOf(row);
      const text = brokersText(largest, count);
      return text === null ? null : [text, href('/brokers-analytics', { broker: largest ?? '' })];
    },
  },
];

export type PlayerDot = {
  readonly order: PlayerOrder;
  readonly slot: number;
  readonly price: number;
  readonly size: number;
  /** Which of the colours, the largest player first; none for all others. */
  readonly colour: number | null;
};

export const COLOURS = 4;
const SMALLEST = 6;
const LARGEST = 20;

/** The players with most rupees in these orders, who get a colour each. */
export const colouredPlayers = (orders: readonly PlayerOrder[]): string[] => {
  const sums = new Map<string, number>();
  for (const { player, amount } of orders)
    if (player !== null) sums.set(player, (sums.get(player) ?? 0) + amount);
  return [...sums]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, COLOURS)
    .map(([player]) => player);
};

/** Orders one after the other on the price that each was filled at; its area goes with the amount. */
export const playerDots = (orders: readonly PlayerOrder[]): PlayerDot[] => {
  const coloured = colouredPlayers(orders);
  const largest = Math.max(1, ...orders.map(({ amount }) => amount));
  return orders.map((order, slot) => {
    const place = order.player === null ? -1 : coloured.indexOf(order.player);
    return {
      order,
      slot,
      price: order.average ?? order.last_price,
      size: Math.max(SMALLEST, LARGEST * Math.sqrt(order.amount / largest)),
      colour: place < 0 ? null : place + 1,
    };
  });
};

/** Where each session begins along the drawing. */
export const sessionStarts = (orders: readonly PlayerOrder[]): { slot: number; text: string }[] =>
  orders.flatMap(({ date }, slot) =>
    orders[slot - 1]?.date === date ? [] : [{ slot, text: date.slice(5) }],
  );
