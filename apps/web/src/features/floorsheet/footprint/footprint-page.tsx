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

/** One stock in one session as it came: price by time, by who came in and through whom. */
export const FootprintPage = ({ reply, values, set, href }: FootprintPageProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [speed, setSpeed] = useState<Speed>('5');
  const [chosen, setChosen] = useState<Picked | null>(null);
  const [first, last] = [reply.minutes.minute[0] ?? 0, reply.minutes.minute.at(-1) ?? 0];
  const onStop = useCallback((at: number | null) => set({ at }), [set]);
  const replay = useReplay({ first, last, at: values.at, speed, onStop });
  const minutes = Number(values.minutes);
  const hasProfile = width >= WIDE;
  const room = Math.max(1, Math.floor((width - (hasProfile ? SIDE_WITH_PROFILE : SIDE)) / COLUMN));
  const grid = useMemo(
    () => windowOf(reply, minutes, replay.until, room),
    [reply, minutes, replay.until, room],
  );
  const isShown = grid.columns.some(({ from }) => from === chosen?.from);
  const picked = isShown ? chosen : usualPick(grid.columns);
  const column = grid.columns.find(({ from }) => from === picked?.from);
  return (
    <>
      <div className="fp-page">
        <div ref={box} className="fp-work">
          {width > 0 && (
            <>
              <SessionStrip
                columns={grid.all}
                shown={grid.columns}
                first={first}
                last={last}
                minutes={minutes}
                until={replay.until}
              />
              <FootprintDrawing
                {...grid}
                mode={values.cell}
                isEstimated={values.estimated === 'yes'}
                hasProfile={hasProfile}
                last={lastPrice(grid.all)}
                picked={picked}
                onPick={setChosen}
              />
            </>
          )}
          <SideKey />
        </div>
        <div className="fp-rail">
          {picked !== null && column !== undefined && (
            <CellReading
              reply={reply}
              picked={picked}
              column={column}
              minutes={minutes}
              step={grid.step}
              until={replay.until}
            />
          )}
          <BrokerRail reply={reply} until={replay.until} href={href} />
          <p className="fp-ways">
            <Link to={href('/bulk-tnx-pro', { symbol: reply.symbol, from: reply.date, to: reply.date })}>
              {t('Its large orders')}
            </Link>
            <Link
              to={href('/buy-sell-volume-pro', { symbol: reply.symbol, from: reply.date, to: reply.date })}
            >
              {t('By price, whole session')}
            </Link>
          </p>
        </div>
      </div>
      <ReplayBar
        minutes={reply.minutes}
        first={first}
        last={last}
        replay={replay}
        speed={speed}
        onSpeed={setSpeed}
      />
    </>
  );
};
