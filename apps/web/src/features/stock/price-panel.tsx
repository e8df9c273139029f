import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';

/** The chart in the workspace of a stock; all of the window is one link away. */
export const PricePanel = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
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
