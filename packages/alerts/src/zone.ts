import type { Instance, Reading, Side } from './instance.ts';

/** How a level is compared; `crosses` from either side. */
export const OPERATORS = ['>=', '<=', 'crosses'] as const;
export type Operator = (typeof OPERATORS)[number];

/**
 * A level as whole numbers of its axis, paisa or shares. From under it is reached at `rise` and left again at `leftUnder`,
 * from over at `fall` and `leftOver`. A side on which it does not wait is null.
 */
export type Zone = {
  readonly rise: number | null;
  readonly fall: number | null;
  readonly leftUnder: number;
  readonly leftOver: number;
};

const SIDES: Readonly<Record<Operator, readonly Side[]>> = {
  '>=': ['under'],
  '<=': ['over'],
  crosses: ['under', 'over'],
};

/** A price that hovers at its level tells once: to be told anew it has to leave by a quarter of a percent, or a tick. */
const LEAVES_BY = 400;

export const marginOf = (level: number, tick: number): number => Math.max(tick, Math.ceil(level / LEAVES_BY));

/** The level lies between two steps where `up` and `down` differ: reached from under at the higher, from over at the lower. */
export const zoneOf = (
  operator: Operator,
  { up, down, margin }: { up: number; down: number; margin: number },
): Zone => ({
  rise: SIDES[operator].includes('under') ? up : null,
  fall: SIDES[operator].includes('over') ? down : null,
  leftUnder: up - margin,
  leftOver: down + margin,
});

type Read = { readonly reading: Reading; readonly side: Side | null };

const HOLDS: Read = { reading: 'holds', side: null };
const NEAR: Read = { reading: 'near', side: null };
const UNDER: Read = { reading: 'fails', side: 'under' };
const OVER: Read = { reading: 'fails', side: 'over' };

const isReached = ({ rise, fall }: Zone, value: number, side: Side): boolean =>
  side === 'under' ? rise !== null && value >= rise : fall !== null && value <= fall;

const hasLeft = ({ leftUnder, leftOver }: Zone, value: number, side: Side): boolean =>
  side === 'under' ? value <= leftUnder : value >= leftOver;

/** A jump may cross a level and leave it at once: it then waits from the other side already. */
const crossed = (zone: Zone, value: number, from: Side): Read => {
  const to = from === 'under' ? 'over' : 'under';
  const waitsThere = (to === 'under' ? zone.rise : zone.fall) !== null;
  return waitsThere && hasLeft(zone, value, to) ? { reading: 'holds', side: to } : HOLDS;
};

const readWaiting = (zone: Zone, value: number, side: Side, isPending: boolean): Read => {
  if (isReached(zone, value, side)) return crossed(zone, value, side);
  if (isPending && !hasLeft(zone, value, side)) return NEAR;
  return side === 'under' ? UNDER : OVER;
};

const readFirst = (zone: Zone, value: number): Read => {
  const { rise, fall } = zone;
  if (rise === null) return isReached(zone, value, 'over') ? HOLDS : OVER;
  if (fall === null) return isReached(zone, value, 'under') ? HOLDS : UNDER;
  if (value < rise) return UNDER;
  return value > fall ? OVER : HOLDS;
};

const readAfter = (zone: Zone, value: number): Read => {
  const { rise, fall } = zone;
  if (rise !== null && hasLeft(zone, value, 'under')) return UNDER;
  if (fall !== null && hasLeft(zone, value, 'over')) return OVER;
  const isBoth = rise !== null && fall !== null;
  return !isBoth && isReached(zone, value, rise === null ? 'over' : 'under') ? HOLDS : NEAR;
};

/** What a value says to an alert as it stands: an armed one waits from a side, one that fired has to be left first. */
export const readZone = (zone: Zone, { state, side }: Instance, value: number): Read => {
  if ((state === 'armed' || state === 'pending') && side !== null)
    return readWaiting(zone, value, side, state === 'pending');
  return state === 'idle' || state === 'armed' || state === 'pending'
    ? readFirst(zone, value)
    : readAfter(zone, value);
};
