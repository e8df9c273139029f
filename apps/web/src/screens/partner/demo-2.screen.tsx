import { PartnerLanding } from '../../features/partner/landing.tsx';

const DemoBriefScreen = () => <PartnerLanding arrangement="brief" />;

export default DemoBriefScreen;
