import { vitalsContracts } from '@chuli/contracts';
import { AppError, type Clock } from '@chuli/kernel';
import { needing } from '../../http/implement.ts';
import { type Usage, createUsage } from '../../shares/usage.ts';
import type { ApiMeters } from '../../watch/api-meters.ts';

/** What is needed to take in what browsers measured. */
export type WithVitals = {
  readonly vitals: { readonly meters: Pick<ApiMeters, 'observe'>; readonly usage: Usage };
};

/** Of one network: a town behind one address sends few, since one browser in twenty is drawn. */
const BUDGET = { most: 120, perSecond: 2 } as const;

export const openVitals = (clock: Clock, meters: Pick<ApiMeters, 'observe'>): WithVitals['vitals'] => ({
  meters,
  usage: createUsage(clock, BUDGET),
});

export const vitalsEndpoints = needing<WithVitals>({ vitals: true })(vitalsContracts, {
  vitals: ({ vitals: { meters, usage }, origin, body: { screen, lcp, inp, cls } }) => {
    const wait = usage.waitFor(origin.network, 1);
    if (wait > 0) throw new AppError('load.too-many', { retry_after: Math.ceil(wait) });
    usage.add(origin.network, 1);
    if (lcp !== null) meters.observe('chuli_vital_lcp_seconds', { screen }, lcp);
    if (inp !== null) meters.observe('chuli_vital_inp_seconds', { screen }, inp);
    if (cls !== null) meters.observe('chuli_vital_cls_ratio', { screen }, cls);
    return { done: true as const };
  },
});
