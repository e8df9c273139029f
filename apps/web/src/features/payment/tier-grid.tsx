import { type Tier, TIERS } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { Button, rupeesText } from '@chuli/ui';
import { Check } from 'lucide-react';
import type { Held } from '../membership/use-held.ts';
import { dayOf } from '../membership/day-of.ts';
import { FEATURE_WORDS, type Offer, addedBy, byTier, durationText } from './package-words.ts';

type Chosen = { held: Held | undefined; item: string; vatPercent: number; onChoose: (id: string) => void };

const HeldChip = ({ tier, held }: { tier: Tier; held: Held | undefined }) => {
  if (held?.tier !== tier) return null;
  return (
    <span className="chip is-info">
      {held.ends_at === null ? t('Yours') : t('Yours until {date}', { date: dayOf(held.ends_at) })}
    </span>
  );
};

const FreeCard = ({ held }: { held: Held | undefined }) => (
  <li className="tier">
    <h2>{TIERS[0]}</h2>
    <p className="tier-price">{t('Free')}</p>
    <p className="text-muted">{t('for everyone who signs in')}</p>
    <ul>
      {[
        t('Prices, charts, floorsheet and market summary'),
        t('The record of every list of signals'),
        t('Whatever is locked, for one example stock'),
      ].map((text) => (
        <li key={text}>
          <Check aria-hidden />
          {text}
        </li>
      ))}
    </ul>
    <div className="tier-foot">
      <HeldChip tier={TIERS[0]} held={held} />
    </div>
  </li>
);

type TierCardProps = Chosen & { offers: readonly Offer[]; place: number; offer: Offer };

const TierCard = ({ offers, place, offer, held, item, vatPercent, onChoose }: TierCardProps) => {
  const { id, tier, months, price } = offer;
  const added = addedBy(offers, place);
  const before = offers[place - 1]?.tier ?? TIERS[0];
  return (
    <li className="tier">
      <h2>{tier}</h2>
      <p className="tier-price">
        {t('Rs {amount}', { amount: rupeesText(price) })}{' '}
        <small>{t('for {duration}', { duration: durationText(months) })}</small>
      </p>
      <p className="text-muted">
        {months > 1 && `${t('Rs {amount} a month', { amount: rupeesText(price / months) })} · `}
        {t('{percent} % VAT included', { percent: vatPercent })}
      </p>
      <p>{t('What {tier} has, and:', { tier: before })}</p>
      <ul>
        {added.map((feature) => (
          <li key={feature}>
            <Check aria-hidden />
            {t(FEATURE_WORDS[feature])}
          </li>
        ))}
      </ul>
      <div className="tier-foot">
        <HeldChip tier={tier} held={held} />
        <Button aria-pressed={id === item} onClick={() => onChoose(id)}>
          {id === item ? t('{tier} chosen', { tier }) : t('Choose {tier}', { tier })}
        </Button>
      </div>
    </li>
  );
};

/** The packages side by side, from the free one up; each says only what it adds. */
export const TierGrid = ({ offers, ...chosen }: Chosen & { offers: readonly Offer[] }) => {
  const sold = byTier(
    offers.filter(({ is_sold }) => is_sold),
    TIERS,
  );
  return (
    <ul className="tiers">
      <FreeCard held={chosen.held} />
      {sold.map((offer, place) => (
        <TierCard key={offer.id} offers={sold} place={place} offer={offer} {...chosen} />
      ))}
    </ul>
  );
};
