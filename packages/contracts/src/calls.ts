import { accountContracts } from './account.ts';
import { demoContracts } from './account-demo.ts';
import { signInContracts } from './account-sign-in.ts';
import { brokerContracts } from './broker.ts';
import type { AskedOf, Contract, ParamsOf, ReplyOf, SentBodyOf } from './contract.ts';
import { floorsheetContracts } from './floorsheet.ts';
import { historyContracts } from './history.ts';
import { intradayContracts } from './intraday.ts';
import { liveSessionContracts } from './live-session.ts';
import { marketContracts } from './market.ts';
import { membershipContracts } from './membership.ts';
import { noticeContracts } from './notice.ts';
import { operatorContracts } from './operator.ts';
import { paymentContracts } from './payment.ts';
import { referenceContracts } from './reference.ts';
import { signalBoardContracts } from './signal-board.ts';
import { signalLevelContracts } from './signal-levels.ts';
import { signalListContracts } from './signal-lists.ts';
import { signalPatternContracts } from './signal-patterns.ts';
import { signalPositionContracts } from './signal-positions.ts';
import { signalRankingContracts } from './signal-ranking.ts';
import { signalRecordContracts } from './signal-record.ts';
import { signalScanContracts } from './signal-scans.ts';
import { signalWhyContracts } from './signal-why.ts';
import { siteContracts } from './site.ts';
import { summaryContracts } from './summary.ts';
import { toolsContracts } from './tools.ts';

/** Every call of the product, by area. */
export const CONTRACTS = {
  reference: referenceContracts,
  tools: toolsContracts,
  broker: brokerContracts,
  floorsheet: floorsheetContracts,
  history: historyContracts,
  market: marketContracts,
  intraday: intradayContracts,
  liveSession: liveSessionContracts,
  summary: summaryContracts,
  operator: operatorContracts,
  signIn: signInContracts,
  account: accountContracts,
  demo: demoContracts,
  membership: membershipContracts,
  payment: paymentContracts,
  notice: noticeContracts,
  signalBoard: signalBoardContracts,
  signalList: signalListContracts,
  signalScan: signalScanContracts,
  signalPosition: signalPositionContracts,
  signalPattern: signalPatternContracts,
  signalRanking: signalRankingContracts,
  signalRecord: signalRecordContracts,
  signalWhy: signalWhyContracts,
  signalLevel: signalLevelContracts,
  site: siteContracts,
} as const;

type Areas = typeof CONTRACTS;
type AnyCall = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];

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

export const allContracts = (): Contract[] =>
  Object.values(CONTRACTS).flatMap((area) => Object.values<Contract>(area));
