import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { ChartPanel } from '../chart/chart-panel.tsx';

/** The chart in the workspace of a stock; all of the window is one link away. */
export const PricePanel = ({ symbol }: { symbol: string }) => {
  const href = useCarriedHref();
  return (
    <ChartPanel
      symbol={symbol}
      lead={
        <Link className="text-accent phone:hidden" to={href('/charts', { symbol })}>
          {t('Full chart')}
        </Link>
      }
    />
  );
};
