import {
  BROKER_ID_PATTERN,
  type BrokerId,
  type Instant,
  type Paisa,
  STOCK_SYMBOL_PATTERN,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  brokerId,
  instant,
  isTradingDate,
  paisa,
  stockSymbol,
} from '@chuli/kernel';

/** More than the whole market is worth: a larger figure is an error of the publisher. */
const MOST_RUPEES = 1e13;
/** What binary fractions may be off by, in paisa, up to that figure. */
const FRACTION_ERROR = 0.005;

/** Rupees with at most two decimals as paisa. Text is refused: a publisher that changes a type may change a unit. */
export const readPaisa = (value: unknown): Paisa | null => {
  if (typeof value !== 'number' || !(Math.abs(value) <= MOST_RUPEES)) return null;
  const amount = Math.round(value * 100) + 0;
  return Math.abs(value * 100 - amount) <= FRACTION_ERROR ? paisa(amount) : null;
};

export const readCount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** Ids come as numbers or as text, by the endpoint. */
export const readId = (value: unknown): number | null => {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const readSymbol = (value: unknown): StockSymbol | null =>
  typeof value === 'string' && STOCK_SYMBOL_PATTERN.test(value) ? stockSymbol(value) : null;

/** Empty while the exchange masks the brokers; null when it is no broker at all. */
export const readBroker = (value: unknown): BrokerId | '' | null => {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'number' ? String(value) : value;
  // No member has the number 0: it is how a publisher writes that it does not know.
  const isMember = typeof text === 'string' && BROKER_ID_PATTERN.test(text) && !/^0+$/.test(text);
  return isMember ? brokerId(text) : null;
};

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?$/;

export type ReadTime = { readonly day: TradingDate; readonly microseconds: number };

/** A clock time of Kathmandu: `2026-04-02T12:22:25.746796`, with a blank or a T, fraction of any length. */
export const readTime = (value: unknown): ReadTime | null => {
  const match = typeof value === 'string' ? TIME.exec(value) : null;
  const [, day = '', hour, minute, second, fraction = ''] = match ?? [];
  if (!isTradingDate(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const start = atKathmandu(day, Number(hour) * 60 + Number(minute));
  const microseconds = Number(second) * 1e6 + Number(fraction.slice(0, 6).padEnd(6, '0'));
  return { day, microseconds: start * 1_000 + microseconds };
};

export const instantOf = ({ microseconds }: ReadTime): Instant => instant(Math.floor(microseconds / 1_000));
