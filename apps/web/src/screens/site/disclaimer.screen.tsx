import { disclaimer } from '@chuli/language/pages/disclaimer';
import { LegalPage } from '../../features/site/legal-page.tsx';

const DisclaimerScreen = () => <LegalPage screen="disclaimer" text={disclaimer} />;

export default DisclaimerScreen;
