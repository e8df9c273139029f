import { t } from '@chuli/language';

/** What the sums of a broker number do not say, wherever they are shown. */
export const BrokerCaveat = ({ sessions }: { sessions: number }) => (
  <div className="caveat">
    <b>{t('A broker isn’t a client.')}</b>
    <span>
      {t(
        sessions === 1
          ? 'Each broker number covers thousands of accounts; net buying over {count} session isn’t a holding. Off-market transfers aren’t included.'
          : 'Each broker number covers thousands of accounts; net buying over {count} sessions isn’t a holding. Off-market transfers aren’t included.',
        { count: sessions },
      )}
    </span>
  </div>
);
