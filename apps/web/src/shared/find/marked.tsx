import './formula.css';
import type { ScanFault } from '@chuli/scan';

/** A text with the place that cannot be read marked in it. */
export const Marked = ({ text, fault }: { text: string; fault: ScanFault }) => {
  const { from, to } = fault.place;
  return (
    <code>
      {text.slice(0, from)}
      <mark>{text.slice(from, Math.max(to, from + 1)) || '…'}</mark>
      {text.slice(to)}
    </code>
  );
};
