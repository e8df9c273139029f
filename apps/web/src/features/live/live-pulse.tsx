import './live.css';
import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { Value, quantityText, rupeesText } from '@chuli/ui';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Change } from '../../shared/market/figures.tsx';
import type { MarketDay } from '../../shared/market/market-day.ts';
import { isDayOfScreen, livenessOf, marketDayOf } from './live-day.ts';
import { LiveLine } from './live-line.tsx';
import { nepseOf, tradedRows } from '../../shared/live/live-session.ts';
import { type LiveMarket, useLiveMarket } from '../../shared/live/use-live-market.ts';
import { useIndexPerformance, useStockPerformance } from '../../shared/market/use-session.ts';

/** The live day as a day of the market; null while it is not wanted, or what the days before say is not here yet. */
const useLiveDay = (
  { market, state, rows, health, call }: LiveMarket,
  isWanted: boolean,
): MarketDay | null => {
  const stocks = useStockPerformance().data?.rows;
  const indices = useIndexPerformance().data?.rows;
  const last = call.data;
  const liveness = market === null ? null : livenessOf(market, health);
  return useMemo(() => {
    if (!isWanted || market === null || state === null || liveness === null) return null;
    if (stocks === undefined || indices === undefined || last === undefined) return null;
    return marketDayOf({
      state: { ...state, market },
      rows: tradedRows(rows),
      liveness,
      last,
      stocks,
      indices,
    });
  }, [isWanted, market, state, rows, liveness, stocks, indices, last]);
};

const Figures = ({ market, state }: { market: MarketFields; state: MarketState }) => {
  const nepse = nepseOf(state);
  return (
    <>
      {nepse.value !== null && (
        <span>
          {t('NEPSE')} <b>{rupeesText(nepse.value)}</b> <Change percent={nepse.change} />
        </span>
      )}
      <span>
        {t('Turnover')}{' '}
        <b>
          <Value format="amount" value={market.turnover / 100} />
        </b>
      </span>
      <span className="whitespace-nowrap">
        <span className="dir-up dir-arrow">{quantityText(market.advances)}</span>{' '}
        <span className="dir-down dir-arrow">{quantityText(market.declines)}</span>
      </span>
    </>
  );
};

type LivePulseProps = {
  /** Hears of the live day; a screen that shows it needs none of its figures in the line. */
  onDay?: (day: MarketDay | null) => void;
};

/** The live session in one line over a screen of archived days, until its day is archived; nothing where there is none. */
const LivePulse = ({ onDay }: LivePulseProps) => {
  const live = useLiveMarket();
  const href = useHrefWithAsOf();
  const { market, state } = live;
  const isShown = market !== null && state !== null && isDayOfScreen(market, live.call.data?.as_of);
  const day = useLiveDay(live, isShown && onDay !== undefined);
  useEffect(() => onDay?.(day), [onDay, day]);
  if (!isShown) return null;
  return (
    <LiveLine live={live}>
      {onDay === undefined && <Figures market={market} state={state} />}
      <Link className="text-accent" to={href('/nepse-live-market')}>
        {t('Live prices')}
      </Link>
    </LiveLine>
  );
};

export default LivePulse;
