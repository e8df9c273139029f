import './live-list.css';
import { PHONE, useMedia } from '@chuli/ui';
import type { CSSProperties } from 'react';

export type UsualBar = {
  readonly symbol: string;
  readonly value: number;
  /** Where the mark of the usual stands. */
  readonly usual: number;
  readonly text: string;
  readonly title: string;
};

const MOST = { desk: 20, phone: 8 };

const share = (part: number, whole: number): string =>
  `${Math.min(100, (part / Math.max(whole, 1e-9)) * 100).toFixed(2)}%`;

/** The first stocks of a list as bars, each with a mark where its usual figure stands. */
export const UsualBars = ({ label, bars }: { label: string; bars: readonly UsualBar[] }) => {
  const most = useMedia(PHONE) ? MOST.phone : MOST.desk;
  const shown = bars.slice(0, most);
  const longest = Math.max(...shown.map(({ value, usual }) => Math.max(value, usual)));
  return (
    <ul
      className="usual-bars"
      aria-label={label}
      style={{ '--lines': Math.ceil(shown.length / 2) } as CSSProperties}
    >
      {shown.map(({ symbol, value, usual, text, title }) => (
        <li key={symbol} title={title}>
          <span className="name">{symbol}</span>
          <span
            className="bar"
            aria-hidden
            style={{ '--value': share(value, longest), '--usual': share(usual, longest) } as CSSProperties}
          />
          <span className="figure">{text}</span>
        </li>
      ))}
    </ul>
  );
};
