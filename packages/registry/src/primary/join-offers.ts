import { type TradingDate, daysBetween } from '@chuli/kernel';
import type { Offer } from './told-offer.ts';

/** One source reads the notice, another the opening; a second offer of the same size comes years later. */
const MOST_DAYS_APART = 45;

const isEither = <T>(one: T | null, other: T | null): boolean =>
  one === null || other === null || one === other;

/** A list that names nobody names the offer to the general public. */
const reservedFor = ({ reserved_for }: Offer): string => reserved_for ?? 'general';

const isOneKind = (one: Offer, other: Offer): boolean =>
  one.kind === other.kind || one.kind === 'other' || other.kind === 'other';

const firstDay = ({ opens_on, announced_on }: Offer): TradingDate | null => opens_on ?? announced_on;

const daysApart = (one: Offer, other: Offer): number => {
  const [first, second] = [firstDay(one), firstDay(other)];
  return first === null || second === null ? Infinity : Math.abs(daysBetween(first, second));
};

const isOneCompany = (one: Offer, other: Offer): boolean =>
  one.symbol !== null && other.symbol !== null
    ? one.symbol === other.symbol
    : one.company !== null && one.company === other.company;

/** Names are spelt in two ways; nobody else offers just as many units from the same day on. */
const isOneSize = (one: Offer, other: Offer): boolean =>
  one.units !== null &&
  one.units === other.units &&
  one.opens_on !== null &&
  one.opens_on === other.opens_on &&
  isEither(one.symbol, other.symbol);

/** Whether two sources speak of one offer. */
const isOneOffer = (one: Offer, other: Offer): boolean =>
  isOneKind(one, other) &&
  reservedFor(one) === reservedFor(other) &&
  ((isOneCompany(one, other) &&
    isEither(one.units, other.units) &&
    daysApart(one, other) <= MOST_DAYS_APART) ||
    isOneSize(one, other));

/** A later notice corrects an earlier one; a notice knows its days better than a list. */
const latestFirst = (one: Offer, other: Offer): number =>
  (other.announced_on ?? '').localeCompare(one.announced_on ?? '') || one.id.localeCompare(other.id);

type Days = Pick<Offer, 'opens_on' | 'closes_on' | 'closes_late_on' | 'dates_bs'>;

/** Those of one source, so that no opening of one stands beside the close of another. */
const daysOf = (told: readonly Offer[]): Days => {
  const own =
    told.find((one) => one.opens_on !== null && one.closes_on !== null) ??
    told.find((one) => one.opens_on !== null) ??
    told[0];
  if (own === undefined) throw new Error('No source tells of this offer.');
  const { opens_on, closes_on, closes_late_on, dates_bs } = own;
  return { opens_on, closes_on, closes_late_on, dates_bs };
};

/** What several sources tell of one offer, each where it tells more. */
const joined = (rows: readonly Offer[]): Offer => {
  const told = rows.toSorted(latestFirst);
  const [newest] = told as [Offer, ...Offer[]];
  const first = <K extends keyof Offer>(key: K): Offer[K] =>
    (told.find((one) => one[key] !== null) ?? newest)[key];
  return {
    ...newest,
    id: told.findLast(({ announced_on }) => announced_on !== null)?.id ?? newest.id,
    symbol: first('symbol'),
    company:
      told.find(({ symbol, company }) => symbol !== null && company !== null)?.company ?? newest.company,
    kind: told.find(({ kind }) => kind !== 'other')?.kind ?? newest.kind,
    reserved_for: first('reserved_for'),
    units: first('units'),
    price: first('price'),
    manager: first('manager'),
    announced_on: told.findLast(({ announced_on }) => announced_on !== null)?.announced_on ?? null,
    allotted_on: first('allotted_on'),
    listed_on: first('listed_on'),
    applied_units: first('applied_units'),
    ...daysOf(told),
  };
};

/** Every offer once, however many sources name it. */
export const joinOffers = (offers: readonly Offer[]): Offer[] => {
  const known: Offer[][] = [];
  for (const offer of offers) {
    const same = known.find((rows) => rows.some((row) => isOneOffer(row, offer)));
    if (same === undefined) known.push([offer]);
    else same.push(offer);
  }
  return known.map((rows) => (rows.length === 1 ? (rows[0] as Offer) : joined(rows)));
};
