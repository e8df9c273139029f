import { privacy } from '../../features/site/content/privacy.ts';
import { LegalPage } from '../../features/site/legal-page.tsx';

const PrivacyPolicyScreen = () => <LegalPage screen="privacy-policy" text={privacy} />;

export default PrivacyPolicyScreen;
