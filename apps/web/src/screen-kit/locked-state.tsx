import { FEATURES } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { screenAt } from './screens-here.ts';

/** The stock that every locked feature shows to everyone. */
const DEMO_SYMBOL = 'NABIL';

const useDemoHref = (): string | null => {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (params.get('symbol') === DEMO_SYMBOL) return null;
  params.set('symbol', DEMO_SYMBOL);
  return `${pathname}?${params.toString()}`;
};

/** Never a blank wall: which package opens this, and what it shows for one stock. */
export const LockedState = ({ title }: { title: string }) => {
  const feature = screenAt(useLocation().pathname)?.feature;
  const demo = useDemoHref();
  return (
    <div className="state">
      <h3>
        <Lock size={14} aria-hidden strokeWidth={1.5} className="mr-1 inline" />
        {feature === undefined
          ? t('{what} needs a higher package', { what: title })
          : t('{what} opens with {tier}', { what: title, tier: FEATURES[feature] })}
      </h3>
      <p>{t('Your package does not hold it. What it shows can be seen for one stock, in full.')}</p>
      {demo !== null && (
        <div className="acts">
          <Link className="btn" to={demo}>
            {t('See it for {symbol}', { symbol: DEMO_SYMBOL })}
          </Link>
        </div>
      )}
    </div>
  );
};
