import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';

/** Shown inside the app, which sells nothing itself. */
const PaymentIosScreen = () => (
  <>
    <div className="page-head">
      <h1>{t('Packages')}</h1>
    </div>
    <div className="state">
      <h2>{t('Packages are not sold in the app')}</h2>
      <p>
        {t(
          'Whatever your account holds is open here too, as soon as you sign in. Packages of {product} are bought on its website.',
          { product: PRODUCT.name },
        )}
      </p>
    </div>
  </>
);

export default PaymentIosScreen;
