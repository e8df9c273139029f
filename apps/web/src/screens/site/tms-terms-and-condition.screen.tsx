import { tmsTerms } from '../../features/site/content/tms-terms.ts';
import { LegalPage } from '../../features/site/legal-page.tsx';

const TmsTermsAndConditionScreen = () => <LegalPage screen="tms-terms-and-condition" text={tmsTerms} />;

export default TmsTermsAndConditionScreen;
