import { accountContracts } from './account/account.ts';
import { demoContracts } from './account/demo.ts';
import { signInContracts } from './account/sign-in.ts';
import { alertContracts } from './alert/alert.ts';
import { rehearsalContracts } from './alert/rehearse.ts';
import { accumulationContracts } from './broker/accumulation.ts';
import { brokerContracts } from './broker/broker.ts';
import { brokerDayContracts } from './broker/day.ts';
import { holdingContracts } from './broker/holding.ts';
import { pivotContracts } from './broker/pivot.ts';
import { playerContracts } from './broker/players.ts';
import { pairContracts } from './broker/pairs.ts';
import { profileContracts } from './broker/profile.ts';
import { brokerRecordContracts } from './broker/record.ts';
import { runningNetContracts } from './broker/running-net.ts';
import { brokerTopContracts } from './broker/top.ts';
import { transactionContracts } from './broker/transactions.ts';
import type { Area } from './areas.ts';
import { drawingContracts } from './chart/drawing.ts';
import { layoutContracts } from './chart/layout.ts';
import { setupContracts } from './chart/setup.ts';
import { volumeProfileContracts } from './chart/volume-profile.ts';
import type { AskedOf, Contract, ContractMap, ParamsOf, ReplyOf, SentBodyOf } from './contract.ts';
import { columnContracts } from './find/columns.ts';
import { customScanContracts } from './find/custom.ts';
import { indicatorContracts } from './find/indicators.ts';
import { findListContracts } from './find/lists.ts';
import { openScanContracts } from './find/open.ts';
import { technicalContracts } from './find/technical.ts';
import { setContracts } from './find/sets.ts';
import { bulkCircuitContracts } from './floorsheet/bulk-circuit.ts';
import { bulkContracts } from './floorsheet/bulk.ts';
import { floorsheetContracts } from './floorsheet/floorsheet.ts';
import { footprintContracts } from './floorsheet/footprint.ts';
import { volumeSidesContracts } from './floorsheet/volume-sides.ts';
import { fundamentalCompareContracts } from './fundamental/compare.ts';
import { fundamentalListContracts } from './fundamental/lists.ts';
import { reportContracts } from './fundamental/report.ts';
import { fundamentalScanContracts } from './fundamental/scan.ts';
import { dailyContracts } from './stock/daily.ts';
import { directoryContracts } from './stock/directory.ts';
import { dividendContracts } from './stock/dividends.ts';
import { historyContracts } from './stock/history.ts';
import { intradayContracts } from './live/intraday.ts';
import { liveListContracts } from './live/lists.ts';
import { liveSessionContracts } from './live/session.ts';
import { circuitContracts } from './market/circuit.ts';
import { closeContracts } from './market/close.ts';
import { marketContracts } from './market/market.ts';
import { preOpenContracts } from './market/pre-open.ts';
import { rangeContracts } from './market/range.ts';
import { sectorContracts } from './market/sector.ts';
import { riskContracts } from './market/risk.ts';
import { seasonalityContracts } from './market/seasonality.ts';
import { membershipContracts } from './membership/membership.ts';
import { linkedContracts } from './notice/linked.ts';
import { noticeContracts } from './notice/notice.ts';
import { operatorContracts } from './operator/operator.ts';
import { calendarContracts } from './primary/calendar.ts';
import { fundContracts } from './primary/fund.ts';
import { offerContracts } from './primary/offer.ts';
import { unlockContracts } from './primary/unlock.ts';
import { paymentContracts } from './payment/payment.ts';
import { referenceContracts } from './reference/reference.ts';
import { signalBoardContracts } from './signal/board.ts';
import { effectContracts } from './signal/effects.ts';
import { signalLevelContracts } from './signal/levels.ts';
import { signalListContracts } from './signal/lists.ts';
import { signalPatternContracts } from './signal/patterns.ts';
import { signalPositionContracts } from './signal/positions.ts';
import { signalRankingContracts } from './signal/ranking.ts';
import { signalRecordContracts } from './signal/record.ts';
import { signalScanContracts } from './signal/scans.ts';
import { signalWhyContracts } from './signal/why.ts';
import { scoreContracts } from './broker/scores.ts';
import { siteContracts } from './site/site.ts';
import { vitalsContracts } from './site/vitals.ts';
import { summaryContracts } from './market/summary.ts';
import { toolsContracts } from './reference/tools.ts';

