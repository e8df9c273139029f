import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, digits, say, t } from '@chuli/language';
import { quantityText, rupeesText, shareText, signedPercentText } from '@chuli/ui';

export type Signals = RepliedBy<'/data/signal-board/'>;
export type SignalList = Signals['lists'][number];
/** A list with its idea, parameters and conditions. */
export type WholeList = RepliedBy<'/data/signal-why/'>['list'];
export type SignalRow = Signals['rows'][number];
export type NearRow = Signals['near'][number];
export type Headline = NonNullable<SignalList['record']>;
export type Fact = NearRow['missing'];
export type Timeframe = SignalRow['timeframe'];
export type Side = SignalRow['side'];

export const SIDE_WORDS = { buy: 'Buy', sell: 'Sell' } as const satisfies Record<Side, Phrase>;

export const TIMEFRAME_WORDS = {
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
} as const satisfies Record<Timeframe, Phrase>;

/** Whether an order of Rs 1 lakh at the next opening found a seller or a buyer. */
export const FILL_WORDS = {
  filled: 'yes',
  locked: 'at limit',
  thin: 'too thin',
  'no-session': 'no trade',
  pending: 'next session',
} as const satisfies Record<NonNullable<SignalRow['fill']>, Phrase>;

/** Kinds of a list beyond the plain signal; the kinds of the candlestick family are names of patterns. */
const KIND_WORDS: Readonly<Record<string, Phrase>> = {
  alert: 'alert',
  bucket: 'bucket',
  list: 'list',
  regular: 'regular',
  hidden: 'hidden',
  'regular-with-price-action': 'regular, with a turning bar',
  'hidden-with-price-action': 'hidden, with a turning bar',
};

type Named = Pick<SignalList, 'family' | 'kind' | 'title' | 'means'>;

/** "Momentum breakout, alert"; a pattern by its own name. */
export const listTitle = ({ family, kind, title, means }: Named): string => {
  if (family === 'candlestick') return say(means);
  if (family === 'agreement') return t(kind === 'strong' ? 'Strong agreement' : 'Moderate agreement');
  const word = KIND_WORDS[kind];
  return word === undefined ? say(title) : `${say(title)}, ${t(word)}`;
};

/** An interval that lies below zero is worse than nothing, and is said so. */
export type VerdictWord = 'Edge' | 'No proven edge' | 'Underperforms' | 'Not enough trades' | 'No record';

export const verdictWord = (record: Pick<Headline, 'verdict' | 'interval_high'> | null): VerdictWord => {
  if (record === null) return 'No record';
  if (record.verdict === 'edge') return 'Edge';
  if (record.verdict === 'too-few') return 'Not enough trades';
  return record.interval_high !== null && record.interval_high < 0 ? 'Underperforms' : 'No proven edge';
};

/** Green and red say that something is proven: figures of any other record are in muted ink. */
export const isProven = (verdict: VerdictWord): boolean => verdict === 'Edge' || verdict === 'Underperforms';

export const factText = ({ says, numbers }: Pick<Fact, 'says' | 'numbers'>): string => say(says, numbers);

/** One value of a clause in its unit; a state is only true or not, and has no figure. */
export const factValue = (value: number | null, unit: Fact['unit']): string | null => {
  if (unit === 'state') return null;
  if (value === null) return t('n/a');
  if (unit === 'rupees') return rupeesText(value);
  if (unit === 'times') return `${shareText(value)}×`;
  if (unit === 'percent') return `${signedPercentText(value)} %`;
  return unit === 'bars' ? quantityText(value) : digits(String(Number(value.toFixed(2))));
};

const SIGNS = { '>': '>', '>=': '≥', '<': '<', '<=': '≤' } as const satisfies Record<Fact['is'], string>;

/** `512.30 > 498.00`; null where the clause is a state. */
export const comparison = ({
  left,
  is,
  right,
  unit,
}: Omit<Fact, 'says' | 'numbers' | 'clause' | 'holds'>) => {
  const [from, to] = [factValue(left, unit), factValue(right, unit)];
  return from === null || to === null ? null : `${from} ${SIGNS[is]} ${to}`;
};
