import { t } from '@chuli/language';
import { Value } from '@chuli/ui';
import { useState } from 'react';
import { afterKey, stepOf, steppedTo } from './bound-text.ts';
import type { Histogram } from './histogram.ts';
import type { formatOf } from './shown-columns.ts';

type Props = {
  readonly name: string;
  readonly at: number;
  readonly range: Pick<Histogram, 'from' | 'to'>;
  readonly format: ReturnType<typeof formatOf>;
  readonly onMove: (value: number) => void;
};

/** A label stands on the side of its line where there is more room. */
const MIDDLE = 0.5;

/**
 * A bound of the rule, to be dragged along the figures or moved by the arrow keys. Its line follows at once; the rule
 * is judged anew when it is let go, and until then the line stands where it was left.
 */
export const BoundHandle = ({ name, at, range: { from, to }, format, onMove }: Props) => {
  const [held, setHeld] = useState({ of: at, value: at });
  const value = held.of === at ? held.value : at;
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  const step = stepOf(from, to);
  const hold = (wanted: number): void => setHeld({ of: at, value: steppedTo(wanted, step) });
  const letGo = (): void => {
    if (value !== at) onMove(value);
  };
  return (
    <>
      <i
        className="filter-bound"
        style={{ insetInlineStart: `${share * 100}%` }}
        data-label={share < MIDDLE ? 'after' : 'before'}
      >
        <span>
          <Value format={format} value={value} />
        </span>
      </i>
      <input
        type="range"
        className="filter-handle"
        aria-label={t('Bound of {column}', { column: name })}
        min={from}
        max={to}
        step="any"
        value={Math.min(to, Math.max(from, value))}
        onChange={(event) => hold(Number(event.target.value))}
        onKeyDown={(event) => {
          const next = afterKey(event.key, value, { from, to, step });
          if (next === null) return;
          event.preventDefault();
          hold(next);
        }}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
    </>
  );
};
