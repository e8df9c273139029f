import { TIERS } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { searchOf } from '../../api/fetch-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { dayOf } from '../../shared/membership/day-of.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useHeld } from '../../shared/membership/use-held.ts';
import { useIsDemo } from '../../shared/membership/use-is-demo.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { DemoNotice } from './demo-notice.tsx';
import { type Offer, offerTitle, startsWhen } from '../../shared/payment/package-words.ts';
import { PriceLines } from './price-lines.tsx';
import { PromoForm } from './promo-form.tsx';
import { purchaseAddress } from './purchase-address.ts';
import { useItemTitle } from '../../shared/payment/use-item-title.ts';
import { useQuote } from './use-quote.ts';
import { vatInside } from '../../shared/payment/vat-inside.ts';

/** When the package begins, which is not always at once. */
const BeginsLine = ({ offer }: { offer: Offer }) => {
  const { data: held } = useHeld();
  if (held === undefined || held.ends_at === null) return null;
  const when = startsWhen(offer.tier, held.tier, TIERS);
  if (when === 'at-once') return null;
  return (
    <p className="text-muted">
      {when === 'instead'
        ? t(
            'Starts immediately. The unused days of {tier} are deducted; if they are worth more than the price, {tier} runs to its end instead.',
            { tier: held.tier },
          )
        : t('Starts when {tier} ends, on {date}.', { tier: held.tier, date: dayOf(held.ends_at) })}
    </p>
  );
};

const VisitorPrice = ({ offer, vatPercent }: { offer: Offer; vatPercent: number }) => {
  const { price } = offer;
  const nothing = vatInside(price, 0);
  return (
    <PriceLines
      title={offerTitle(offer)}
      price={{
        list: price,
        credit: nothing,
        discount: nothing,
        vat: vatInside(price, vatPercent),
        total: price,
      }}
    />
  );
};

const QuotedPrice = ({ item, promo }: { item: string; promo: string }) => {
  const title = useItemTitle(item);
  return (
    <Loaded
      title={t('The price')}
      call={useQuote(item, promo)}
      skeleton={<TableSkeleton label={t('The price')} rows={3} columns={2} />}
    >
      {(price) => <PriceLines title={title} price={price} />}
    </Loaded>
  );
};

/** To the gateways, or to an account first. */
const WayOn = ({ next }: { next: string }) => {
  const isSignedIn = useSignedIn();
  if (useIsDemo()) return <DemoNotice next={next} />;
  return (
    <p className="acts">
      {isSignedIn ? (
        <Link className="btn is-primary" to={next}>
          {t('Continue to payment')}
        </Link>
      ) : (
        <SignInLink next={next}>{t('Sign in and continue')}</SignInLink>
      )}
    </p>
  );
};

type OrderSummaryProps = { offers: readonly Offer[]; vatPercent: number };

/** What was chosen, what it costs, and the way on. */
export const OrderSummary = ({ offers, vatPercent }: OrderSummaryProps) => {
  const [{ package: item, promo }] = useAddress(purchaseAddress);
  const isSignedIn = useSignedIn();
  const offer = offers.find(({ id }) => id === item);
  const isChosen = item !== '' && offer?.is_sold !== false;
  const next = `/payment/providers${searchOf({ package: item, promo })}`;
  return (
    <Panel label={t('Your order')} className="order">
      <PanelHead title={t('Your order')} />
      {isChosen ? (
        <>
          {isSignedIn && <QuotedPrice item={item} promo={promo} />}
          {!isSignedIn && offer !== undefined && <VisitorPrice offer={offer} vatPercent={vatPercent} />}
          {offer !== undefined && <BeginsLine offer={offer} />}
        </>
      ) : (
        <p className="text-muted">
          {item !== '' && `${t('This is not for sale.')} `}
          {t('Choose a package to see your total.')}
        </p>
      )}
      <PromoForm />
      {isChosen && <WayOn next={next} />}
    </Panel>
  );
};
