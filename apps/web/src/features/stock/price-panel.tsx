import type { RepliedBy } from '@chuli/contracts';
import {
  BarsTable,
  Button,
  ChartSkeleton,
  EmptyState,
  PriceChart,
  type PriceMark,
  RANGES,
  SegmentedControl,
} from '@chuli/ui';
import { useMemo } from 'react';
import { type Call, useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { stockAddress } from './stock-address.ts';

type History = RepliedBy<'/data/historydata/'>;

/** Daily bars of a stock, adjusted or as traded. */
export const useHistory = (symbol: string, prices: 'adjusted' | 'raw'): Call<History> => {
  const asOf = useAsOf();
  return useCall(prices === 'raw' ? '/data/historydata/' : '/data/adjhistorydata/', {
    symbol,
    ...asOfQuery(asOf),
  });
};

const markText = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** The ex-dates within the bars that are shown. */
const useMarks = (history: History | undefined): PriceMark[] =>
  useMemo(() => {
    const first = history?.rows[0]?.date ?? '';
    const shown = history?.adjustments.filter(({ ex_on }) => ex_on >= first) ?? [];
    return shown.map(({ ex_on, kind }) => ({ date: ex_on, text: markText(kind) }));
  }, [history]);

const RANGE_CHOICES = RANGES.map((value) => ({ value, label: value }));

const PRICE_CHOICES = [
  { value: 'adjusted', label: 'Adjusted', hint: 'For bonus and right shares, by our own table of them' },
  { value: 'raw', label: 'Raw', hint: 'As traded' },
] as const;

const Tools = () => {
  const [{ range, prices, scale, view }, set] = useAddress(stockAddress);
  return (
    <div className="toolbar phone:flex-nowrap phone:overflow-x-auto">
      <SegmentedControl
        label="Prices"
        choices={PRICE_CHOICES}
        value={prices}
        onChoose={(chosen) => set({ prices: chosen })}
      />
      <span className="flex-1" />
      <SegmentedControl
        label="Range"
        choices={RANGE_CHOICES}
        value={range}
        onChoose={(chosen) => set({ range: chosen })}
      />
      <Button
        tone="quiet"
        aria-pressed={scale === 'log'}
        onClick={() => set({ scale: scale === 'log' ? 'linear' : 'log' })}
      >
        Log
      </Button>
      <Button
        tone="quiet"
        aria-pressed={view === 'table'}
        onClick={() => set({ view: view === 'table' ? 'chart' : 'table' })}
      >
        Table
      </Button>
    </div>
  );
};

const Foot = ({ history, marks }: { history: History; marks: readonly PriceMark[] }) => (
  <div className="panel-foot">
    <span>
      Candles <b>hollow</b>: close above open, <b>filled</b>: below
    </span>
    {marks.length > 0 && <span>squares: ex-dates of bonus and right shares</span>}
    {history.open_from !== null && (
      <span>shown from {history.open_from}; earlier years open with an account</span>
    )}
    <span className="ml-auto">
      daily, {history.adjusted ? 'adjusted' : 'as traded'} · to {history.rows.at(-1)?.date ?? history.as_of}
    </span>
  </div>
);

/** The chart of a stock with its tools, and the table behind it. */
export const PricePanel = ({ symbol }: { symbol: string }) => {
  const [{ range, prices, scale, view }] = useAddress(stockAddress);
  const call = useHistory(symbol, prices);
  const marks = useMarks(call.data);
  return (
    <section className="panel min-h-[420px] flex-1" aria-label="Chart">
      <Tools />
      <Loaded title="The chart" call={call} skeleton={<ChartSkeleton label="Chart" height={380} />}>
        {(history) =>
          history.rows.length === 0 ? (
            <EmptyState title="No bars" why={`${symbol} has not traded up to ${history.as_of}.`} />
          ) : (
            <>
              {view === 'table' ? (
                <BarsTable label={`Daily bars of ${symbol}`} bars={history.rows} />
              ) : (
                <PriceChart
                  label={`${symbol}, daily candles`}
                  bars={history.rows}
                  marks={marks}
                  range={range}
                  isLogarithmic={scale === 'log'}
                />
              )}
              <Foot history={history} marks={marks} />
            </>
          )
        }
      </Loaded>
    </section>
  );
};
