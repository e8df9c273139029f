import { tmsPrivacy } from '../../features/site/content/tms-privacy.ts';
import { LegalPage } from '../../features/site/legal-page.tsx';

const TmsPrivacyAndPolicyScreen = () => <LegalPage screen="tms-privacy-and-policy" text={tmsPrivacy} />;

export default TmsPrivacyAndPolicyScreen;
