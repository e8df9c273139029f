import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type AmountText, type Direction, rupeesText } from './number-text.ts';

const UNKNOWN_REASON = 'Not known: no source has this figure';

export const NotKnown = ({ why = UNKNOWN_REASON }: { why?: string | undefined }) => (
  <span className="not-known" title={why}>
    n/a
  </span>
);

type DirectedProps = { direction: Direction; arrow?: boolean; children: ReactNode; title?: string };

/** A change: its colour, and an arrow so that it reads without colour. */
export const Directed = ({ direction, arrow = true, children, title }: DirectedProps) => (
  <span className={classNames(`dir-${direction}`, arrow && 'dir-arrow')} title={title}>
    {children}
  </span>
);

/** A large sum: two decimals and its unit, the exact rupees on hover. */
export const Amount = ({ text, exact }: { text: AmountText; exact: number }) => (
  <span title={`Rs ${rupeesText(exact)}`}>
    {text.number}
    {text.unit !== '' && <span className="unit">&nbsp;{text.unit}</span>}
  </span>
);
