import { t } from '@chuli/language';
import { scanScreen } from '../../features/fundamental/scan-screen.tsx';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';

/** The fundamental scan under a partner's name. */
export default scanScreen(({ explain, filters, children }) => (
  <PartnerFrame title={t('Quarterly figures')} explain={explain ?? []}>
    <p className="partner-note">
      {t(
        'Ratios are worked out from the lines of each report, else as the company printed them; a dash says why there is none.',
      )}
    </p>
    <div className="partner-tools">{filters}</div>
    {children}
  </PartnerFrame>
));
