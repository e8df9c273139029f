import { digits, t } from '@chuli/language';

/** Under every page of signals: what they are, and what they are not. */
export const SignalFoot = ({ asOf, to }: { asOf?: string | undefined; to?: string | null | undefined }) => (
  <footer className="panel-foot">
    <span>
      {t(
        'A signal reads past prices by a published rule; it is never advice. Its track record counts every trade after costs, losses included.',
      )}
    </span>
    {to !== undefined && to !== null && <span>{t('Signals to {date}', { date: digits(to) })}</span>}
    {asOf !== undefined && <span>{t('As of {date}', { date: digits(asOf) })}</span>}
  </footer>
);