/** Every call of the product, by area. */
export const CONTRACTS = {
  reference: [referenceContracts, toolsContracts],
  fundamental: [
    fundamentalScanContracts,
    reportContracts,
    fundamentalListContracts,
    fundamentalCompareContracts,
  ],
  floorsheet: [
    floorsheetContracts,
    bulkContracts,
    bulkCircuitContracts,
    volumeSidesContracts,
    footprintContracts,
  ],
  broker: [
    brokerContracts,
    brokerDayContracts,
    brokerTopContracts,
    accumulationContracts,
    scoreContracts,
    pivotContracts,
    holdingContracts,
    playerContracts,
    runningNetContracts,
    pairContracts,
    profileContracts,
    brokerRecordContracts,
    transactionContracts,
  ],
  stock: [historyContracts, dailyContracts, directoryContracts, dividendContracts],
  chart: [layoutContracts, setupContracts, drawingContracts, volumeProfileContracts],
  market: [
    marketContracts,
    summaryContracts,
    closeContracts,
    rangeContracts,
    preOpenContracts,
    riskContracts,
    seasonalityContracts,
    circuitContracts,
    sectorContracts,
  ],
  primary: [offerContracts, fundContracts, unlockContracts, calendarContracts],
  live: [intradayContracts, liveListContracts, liveSessionContracts],
  operator: [operatorContracts],
  account: [signInContracts, accountContracts, demoContracts],
  membership: [membershipContracts],
  payment: [paymentContracts],
  notice: [noticeContracts, linkedContracts],
  alert: [alertContracts, rehearsalContracts],
  signal: [
    signalBoardContracts,
    signalListContracts,
    signalScanContracts,
    signalPositionContracts,
    signalPatternContracts,
    signalRankingContracts,
    signalRecordContracts,
    effectContracts,
    signalWhyContracts,
    signalLevelContracts,
  ],
  find: [
    findListContracts,
    indicatorContracts,
    technicalContracts,
    columnContracts,
    openScanContracts,
    customScanContracts,
    setContracts,
  ],
  site: [siteContracts, vitalsContracts],
} as const satisfies Partial<Record<Area, readonly ContractMap[]>>;

export type CallArea = keyof typeof CONTRACTS;
type CallOf<M> = M extends unknown ? M[keyof M] : never;
type AnyCall = CallOf<(typeof CONTRACTS)[CallArea][number]>;

/** Calls by address, for the browser: it needs only the types, so the schemas stay on the server. */
type GetCalls = { [C in AnyCall as C['method'] extends 'GET' ? C['path'] : never]: C };

export type GetPath = keyof GetCalls;
export type AskedBy<P extends GetPath> = AskedOf<GetCalls[P]>;
export type RepliedBy<P extends GetPath> = ReplyOf<GetCalls[P]>;
export type ParamsBy<P extends GetPath> = ParamsOf<GetCalls[P]>;

/** Calls that change something, by method and address. */
type SendCalls = {
  [C in AnyCall as C['method'] extends 'GET' ? never : `${C['method']} ${C['path']}`]: C;
};

export type SendName = keyof SendCalls;
/** What goes along with such a call: the named parts of its path, its query and its body, where it has them. */
export type SentBy<N extends SendName> = {
  readonly params: ParamsOf<SendCalls[N]>;
  readonly query: AskedOf<SendCalls[N]>;
  readonly body: SentBodyOf<SendCalls[N]>;
};
export type SentReplyOf<N extends SendName> = ReplyOf<SendCalls[N]>;
/** One row of a reply that has rows. */
export type RowOf<P extends GetPath> = RepliedBy<P> extends { rows: readonly (infer R)[] } ? R : never;

type NamedContract = { readonly area: CallArea; readonly name: string; readonly contract: Contract };

const namedIn = (area: CallArea): NamedContract[] =>
  CONTRACTS[area].flatMap((map: ContractMap) =>
    Object.entries(map).map(([name, contract]) => ({ area, name, contract })),
  );

/** Every call with its area and the name it has there. */
export const namedContracts = (): NamedContract[] => (Object.keys(CONTRACTS) as CallArea[]).flatMap(namedIn);

export const allContracts = (): Contract[] => namedContracts().map(({ contract }) => contract);
