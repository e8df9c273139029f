import type { RowOf } from '@chuli/contracts';
import { sendCall } from '../../api/send-call.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedIn } from '../membership/use-signed-in.ts';
import type { ChartView } from './chart-address.ts';
import { indicatorsPart } from './chosen-indicators.ts';
import { comparedPart } from './compared-symbols.ts';
import { useKeptChanges } from './use-kept-changes.ts';

export type KeptSetup = RowOf<'/chart/setup/'>;

/** What of a chart a setup holds: how it looks, not of which stock or which days. */
type SetUp = Pick<ChartView, 'interval' | 'type' | 'prices' | 'scale' | 'indicators' | 'compare'>;

const PATH = '/chart/setup/';
const indicators = indicatorsPart();
const compare = comparedPart();

export const setUpOf = (kept: KeptSetup): SetUp => ({
  interval: kept.interval,
  type: kept.type,
  prices: kept.prices,
  scale: kept.scale,
  indicators: indicators.read(kept.indicators.join(',')),
  compare: compare.read(kept.compare.join(',')),
});

/** As the account takes it. */
const sentOf = (view: SetUp) => ({
  interval: view.interval,
  type: view.type,
  prices: view.prices,
  scale: view.scale,
  indicators: indicators.write(view.indicators)?.split(',') ?? [],
  compare: [...view.compare],
});

/** The setups that the person has kept; only somebody signed in has any. */
export const useSetups = () => {
  const isSignedIn = useSignedIn();
  const call = useCall(PATH, {}, { enabled: isSignedIn });
  const { failure, isBusy, change } = useKeptChanges(PATH);
  return {
    isSignedIn,
    call,
    failure,
    isBusy,
    add: (name: string, view: SetUp) =>
      change(() =>
        sendCall('POST /chart/setup/', {
          body: { name, ...sentOf(view), request_id: crypto.randomUUID() },
        }),
      ),
    save: ({ id, version }: KeptSetup, view: SetUp) =>
      change(() =>
        sendCall('PATCH /chart/setup/{id}/', { params: { id }, body: { version, ...sentOf(view) } }),
      ),
    remove: ({ id, version }: KeptSetup) =>
      change(() => sendCall('DELETE /chart/setup/{id}/', { params: { id }, body: { version } })),
  };
};
