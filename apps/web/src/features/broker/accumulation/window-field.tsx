import './windows.css';
import { LABEL_NEEDS } from './label-needs.ts';
import { digits, t } from '@chuli/language';
import { NARROW, Panel, PanelHead, classNames, signedRupeesText, useMedia, useSize } from '@chuli/ui';
import { useRef } from 'react';
import { type Dot, MOST_RANGES, dotsOf } from './window-dots.ts';
import { type WindowRow, judgedText, percentileText } from './window-words.ts';

const HEIGHT = 240;
const MARGIN = { left: 34, right: 24, top: 12, bottom: 24 };
const NAME_GAP = 12;
const CUTS = [100 - LABEL_NEEDS.percentile, 50, LABEL_NEEDS.percentile];
const RANGES = [-MOST_RANGES, -1, 0, 1, MOST_RANGES];

type Scale = { readonly x: (percentile: number) => number; readonly y: (ranges: number) => number };

const scaleOf = (width: number): Scale => ({
  x: (percentile) => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * percentile) / 100,
  y: (ranges) =>
    MARGIN.top + ((HEIGHT - MARGIN.top - MARGIN.bottom) * (MOST_RANGES - ranges)) / (2 * MOST_RANGES),
});

const Axes = ({ scale: { x, y }, width }: { scale: Scale; width: number }) => (
  <>
    {RANGES.map((ranges) => (
      <g key={ranges}>
        <path className="grid" d={`M${MARGIN.left} ${y(ranges)}H${width - MARGIN.right}`} />
        <text x={MARGIN.left - 6} y={y(ranges) + 4} textAnchor="end">
          {ranges === 0 ? digits('0') : signedRupeesText(ranges).replace(/\.00$|\.००$/, '')}
        </text>
      </g>
    ))}
    {CUTS.map((cut) => (
      <g key={cut}>
        <path
          className={cut === 50 ? 'grid' : 'cut'}
          d={`M${x(cut)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}`}
        />
        <text x={x(cut)} y={HEIGHT - 8} textAnchor="middle">
          {digits(String(cut))}
        </text>
      </g>
    ))}
    <text x={MARGIN.left + 4} y={MARGIN.top + 10}>
      {t('sold, price up')}
    </text>
    <text x={width - MARGIN.right - 4} y={HEIGHT - MARGIN.bottom - 6} textAnchor="end">
      {t('bought, price down')}
    </text>
  </>
);

type DotProps = { dot: Dot; scale: Scale; days: number; isChosen: boolean };

const DotMark = ({ dot: { row, percentile, ranges, isHollow }, scale, days, isChosen }: DotProps) => (
  <circle
    className={classNames(
      row.label !== null && `is-${row.label}`,
      isHollow && 'is-hollow',
      isChosen && 'is-chosen',
    )}
    cx={scale.x(percentile)}
    cy={scale.y(ranges)}
    r={row.label === null ? 3 : 4.5}
  >
    <title>{`${row.symbol} · ${percentileText(row.percentile)} · ${judgedText(row, days)}`}</title>
  </circle>
);

/** Dots whose names find room at their own height, the furthest out first; what has none says its name when pointed at. */
const named = (dots: readonly Dot[], { y }: Scale): readonly Dot[] => {
  const outermost = dots.toSorted(
    (one, other) => Math.abs(other.percentile - 50) - Math.abs(one.percentile - 50),
  );
  const kept: Dot[] = [];
  for (const dot of outermost) {
    if (kept.every(({ ranges }) => Math.abs(y(ranges) - y(dot.ranges)) >= NAME_GAP)) kept.push(dot);
  }
  return kept;
};

/** Names stand inside the field, beside the dots of their side. */
const Names = ({ dots, scale }: { dots: readonly Dot[]; scale: Scale }) =>
  (['accumulation', 'distribution'] as const).map((label) => {
    const isHigh = label === 'accumulation';
    const own = dots.filter(({ row }) => row.label === label);
    return named(own, scale).map(({ row, ranges }) => (
      <text
        key={row.symbol}
        className="is-label"
        x={isHigh ? scale.x(LABEL_NEEDS.percentile) - 6 : scale.x(100 - LABEL_NEEDS.percentile) + 6}
        y={scale.y(ranges) + 4}
        textAnchor={isHigh ? 'end' : 'start'}
      >
        {row.symbol}
      </text>
    ));
  });

type FieldProps = { rows: readonly WindowRow[]; days: number; chosen?: string | undefined };

/** The place of each stock in its own past against what its price did; colour only where the label is earned. */
export const WindowField = ({ rows, days, chosen }: FieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const dots = dotsOf(rows);
  if (dots.length === 0) return null;
  const scale = scaleOf(width);
  const title = t('Percentile × price');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('across: percentile · up: price change in ATR')} />
      <div ref={box} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg className="window-field" width={width} height={HEIGHT} role="img" aria-label={title}>
            <Axes scale={scale} width={width} />
            {dots.map((dot) => (
              <DotMark
                key={dot.row.symbol}
                dot={dot}
                scale={scale}
                days={days}
                isChosen={dot.row.symbol === chosen}
              />
            ))}
            <Names dots={dots} scale={scale} />
          </svg>
        )}
      </div>
    </Panel>
  );
};

/** Under the table where nothing stands beside it. */
export const NarrowField = ({
  rows,
  reply: { days },
}: Pick<FieldProps, 'rows'> & { reply: { days: number } }) =>
  useMedia(NARROW) ? <WindowField rows={rows} days={days} /> : null;
