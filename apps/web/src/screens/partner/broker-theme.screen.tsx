import { t } from '@chuli/language';
import { FLOW_TEXT } from '../../features/broker/flow-text.ts';
import { FlowView } from '../../features/broker/flow-view.tsx';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';

const BrokerThemeScreen = () => (
  <PartnerFrame title={t('Who bought and who sold')} explain={FLOW_TEXT}>
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
