import { digits, t } from '@chuli/language';
import { ChartSkeleton, PanelHead, PriceChart } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useHistory } from './use-history.ts';

const NO_MARKS: never[] = [];

/** The last six months of a stock, with the way to the whole chart. */
export const SmallChart = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const call = useHistory(symbol, 'adjusted');
  const last = call.data?.rows.at(-1)?.date;
  return (
    <section className="panel h-[380px]" aria-label={t('Price, six months')}>
      <PanelHead
        title={t('Price')}
        note={t('six months, adjusted')}
        asOf={last === undefined ? undefined : digits(last)}
      >
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'chart' })}>
          {t('Chart')}
        </Link>
      </PanelHead>
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={320} />}>
        {(history) => (
          <PriceChart
            label={t('{symbol}, daily candles', { symbol })}
            bars={history.rows}
            marks={NO_MARKS}
            range="6M"
          />
        )}
      </Loaded>
    </section>
  );
};
