import '../../shared/chart/plot.css';
import { type TradingDate, addDays, atKathmandu, stockSymbol } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import {
  ChartSkeleton,
  EmptyState,
  PanelHead,
  Plot,
  type PlotScale,
  heightOf,
  quantityText,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSymbolState } from '../../live/use-live.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type VolumeCurves, volumeCurves } from './volume-curves.ts';

const HEIGHT = 260;
/** Eleven sessions lie within it, Dashain and Tihar included. */
const DAYS_BACK = 40;
const HOUR = 60;

const pathOf = (values: readonly number[], scale: PlotScale): string => {
  const y = heightOf(scale);
  return values.length === 0
    ? ''
    : `M${values.map((value, slot) => `${slot + 0.5} ${y(value).toFixed(1)}`).join('L')}`;
};

const clockText = (minute: number): string =>
  `${Math.floor(minute / HOUR)}:${String(minute % HOUR).padStart(2, '0')}`;

const hoursOf = (ends: readonly number[]): { slot: number; text: string }[] =>
  ends.flatMap((end, slot) => (end % HOUR === 5 ? [{ slot, text: clockText(end - 5) }] : []));

const Drawn = ({ curves, label }: { curves: VolumeCurves; label: string }) => {
  const { today, usual, ends } = curves;
  const walk = useWalk(ends.length);
  const scale = scaleOf([0, ...today, ...(usual ?? [])]);
  if (scale === null) return null;
  const [now, then, end] = [today[walk.index], usual?.[walk.index], ends[walk.index] ?? 0];
  const read = [
    ...(now === undefined ? [] : [t('today {count}', { count: quantityText(now) })]),
    ...(then === undefined ? [] : [t('average {count}', { count: quantityText(then) })]),
  ].join(' · ');
  return (
    <Plot
      label={label}
      height={HEIGHT}
      slots={ends.length}
      scale={scale}
      ticks={ticksOf(scale, HEIGHT / 60)
        .filter((at) => at >= 0)
        .map((at) => ({ at, text: quantityText(at) }))}
      under={hoursOf(ends)}
      places={ends.map((_, slot) => slot)}
      walk={walk}
      readout={
        <>
          <b>{digits(clockText(end))}</b> {read}
        </>
      }
      spoken={`${clockText(end)}, ${read}`}
    >
      {usual !== null && <path className="stroke is-dashed" d={pathOf(usual, scale)} />}
      <path className="stroke is-first tone-s1" d={pathOf(today, scale)} />
    </Plot>
  );
};

/** The volume of a stock so far over what is usual by each minute. */
export const VolumePicture = ({ symbol, day }: { symbol: string; day: TradingDate }) => {
  const label = t('Volume of {symbol}', { symbol });
  const now = useSymbolState(symbol);
  const call = useCall('/data/newintrahistorydata/data', {
    symbol: stockSymbol(symbol),
    resolution: '5',
    from: atKathmandu(addDays(day, -DAYS_BACK), 0) / 1_000,
    to: atKathmandu(day, 0) / 1_000 - 1,
  });
  const curves = useMemo(() => {
    const running = (now?.bars ?? []).map(([start, , , , , volume]) => ({ time: start / 1_000, volume }));
    return volumeCurves([...(call.data?.rows ?? []), ...running], day);
  }, [call.data, now, day]);
  return (
    <>
      <PanelHead title={label} note={t('solid today, dashed the average of ten sessions')} />
      <Loaded title={label} call={call} skeleton={<ChartSkeleton label={label} height={HEIGHT} />}>
        {() =>
          curves.today.length === 0 ? (
            <EmptyState title={t('None')} why={t('No trade of this session has a time.')} />
          ) : (
            <Drawn curves={curves} label={label} />
          )
        }
      </Loaded>
    </>
  );
};
