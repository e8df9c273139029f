import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { Link } from 'react-router';
import { dayOf } from '../../shared/membership/day-of.ts';
import { useHeld } from '../../shared/membership/use-held.ts';
import { FEATURE_WORDS } from '../../shared/payment/package-words.ts';
import { PriceLines } from './price-lines.tsx';
import { PROVIDER_NAMES } from '../../shared/payment/provider-names.ts';
import type { Order } from '../../shared/payment/start-order.ts';
import { useItemTitle } from '../../shared/payment/use-item-title.ts';
import { operatorFacts } from '../../shared/site/operator-facts.ts';

/** What a tax invoice names of its seller: name, address and PAN (VAT Rules 2053, rule 17). */
const ON_PAPER = ['Name of the business', 'Address', 'PAN or VAT number'] as const;

/** Who sells; what the build was not told is left out. */
const Seller = () => {
  const facts = operatorFacts();
  const given = ON_PAPER.flatMap((label) => {
    const value = facts.find((fact) => fact.label === label)?.value ?? null;
    return value === null ? [] : [{ label, value }];
  });
  return given.length === 0 ? null : (
    <p className="text-muted">
      {given.map(({ label, value }) => (
        <span key={label} className="block">
          {label === 'PAN or VAT number' ? t('PAN {number}', { number: value }) : value}
        </span>
      ))}
    </p>
  );
};

/** What can be opened now, as the server has it. */
const OpenNow = () => {
  const { data: held } = useHeld();
  if (held === undefined) return null;
  const words: readonly Phrase[] = held.features.map((feature) => FEATURE_WORDS[feature]);
  return (
    <Panel label={t('Open to you now')} className="order">
      <PanelHead
        title={t('Open to you now')}
        note={
          held.ends_at === null
            ? held.tier
            : t('{tier} until {date}', { tier: held.tier, date: dayOf(held.ends_at) })
        }
      />
      <ul className="plain-list">
        {words.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
      <p className="acts">
        <Link className="btn is-primary" to="/dashboard">
          {t('To the market')}
        </Link>
        <Link className="btn" to="/my-signals">
          {t('My signals')}
        </Link>
      </p>
    </Panel>
  );
};

type Credited = Order & { credit_note: string; refunded_at: number };

export const isCredited = (order: Order): order is Credited =>
  order.credit_note !== null && order.refunded_at !== null;

/** A refunded order: the note that takes its receipt back, with all that a credit note has to name. */
export const CreditNote = ({ order }: { order: Credited }) => {
  const title = useItemTitle(order.item);
  return (
    <Panel label={t('Credit note')} className="order">
      <PanelHead title={t('Credit note {number}', { number: order.credit_note })} />
      <Seller />
      <PriceLines title={title} price={order.price} sum="Refunded" />
      <p className="text-muted">
        {t('paid back with {gateway} on {date}', {
          gateway: PROVIDER_NAMES[order.provider],
          date: dayOf(order.refunded_at),
        })}
        <br />
        {order.receipt !== null && order.settled_at !== null && (
          <>
            {t('To receipt {number} of {date}', {
              number: order.receipt,
              date: dayOf(order.settled_at),
            })}
            <br />
          </>
        )}
        {t('Order {id}', { id: order.id })}
      </p>
    </Panel>
  );
};

/** A paid order: its number, its lines, and what it opened. */
export const Receipt = ({ order }: { order: Order }) => {
  const title = useItemTitle(order.item);
  return (
    <>
      <Panel label={t('Receipt')} className="order">
        <PanelHead
          title={order.receipt === null ? t('Receipt') : t('Receipt {number}', { number: order.receipt })}
        />
        <Seller />
        <PriceLines title={title} price={order.price} sum="Paid" />
        <p className="text-muted">
          {order.settled_at === null
            ? PROVIDER_NAMES[order.provider]
            : t('paid with {gateway} on {date}', {
                gateway: PROVIDER_NAMES[order.provider],
                date: dayOf(order.settled_at),
              })}
          <br />
          {t('Order {id}', { id: order.id })}
        </p>
      </Panel>
      <OpenNow />
    </>
  );
};
