import { type Phrase, t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import { type BacktestRow, type RiskMethod, isTooCareful } from './risk-figures.ts';

export const METHOD_WORDS: Readonly<Record<RiskMethod, Phrase>> = {
  historical: 'Historical',
  normal: 'Normal shape',
  ewma: 'Recent weeks',
};

/** `1.59 %`. */
export const percentText = (percent: number): string => `${percent.toFixed(2)} %`;

type Lamp = { readonly shape: string; readonly tone: 'up' | 'warn' | 'down' | 'none'; readonly word: Phrase };

/** A word and a shape beside the colour: a method fails by too few breaches as well as by too many. */
export const lampOf = (row: BacktestRow): Lamp => {
  if (row.verdict === 'unusable') return { shape: '○', tone: 'none', word: 'Not usable' };
  if (row.verdict === 'green') return { shape: '●', tone: 'up', word: 'Holds' };
  if (row.verdict === 'amber') return { shape: '▲', tone: 'warn', word: 'Borderline' };
  return { shape: '■', tone: 'down', word: isTooCareful(row) ? 'Too careful' : 'Fails' };
};

/** What the backtest of a method says, in a sentence. */
export const readingOf = (row: BacktestRow): string => {
  const told = {
    breaches: quantityText(row.breaches),
    expected: String(row.expected),
    count: quantityText(row.sessions),
  };
  if (row.verdict === 'unusable') return t('Too many sessions without a trade to be judged');
  if (row.verdict === 'green')
    return t('{breaches} breaches in {count} sessions where {expected} were promised, and not in runs', told);
  if (isTooCareful(row))
    return t(
      '{breaches} breaches in {count} sessions where {expected} were promised: it asks for more room than it says',
      told,
    );
  if (row.independence_lr > row.coverage_lr)
    return t(
      '{breaches} breaches in {count} sessions where {expected} were promised, but they come in runs',
      told,
    );
  return t(
    '{breaches} breaches in {count} sessions where {expected} were promised: losses are larger than it says',
    told,
  );
};
