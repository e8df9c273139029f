import { FormPage } from '../../features/site/form-page.tsx';

const ContactUsScreen = () => <FormPage screen="contact-us" id="contact-us" />;

export default ContactUsScreen;
