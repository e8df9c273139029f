import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { StockAdder } from '../../shared/membership/stock-adder.tsx';
import { useMyStocks } from '../../shared/membership/use-my-stocks.ts';

/** An empty inbox says what fills it, and the first step stands beside it. */
export const NothingToRead = () => {
  const href = useHrefWithAsOf();
  const stocks = useMyStocks();
  const followed = stocks.call.data?.rows.length ?? 0;
  return (
    <div className="state">
      <h2>{t('Nothing to read')}</h2>
      <p>{t('Signals on the stocks you follow, targets they reach, payments and sign-ins come here.')}</p>
      <p>
        {followed === 0
          ? t('You follow no stock yet. Follow one, and its signals come here.')
          : t('The stocks you follow have given no signal yet. Follow more, or set a target.')}
      </p>
      <div className="acts">
        <StockAdder stocks={stocks} />
        <Link className="text-accent" to={href('/my-signals')}>
          {t('My signals')}
        </Link>
      </div>
    </div>
  );
};
