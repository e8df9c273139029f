import { type Phrase, t } from '@chuli/language';
import { BarsTable, ChartSkeleton, EmptyState, PriceChart, type PriceChartHandle, dateText } from '@chuli/ui';
import { type RefObject, useMemo } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress, useSetAsOf } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { INTERVAL_NAMES } from './chart-interval.ts';
import { EMPTY_REASONS } from './empty-reason.ts';
import type { Resolution } from './live-bars.ts';
import { minuteBars } from './minute-bars.ts';
import type { BarsReply } from './use-course.ts';
import type { Drawings } from './use-drawings.ts';
import { useIndicatorLines } from './use-indicator-lines.ts';
import { useLastTimedDay, useMinutes } from './use-minutes.ts';

const NO_MARKS: readonly never[] = [];

/** A day whose trades have no times says so, and where the last minutes are. */
const WithoutTimes = ({ symbol, reply }: { symbol: string; reply: BarsReply }) => {
  const setAsOf = useSetAsOf();
  const set = useAddress(chartAddress)[1];
  const last = useLastTimedDay(symbol, reply.to_date);
  const daily = { label: t('Show the daily chart'), onClick: () => set({ interval: 'D' }) };
  const date = dateText(reply.to_date);
  if (last === undefined || last === null)
    return (
      <EmptyState
        title={t('No minute bars')}
        why={
          last === null
            ? t('Trades of {date} have no times.', { date })
            : t('Looking for the last day with minutes…')
        }
        action={daily}
      />
    );
  return (
    <EmptyState
      title={t('No minute bars')}
      why={t('Trades of {date} have no times; the last day with minutes is {day}.', {
        date,
        day: dateText(last),
      })}
      action={{ label: t('Show {day}', { day: dateText(last) }), onClick: () => setAsOf(last) }}
    />
  );
};

const NoMinutes = ({ why }: { why: Phrase }) => {
  const set = useAddress(chartAddress)[1];
  return (
    <EmptyState
      title={t('No minute bars')}
      why={t(why)}
      action={{ label: t('Show the daily chart'), onClick: () => set({ interval: 'D' }) }}
    />
  );
};

const NothingToDraw = ({ symbol, reply }: { symbol: string; reply: BarsReply }) =>
  reply.reason === 'no-trade-times' ? (
    <WithoutTimes symbol={symbol} reply={reply} />
  ) : (
    <NoMinutes why={EMPTY_REASONS[reply.reason ?? 'not-traded']} />
  );

/** Days are known from long before the first trade is. */
const isBeforeTrades = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'market.no-session';

type MinutesProps = {
  symbol: string;
  interval: Resolution;
  drawings: Drawings;
  handle: RefObject<PriceChartHandle | null>;
};

/** The chart within sessions: prices as traded, session after session without a gap. */
export const MinutesShown = ({ symbol, interval, drawings, handle }: MinutesProps) => {
  const [view] = useAddress(chartAddress);
  const course = useMinutes(symbol, interval);
  const bars = useMemo(() => minuteBars(course.bars), [course.bars]);
  const lines = useIndicatorLines(bars, view.indicators);
  const name = t(INTERVAL_NAMES[interval]);
  if (isBeforeTrades(course.call.error)) return <NoMinutes why="There are no trades up to this day." />;
  return (
    <Loaded
      title={t('The chart')}
      call={course.call}
      skeleton={<ChartSkeleton label={t('Chart')} height={380} />}
    >
      {(reply) =>
        bars.length === 0 ? (
          <NothingToDraw symbol={symbol} reply={reply} />
        ) : (
          <>
            {view.view === 'table' ? (
              <BarsTable label={t('{interval} bars of {symbol}', { interval: name, symbol })} bars={bars} />
            ) : (
              <PriceChart
                ref={handle}
                label={t('{symbol}, {interval} {type}', { symbol, interval: name, type: t(view.type) })}
                course={[reply.symbol, interval, reply.as_of].join(' ')}
                bars={bars}
                marks={NO_MARKS}
                {...lines}
                range={view.range}
                type={view.type}
                scale={view.scale}
                drawing={drawings.control}
              />
            )}
            <div className="panel-foot">
              {reply.untimed > 0 && <span>{t('{count} trades have no time', { count: reply.untimed })}</span>}
              <span className="ml-auto">
                {t('{interval}, {prices} · to {date}', {
                  interval: name,
                  prices: t('as traded'),
                  date: dateText(bars.at(-1)?.date ?? ''),
                })}
              </span>
            </div>
          </>
        )
      }
    </Loaded>
  );
};
