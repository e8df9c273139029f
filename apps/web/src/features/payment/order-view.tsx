import './payment.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { searchOf } from '../../api/fetch-call.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { readOrderAddress } from '../../shared/payment/order-address.ts';
import { isOpen } from './order-wait.ts';
import { PROVIDER_NAMES } from '../../shared/payment/provider-names.ts';
import { CreditNote, Receipt, isCredited } from './receipt.tsx';
import type { Order } from '../../shared/payment/start-order.ts';
import { useOrder } from './use-order.ts';

/** False for a package that cannot be bought; add-ons stand in another list and are not judged here. */
const useIsSold = (item: string): boolean => {
  const { data } = useCall('/membership/package/list/', {});
  return data?.rows.find(({ id }) => id === item)?.is_sold !== false;
};

/** Someone who turned back at the gateway goes on with the same order. */
const PayAgain = ({ order, className }: { order: Order; className: string }) =>
  useIsSold(order.item) && (
    <Link className={className} to={`/payment/providers${searchOf({ package: order.item })}`}>
      {t('Pay again')}
    </Link>
  );

const Waiting = ({ order }: { order: Order }) => (
  <div className="state" aria-busy>
    <h2>{t('Checking with {gateway}', { gateway: PROVIDER_NAMES[order.provider] })}</h2>
    <p>
      <output>
        {t('The gateway hasn’t confirmed yet. We keep checking, even after you close this page.')}
      </output>
    </p>
    <div className="acts">
      <PayAgain order={order} className="btn" />
    </div>
  </div>
);

const ENDS = {
  failed: [
    'The payment did not go through',
    'The gateway declined it, or you cancelled. Nothing was bought. If money did leave your account, your package opens as soon as the gateway confirms.',
  ],
  expired: [
    'The gateway didn’t answer in time',
    'Nothing has been bought yet. If money left your account, your package opens as soon as the gateway confirms.',
  ],
  refunded: ['Payment refunded', 'The gateway refunded this payment, and what it opened is closed.'],
} as const satisfies Record<string, readonly [Phrase, Phrase]>;

const NotPaid = ({ order, call }: { order: Order & { state: keyof typeof ENDS }; call: Call<Order> }) => {
  const [title, why] = ENDS[order.state];
  return (
    <div className="state">
      <h2>{t(title)}</h2>
      <p>{t(why)}</p>
      <div className="acts">
        <PayAgain order={order} className="btn is-primary" />
        {order.state !== 'refunded' && (
          <button
            type="button"
            className="btn"
            disabled={call.isFetching}
            onClick={() => void call.refetch()}
          >
            {t('Check again')}
          </button>
        )}
        <Link className="btn" to="/payment">
          {t('All packages')}
        </Link>
      </div>
    </div>
  );
};

const Shown = ({ order, call }: { order: Order; call: Call<Order> }) => {
  const { state } = order;
  if (isOpen(order)) return <Waiting order={order} />;
  if (state === 'failed' || state === 'expired' || state === 'refunded')
    return (
      <>
        <NotPaid order={{ ...order, state }} call={call} />
        {isCredited(order) && <CreditNote order={order} />}
      </>
    );
  return <Receipt order={order} />;
};

const never = () => () => undefined;
const inBrowser = (): boolean => true;
const asKept = (): boolean => false;

const NoOrder = () => (
  <div className="state">
    <h2>{t('We couldn’t find an order in this link')}</h2>
    <p>{t('Everything you paid for is in your profile; nothing is lost by closing this page.')}</p>
    <div className="acts">
      <Link className="btn" to="/user-profile">
        {t('To my payments')}
      </Link>
      <Link className="btn" to="/payment">
        {t('All packages')}
      </Link>
    </div>
  </div>
);

/**
 * Where a gateway sends people back to, whichever way it went: gateways call their failure address for a payment that
 * is still under way too, so every such page asks the server, and shows what that knows.
 */
export const OrderView = ({ heading }: { heading: Phrase }) => {
  const { search } = useLocation();
  const [{ order: id, data }] = useState(() => readOrderAddress(search));
  const isSignedIn = useSignedIn();
  const call = useOrder(isSignedIn ? id : null, data);
  // The page as it is kept for everyone knows no address: it must not tell a payer that there is no order.
  const isHere = useSyncExternalStore(never, inBrowser, asKept);
  if (!isHere) return <TableSkeleton label={t('The order')} rows={4} columns={2} />;
  return (
    <>
      <div className="page-head">
        <h1>{t(heading)}</h1>
      </div>
      {id === null && <NoOrder />}
      {id !== null && !isSignedIn && (
        <div className="state">
          <h2>{t('Sign in to see your order')}</h2>
          <p>{t('The payment is checked whether or not you do.')}</p>
          <div className="acts">
            <SignInLink>{t('Sign in')}</SignInLink>
          </div>
        </div>
      )}
      {id !== null && isSignedIn && (
        <Loaded
          title={t('The order')}
          call={call}
          skeleton={<TableSkeleton label={t('The order')} rows={4} columns={2} />}
        >
          {(order) => <Shown order={order} call={call} />}
        </Loaded>
      )}
    </>
  );
};
