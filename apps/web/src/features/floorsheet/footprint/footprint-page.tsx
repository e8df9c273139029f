import '../../../shared/chart/plot.css';
import '../bulk/bulk.css';
import './footprint.css';
import { t } from '@chuli/language';
import { useSize } from '@chuli/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { SideKey } from '../bulk/side-bars.tsx';
import { BrokerRail } from './broker-rail.tsx';
import type { CellMode } from './cell-marks.tsx';
import { CellReading } from './cell-reading.tsx';
import { COLUMN, FootprintDrawing, type Picked } from './footprint-drawing.tsx';
import {
  type Footprint,
  type GridColumn,
  busiestRung,
  columnsOf,
  fittingFactor,
  paisaOf,
  rungsOf,
} from './footprint-grid.ts';
import { ReplayBar } from './replay-bar.tsx';
import { SessionStrip } from './session-strip.tsx';
import { type Speed, useReplay } from './use-replay.ts';

export type FootprintValues = {
  minutes: '1' | '5' | '10' | '30';
  cell: CellMode;
  estimated: 'yes' | 'no';
  at: number | null;
};

type FootprintPageProps = {
  reply: Footprint;
  values: FootprintValues;
  set: (changes: Partial<FootprintValues>) => void;
  href: HrefWithAsOf;
};

/** Prices and, where there is room, the volume of the session beside the columns. */
const SIDE = 58;
const SIDE_WITH_PROFILE = SIDE + 74;
const WIDE = 700;
const MOST_RUNGS = 22;

/** The last columns that fit, at the finest step of price at which they are not too tall. */
const windowOf = (reply: Footprint, minutes: number, until: number, room: number) => {
  const base = paisaOf(reply.step ?? 1);
  const fine = columnsOf(reply, { minutes, step: base, until }).slice(-room);
  const step = base * fittingFactor(fine, base, MOST_RUNGS);
  const all = columnsOf(reply, { minutes, step, until });
  const columns = all.slice(-room);
  return { all, columns, step, rungs: rungsOf(columns, step) };
};

const usualPick = (columns: readonly GridColumn[]): Picked | null => {
  const last = columns.at(-1);
  const rung = last === undefined ? null : busiestRung(last.cells);
  return last === undefined || rung === null ? null : { from: last.from, rung };
};

const lastPrice = (columns: readonly GridColumn[]): number | null =>
  columns.findLast(({ candle }) => candle !== null)?.candle?.close ?? null;

/** What stands in the drawing at the clock of the replay, and the cell that is read out. */
const useGrid = (reply: Footprint, minutes: number, until: number, width: number) => {
  const [chosen, onPick] = useState<Picked | null>(null);
  const hasProfile = width >= WIDE;
  const room = Math.max(1, Math.floor((width - (hasProfile ? SIDE_WITH_PROFILE : SIDE)) / COLUMN));
  const grid = useMemo(() => windowOf(reply, minutes, until, room), [reply, minutes, until, room]);
  const isShown = grid.columns.some(({ from }) => from === chosen?.from);
  const picked = isShown ? chosen : usualPick(grid.columns);
  return {
    ...grid,
    hasProfile,
    picked,
    onPick,
    column: grid.columns.find(({ from }) => from === picked?.from),
  };
};

const Ways = ({ reply, href }: Pick<FootprintPageProps, 'reply' | 'href'>) => {
  const day = { symbol: reply.symbol, from: reply.date, to: reply.date };
  return (
    <p className="fp-ways">
      <Link to={href('/bulk-tnx-pro', day)}>{t('Its large orders')}</Link>
      <Link to={href('/buy-sell-volume-pro', day)}>{t('By price, whole session')}</Link>
    </p>
  );
};

/** One stock in one session as it came: price by time, by who came in and through whom. */
export const FootprintPage = ({ reply, values, set, href }: FootprintPageProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [speed, setSpeed] = useState<Speed>('5');
  const span = { first: reply.minutes.minute[0] ?? 0, last: reply.minutes.minute.at(-1) ?? 0 };
  const onStop = useCallback((at: number | null) => set({ at }), [set]);
  const replay = useReplay({ ...span, at: values.at, speed, onStop });
  const { until } = replay;
  const minutes = Number(values.minutes);
  const { column, ...grid } = useGrid(reply, minutes, until, width);
  const { all, columns, picked, step } = grid;
  return (
    <>
      <div className="fp-page">
        <div ref={box} className="fp-work">
          {width > 0 && (
            <>
              <SessionStrip columns={all} shown={columns} {...span} minutes={minutes} until={until} />
              <FootprintDrawing
                {...grid}
                mode={values.cell}
                isEstimated={values.estimated === 'yes'}
                last={lastPrice(all)}
              />
            </>
          )}
          <SideKey />
        </div>
        <div className="fp-rail">
          {picked !== null && column !== undefined && (
            <CellReading {...{ reply, picked, column, minutes, step, until }} />
          )}
          <BrokerRail reply={reply} until={until} href={href} />
          <Ways reply={reply} href={href} />
        </div>
      </div>
      <ReplayBar minutes={reply.minutes} {...span} replay={replay} speed={speed} onSpeed={setSpeed} />
    </>
  );
};
