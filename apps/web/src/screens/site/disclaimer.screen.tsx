import { disclaimer } from '../../features/site/content/disclaimer.ts';
import { LegalPage } from '../../features/site/legal-page.tsx';

const DisclaimerScreen = () => <LegalPage screen="disclaimer" text={disclaimer} />;

export default DisclaimerScreen;
