import type { RepliedBy, RowOf } from '@chuli/contracts';
import { type Phrase, digits, t } from '@chuli/language';
import { dateText, shareText } from '@chuli/ui';
import { timesText } from '../../shared/market/times-text.ts';

export type CircuitReply = RepliedBy<'/data/circuit-setup/'>;
export type CircuitRow = RowOf<'/data/circuit-setup/'>;
type Fact = CircuitRow['facts'][number];

const FACT_WORDS = {
  up: {
    before: 'At the limit in the session before',
    volume: 'Volume three times the average',
    bulk: 'Large buys 30 % of the volume',
    brokers: 'Three buyers half of all bought',
    place: 'Close in the top tenth of the range',
  },
  down: {
    before: 'At the limit in the session before',
    volume: 'Volume three times the average',
    bulk: 'Large sells 30 % of the volume',
    brokers: 'Three sellers half of all sold',
    place: 'Close in the lowest tenth of the range',
  },
} as const satisfies Record<CircuitRow['side'], Record<Fact['fact'], Phrase>>;

export const factWords = ({ fact }: Fact, side: CircuitRow['side']): string => t(FACT_WORDS[side][fact]);

/** The value behind a fact, in its own unit. */
export const factValue = ({ fact, value }: Fact): string | null => {
  if (value === null) return null;
  if (fact === 'before') return value === 0 ? t('not there') : t('{count} in a row', { count: value });
  return fact === 'volume' ? timesText(value) : `${shareText(value)} %`;
};

/** Why the list is empty: nothing near a limit at all, or nothing that fits the choice. */
export const nothingWhy = ({ as_of, limit_percent, before, counts }: CircuitReply): string => {
  const others = [counts.up, counts.down].flatMap(Object.values<number>).reduce((sum, one) => sum + one, 0);
  if (others > 0) return t('{count} others stand at or near a limit.', { count: others });
  const told = { percent: digits(String(limit_percent)), date: dateText(as_of) };
  if (before === null) return t('No stock is at or near its limit of ±{percent} % on {date}.', told);
  return t('No stock is at or near its limit of ±{percent} % on {date}. The last was {symbol} on {last}.', {
    ...told,
    symbol: before.symbol,
    last: dateText(before.date),
  });
};
