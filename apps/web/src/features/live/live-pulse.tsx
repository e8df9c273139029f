import './live.css';
import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { Value, quantityText, rupeesText } from '@chuli/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Change } from '../market/figures.tsx';
import type { MarketDay } from '../market/market-day.ts';
import { isDayOfScreen } from './live-day.ts';
import { LiveLine } from './live-line.tsx';
import { nepseOf } from './live-session.ts';
import { useLiveDay } from './use-live-day.ts';
import { useLiveMarket } from './use-live-market.ts';

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
  const href = useCarriedHref();
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
