import { tmsTerms } from '@chuli/language/pages/tms-terms';
import { LegalPage } from '../../features/site/legal-page.tsx';

const TmsTermsAndConditionScreen = () => <LegalPage screen="tms-terms-and-condition" text={tmsTerms} />;

export default TmsTermsAndConditionScreen;
