import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PanelHeadProps = {
  title: string;
  note?: ReactNode;
  /** The day or age of what the panel shows. */
  asOf?: ReactNode;
  isStale?: boolean;
  children?: ReactNode;
};

export const PanelHead = ({ title, note, asOf, isStale = false, children }: PanelHeadProps) => (
  <div className="panel-head">
    <h2>{title}</h2>
    {note !== undefined && <span className="note">{note}</span>}
    <span className="end">
      {children}
      {asOf !== undefined && <span className={classNames('age', isStale && 'is-stale')}>{asOf}</span>}
    </span>
  </div>
);

type PanelProps = { label: string; className?: string; children: ReactNode };

/** A region of the sheet between hairlines. */
export const Panel = ({ label, className, children }: PanelProps) => (
  <section className={classNames('panel', className)} aria-label={label}>
    {children}
  </section>
);

export type Stat = { label: string; figure: ReactNode; below?: ReactNode };

/** The few figures that sum up a screen, side by side. */
export const StatRow = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <dl className="stat-row" aria-label={label}>
    {stats.map((stat) => (
      <div className="stat" key={stat.label}>
        <dt>{stat.label}</dt>
        <dd className="figure">{stat.figure}</dd>
        {stat.below !== undefined && <dd className="below">{stat.below}</dd>}
      </div>
    ))}
  </dl>
);
