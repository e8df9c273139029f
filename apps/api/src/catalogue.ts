import type { CONTRACTS } from '@chuli/contracts';
import { brokerEndpoints } from './areas/broker.ts';
import { floorsheetEndpoints } from './areas/floorsheet.ts';
import { historyEndpoints } from './areas/history.ts';
import { intradayEndpoints, liveSessionEndpoints } from './areas/intraday.ts';
import { marketEndpoints } from './areas/market.ts';
import { membershipEndpoints } from './areas/membership.ts';
import { noticeEndpoints } from './areas/notice.ts';
import { operatorEndpoints } from './areas/operator.ts';
import { referenceEndpoints } from './areas/reference.ts';
import { signalBoardEndpoints } from './areas/signal-board.ts';
import { signalLevelEndpoints } from './areas/signal-levels.ts';
import { signalListEndpoints } from './areas/signal-lists.ts';
import { signalPatternEndpoints } from './areas/signal-patterns.ts';
import { signalPositionEndpoints } from './areas/signal-positions.ts';
import { signalRankingEndpoints } from './areas/signal-ranking.ts';
import { signalRecordEndpoints } from './areas/signal-record.ts';
import { signalScanEndpoints } from './areas/signal-scans.ts';
import { signalWhyEndpoints } from './areas/signal-why.ts';
import { siteEndpoints } from './areas/site.ts';
import { summaryEndpoints } from './areas/summary.ts';
import { toolsEndpoints } from './areas/tools.ts';
import type { Endpoint } from './http/implement.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { accountEndpoints } from './people/account.ts';
import { demoEndpoints } from './people/demo.ts';
import { signInEndpoints } from './people/sign-in.ts';

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
  operator: operatorEndpoints,
  signIn: signInEndpoints,
  account: accountEndpoints,
  demo: demoEndpoints,
  membership: membershipEndpoints,
  payment: paymentEndpoints,
  notice: noticeEndpoints,
  signalBoard: signalBoardEndpoints,
  signalList: signalListEndpoints,
  signalScan: signalScanEndpoints,
  signalPosition: signalPositionEndpoints,
  signalPattern: signalPatternEndpoints,
  signalRanking: signalRankingEndpoints,
  signalRecord: signalRecordEndpoints,
  signalWhy: signalWhyEndpoints,
  signalLevel: signalLevelEndpoints,
  site: siteEndpoints,
} as const satisfies Record<keyof typeof CONTRACTS, readonly Endpoint[]>;

export const allEndpoints = (): Endpoint[] => Object.values(AREAS).flat();
