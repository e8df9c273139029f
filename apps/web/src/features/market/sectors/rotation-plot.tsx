import './rotation.css';
import { digits, say, t } from '@chuli/language';
import { classNames, dateText, useSize } from '@chuli/ui';
import { useMemo, useRef } from 'react';
import { sectorName } from '../../../shared/market/sectors.ts';
import { QUADRANT_WORDS, type Quadrant, type RotationRow, quadrantText } from './quadrant-words.ts';
import { placeNames } from './rotation-labels.ts';
import { rotationAxes } from './rotation-scale.ts';

type Place = { readonly row: RotationRow; readonly x: number; readonly y: number };
type Trail = {
  readonly id: number;
  readonly name: string;
  readonly places: readonly Place[];
  readonly last: Place;
};

const HEIGHT = 330;
const MARGIN = { left: 36, right: 10, top: 8, bottom: 22 };

const CORNERS: readonly { quadrant: Quadrant; isRight: boolean; isTop: boolean }[] = [
  { quadrant: 'improving', isRight: false, isTop: true },
  { quadrant: 'leading', isRight: true, isTop: true },
  { quadrant: 'lagging', isRight: false, isTop: false },
  { quadrant: 'weakening', isRight: true, isTop: false },
];

const trailsOf = (rows: readonly RotationRow[], { x, y }: Pick<Frame, 'x' | 'y'>): Trail[] =>
  [...Map.groupBy(rows, ({ sector_id }) => sector_id)].flatMap(([id, own]) => {
    const places = own.map((row) => ({ row, x: x(row.strength), y: y(row.momentum) }));
    const last = places.at(-1);
    return last === undefined ? [] : [{ id, name: say(sectorName(id) ?? ''), places, last }];
  });

const pathOf = (places: readonly Place[]): string =>
  places.map((place, at) => `${at === 0 ? 'M' : 'L'}${place.x.toFixed(1)} ${place.y.toFixed(1)}`).join('');

/** The older a step of a trail, the fainter it is. */
const Fading = ({ places }: { places: readonly Place[] }) =>
  places
    .slice(1)
    .map((place, at) => (
      <path
        key={place.row.date}
        className="rotation-trail"
        style={{ opacity: 0.25 + (0.65 * (at + 1)) / places.length }}
        d={pathOf(places.slice(at, at + 2))}
      />
    ));

const pointText = ({ row }: Place, name: string): string =>
  t('{sector}, week to {date}: strength {strength}, momentum {momentum}, {quadrant}', {
    sector: name,
    date: dateText(row.date),
    strength: digits(row.strength.toFixed(2)),
    momentum: digits(row.momentum.toFixed(2)),
    quadrant: quadrantText(row),
  });

const Chosen = ({ trail: { places, name } }: { trail: Trail }) => (
  <g className="is-chosen">
    <path className="rotation-trail" d={pathOf(places)} />
    {places.slice(0, -1).map((place) => (
      <circle key={place.row.date} className="step" cx={place.x} cy={place.y} r="2.6">
        <title>{pointText(place, name)}</title>
      </circle>
    ))}
  </g>
);

type Frame = ReturnType<typeof frameOf>;

const frameOf = (rows: readonly RotationRow[], width: number) => {
  const axes = rotationAxes(rows);
  const [right, bottom] = [Math.max(MARGIN.left + 100, width - MARGIN.right), HEIGHT - MARGIN.bottom];
  const [middleX, middleY] = [(MARGIN.left + right) / 2, (MARGIN.top + bottom) / 2];
  return {
    axes,
    right,
    bottom,
    x: (strength: number) => middleX + ((strength - 100) / axes.across.reach) * (right - middleX),
    y: (momentum: number) => middleY - ((momentum - 100) / axes.up.reach) * (bottom - middleY),
  };
};

const Grid = ({ frame: { axes, right, bottom, x, y } }: { frame: Frame }) => (
  <>
    {axes.across.ticks.map((tick) => (
      <g key={`x${tick}`}>
        <path className={tick === 100 ? 'zero' : 'grid'} d={`M${x(tick)} ${MARGIN.top}V${bottom}`} />
        <text className="axis" x={x(tick)} y={HEIGHT - 6} textAnchor="middle">
          {digits(String(tick))}
        </text>
      </g>
    ))}
    {axes.up.ticks.map((tick) => (
      <g key={`y${tick}`}>
        <path className={tick === 100 ? 'zero' : 'grid'} d={`M${MARGIN.left} ${y(tick)}H${right}`} />
        <text className="axis" x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
          {digits(String(tick))}
        </text>
      </g>
    ))}
    {CORNERS.map(({ quadrant, isRight, isTop }) => (
      <text
        key={quadrant}
        className="rotation-corner"
        x={isRight ? right - 6 : MARGIN.left + 6}
        y={isTop ? MARGIN.top + 14 : bottom - 8}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {t(QUADRANT_WORDS[quadrant])}
      </text>
    ))}
  </>
);

const Names = ({
  trails,
  chosen,
  frame,
}: {
  trails: readonly Trail[];
  chosen: number | null;
  frame: Frame;
}) =>
  placeNames(
    trails.map(({ id, name, last }) => ({ id, name, x: last.x, y: last.y })),
    { left: MARGIN.left, right: frame.right, top: MARGIN.top, bottom: frame.bottom },
  ).map(({ id, anchor, ...at }) => (
    <text
      key={id}
      className={classNames('rotation-name', id === chosen && 'is-chosen')}
      textAnchor={anchor}
      {...at}
    >
      {trails.find((trail) => trail.id === id)?.name}
    </text>
  ));

/** By finger and mouse; by the keyboard a sector is chosen in the table. */
const Dots = ({ trails, chosen, onChoose }: { trails: readonly Trail[] } & Omit<RotationPlotProps, 'rows'>) =>
  trails.map(({ id, name, last }) => (
    <button
      key={id}
      type="button"
      tabIndex={-1}
      className={classNames('rotation-dot', id === chosen && 'is-chosen')}
      style={{ left: last.x, top: last.y }}
      title={pointText(last, name)}
      aria-label={pointText(last, name)}
      onClick={() => onChoose(id)}
    />
  ));

type RotationPlotProps = {
  rows: readonly RotationRow[];
  chosen: number | null;
  onChoose: (sector: number) => void;
};

/** Strength across, momentum up, a trail a sector; the chosen one is stepped and the others fade. */
export const RotationPlot = ({ rows, chosen, onChoose }: RotationPlotProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const frame = useMemo(() => frameOf(rows, width), [rows, width]);
  // The chosen one first: its name has its place before all others.
  const trails = trailsOf(rows, frame).toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  const own = trails.find(({ id }) => id === chosen);
  const label =
    own === undefined ? t('Sectors by strength and momentum against NEPSE') : pointText(own.last, own.name);
  return (
    <div ref={box} className="rotation-plot" style={{ height: HEIGHT }}>
      {width > 0 && (
        <>
          <svg className="svg-chart" height={HEIGHT} role="img" aria-label={label}>
            <Grid frame={frame} />
            {trails
              .filter(({ id }) => id !== chosen)
              .map(({ id, places }) => (
                <Fading key={id} places={places} />
              ))}
            {own !== undefined && <Chosen trail={own} />}
            <Names {...{ trails, chosen, frame }} />
          </svg>
          <Dots {...{ trails, chosen, onChoose }} />
        </>
      )}
    </div>
  );
};
