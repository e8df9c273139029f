import '../../features/live/live.css';
import { t } from '@chuli/language';
import { Value, quantityText, rupeesText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Change } from '../market/figures.tsx';
import { nepseOf } from './live-session.ts';
import { LiveLine } from './live-line.tsx';
import { useLiveMarket } from './use-live-market.ts';

/** The live session in one line over the screen of today; nothing where there is none. */
const LivePulse = () => {
  const live = useLiveMarket();
  const href = useCarriedHref();
  const { market, state } = live;
  if (market === null || state === null || market.phase === 'closed') return null;
  const nepse = nepseOf(state);
  return (
    <LiveLine live={live}>
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
      <span className="dir-up dir-arrow">{quantityText(market.advances)}</span>
      <span className="dir-down dir-arrow">{quantityText(market.declines)}</span>
      <Link className="text-accent" to={href('/nepse-live-market')}>
        {t('Live prices')}
      </Link>
    </LiveLine>
  );
};

export default LivePulse;
