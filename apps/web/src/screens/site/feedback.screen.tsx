import { FormPage } from '../../features/site/form-page.tsx';

const FeedbackScreen = () => <FormPage screen="feedback" id="feedback" />;

export default FeedbackScreen;
