import type { Column } from '@chuli/ui';
import { type WindowRow, brokersText, judgedText, labelWord } from './window-words.ts';

const PLACE_UNKNOWN = 'Fewer than 60 full windows of its own, or too few known sessions';

const FIGURES: readonly Column<WindowRow>[] = [
  {
    key: 'ranges',
    label: 'in ATR',
    format: 'signedRupees',
    width: 72,
    priority: 3,
    hint: 'Change of the price over the window, in average true ranges of 14 sessions',
  },
  {
    key: 'score',
    label: 'Score %',
    format: 'signedPercent',
    width: 92,
    phoneWidth: 80,
    hint: 'Five largest net buyers less five largest net sellers, in percent of the volume',
  },
  {
    key: 'percentile',
    label: 'Pctl',
    format: 'rupees',
    width: 72,
    phoneWidth: 66,
    hint: 'Place of the score among the other windows of this stock: 100 is above all',
    unknown: PLACE_UNKNOWN,
  },
  {
    key: 'z',
    label: 'z',
    format: 'signedRupees',
    width: 68,
    priority: 2,
    hint: 'Standard deviations from 200 shuffles of the brokers over the orders',
    unknown: 'Shuffling the brokers changes nothing',
  },
  { key: 'orders', label: 'Orders', format: 'quantity', width: 76, priority: 2 },
];

const judged = (days: number): Column<WindowRow> => ({
  id: 'label',
  label: 'Label',
  format: 'reading',
  value: (row) => labelWord(row) ?? judgedText(row, days),
  isMuted: ({ label }) => label === null,
  width: 176,
  phoneWidth: 120,
});

/** Stocks of one session. */
export const boardColumns = (days: number): readonly Column<WindowRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 104, phoneWidth: 88 },
  { key: 'close', label: 'Close', format: 'rupees', width: 80, priority: 3 },
  { key: 'change', label: 'Chg %', format: 'percent', width: 92, priority: 2 },
  ...FIGURES,
  judged(days),
  {
    id: 'brokers',
    label: 'Top five nets, % of volume',
    format: 'text',
    value: brokersText,
    width: 240,
    sortable: false,
    priority: 2,
  },
  {
    key: 'run',
    label: 'In a row',
    format: 'quantity',
    width: 72,
    priority: 4,
    hint: 'Known sessions in a row with this label',
  },
  { key: 'hhi_buyers', label: 'HHI buyers', format: 'quantity', width: 88, priority: 4 },
  { key: 'hhi_sellers', label: 'HHI sellers', format: 'quantity', width: 88, priority: 4 },
  { key: 'turnover', label: 'Turnover', format: 'amount', priority: 4 },
];

/** Sessions of one stock. */
export const sessionColumns = (days: number): readonly Column<WindowRow>[] => [
  { key: 'date', label: 'Session', format: 'session', width: 108, phoneWidth: 96 },
  { key: 'close', label: 'Close', format: 'rupees', width: 84, priority: 2 },
  { key: 'change', label: 'Chg %', format: 'percent', width: 92, priority: 2 },
  ...FIGURES,
  judged(days),
  { key: 'hhi_buyers', label: 'HHI buyers', format: 'quantity', width: 92, priority: 3 },
  { key: 'hhi_sellers', label: 'HHI sellers', format: 'quantity', width: 92, priority: 3 },
];
