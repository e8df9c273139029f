import type { RowOf } from '@chuli/contracts';
import type { Feature, Tier } from '@chuli/contracts/screens';
import { type Phrase, t } from '@chuli/language';

export type Offer = RowOf<'/membership/package/list/'>;
export type AddOn = RowOf<'/membership/package/add-ons/'>;

/** What each feature of the table opens, in the words of someone who would use it. */
export const FEATURE_WORDS = {
  'broker-analytics': 'Who buys and sells: broker analytics of every stock',
  signals: 'Daily and weekly signals and candlestick patterns',
  'stock-scans': 'Scans for supports, resistances and moving averages',
  'chart-walls': 'Two to six charts side by side, linked by time, and your own layouts',
  'indicator-sets': 'Your own sets of SMA, EMA, RSI, MACD, SuperTrend, DI and PSAR',
  alerts: 'Alerts on prices, limits, signals and your own conditions',
  'live-lists': 'Live lists: hot stocks, unusual volume and unusual ranges, minute by minute',
  'sector-reports': 'Reports of whole sectors: every company beside the others, and the sector as one',
  'fundamentals-pro': 'Growth of all companies in a quarter, fair values, and comparing companies',
  'broker-analytics-pro': 'What brokers bought less what they sold: net holding',
  'signals-pro': 'Hourly signals, mean reversion, breakouts, divergence, price action, Dow trend',
  bulk: 'Large orders, favourites of the heaviest brokers, and stocks at the limit of the day',
  'flow-plus': 'Who came in, buyer or seller, of every large order, and who is behind accumulation',
  'scan-builder': 'Your own rules over any measure: built, saved, shared, counted over the years',
} as const satisfies Record<Feature, Phrase>;

const MONTHS_A_YEAR = 12;

export const durationText = (months: number): string => {
  if (months === 1) return t('1 month');
  if (months === MONTHS_A_YEAR) return t('1 year');
  return t('{count} months', { count: months });
};

export const offerTitle = ({ tier, months }: Pick<Offer, 'tier' | 'months'>): string =>
  t('{tier}, {duration}', { tier, duration: durationText(months) });

export const addOnTitle = ({ feature, months }: Pick<AddOn, 'feature' | 'months'>): string =>
  t('{feature}, {duration}', { feature: t(FEATURE_WORDS[feature]), duration: durationText(months) });

/** A package or add-on by its id in words; the id itself where there is none of that name. */
export const itemTitle = (
  item: string,
  { offers, addOns }: { offers: readonly Offer[]; addOns: readonly AddOn[] },
): string => {
  const offer = offers.find(({ id }) => id === item);
  if (offer !== undefined) return offerTitle(offer);
  const addOn = addOns.find(({ id }) => id === item);
  return addOn === undefined ? item : addOnTitle(addOn);
};

/** From the smallest tier to the largest, whatever they cost. */
export const byTier = (offers: readonly Offer[], tiers: readonly Tier[]): Offer[] =>
  offers.toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || a.months - b.months);

/** When a tier that is bought now begins, beside the one that is held. */
export const startsWhen = (
  bought: Tier,
  held: Tier,
  tiers: readonly Tier[],
): 'at-once' | 'after' | 'instead' => {
  const [wanted, present] = [tiers.indexOf(bought), tiers.indexOf(held)];
  if (present <= 0) return 'at-once';
  return wanted > present ? 'instead' : 'after';
};
