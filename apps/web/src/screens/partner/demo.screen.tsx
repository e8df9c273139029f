import { PartnerLanding } from '../../features/partner/landing.tsx';

const DemoScreen = () => <PartnerLanding arrangement="chart" />;

export default DemoScreen;
