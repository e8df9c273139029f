import { t } from '@chuli/language';
import {
  PHONE,
  Panel,
  PanelHead,
  Plot,
  heightOf,
  quantityText,
  scaleOf,
  signedPercentText,
  ticksOf,
  useMedia,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { columnPath } from '../../shared/chart/columns-plot.tsx';

export type Grown = { readonly symbol: string; readonly growth: number };

const HEIGHT = 170;
/** Growth beyond is drawn to the edge: from next to nothing everything is a multiple. */
const [LEAST, MOST] = [-100, 200];
/** So many names have room under the drawing. */
const NAMES = { desk: 20, phone: 6 };

type GrowthBarsProps = { title: string; rows: readonly Grown[]; line?: number };

const noteOf = (rows: readonly Grown[], line: number | undefined): string =>
  line === undefined
    ? t('{up} grew, {down} shrank', {
        up: quantityText(rows.filter(({ growth }) => growth > 0).length),
        down: quantityText(rows.filter(({ growth }) => growth < 0).length),
      })
    : t('above the line of {line} %', { line: quantityText(line) });

/** Companies from the one that grew most to the one that shrank most, from a zero line. */
export const GrowthBars = ({ title, rows, line }: GrowthBarsProps) => {
  const sorted = useMemo(() => rows.toSorted((a, b) => b.growth - a.growth), [rows]);
  const isPhone = useMedia(PHONE);
  const walk = useWalk(sorted.length);
  const values = sorted.map(({ growth }) => Math.max(LEAST, Math.min(MOST, growth)));
  const scale = scaleOf([0, line ?? 0, ...values], 0.04);
  const shown = sorted[walk.index];
  if (scale === null || shown === undefined) return null;
  const y = heightOf(scale);
  const percent = `${signedPercentText(shown.growth)} %`;
  const step = Math.max(1, Math.ceil(sorted.length / (isPhone ? NAMES.phone : NAMES.desk)));
  return (
    <Panel label={title}>
      <PanelHead title={title} note={noteOf(sorted, line)} />
      <Plot
        label={title}
        height={HEIGHT}
        slots={sorted.length}
        scale={scale}
        ticks={ticksOf(scale, 4).map((tick) => ({ at: tick, text: `${quantityText(tick)} %` }))}
        under={sorted.flatMap(({ symbol }, slot) => (slot % step === 0 ? [{ slot, text: symbol }] : []))}
        places={sorted.map((_, slot) => slot)}
        walk={walk}
        spoken={`${shown.symbol}, ${percent}`}
        readout={
          <>
            <b>{shown.symbol}</b> {percent}
          </>
        }
      >
        <path
          className="columns-up"
          d={columnPath(
            values.map((value) => Math.max(0, value)),
            y,
          )}
        />
        <path
          className="columns-down"
          d={columnPath(
            values.map((value) => Math.min(0, value)),
            y,
          )}
        />
        <path className="stroke" d={`M0 ${y(0)}H${sorted.length}`} />
        {line !== undefined && (
          <path className="stroke is-dashed tone-s1" d={`M0 ${y(line)}H${sorted.length}`} />
        )}
      </Plot>
    </Panel>
  );
};
