import './compare.css';
import type { Ratio } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { Panel, PanelHead, classNames } from '@chuli/ui';
import { Fragment } from 'react';
import { ratioText } from '../../../shared/fundamental/ratio-text.ts';
import { stripScale } from './strip-scale.ts';

export type StripDot = { readonly symbol: string; readonly value: number };

export type Strip = {
  readonly ratio: Ratio;
  readonly dots: readonly StripDot[];
  /** The middle of the sector. */
  readonly median: number | null;
};

type MetricStripsProps = {
  title: string;
  strips: readonly Strip[];
  /** Those that are looked at, each in its own colour; all others are grey. */
  marked: readonly string[];
};

const percent = (share: number): string => `${(2 + 96 * share).toFixed(2)}%`;

const spoken = ({ ratio, dots, median }: Strip, marked: readonly string[]): string =>
  [
    ...dots
      .filter(({ symbol }) => marked.includes(symbol))
      .map(({ symbol, value }) => `${symbol} ${ratioText(value, ratio.unit)}`),
    ...(median === null ? [] : [`${t('Sector median')} ${ratioText(median, ratio.unit)}`]),
  ].join(', ');

/** The line of one ratio. */
export const StripTrack = ({ strip, marked }: { strip: Strip; marked: readonly string[] }) => {
  const { ratio, dots, median } = strip;
  const values = dots.map(({ value }) => value);
  const scale = stripScale(median === null ? values : [...values, median], ratio.better);
  const inFront = dots.toSorted((one, other) => marked.indexOf(one.symbol) - marked.indexOf(other.symbol));
  return (
    <span className="strip-track" role="img" aria-label={spoken(strip, marked)}>
      {median !== null && (
        <i
          className="strip-median"
          style={{ left: percent(scale(median)) }}
          title={`${t('Sector median')} ${ratioText(median, ratio.unit)}`}
        />
      )}
      {inFront.map(({ symbol, value }) => {
        const at = marked.indexOf(symbol);
        return (
          <i
            key={symbol}
            className={classNames('strip-dot', at >= 0 && `is-marked is-tone-${at % 6}`)}
            style={{ left: percent(scale(value)) }}
            title={`${symbol} ${ratioText(value, ratio.unit)}`}
          />
        );
      })}
    </span>
  );
};

/** One line a ratio, on which every stock is a dot: who stands apart is seen without reading a figure. */
export const MetricStrips = ({ title, strips, marked }: MetricStripsProps) => {
  const shown = strips.filter(({ dots }) => dots.length > 1 || (dots.length === 1 && marked.length === 1));
  if (shown.length === 0) return null;
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('better to the right; the upright line is the sector median')} />
      <p className="strip-key">
        {marked.map((symbol, at) => (
          <span key={symbol}>
            <i className={`strip-dot is-marked is-tone-${at % 6}`} /> {symbol}
          </span>
        ))}
      </p>
      <div className="strips">
        {shown.map((strip) => (
          <Fragment key={strip.ratio.id}>
            <span>{t(strip.ratio.words)}</span>
            <StripTrack strip={strip} marked={marked} />
          </Fragment>
        ))}
      </div>
    </Panel>
  );
};
