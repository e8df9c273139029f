import { privacy } from '@chuli/language/pages/privacy';
import { LegalPage } from '../../features/site/legal-page.tsx';

const PrivacyPolicyScreen = () => <LegalPage screen="privacy-policy" text={privacy} />;

export default PrivacyPolicyScreen;
