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
          'Everything your account has is open here once you sign in. {product} packages are sold on the website.',
          { product: PRODUCT.name },
        )}
      </p>
    </div>
  </>
);

export default PaymentIosScreen;
