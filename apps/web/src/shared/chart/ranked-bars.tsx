import './ranked-bars.css';
import { Panel, PanelHead, classNames } from '@chuli/ui';
import { Fragment } from 'react';

/** Null where the figure is unknown: the row stays, its text says why. */
export type RankedBar = {
  readonly id: string;
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
};

type RankedBarsProps = {
  title: string;
  note?: string;
  rows: readonly RankedBar[];
  /** Sizes have no colour; what rose and fell has. */
  tone?: 'plain' | 'direction';
  /** A line through all bars. */
  line?: number | null;
};

/** Bars in the order given, from one zero line: what is below zero reaches to the left of it. */
export const RankedBars = ({ title, note, rows, tone = 'plain', line = null }: RankedBarsProps) => {
  const values = [...rows.map(({ value }) => value ?? 0), line ?? 0];
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const percent = (value: number): string => `${((100 * value) / span).toFixed(2)}%`;
  const toneOf = (value: number): string => (value < 0 ? 'is-down' : 'is-up');
  return (
    <Panel label={title}>
      <PanelHead title={title} {...(note !== undefined && { note })} />
      <div className="ranked-bars">
        {rows.map(({ id, name, value, text }) => (
          <Fragment key={id}>
            <span>{name}</span>
            <span className="ranked-track" aria-hidden>
              {line !== null && <b style={{ left: percent(line - low) }} />}
              {value !== null && (
                <i
                  className={classNames(tone === 'direction' && toneOf(value))}
                  style={{ left: percent(Math.min(0, value) - low), width: percent(Math.abs(value)) }}
                />
              )}
            </span>
            <span className="ranked-figure">{text}</span>
          </Fragment>
        ))}
      </div>
    </Panel>
  );
};
