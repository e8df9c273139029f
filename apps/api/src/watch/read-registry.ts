import { type Clock, type Instant, kathmanduDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { countWaitingActions } from '@chuli/registry/actions';
import { type KeptThing, readKept } from '@chuli/registry/keep';
import { type WatchedFigures, watchedFigures } from '@chuli/registry/operator';
import { KEPT } from '@chuli/telemetry';
import type { ApiMeters } from './api-meters.ts';

const LOOK_MS = 15_000;
/** Figures that were not read for so long say nothing of now. */
const OLD_MS = 120_000;

type Needs = {
  readonly registry: Registry;
  readonly clock: Clock;
  readonly smsDailyCap: number;
  readonly meters: ApiMeters;
};

type Looked = WatchedFigures & {
  readonly actionsWaiting: number;
  readonly kept: ReadonlyMap<KeptThing, Date>;
  readonly at: number;
};

const lookAt = async (registry: Registry, at: Instant): Promise<Looked> => {
  const figures = await watchedFigures(registry, new Date(at), kathmanduDate(at));
  const kept = await readKept(registry);
  return { ...figures, kept, actionsWaiting: await countWaitingActions(registry), at };
};

/** In seconds since 1970; what was never kept is as old as can be. */
const keptTimes = (found: Looked | null) =>
  found === null
    ? []
    : KEPT.map((what) => [{ what }, (found.kept.get(what)?.getTime() ?? 0) / 1_000] as const);

/**
 * What only the registry knows, looked at by itself every few seconds: whoever asks for figures waits for no engine.
 * While the registry is away the last figures stand for two minutes, with their age, and then there are none.
 */
export const watchRegistry = ({ registry, clock, smsDailyCap, meters }: Needs): (() => Promise<void>) => {
  let looked: Looked | null = null;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    looked = await lookAt(registry, clock());
  };
  const lookAgain = (): void => {
    // A registry that is away is heard of by its own figure.
    looking = looking.then(look).catch(() => undefined);
  };
  lookAgain();
  const timer = setInterval(lookAgain, LOOK_MS);

  const fresh = (): Looked | null => (looked !== null && clock() - looked.at < OLD_MS ? looked : null);
  const figure = (of: (found: Looked) => number) => (): number | null => {
    const found = fresh();
    return found === null ? null : of(found);
  };
  meters.read(
    'chuli_sms_today',
    figure(({ smsCodes }) => smsCodes),
  );
  meters.read(
    'chuli_sms_notices_today',
    figure(({ smsNotices }) => smsNotices),
  );
  meters.read('chuli_sms_daily_cap', () => smsDailyCap);
  meters.read(
    'chuli_payments_pending',
    figure(({ paymentsPending }) => paymentsPending),
  );
  meters.read(
    'chuli_payments_unasked',
    figure(({ paymentsUnasked }) => paymentsUnasked),
  );
  meters.read(
    'chuli_days_provisional',
    figure(({ daysProvisional }) => daysProvisional),
  );
  meters.read(
    'chuli_days_disagreeing',
    figure(({ daysDisagreeing }) => daysDisagreeing),
  );
  meters.read(
    'chuli_actions_waiting',
    figure(({ actionsWaiting }) => actionsWaiting),
  );
  meters.read('chuli_kept_timestamp_seconds', () => keptTimes(fresh()));
  meters.read('chuli_figures_age_seconds', () => (looked === null ? null : (clock() - looked.at) / 1_000));
  const due = (of: 'waiting' | 'late') => () => {
    const found = fresh();
    return found === null ? [] : found.deliveries.map((one) => [{ channel: one.channel }, one[of]] as const);
  };
  meters.read('chuli_deliveries_waiting', due('waiting'));
  meters.read('chuli_deliveries_late', due('late'));

  return async () => {
    clearInterval(timer);
    await looking;
  };
};
