import type { Evidence } from './finding.ts';
import type { Judgement } from './price-move.ts';
import type { Step } from './step.ts';

const rupees = (paisa: number): string => `Rs ${Number((paisa / 100).toFixed(2))}`;
const percent = (ratio: number): string => `${((ratio - 1) * 100).toFixed(2)} %`;
const rounded = (factor: number): number => Number(factor.toFixed(6));

export const declaredEvidence = (words: string, factor: number): Evidence => ({
  by: 'declared',
  words: `declared: ${words}`,
  factor: rounded(factor),
});

export const statedEvidence = ({ before, bar }: Step, ratio: number): Evidence => ({
  by: 'stated',
  words: `the previous close of ${bar.traded_on} is printed as ${rupees(before.close * ratio)}; the last close was ${rupees(before.close)} (${before.traded_on})`,
  factor: rounded(ratio),
});

export const listedEvidence = ({ before }: Step, ratio: number): Evidence => ({
  by: 'listed',
  words: `a publisher's list has the close of ${rupees(before.close)} restated to ${rupees(before.close * ratio)}`,
  factor: rounded(ratio),
});

export const movedEvidence = (step: Step, factor: number, judged: Judgement): Evidence => {
  const { before, bar } = step;
  const open = bar.open === null ? '' : `opened at ${rupees(bar.open)} and `;
  const likelier = Math.exp(Math.abs(judged.weight));
  const times = likelier >= 1_000 ? 'over 1,000' : likelier.toFixed(1);
  const verdict = judged.isRawImpossible
    ? 'beyond the limit of the close as it was'
    : `${times} times ${judged.weight >= 0 ? 'likelier' : 'less likely'} than without it`;
  return {
    by: 'moved',
    words: `${open}closed at ${rupees(bar.close)}, ${percent(bar.close / before.close)} from ${rupees(before.close)} and ${percent(bar.close / (before.close * factor))} from ${rupees(before.close * factor)}: ${verdict}`,
    factor: null,
  };
};

export const doubt = (words: string): Evidence => ({ by: 'doubt', words, factor: null });
