import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { CallFailure } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';

type Offer = RowOf<'/membership/package/list/'>;

const YEAR = 12;

/** What the server says of a refusal: the feature, the first tier that has it, and the stock that shows it to everyone. */
type Locked = {
  feature: string;
  tier: string;
  demo: string | null;
  /** The caller only tries things, and what he asked for is not part of it. */
  isTried: boolean;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const lockedBy = ({ details }: CallFailure): Locked => ({
  feature: textOf(details['feature']),
  tier: textOf(details['tier']),
  demo: textOf(details['demo_symbol']) || null,
  isTried: details['is_demo'] === true,
});

const cheapest = (offers: readonly Offer[], { feature }: Locked): Offer | undefined =>
  offers
    .filter(({ features, is_sold }) => is_sold && features.some((name) => name === feature))
    .reduce<Offer | undefined>(
      (best, offer) => (best && best.price <= offer.price ? best : offer),
      undefined,
    );

/** The smallest package of the tier that the server named: another one may cost less a month and more a year. */
const offerOf = (offers: readonly Offer[], locked: Locked): Offer | undefined =>
  cheapest(
    offers.filter(({ tier }) => tier === locked.tier),
    locked,
  ) ?? cheapest(offers, locked);

const priceText = ({ price, months }: Offer): string =>
  months === YEAR
    ? t('From Rs {amount} a year, VAT included.', { amount: quantityText(price) })
    : t('From Rs {amount} for {months} months, VAT included.', {
        amount: quantityText(price),
        months: quantityText(months),
      });

const useDemoHref = (demo: string | null): string | null => {
  const { pathname, search } = useLocation();
  if (demo === null) return null;
  const params = new URLSearchParams(search);
  if (params.get('symbol') === demo) return null;
  params.set('symbol', demo);
  return `${pathname}?${params.toString()}`;
};

type Props = {
  title: string;
  failure: CallFailure;
  /** What it shows for one stock stands below. */
  hasExample?: boolean;
};

/** Never a blank wall: which package opens this, what it costs, and what it shows for one stock. */
export const LockedState = ({ title, failure, hasExample = false }: Props) => {
  const locked = lockedBy(failure);
  const { data } = useCall('/membership/package/list/', {});
  const offer = offerOf(data?.rows ?? [], locked);
  const href = useDemoHref(hasExample ? null : locked.demo);
  return (
    <div className="state is-locked">
      <h3>
        <Lock size={14} aria-hidden strokeWidth={1.5} className="mr-1 inline" />
        {locked.tier === ''
          ? t('{what} needs a higher package', { what: title })
          : t('{what}: opens with {tier}', { what: title, tier: locked.tier })}
      </h3>
      {locked.isTried && locked.demo !== null && (
        <p>{t('The demo shows this for the stocks in your list, on the last 30 sessions.')}</p>
      )}
      {offer !== undefined && <p>{priceText(offer)}</p>}
      <div className="acts">
        {offer !== undefined && (
          <Link className="btn is-primary" to={`/payment?package=${offer.id}`}>
            {t('Choose {tier}', { tier: offer.tier })}
          </Link>
        )}
        {href !== null && locked.demo !== null && (
          <Link className="btn" to={href}>
            {t('See it for {symbol}', { symbol: locked.demo })}
          </Link>
        )}
      </div>
    </div>
  );
};
