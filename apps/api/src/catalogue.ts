import type { CONTRACTS } from '@chuli/contracts';
import { brokerEndpoints } from './areas/broker.ts';
import { floorsheetEndpoints } from './areas/floorsheet.ts';
import { historyEndpoints } from './areas/history.ts';
import { intradayEndpoints, liveSessionEndpoints } from './areas/intraday.ts';
import { marketEndpoints } from './areas/market.ts';
import { referenceEndpoints } from './areas/reference.ts';
import { summaryEndpoints } from './areas/summary.ts';
import { toolsEndpoints } from './areas/tools.ts';
import type { Endpoint } from './http/implement.ts';

/** Every area of the product and what answers it. */
export const AREAS = {
  reference: referenceEndpoints,
  tools: toolsEndpoints,
  broker: brokerEndpoints,
  floorsheet: floorsheetEndpoints,
  history: historyEndpoints,
  market: marketEndpoints,
  intraday: intradayEndpoints,
  liveSession: liveSessionEndpoints,
  summary: summaryEndpoints,
} as const satisfies Record<keyof typeof CONTRACTS, readonly Endpoint[]>;

export const allEndpoints = (): Endpoint[] => Object.values(AREAS).flat();
