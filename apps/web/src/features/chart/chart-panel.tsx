import { BarsTable, Button, ChartSkeleton, EmptyState, PriceChart, type PriceChartHandle } from '@chuli/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type ChartView, chartAddress } from './chart-address.ts';
import { ChartActions } from './chart-actions.tsx';
import { ChartTools } from './chart-tools.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { replayStart } from './replay.ts';
import { useChartContent } from './use-chart-content.ts';
import { type Drawings, useDrawings } from './use-drawings.ts';
import { type History, useHistory } from './use-history.ts';

const INTERVAL_NAMES = { D: 'daily', W: 'weekly', M: 'monthly' } as const;
const TABLE_NAMES = { D: 'Daily', W: 'Weekly', M: 'Monthly' } as const;

const Foot = ({ history, view, hasMarks }: { history: History; view: ChartView; hasMarks: boolean }) => (
  <div className="panel-foot">
    {view.type === 'candles' && (
      <span>
        Candles <b>hollow</b>: close above open, <b>filled</b>: below
      </span>
    )}
    {hasMarks && <span>squares: ex-dates of bonus and right shares</span>}
    {view.compare !== '' && <span>both in percent of their first close in view</span>}
    {history.open_from !== null && (
      <span>shown from {history.open_from}; earlier years open with an account</span>
    )}
    <span className="ml-auto">
      {INTERVAL_NAMES[view.interval]}, {history.adjusted ? 'adjusted' : 'as traded'} · to{' '}
      {view.until ?? history.rows.at(-1)?.date ?? history.as_of}
    </span>
  </div>
);

type ShownProps = {
  symbol: string;
  history: History;
  drawings: Drawings;
  handle: RefObject<PriceChartHandle | null>;
};

const Shown = ({ symbol, history, drawings, handle }: ShownProps) => {
  const [view] = useAddress(chartAddress);
  const { bars, ...content } = useChartContent(history, view);
  if (bars.length === 0)
    return (
      <EmptyState title="No bars" why={`${symbol} has not traded up to ${view.until ?? history.as_of}.`} />
    );
  return (
    <>
      {view.view === 'table' ? (
        <BarsTable label={`${TABLE_NAMES[view.interval]} bars of ${symbol}`} bars={bars} />
      ) : (
        <PriceChart
          ref={handle}
          label={`${symbol}, ${INTERVAL_NAMES[view.interval]} ${view.type}`}
          course={[history.symbol, view.interval, history.adjusted, history.as_of].join(' ')}
          bars={bars}
          {...content}
          range={view.range}
          type={view.type}
          scale={view.scale}
          drawing={drawings.control}
        />
      )}
      <Foot history={history} view={view} hasMarks={content.marks.length > 0} />
    </>
  );
};

const ReplayButton = ({ history }: { history: History | undefined }) => {
  const [{ until }, set] = useAddress(chartAddress);
  const start = replayStart(history?.rows.map(({ date }) => date) ?? []);
  return (
    <Button
      tone="quiet"
      aria-pressed={until !== null}
      disabled={start === null}
      onClick={() => set({ until: until === null ? start : null })}
    >
      Replay
    </Button>
  );
};

/** The chart of a stock with its tools, and the table behind it. */
export const ChartPanel = ({ symbol, lead }: { symbol: string; lead?: ReactNode }) => {
  const [{ prices, until }] = useAddress(chartAddress);
  const call = useHistory(symbol, prices);
  const drawings = useDrawings(symbol);
  const handle = useRef<PriceChartHandle>(null);
  const actions = (
    <>
      <ReplayButton history={call.data} />
      <ChartActions symbol={symbol} chart={handle} />
    </>
  );
  return (
    <section className="panel min-h-[420px] flex-1" aria-label="Chart">
      <ChartTools drawings={drawings} lead={lead} actions={actions} />
      <Loaded title="The chart" call={call} skeleton={<ChartSkeleton label="Chart" height={380} />}>
        {(history) => (
          <>
            {until !== null && <ReplayBar days={history.rows.map(({ date }) => date)} until={until} />}
            <Shown symbol={symbol} history={history} drawings={drawings} handle={handle} />
          </>
        )}
      </Loaded>
    </section>
  );
};
