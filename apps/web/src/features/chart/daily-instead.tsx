import { t } from '@chuli/language';
import { BarsTable, ChartSkeleton, EmptyState, PHONE, PriceChart, dateText, useMedia } from '@chuli/ui';
import { useMemo } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { marksOf } from '../../shared/chart/chart-marks.ts';
import { type History, useHistory } from '../../shared/chart/use-history.ts';

/** As high as the chart by the minute at least; beside a long list of trades it grows to fill the window. */
const HEIGHT = { desk: 540, phone: 300 };
const WINDOW = 'calc(100dvh - 250px)';

type DailyProps = { symbol: string; view: 'chart' | 'table' };

const Daily = ({ symbol, view, history }: DailyProps & { history: History }) => {
  const marks = useMemo(() => marksOf(history), [history]);
  if (history.rows.length === 0) {
    return (
      <EmptyState
        title={t('No bars')}
        why={t('{symbol} has not traded up to {date}.', { symbol, date: dateText(history.as_of) })}
      />
    );
  }
  return view === 'table' ? (
    <BarsTable label={t('Daily bars of {symbol}', { symbol })} bars={history.rows} />
  ) : (
    <PriceChart
      label={t('{symbol}, {interval} {type}', { symbol, interval: t('daily'), type: t('candles') })}
      course={[history.symbol, history.as_of].join(' ')}
      bars={history.rows}
      marks={marks}
      range="6M"
    />
  );
};

/** The days of a stock, where the source gave the trades of the session no time to draw its minutes by. */
export const DailyInstead = ({ symbol, view }: DailyProps) => {
  const height = useMedia(PHONE) ? HEIGHT.phone : HEIGHT.desk;
  const call = useHistory(symbol, 'adjusted');
  return (
    <div
      className="flex flex-col"
      style={{ flex: `1 0 ${height}px`, maxHeight: `max(${height}px, ${WINDOW})` }}
    >
      <Loaded
        title={t('The chart')}
        call={call}
        skeleton={<ChartSkeleton label={t('Chart')} height={height - 12} />}
      >
        {(history) => <Daily symbol={symbol} view={view} history={history} />}
      </Loaded>
    </div>
  );
};
