import { type ReactNode } from 'react';
import { directionOf } from '@chuli/ui';

export type ZeroBar = {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly text: string;
  /** Without direction: how much, not which way. */
  readonly isPlain?: boolean;
};

/** Bars to both sides of zero, or from it where none has a direction. */
export const ZeroBars = ({ bars }: { bars: readonly ZeroBar[] }) => {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.EPSILON);
  return (
    <ul className="zero-bars">
      {bars.map(({ id, name, value, text, isPlain = false }) => {
        const share = (Math.abs(value) / most) * (isPlain ? 100 : 50);
        const side = value < 0 ? { right: '50%' } : { left: isPlain ? 0 : '50%' };
        return (
          <li key={id}>
            <span>{name}</span>
            <span className={isPlain ? 'zero-bar is-plain' : 'zero-bar'} aria-hidden>
              <i
                className={isPlain ? 'is-plain' : `is-${directionOf(value)}`}
                style={{ ...side, width: `${share}%` }}
              />
            </span>
            <b>{text}</b>
          </li>
        );
      })}
    </ul>
  );
};
