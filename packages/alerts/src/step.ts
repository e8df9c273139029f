import { type Instant, kathmanduMinutes } from '@chuli/kernel';
import type { Firing, Instance, Look, Settings, Step } from './instance.ts';
import { comparePlaces } from './place.ts';
import type { InstanceState } from './words.ts';

/** An alert that tells every time tells of one stock at most once in so long. */
const EVERY_MS = 60_000;

/** Whether it tells at closes only; what it sees of a forming bar then only makes it pending. */
export const tellsAtClose = ({ timing, frequency }: Settings): boolean =>
  timing === 'close' || frequency === 'once-per-bar-close' || frequency === 'each-bar-close';

const two = (value: number): string => String(value).padStart(2, '0');

const minuteOf = (at: Instant): string => {
  const minutes = kathmanduMinutes(at);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const firingOf = ({ frequency }: Settings, { place, value }: Look): Firing => ({
  bar:
    frequency === 'every-time' && !place.isClosed ? `${place.bar} ${minuteOf(place.at)}` : String(place.bar),
  at: place.at,
  value,
  isForming: !place.isClosed,
});

const moved = (instance: Instance, state: InstanceState, { place, value, side }: Look): Step => ({
  instance: { ...instance, state, place, value, side: state === 'pending' ? instance.side : side },
  firing: null,
});

const unchanged = (instance: Instance): Step => ({ instance, firing: null });

/** To a state that it may be in already: then nothing has changed. */
const into = (instance: Instance, state: InstanceState, look: Look): Step =>
  instance.state === state ? unchanged(instance) : moved(instance, state, look);

/** After it was true: it has to become false first, unless it crossed its level so far that it waits on the other side. */
const after = (state: InstanceState, { side }: Look): InstanceState => (side === null ? state : 'armed');

const fired = (settings: Settings, instance: Instance, look: Look): Step => {
  const { place } = look;
  const state = settings.frequency === 'once' ? 'expired' : after('fired', look);
  return {
    instance: { ...moved(instance, state, look).instance, firedBar: place.bar, firedAt: place.at },
    firing: firingOf(settings, look),
  };
};

/** A bar tells once, a minute tells once: what comes too soon passes untold. */
const isTooSoon = ({ frequency }: Settings, { firedBar, firedAt }: Instance, { place }: Look): boolean => {
  if (frequency === 'once-per-bar') return firedBar === place.bar;
  return frequency === 'every-time' && firedAt !== null && place.at - firedAt < EVERY_MS;
};

const tells = ({ frequency, firesFirst }: Settings, { state }: Instance): boolean => {
  if (state === 'armed' || state === 'pending') return true;
  return frequency === 'each-bar-close' || (state === 'idle' && firesFirst);
};

const whenTrue = (settings: Settings, instance: Instance, look: Look): Step => {
  if (tells(settings, instance))
    return isTooSoon(settings, instance, look)
      ? moved(instance, after('cooling', look), look)
      : fired(settings, instance, look);
  const stays = instance.state === 'fired' && !tellsAtClose(settings);
  return stays ? unchanged(instance) : into(instance, 'cooling', look);
};

const whenNear = (instance: Instance, look: Look): Step =>
  instance.state === 'idle' || instance.state === 'pending'
    ? moved(instance, 'armed', { ...look, side: look.side ?? instance.side })
    : unchanged(instance);

/** A bar that forms, to an alert that tells at its close. */
const whilePending = (instance: Instance, look: Look): Step => {
  if (instance.state === 'armed' && look.reading === 'holds') return moved(instance, 'pending', look);
  return instance.state === 'pending' && look.reading === 'fails'
    ? moved(instance, 'armed', look)
    : unchanged(instance);
};

/** How things stood when the alert was made, or on the bar before the first that is judged: no news, whatever it was. */
export const baseline = ({ firesFirst }: Settings, instance: Instance, look: Look): Instance => {
  if (look.reading === 'silent' || firesFirst) return instance;
  return into(instance, look.reading === 'holds' ? after('cooling', look) : 'armed', look).instance;
};

const isOver = ({ expiresOn, isPaused }: Settings, { state }: Instance, { place }: Look): boolean =>
  isPaused || state === 'expired' || (expiresOn !== null && place.bar > expiresOn);

/** Whether a look can change anything: it is later than the last that did, and says something to this alert. */
const isTaken = (settings: Settings, instance: Instance, look: Look): boolean => {
  const { place, reading } = look;
  const isBefore = instance.place !== null && comparePlaces(place, instance.place) <= 0;
  const isIgnored = !place.isClosed && settings.timing === 'close';
  return !(isBefore || isIgnored || reading === 'silent' || isOver(settings, instance, look));
};

/**
 * One look at one stock: how the alert stands with it from here on, and whether that is news. Looks come in the order of
 * their places; one that came before changes nothing, so that a log may be read again from its beginning.
 */
export const step = (settings: Settings, instance: Instance, look: Look): Step => {
  if (!isTaken(settings, instance, look)) return unchanged(instance);
  const { place, reading } = look;
  const onlyPends = !place.isClosed && tellsAtClose(settings);
  if (place.at <= settings.since) return unchanged(onlyPends ? instance : baseline(settings, instance, look));
  if (onlyPends) return whilePending(instance, look);
  if (reading === 'holds') return whenTrue(settings, instance, look);
  return reading === 'fails' ? into(instance, 'armed', look) : whenNear(instance, look);
};
