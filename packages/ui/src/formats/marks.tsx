import { say, t } from '@chuli/language';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type AmountText, type Direction, rupeesText } from './number-text.ts';

/** A space that holds a figure and its unit on one line. */
const HARD_SPACE = '\u00a0';

export const NotKnown = ({ why }: { why?: string | undefined }) => (
  <span className="not-known" title={why ?? t('Unknown: no source has this figure')}>
    {t('n/a')}
  </span>
);

/** Known to be none, which is another thing than not known. */
export const None = ({ why }: { why: string }) => (
  <span className="not-known" title={why}>
    –
  </span>
);

type DirectedProps = { direction: Direction; arrow?: boolean; children: ReactNode; title?: string };

/** A change: its colour, and an arrow so that it reads without colour. */
export const Directed = ({ direction, arrow = true, children, title }: DirectedProps) => (
  <span className={classNames(`dir-${direction}`, arrow && 'dir-arrow')} title={title}>
    {children}
  </span>
);

const TONES: Readonly<Record<string, Direction>> = {
  Buy: 'up',
  Sell: 'down',
  Edge: 'up',
  Underperforms: 'down',
  Accumulation: 'up',
  'Quiet accumulation': 'up',
  Distribution: 'down',
  'Quiet distribution': 'down',
};

/** A word that is a reading: coloured where it has a direction, and always a word. */
export const Reading = ({ word }: { word: string }) => (
  <Directed direction={TONES[word] ?? 'flat'} arrow={false}>
    {say(word)}
  </Directed>
);

/** Whether what was expected has come so far; open where the price is where it was. */
export type Outcome = 'right' | 'wrong' | 'open';

const OUTCOMES = {
  right: { mark: '✓', label: 'right so far' },
  wrong: { mark: '✗', label: 'wrong so far' },
} as const;

/** A place of its own, so that figures with and without a mark stand under each other. */
export const OutcomeMark = ({ outcome }: { outcome: Outcome }) => {
  if (outcome === 'open') return <span className="outcome" />;
  const { mark, label } = OUTCOMES[outcome];
  return (
    <span className="outcome" role="img" aria-label={t(label)} title={t(label)}>
      {mark}
    </span>
  );
};

/** A large sum: two decimals and its unit, the exact rupees on hover. */
export const Amount = ({ text, exact }: { text: AmountText; exact: number }) => (
  <span title={t('Rs {amount}', { amount: rupeesText(exact) })}>
    {text.number}
    {text.unit !== '' && <span className="unit">{HARD_SPACE + text.unit}</span>}
  </span>
);
