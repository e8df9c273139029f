import type { CallArea } from '@chuli/contracts';
import { alertEndpoints } from './areas/alert/alert.ts';
import { rehearsalEndpoints } from './areas/alert/rehearse.ts';
import { accumulationEndpoints } from './areas/broker/accumulation.ts';
import { brokerEndpoints } from './areas/broker/broker.ts';
import { brokerDayEndpoints } from './areas/broker/day.ts';
import { holdingEndpoints } from './areas/broker/holding.ts';
import { pivotEndpoints } from './areas/broker/pivot.ts';
import { playerEndpoints } from './areas/broker/players.ts';
import { pairEndpoints } from './areas/broker/broker-pairs.ts';
import { profileEndpoints } from './areas/broker/profile.ts';
import { brokerRecordEndpoints } from './areas/broker/record.ts';
import { runningNetEndpoints } from './areas/broker/running-net.ts';
import { brokerTopEndpoints } from './areas/broker/top.ts';
import { transactionEndpoints } from './areas/broker/transactions.ts';
import { drawingEndpoints } from './areas/chart/drawing.ts';
import { layoutEndpoints } from './areas/chart/layout.ts';
import { setupEndpoints } from './areas/chart/setup.ts';
import { volumeProfileEndpoints } from './areas/chart/volume-profile.ts';
import { customScanEndpoints } from './areas/find/custom.ts';
import { findListEndpoints } from './areas/find/lists.ts';
import { columnEndpoints } from './areas/find/columns.ts';
import { indicatorEndpoints } from './areas/find/indicators.ts';
import { technicalEndpoints } from './areas/find/technical.ts';
import { openScanEndpoints } from './areas/find/open.ts';
import { setEndpoints } from './areas/find/sets.ts';
import { bulkCircuitEndpoints } from './areas/floorsheet/bulk-circuit.ts';
import { bulkEndpoints } from './areas/floorsheet/bulk.ts';
import { floorsheetEndpoints } from './areas/floorsheet/floorsheet.ts';
import { footprintEndpoints } from './areas/floorsheet/footprint.ts';
import { volumeSidesEndpoints } from './areas/floorsheet/volume-sides.ts';
import { fundamentalCompareEndpoints } from './areas/fundamental/compare.ts';
import { fundamentalListEndpoints } from './areas/fundamental/lists.ts';
import { reportEndpoints } from './areas/fundamental/report.ts';
import { fundamentalScanEndpoints } from './areas/fundamental/scan.ts';
import { dailyEndpoints } from './areas/stock/daily.ts';
import { dividendEndpoints } from './areas/stock/dividends.ts';
import { historyEndpoints } from './areas/stock/history.ts';
import { directoryEndpoints } from './areas/stock/stock-details.ts';
import { intradayEndpoints, liveListEndpoints, liveSessionEndpoints } from './areas/live/intraday.ts';
import { circuitEndpoints } from './areas/market/circuit.ts';
import { closeEndpoints } from './areas/market/close/close.ts';
import { marketEndpoints } from './areas/market/market.ts';
import { preOpenEndpoints } from './areas/market/pre-open.ts';
import { rangeEndpoints } from './areas/market/market-range.ts';
import { sectorEndpoints } from './areas/market/sector.ts';
import { riskEndpoints } from './areas/market/value-at-risk.ts';
import { seasonalityEndpoints } from './areas/market/seasonality.ts';
import { membershipEndpoints } from './areas/membership/membership.ts';
import { linkedEndpoints } from './areas/notice/linked.ts';
import { noticeEndpoints } from './areas/notice/notice.ts';
import { operatorEndpoints } from './areas/operator/operator.ts';
import { calendarEndpoints } from './areas/primary/calendar.ts';
import { fundEndpoints } from './areas/primary/funds.ts';
import { offerEndpoints } from './areas/primary/offers.ts';
import { unlockEndpoints } from './areas/primary/unlocks.ts';
import { referenceEndpoints } from './areas/reference/reference.ts';
import { signalBoardEndpoints } from './areas/signal/board.ts';
import { signalLevelEndpoints } from './areas/signal/levels.ts';
import { signalListEndpoints } from './areas/signal/lists.ts';
import { signalPatternEndpoints } from './areas/signal/patterns.ts';
import { signalPositionEndpoints } from './areas/signal/positions.ts';
import { signalRankingEndpoints } from './areas/signal/ranking.ts';
import { effectEndpoints } from './areas/signal/effects.ts';
import { signalRecordEndpoints } from './areas/signal/record.ts';
import { signalScanEndpoints } from './areas/signal/scans.ts';
import { signalWhyEndpoints } from './areas/signal/why.ts';
import { scoreEndpoints } from './areas/broker/scores.ts';
import { siteEndpoints } from './areas/site/site.ts';
import { vitalsEndpoints } from './areas/site/vitals.ts';
import { summaryEndpoints } from './areas/market/summary.ts';
import { toolsEndpoints } from './areas/reference/tools.ts';
import type { Endpoint } from './http/implement.ts';
import { paymentEndpoints } from './areas/payment/endpoints.ts';
import { accountEndpoints } from './areas/account/account.ts';
import { demoEndpoints } from './areas/account/demo.ts';
import { signInEndpoints } from './areas/account/sign-in.ts';

