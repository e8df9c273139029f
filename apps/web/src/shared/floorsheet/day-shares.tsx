import '../chart/plot.css';
import './day-shares.css';
import { type TradingDate, addDays } from '@chuli/kernel';
import { digits } from '@chuli/language';
import { PHONE, Plot, heightOf, useMedia, useWalk } from '@chuli/ui';

export const SHARES_HEIGHT = 110;
const WIDTH = 0.76;
/** Sessions farther apart than this are not neighbours: the floorsheets between are unknown. */
const NEIGHBOUR_DAYS = 10;
/** Sessions that a date under the drawing takes the room of. */
const LABEL_SLOTS = { desk: 6, phone: 16 };

/** A share of a session in percent, and what is read of it. */
export type DayShare = { readonly date: TradingDate; readonly percent: number | null; readonly text: string };

const isBreak = (rows: readonly DayShare[], slot: number): boolean => {
  const [before, here] = [rows[slot - 1], rows[slot]];
  return before !== undefined && here !== undefined && here.date > addDays(before.date, NEIGHBOUR_DAYS);
};

const underOf = (rows: readonly DayShare[], room: number): { slot: number; text: string }[] => {
  let last = -room;
  return rows.flatMap(({ date }, slot) => {
    if ((slot !== 0 && !isBreak(rows, slot)) || slot - last < room) return [];
    last = slot;
    return [{ slot, text: date }];
  });
};

const TICKS = [0, 5, 10, 20, 40, 60, 80];

/** Every other where the next lies too near to be written. */
const ticksBelow = (high: number): number[] =>
  TICKS.filter((at) => at < high && (at === 0 || at >= high / 4));

type DaySharesProps = { label: string; rows: readonly DayShare[]; from: string; least?: number };

/** Shares session by session; those from a day on stand out, and where sessions between are unknown there is a break. */
export const DayShares = ({ label, rows, from, least = 10 }: DaySharesProps) => {
  const walk = useWalk(rows.length);
  const room = LABEL_SLOTS[useMedia(PHONE) ? 'phone' : 'desk'];
  const scale = { low: 0, high: 1.1 * Math.max(least, ...rows.map(({ percent }) => percent ?? 0)) };
  const y = heightOf(scale);
  const path = (isInside: boolean): string =>
    rows
      .map(({ date, percent }, slot) =>
        percent === null || date >= from !== isInside
          ? ''
          : `M${slot + (1 - WIDTH) / 2} ${y(0)}h${WIDTH}V${y(percent).toFixed(1)}h${-WIDTH}z`,
      )
      .join('');
  const here = rows[walk.index];
  if (here === undefined) return null;
  return (
    <Plot
      label={label}
      height={SHARES_HEIGHT}
      slots={rows.length}
      scale={scale}
      ticks={ticksBelow(scale.high).map((at) => ({ at, text: `${digits(String(at))} %` }))}
      under={underOf(rows, room)}
      places={rows.map((_, slot) => slot)}
      walk={walk}
      readout={
        <>
          <b>{digits(here.date)}</b> {here.text}
        </>
      }
      spoken={`${here.date}, ${here.text}`}
    >
      {rows.map(({ date }, slot) =>
        isBreak(rows, slot) ? <path key={date} className="strip-break" d={`M${slot} 0V1000`} /> : null,
      )}
      <path className="fill" d={path(false)} />
      <path className="strip-inside" d={path(true)} />
    </Plot>
  );
};
