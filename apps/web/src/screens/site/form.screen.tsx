import { useParams } from 'react-router';
import { FormPage } from '../../features/site/form-page.tsx';

/** Any form of the database, by its name in the address. */
const FormScreen = () => <FormPage screen="form" id={useParams()['id'] ?? ''} />;

export default FormScreen;