type NeedsOf<E> = E extends readonly Endpoint<infer Needs>[] ? Needs : never;

/** What the server opens for those areas that ask for it. */
export type Parts = NeedsOf<typeof accountEndpoints> &
  NeedsOf<typeof accumulationEndpoints> &
  NeedsOf<typeof circuitEndpoints> &
  NeedsOf<typeof findListEndpoints> &
  NeedsOf<typeof fundamentalScanEndpoints> &
  NeedsOf<typeof membershipEndpoints> &
  NeedsOf<typeof noticeEndpoints> &
  NeedsOf<typeof operatorEndpoints> &
  NeedsOf<typeof paymentEndpoints> &
  NeedsOf<typeof scoreEndpoints> &
  NeedsOf<typeof vitalsEndpoints> &
  NeedsOf<typeof toolsEndpoints>;

/** What answers the calls of each area. */
export const ENDPOINTS = {
  reference: [...referenceEndpoints, ...toolsEndpoints],
  fundamental: [
    ...fundamentalScanEndpoints,
    ...reportEndpoints,
    ...fundamentalListEndpoints,
    ...fundamentalCompareEndpoints,
  ],
  floorsheet: [
    ...floorsheetEndpoints,
    ...bulkEndpoints,
    ...bulkCircuitEndpoints,
    ...volumeSidesEndpoints,
    ...footprintEndpoints,
  ],
  broker: [
    ...brokerEndpoints,
    ...brokerDayEndpoints,
    ...brokerTopEndpoints,
    ...accumulationEndpoints,
    ...scoreEndpoints,
    ...pivotEndpoints,
    ...holdingEndpoints,
    ...playerEndpoints,
    ...runningNetEndpoints,
    ...pairEndpoints,
    ...profileEndpoints,
    ...brokerRecordEndpoints,
    ...transactionEndpoints,
  ],
  stock: [...historyEndpoints, ...dailyEndpoints, ...directoryEndpoints, ...dividendEndpoints],
  chart: [...layoutEndpoints, ...setupEndpoints, ...drawingEndpoints, ...volumeProfileEndpoints],
  market: [
    ...marketEndpoints,
    ...summaryEndpoints,
    ...closeEndpoints,
    ...rangeEndpoints,
    ...preOpenEndpoints,
    ...riskEndpoints,
    ...seasonalityEndpoints,
    ...circuitEndpoints,
    ...sectorEndpoints,
  ],
  primary: [...offerEndpoints, ...fundEndpoints, ...unlockEndpoints, ...calendarEndpoints],
  live: [...intradayEndpoints, ...liveListEndpoints, ...liveSessionEndpoints],
  operator: operatorEndpoints,
  account: [...signInEndpoints, ...accountEndpoints, ...demoEndpoints],
  membership: membershipEndpoints,
  payment: paymentEndpoints,
  notice: [...noticeEndpoints, ...linkedEndpoints],
  alert: [...alertEndpoints, ...rehearsalEndpoints],
  signal: [
    ...signalBoardEndpoints,
    ...signalListEndpoints,
    ...signalScanEndpoints,
    ...signalPositionEndpoints,
    ...signalPatternEndpoints,
    ...signalRankingEndpoints,
    ...signalRecordEndpoints,
    ...effectEndpoints,
    ...signalWhyEndpoints,
    ...signalLevelEndpoints,
  ],
  find: [
    ...findListEndpoints,
    ...indicatorEndpoints,
    ...technicalEndpoints,
    ...columnEndpoints,
    ...openScanEndpoints,
    ...customScanEndpoints,
    ...setEndpoints,
  ],
  site: [...siteEndpoints, ...vitalsEndpoints],
} as const satisfies Record<CallArea, readonly Endpoint<Parts>[]>;

export const allEndpoints = (): Endpoint<Parts>[] => Object.values(ENDPOINTS).flat();
