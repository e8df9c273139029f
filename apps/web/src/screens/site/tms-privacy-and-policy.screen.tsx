import { tmsPrivacy } from '@chuli/language/pages/tms-privacy';
import { LegalPage } from '../../features/site/legal-page.tsx';

const TmsPrivacyAndPolicyScreen = () => <LegalPage screen="tms-privacy-and-policy" text={tmsPrivacy} />;

export default TmsPrivacyAndPolicyScreen;
