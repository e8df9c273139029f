import { pieces, t } from '@chuli/language';
import {
  BarsTable,
  Button,
  ChartSkeleton,
  EmptyState,
  PriceChart,
  type PriceChartHandle,
  dateText,
} from '@chuli/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { FAMILY_TITLES } from '../signal/families.ts';
import { type ChartView, chartAddress } from './chart-address.ts';
import { ChartActions } from './chart-actions.tsx';
import { ChartTools } from './chart-tools.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { replayStart } from './replay.ts';
import { useChartContent } from './use-chart-content.ts';
import { type Drawings, useDrawings } from './use-drawings.ts';
import { type History, useHistory } from './use-history.ts';

const INTERVAL_NAMES = { D: 'daily', W: 'weekly', M: 'monthly' } as const;
const TABLE_NAMES = {
  D: 'Daily bars of {symbol}',
  W: 'Weekly bars of {symbol}',
  M: 'Monthly bars of {symbol}',
} as const;

const CandleKey = () => (
  <span>
    {pieces('Candles {hollow}: close above open, {filled}: below', {
      hollow: <b key="hollow">{t('hollow')}</b>,
      filled: <b key="filled">{t('filled')}</b>,
    })}
  </span>
);

const Foot = ({ history, view, hasMarks }: { history: History; view: ChartView; hasMarks: boolean }) => (
  <div className="panel-foot">
    {view.type === 'candles' && <CandleKey />}
    {hasMarks && <span>{t('squares: ex-dates of bonus and right shares')}</span>}
    {view.marks !== 'none' && (
      <span>
        {t('B and S: {family}, hollow before it is confirmed; press one for its conditions', {
          family: t(FAMILY_TITLES[view.marks]),
        })}
      </span>
    )}
    {view.compare.length > 0 && (
      <span>
        {t(
          view.compare.length === 1
            ? 'both in percent of their first close in view'
            : 'all in percent of their first close in view',
        )}
      </span>
    )}
    {history.open_from !== null && (
      <span>
        {t('shown from {date}; earlier years open with an account', { date: dateText(history.open_from) })}
      </span>
    )}
    <span className="ml-auto">
      {t('{interval}, {prices} · to {date}', {
        interval: t(INTERVAL_NAMES[view.interval]),
        prices: t(history.adjusted ? 'adjusted' : 'as traded'),
        date: dateText(view.until ?? history.rows.at(-1)?.date ?? history.as_of),
      })}
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
  const { bars, ...content } = useChartContent(symbol, history, view);
  if (bars.length === 0)
    return (
      <EmptyState
        title={t('No bars')}
        why={t('{symbol} has not traded up to {date}.', {
          symbol,
          date: dateText(view.until ?? history.as_of),
        })}
      />
    );
  return (
    <>
      {view.view === 'table' ? (
        <BarsTable label={t(TABLE_NAMES[view.interval], { symbol })} bars={bars} />
      ) : (
        <PriceChart
          ref={handle}
          label={t('{symbol}, {interval} {type}', {
            symbol,
            interval: t(INTERVAL_NAMES[view.interval]),
            type: t(view.type),
          })}
          course={[history.symbol, view.interval, history.adjusted, history.as_of].join(' ')}
          bars={bars}
          {...content}
          range={view.range}
          type={view.type}
          scale={view.scale}
          drawing={drawings.control}
        />
      )}
      <Foot history={history} view={view} hasMarks={content.marks.some(({ sign }) => sign === undefined)} />
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
      {t('Replay')}
    </Button>
  );
};

/** A menu that closes gives the focus back to its button; the bars get it after that. */
const useFocusLater = (handle: RefObject<PriceChartHandle | null>): (() => void) => {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return undefined;
    const timer = setTimeout(() => handle.current?.focus());
    return () => clearTimeout(timer);
  }, [asked, handle]);
  return () => setAsked(asked + 1);
};

/** The chart of a stock with its tools, and the table behind it. */
export const ChartPanel = ({ symbol, lead }: { symbol: string; lead?: ReactNode }) => {
  const [{ prices, until }] = useAddress(chartAddress);
  const call = useHistory(symbol, prices);
  const drawings = useDrawings(symbol, call.data ?? null);
  const handle = useRef<PriceChartHandle>(null);
  const toBars = useFocusLater(handle);
  const actions = (
    <>
      <ReplayButton history={call.data} />
      <ChartActions symbol={symbol} chart={handle} />
    </>
  );
  return (
    <section className="panel min-h-[420px] flex-1" aria-label={t('Chart')}>
      <ChartTools drawings={drawings} lead={lead} actions={actions} onTaken={toBars} />
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={380} />}>
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
