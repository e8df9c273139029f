import type { RowOf } from '@chuli/contracts';
import { type Phrase, digits, t } from '@chuli/language';
import { type Column, quantityText } from '@chuli/ui';

export type RadarRow = RowOf<'/data/announcement-radar/'>;
type News = NonNullable<RadarRow['news']>;

const NEWS_WORDS = {
  bonus: 'bonus shares',
  dividend: 'dividend',
  right: 'right shares',
  disclosure: 'disclosure',
} as const satisfies Record<News['kind'], Phrase>;

const LABEL_WORDS = {
  accumulation: 'Accumulation',
  distribution: 'Distribution',
} as const satisfies Record<RadarRow['label'], Phrase>;

const newsText = ({ on, kind }: News): string => `${digits(on)} ${t(NEWS_WORDS[kind])}`;

/** The news that came, how many sessions are still to come, or that none did. */
const outcomeText = ({ news, sessions_left: left }: RadarRow): string => {
  if (news !== null) return newsText(news);
  return left === 0 ? t('none declared') : t('{count} sessions to go', { count: quantityText(left) });
};

export const RADAR_COLUMNS: readonly Column<RadarRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 104, phoneWidth: 88 },
  {
    id: 'label',
    label: 'Label',
    format: 'reading',
    value: ({ label }) => LABEL_WORDS[label],
    width: 124,
    phoneWidth: 108,
  },
  { key: 'score', label: 'Score %', format: 'signedPercent', width: 92, phoneWidth: 80 },
  {
    key: 'percentile',
    label: 'Pctl',
    format: 'rupees',
    width: 72,
    phoneWidth: 62,
    hint: 'Place of the score among the other windows of this stock: 100 is above all',
  },
  {
    key: 'z',
    label: 'z',
    format: 'signedRupees',
    width: 68,
    priority: 2,
    hint: 'Standard deviations from 200 shuffles of the brokers over the orders',
  },
  {
    key: 'run',
    label: 'In a row',
    format: 'quantity',
    width: 72,
    priority: 2,
    hint: 'Known sessions in a row with either label',
  },
  { key: 'flagged_since', label: 'Flagged since', format: 'session', width: 108, priority: 3 },
  { id: 'news', label: 'News after it', format: 'text', value: outcomeText, width: 176, priority: 2 },
  {
    id: 'last-news',
    label: 'Last news before',
    format: 'text',
    value: ({ last_news }) => (last_news === null ? null : newsText(last_news)),
    width: 176,
    priority: 4,
    none: 'No earlier news on record',
  },
  {
    id: 'brokers',
    label: 'Top five nets, % of volume',
    format: 'text',
    value: ({ brokers }) =>
      brokers
        .map((one) => `b${one.broker} ${digits(String(Math.round(Math.abs(one.volume_percent ?? 0))))}`)
        .join(' · '),
    width: 240,
    sortable: false,
    priority: 3,
  },
  { key: 'close', label: 'Close', format: 'rupees', width: 80, priority: 3 },
  { key: 'change', label: 'Chg %', format: 'percent', width: 92, priority: 3 },
  { key: 'turnover', label: 'Turnover', format: 'amount', priority: 4 },
];
