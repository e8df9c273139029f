import { DEMO_SYMBOL, type Feature, TIERS, type Tier } from '@chuli/contracts/screens';
import { digits, say, t } from '@chuli/language';
import { Button, classNames, rupeesText } from '@chuli/ui';
import { Check } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { PLACE_LABELS } from '../../screen-kit/place-labels.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { dayOf } from '../../shared/membership/day-of.ts';
import type { Held } from '../../shared/membership/use-held.ts';
import { FEATURE_WORDS, type Offer, byTier, durationText } from '../../shared/payment/package-words.ts';
import { comparisonOf } from './comparison.ts';

/** A column of the table: the free package has nothing to buy. */
type Plan = { tier: Tier; features: readonly Feature[]; offer: Offer | null; isChosen: boolean };

type HeadProps = { plan: Plan; held: Held | undefined; onChoose: (id: string) => void };

const HeldChip = ({ held }: { held: Held }) => (
  <span className="chip is-info">
    {held.ends_at === null ? t('Yours') : t('Yours until {date}', { date: dayOf(held.ends_at) })}
  </span>
);

const Price = ({ months, price }: Offer) => (
  <>
    <span className="plan-price">{t('Rs {amount}', { amount: rupeesText(price).replace(/\.00$/, '') })}</span>
    <small>{t('for {duration}', { duration: durationText(months) })}</small>
    {months > 1 && <small>{t('Rs {amount} a month', { amount: rupeesText(price / months) })}</small>}
  </>
);

const PlanHead = ({ plan: { tier, offer, isChosen }, held, onChoose }: HeadProps) => (
  <th scope="col" className={classNames('plan', isChosen && 'is-chosen')}>
    <b>{tier}</b>
    {offer === null ? (
      <>
        <span className="plan-price">{t('Free')}</span>
        <small>{t('for everyone who signs in')}</small>
      </>
    ) : (
      <Price {...offer} />
    )}
    {held?.tier === tier && <HeldChip held={held} />}
    {offer !== null && (
      <Button
        aria-pressed={isChosen}
        aria-label={isChosen ? t('{tier} chosen', { tier }) : t('Choose {tier}', { tier })}
        onClick={() => onChoose(offer.id)}
      >
        {isChosen ? t('Chosen') : t('Choose')}
      </Button>
    )}
  </th>
);

const Opened = () => (
  <>
    <Check aria-hidden />
    <span className="sr-only">{t('included')}</span>
  </>
);

type RowProps = {
  feature: Feature | null;
  /** Whether the example stock shows what would be opened. */
  hasExample: boolean;
};

const Locked = ({ hasExample }: Pick<RowProps, 'hasExample'>) => (
  <span className="only">
    {hasExample ? (
      t('{symbol} only', { symbol: DEMO_SYMBOL })
    ) : (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('not included')}</span>
      </>
    )}
  </span>
);

const Cell = ({ plan, feature, hasExample }: RowProps & { plan: Plan }) => (
  <td className={classNames('plan', plan.isChosen && 'is-chosen')}>
    {feature === null || plan.features.includes(feature) ? <Opened /> : <Locked hasExample={hasExample} />}
  </td>
);

const Cells = ({ plans, ...row }: RowProps & { plans: readonly Plan[] }) =>
  plans.map((plan) => <Cell key={plan.tier} plan={plan} {...row} />);

const GroupHead = ({ plans, text }: { plans: readonly Plan[]; text: string }) => (
  <tr className="group">
    <th scope="rowgroup" colSpan={plans.length + 1}>
      {text}
    </th>
  </tr>
);

const Rows = ({ plans }: { plans: readonly Plan[] }) => {
  const { free, paid } = useMemo(() => comparisonOf(screensHere()), []);
  return (
    <>
      <GroupHead plans={plans} text={t('Free with an account')} />
      {free.map(({ place, screens }) => (
        <tr key={place}>
          <th scope="row">
            {t(PLACE_LABELS[place])} <small>{screens.map(({ title }) => say(title)).join(', ')}</small>
          </th>
          <Cells plans={plans} feature={null} hasExample={false} />
        </tr>
      ))}
      {paid.map(({ feature, screens }) => (
        <Fragment key={feature}>
          <GroupHead plans={plans} text={t(FEATURE_WORDS[feature])} />
          {screens.map(({ path, title, access }) => (
            <tr key={path}>
              <th scope="row">
                <Link to={path}>{say(title)}</Link>
              </th>
              <Cells plans={plans} feature={feature} hasExample={access === 'open'} />
            </tr>
          ))}
        </Fragment>
      ))}
    </>
  );
};

type PlanTableProps = {
  offers: readonly Offer[];
  held: Held | undefined;
  item: string;
  vatPercent: number;
  onChoose: (id: string) => void;
};

const plansOf = (offers: readonly Offer[], item: string): Plan[] => {
  const sold = byTier(
    offers.filter(({ is_sold }) => is_sold),
    TIERS,
  );
  return [
    { tier: TIERS[0], features: [], offer: null, isChosen: false },
    ...sold.map((offer) => ({
      tier: offer.tier,
      features: offer.features,
      offer,
      isChosen: offer.id === item,
    })),
  ];
};

/** The packages side by side, from the free one up, by the screens that each opens. */
export const PlanTable = ({ offers, held, item, vatPercent, onChoose }: PlanTableProps) => {
  const plans = plansOf(offers, item);
  return (
    <div className="plans">
      <table>
        <caption className="sr-only">{t('What each package opens')}</caption>
        <thead>
          <tr>
            <th scope="col" className="plans-note">
              {t('{percent} % VAT included', { percent: digits(String(vatPercent)) })}
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.offer?.id ?? plan.tier} plan={plan} held={held} onChoose={onChoose} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows plans={plans} />
        </tbody>
      </table>
    </div>
  );
};
