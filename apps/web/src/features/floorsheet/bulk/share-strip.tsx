import '../../../shared/chart/plot.css';
import './bulk.css';
import { addDays } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import {
  ChartSkeleton,
  PHONE,
  Panel,
  PanelHead,
  Plot,
  amountLabel,
  heightOf,
  quantityText,
  shareText,
  signedPercentText,
  useMedia,
  useWalk,
} from '@chuli/ui';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import type { SessionSums, StockSums } from './bulk-row.ts';

const HEIGHT = 110;
const WIDTH = 0.76;
/** Sessions farther apart than this are not neighbours: the floorsheets between are unknown. */
const NEIGHBOUR_DAYS = 10;
/** Sessions that a date under the drawing takes the room of. */
const LABEL_SLOTS = { desk: 6, phone: 16 };

const isBreak = (rows: readonly SessionSums[], slot: number): boolean => {
  const [before, here] = [rows[slot - 1], rows[slot]];
  return before !== undefined && here !== undefined && here.date > addDays(before.date, NEIGHBOUR_DAYS);
};

const underOf = (rows: readonly SessionSums[], room: number): { slot: number; text: string }[] => {
  let last = -room;
  return rows.flatMap(({ date }, slot) => {
    if ((slot !== 0 && !isBreak(rows, slot)) || slot - last < room) return [];
    last = slot;
    return [{ slot, text: date }];
  });
};

const readText = (row: SessionSums): string =>
  [
    t('{percent} % of turnover', { percent: shareText(row.turnover_percent ?? 0) }),
    t('{count} orders', { count: quantityText(row.events) }),
    t('Rs {amount}', { amount: amountLabel(row.amount) }),
    ...(row.nepse_change === null
      ? []
      : [t('NEPSE {change} %', { change: signedPercentText(row.nepse_change) })]),
  ].join(' · ');

const Drawn = ({ rows, from, label }: { rows: readonly SessionSums[]; from: string; label: string }) => {
  const walk = useWalk(rows.length);
  const room = LABEL_SLOTS[useMedia(PHONE) ? 'phone' : 'desk'];
  const scale = { low: 0, high: 1.1 * Math.max(10, ...rows.map((row) => row.turnover_percent ?? 0)) };
  const y = heightOf(scale);
  const path = (isInside: boolean): string =>
    rows
      .map(({ date, turnover_percent }, slot) =>
        turnover_percent === null || date >= from !== isInside
          ? ''
          : `M${slot + (1 - WIDTH) / 2} ${y(0)}h${WIDTH}V${y(turnover_percent).toFixed(1)}h${-WIDTH}z`,
      )
      .join('');
  const here = rows[walk.index];
  if (here === undefined) return null;
  const figure = readText(here);
  return (
    <Plot
      label={label}
      height={HEIGHT}
      slots={rows.length}
      scale={scale}
      ticks={[0, 20, 40, 60, 80]
        .filter((at) => at < scale.high)
        .map((at) => ({ at, text: `${digits(String(at))} %` }))}
      under={underOf(rows, room)}
      places={rows.map((_, slot) => slot)}
      walk={walk}
      readout={
        <>
          <b>{digits(here.date)}</b> {figure}
        </>
      }
      spoken={`${here.date}, ${figure}`}
    >
      {rows.map(({ date }, slot) =>
        isBreak(rows, slot) ? <path key={date} className="strip-break" d={`M${slot} 0V1000`} /> : null,
      )}
      <path className="fill" d={path(false)} />
      <path className="strip-inside" d={path(true)} />
    </Plot>
  );
};

type ShareStripProps = {
  reply: { readonly from_date: string };
  query: object;
};

/** What large orders made of the turnover, session by session; the sessions of the table stand out. */
export const ShareStrip = ({ reply, query }: ShareStripProps) => {
  const { days: _, page: _page, ...size } = query as { days?: number; page?: number };
  const call = useCall('/data/bulk-txn-history/', size);
  const label = t('Share of turnover by session');
  return (
    <Panel label={label}>
      <PanelHead title={label} note={t('last 60 known sessions; dashed: sessions between are unknown')} />
      <Loaded title={label} call={call} skeleton={<ChartSkeleton label={label} height={HEIGHT} />}>
        {({ rows }) => <Drawn rows={rows} from={reply.from_date} label={label} />}
      </Loaded>
    </Panel>
  );
};

/** Whether the reader is told who came in. */
export const tellsSides = (rows: readonly Pick<StockSums, 'bought'>[]): boolean =>
  rows.some(({ bought }) => bought !== null);
