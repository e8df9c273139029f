import '../../features/payment/payment.css';
import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Link, useNavigate } from 'react-router';
import { searchOf } from '../../api/fetch-call.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useIsDemo } from '../../shared/membership/use-is-demo.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { DemoNotice } from '../../features/payment/demo-notice.tsx';
import { GatewayList } from '../../features/payment/gateway-list.tsx';
import { PriceLines } from '../../features/payment/price-lines.tsx';
import { purchaseAddress } from '../../features/payment/purchase-address.ts';
import { useItemTitle } from '../../shared/payment/use-item-title.ts';
import { usePromo, useQuote } from '../../features/payment/use-quote.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

const Paying = ({ item, promo }: { item: string; promo: string }) => {
  const title = useItemTitle(item);
  const isValid = usePromo(promo).data?.is_valid === true;
  return (
    <Loaded
      title={t('The price')}
      call={useQuote(item, promo)}
      skeleton={<TableSkeleton label={t('The price')} rows={4} columns={2} />}
    >
      {(price) => (
        <>
          <Panel label={t('Your order')} className="order">
            <PanelHead title={t('Your order')}>
              <Link className="text-accent" to={`/payment${searchOf({ package: item, promo })}`}>
                {t('Change')}
              </Link>
            </PanelHead>
            <PriceLines title={title} price={price} />
          </Panel>
          <GatewayList purchase={{ item, promo: isValid ? promo : '' }} total={price.total} />
        </>
      )}
    </Loaded>
  );
};

/** The sum once more, and the gateways that take it. */
const PaymentProvidersScreen = () => {
  const [{ package: item, promo }] = useAddress(purchaseAddress);
  const isSignedIn = useSignedIn();
  const isDemo = useIsDemo();
  const navigate = useNavigate();
  return (
    <>
      <div className="page-head">
        <h1>{t('Pay')}</h1>
      </div>
      {item === '' && (
        <EmptyState
          title={t('Nothing chosen')}
          why={t('Choose a package first.')}
          action={{ label: t('All packages'), onClick: () => void navigate('/payment') }}
        />
      )}
      {item !== '' && !isSignedIn && (
        <div className="state">
          <h2>{t('Sign in to pay')}</h2>
          <p>{t('A package belongs to your account, so please sign in first.')}</p>
          <div className="acts">
            <SignInLink>{t('Sign in')}</SignInLink>
          </div>
        </div>
      )}
      {item !== '' && isDemo && (
        <DemoNotice next={`/payment/providers${searchOf({ package: item, promo })}`} />
      )}
      {item !== '' && isSignedIn && !isDemo && <Paying item={item} promo={promo} />}
    </>
  );
};

export default PaymentProvidersScreen;
