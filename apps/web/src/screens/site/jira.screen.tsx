import { FormPage } from '../../features/site/form-page.tsx';

const JiraScreen = () => <FormPage screen="jira" id="jira" />;

export default JiraScreen;
