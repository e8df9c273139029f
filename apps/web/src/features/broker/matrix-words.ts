import { SECTORS } from '@chuli/market';
import { type Phrase, digits, say, t } from '@chuli/language';
import { amountLabel, quantityText, shareText } from '@chuli/ui';

export const DIMENSIONS = [
  { value: 'broker', label: 'Brokers' },
  { value: 'symbol', label: 'Stocks' },
  { value: 'sector', label: 'Sectors' },
  { value: 'day', label: 'Sessions' },
] as const;
export type Dimension = (typeof DIMENSIONS)[number]['value'];

export const MEASURES = [
  { value: 'net_amount', label: 'Net Rs', unit: 'Rs lakh' },
  { value: 'net', label: 'Net', unit: 'shares' },
  { value: 'bought', label: 'Bought', unit: 'shares' },
  { value: 'sold', label: 'Sold', unit: 'shares' },
  { value: 'turnover', label: 'Turnover', unit: 'Rs lakh' },
  { value: 'share', label: 'Share', unit: '% of the column' },
  { value: 'matched', label: 'Matched', unit: 'shares' },
] as const satisfies readonly { value: string; label: Phrase; unit: Phrase }[];
export type Measure = (typeof MEASURES)[number]['value'];

export const unitOf = (measure: Measure): Phrase =>
  MEASURES.find(({ value }) => value === measure)?.unit ?? 'shares';

const LAKH = 1e5;
const isRupees = (measure: Measure): boolean => measure === 'net_amount' || measure === 'turnover';

const signed = (text: string, value: number): string => (value < 0 ? `−${text}` : text);

/** A figure of a cell in the unit of the table, short enough for its column. */
export const cellText = (value: number | null, measure: Measure): string => {
  if (value === null) return '';
  if (measure === 'share') return shareText(value);
  const size = Math.abs(value) / (isRupees(measure) ? LAKH : 1);
  return signed(quantityText(Math.round(size)), Math.round(size) === 0 ? 0 : value);
};

/** The same in full. */
export const fullText = (value: number | null, measure: Measure): string => {
  if (value === null) return t('No trades');
  if (measure === 'share') return `${shareText(value)} %`;
  const size = Math.abs(value);
  const text = isRupees(measure) ? t('Rs {amount}', { amount: amountLabel(size) }) : quantityText(size);
  return signed(text, value);
};

/** What a row or column is called; sectors by their name, days without their year. */
export const keyText = (key: string, dimension: Dimension): string => {
  if (dimension === 'day') return digits(key.slice(5));
  if (dimension !== 'sector') return key;
  const sector = SECTORS.find(({ id }) => String(id) === key);
  return sector === undefined ? key : say(sector.name);
};
