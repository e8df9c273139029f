import { PartnerLanding } from '../../features/partner/landing.tsx';

const DemoTablesScreen = () => <PartnerLanding arrangement="tables" />;

export default DemoTablesScreen;
