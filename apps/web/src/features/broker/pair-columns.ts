import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Column, quantityText, shareText } from '@chuli/ui';

export type PairsReply = RepliedBy<'/data/broker-pairs/'>;
export type PairRow = RowOf<'/data/broker-pairs/'>;

export const PAIR_COLUMNS = [
  { key: 'buyer', label: 'Buyer', format: 'broker', width: 170, phoneWidth: 92 },
  { key: 'seller', label: 'Seller', format: 'broker', width: 170, phoneWidth: 92 },
  {
    id: 'sessions_high',
    label: 'High sessions',
    hint: 'Sessions on which they met four deviations or more above what their numbers of meetings let expect, of those on which they met',
    format: 'fraction',
    value: ({ sessions_high, sessions_met }: PairRow): readonly [number, number] => [
      sessions_high,
      sessions_met,
    ],
    phoneWidth: 84,
  },
  {
    key: 'z',
    label: 'Above chance',
    hint: 'Meetings less those expected, in deviations, over the whole range',
    format: 'signedRupees',
    phoneWidth: 76,
  },
  {
    key: 'meetings',
    label: 'Meetings',
    hint: 'Orders in which the one bought of the other',
    format: 'quantity',
  },
  {
    key: 'expected',
    label: 'By chance',
    hint: 'Meetings if buyers and sellers of each session had met by chance',
    format: 'rupees',
  },
  { key: 'quantity', label: 'Shares', format: 'quantity' },
  { key: 'volume_percent', label: '% of volume', format: 'share' },
] as const satisfies readonly Column<PairRow>[];

export const PAIR_TEXT: readonly Phrase[] = [
  'Two brokers meet once for every order in which the one bought of the other. A broker that buys a lot meets everybody often: expected is what their numbers of meetings of the same session let expect.',
  'A session is high when they met four deviations or more above that. Recurring is a pair with half of the sessions high, five at the least. Beside it stands how many high sessions chance alone would give, with sellers dealt anew.',
  'Same-broker trades have one broker on both sides. They are legal and often two clients of a busy broker; they are compared with the stock’s own past, not with other stocks.',
  'It cannot show clients: a pair of brokers is thousands of people, and a reason is not in it.',
];

/** High sessions beside those that chance would give. */
export const chanceText = ({ high_by_chance }: PairsReply): string =>
  t('{count} by chance', { count: shareText(high_by_chance) });

export const sameText = ({ same }: PairsReply): string | undefined =>
  same.mean === null
    ? undefined
    : t('{mean} % average, more than on {percent} of 100 sessions', {
        mean: shareText(same.mean),
        percent: quantityText(Math.round(same.percentile ?? 0)),
      });
