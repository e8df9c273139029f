import { t } from '@chuli/language';
import { ChartSkeleton, PHONE, type PriceChartHandle, useFocusLater, useMedia } from '@chuli/ui';
import { type ReactNode, useRef } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { isMinutes } from './chart-interval.ts';
import { ChartActions } from './chart-actions.tsx';
import { ChartTools } from './chart-tools.tsx';
import { DaysShown } from './days-shown.tsx';
import { MinutesShown } from './minutes-shown.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayButton, ReplayChoice, useReplayChoice } from './replay-choice.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useDrawings } from './use-drawings.ts';
import { useHistory } from './use-history.ts';

/** The chart of a stock with its tools, and the table behind it. */
export const ChartPanel = ({ symbol, lead }: { symbol: string; lead?: ReactNode }) => {
  const [{ prices, until, interval, view }] = useAddress(chartAddress);
  const isPhone = useMedia(PHONE);
  const minutes = isMinutes(interval) ? interval : null;
  const call = useHistory(minutes === null ? symbol : '', prices);
  const drawings = useDrawings(symbol, minutes === null ? (call.data ?? null) : null);
  const handle = useRef<PriceChartHandle>(null);
  const toBars = useFocusLater(() => handle.current);
  const replay = useReplayChoice(call.data, toBars);
  return (
    <section className="panel min-h-[420px] flex-1" aria-label={t('Chart')}>
      <ChartTools
        symbol={symbol}
        drawings={drawings}
        lead={lead}
        replay={minutes === null && <ReplayButton replay={replay} />}
        actions={<ChartActions symbol={symbol} chart={handle} />}
        onTaken={toBars}
      />
      <div className="chart-desk">
        {!isPhone && view === 'chart' && <ToolBar drawings={drawings} onTaken={toBars} />}
        <div className="chart-body">
          {minutes === null ? (
            <Loaded
              title={t('The chart')}
              call={call}
              skeleton={<ChartSkeleton label={t('Chart')} height={380} />}
            >
              {(history) => (
                <>
                  {until !== null && <ReplayBar days={history.rows.map(({ date }) => date)} until={until} />}
                  {replay.isChoosing && <ReplayChoice replay={replay} />}
                  <DaysShown
                    symbol={symbol}
                    history={history}
                    drawings={drawings}
                    handle={handle}
                    onPick={replay.isChoosing ? replay.begin : null}
                  />
                </>
              )}
            </Loaded>
          ) : (
            <MinutesShown symbol={symbol} interval={minutes} drawings={drawings} handle={handle} />
          )}
        </div>
      </div>
    </section>
  );
};
