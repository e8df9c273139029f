import { terms } from '@chuli/language/pages/terms';
import { LegalPage } from '../../features/site/legal-page.tsx';

const TermsAndConditionScreen = () => <LegalPage screen="terms-and-condition" text={terms} />;

export default TermsAndConditionScreen;
