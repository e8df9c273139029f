import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { joinOffers } from './join-offers.ts';
import type { Offer } from './told-offer.ts';

type Question = { as_of: TradingDate; symbol?: StockSymbol | undefined };

/** What lies ahead of a day is announced, except what only shows when it has happened: the allotment and the listing. */
const asKnownOn = <O extends Offer>(offer: O, day: TradingDate): O => {
  const happened = (on: TradingDate | null) => (on !== null && on <= day ? on : null);
  const counted = offer.allotted_on ?? offer.closes_on ?? offer.opens_on;
  return {
    ...offer,
    allotted_on: happened(offer.allotted_on),
    listed_on: happened(offer.listed_on),
    applied_units: happened(counted) === null ? null : offer.applied_units,
  };
};

/** Of all companies: a notice may name the company and not its symbol. */
const publicOffers = (registry: Registry, { as_of }: Question): Promise<Offer[]> =>
  registry
    .selectFrom('public_offer')
    .select(['id', 'symbol', 'company', 'kind', 'reserved_for', 'units', 'manager', 'source'])
    .select(['announced_on', 'opens_on', 'closes_on', 'closes_late_on', 'allotted_on', 'listed_on'])
    .select(['applied_units', 'dates_bs'])
    .select((eb) => eb.ref('price').$castTo<Paisa | null>().as('price'))
    .where('known_on', '<=', as_of)
    .execute();

/** What nobody says of a right issue. */
const OF_HOLDERS = {
  kind: 'right' as const,
  reserved_for: null,
  closes_late_on: null,
  allotted_on: null,
  listed_on: null,
  applied_units: null,
  dates_bs: null,
  source: 'rights',
};

/** A right issue is an offer to those who hold the share already. */
const rightOffers = async (registry: Registry, { as_of, symbol }: Question): Promise<Offer[]> => {
  let query = registry
    .selectFrom('rights_issue')
    .innerJoin('company', 'company.symbol', 'rights_issue.symbol')
    .select(['rights_issue.symbol', 'company.name as company', 'units', 'issue_manager as manager'])
    .select(['announced_on', 'opened_on as opens_on', 'closed_on as closes_on'])
    .select((eb) => eb.ref('issue_price').$castTo<Paisa | null>().as('price'))
    .where((eb) => eb(eb.fn.coalesce('announced_on', 'opened_on'), '<=', as_of));
  if (symbol !== undefined) query = query.where('rights_issue.symbol', '=', symbol);
  const rows = await query.execute();
  return rows.map((row) => Object.assign({ id: `${row.symbol} ${row.opens_on}` }, row, OF_HOLDERS));
};

const firstDay = ({ opens_on, announced_on }: Offer): string => opens_on ?? announced_on ?? '';

/** Public offers and right issues as they were known on a day, each once, the newest first. */
export const listOffers = async (registry: Registry, question: Question): Promise<Offer[]> => {
  const [offers, rights] = await Promise.all([
    publicOffers(registry, question),
    rightOffers(registry, question),
  ]);
  const { as_of, symbol } = question;
  return joinOffers([...offers, ...rights].map((offer) => asKnownOn(offer, as_of)))
    .filter((offer) => symbol === undefined || offer.symbol === symbol)
    .toSorted((a, b) =>
      firstDay(a) === firstDay(b) ? (a.id < b.id ? -1 : 1) : firstDay(a) < firstDay(b) ? 1 : -1,
    );
};
