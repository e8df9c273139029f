import { type Phrase, digits, say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';

const WHOLE: Readonly<Record<string, Phrase>> = {
  all: 'All years',
  'sample:out': 'Out of sample',
  'sample:in': 'In sample',
  'new-listing': 'New listings',
  'liquidity:high': 'Liquidity: upper third',
  'liquidity:middle': 'Liquidity: middle third',
  'liquidity:low': 'Liquidity: lower third',
  'capitalisation:high': 'Large companies',
  'capitalisation:middle': 'Middle companies',
  'capitalisation:low': 'Small companies',
};

const GROUPS = ['all', 'sample', 'new-listing', 'year', 'liquidity', 'capitalisation', 'sector'];

/** The group a slice belongs to, in the order in which they are read: the whole, then what could explain it. */
export const sliceGroup = (slice: string): number =>
  GROUPS.findIndex((group) => slice === group || slice.startsWith(`${group}:`));

const NAMED = Object.keys(WHOLE);

/** Within a group by the order above, by year, or by the number of the sector. */
const placeOf = (slice: string): number =>
  NAMED.includes(slice) ? NAMED.indexOf(slice) : Number(slice.split(':')[1] ?? 0);

export const bySlice = (one: string, other: string): number =>
  sliceGroup(one) - sliceGroup(other) || placeOf(one) - placeOf(other);

/** A slice in words: a sector by its name, a year by its number. */
export const sliceText = (slice: string): string => {
  const whole = WHOLE[slice];
  if (whole !== undefined) return t(whole);
  const [group, value = ''] = slice.split(':');
  if (group !== 'sector') return digits(value);
  return say(SECTORS.find(({ id }) => String(id) === value)?.name ?? 'Others');
};
