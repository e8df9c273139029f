import { DEMO_SYMBOL, FEATURES } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { whyOf } from './results-table.tsx';
import { useScan } from './use-scan.ts';

/** The same rule for the one stock that is open to everyone. */
const Example = ({ text }: { text: string }) => {
  const { data } = useScan(text, DEMO_SYMBOL);
  if (data === undefined) return null;
  const [row] = data.rows;
  return (
    <div className="scan-fault">
      <b>
        {row === undefined
          ? t('{symbol} does not match today.', { symbol: DEMO_SYMBOL })
          : t('{symbol} matches:', { symbol: DEMO_SYMBOL })}
      </b>
      {row !== undefined && whyOf(row)}
    </div>
  );
};

/** How many match is told to everyone; which ones, to whoever holds the package. */
export const LockedRows = ({ text }: { text: string }) => (
  <>
    <div className="state is-locked">
      <h3>
        <Lock size={14} aria-hidden strokeWidth={1.5} className="mr-1 inline" />
        {t('Which stocks they are opens with {tier}', { tier: FEATURES['scan-builder'] })}
      </h3>
      <p>
        {t(
          'The rule, its words and the number of matches are open to everyone. For {symbol} it is judged below.',
          {
            symbol: DEMO_SYMBOL,
          },
        )}
      </p>
      <div className="acts">
        <Link className="btn is-primary" to="/payment">
          {t('See the packages')}
        </Link>
      </div>
    </div>
    <Example text={text} />
  </>
);
