import { t } from '@chuli/language';
import { FlowView } from '../../features/broker/flow-view.tsx';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';

const BrokerThemeScreen = () => (
  <PartnerFrame title={t('Who bought and who sold')}>
    <FlowView
      renderHead={(filters, actions) => (
        <div className="partner-tools">
          {filters}
          <span className="ml-auto phone:hidden">{actions}</span>
        </div>
      )}
    />
  </PartnerFrame>
);

export default BrokerThemeScreen;
