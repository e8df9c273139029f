import { FLOW_TEXT } from '../../features/broker/flow-text.ts';
import { FlowView } from '../../features/broker/flow-view.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';

const BrokersAnalyticsScreen = () => (
  <FlowView
    renderHead={(filters, actions) => (
      <PageHead screen="brokers-analytics" explain={FLOW_TEXT}>
        {filters}
        <span className="ml-auto phone:hidden">{actions}</span>
      </PageHead>
    )}
  />
);

export default BrokersAnalyticsScreen;
