import { accountContracts } from './account.ts';
import { signInContracts } from './account-sign-in.ts';
import { brokerContracts } from './broker.ts';
import type { AskedOf, Contract, ReplyOf } from './contract.ts';
import { floorsheetContracts } from './floorsheet.ts';
import { historyContracts } from './history.ts';
import { intradayContracts } from './intraday.ts';
import { liveSessionContracts } from './live-session.ts';
import { marketContracts } from './market.ts';
import { operatorContracts } from './operator.ts';
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
  signalBoard: signalBoardContracts,
  signalList: signalListContracts,
  signalScan: signalScanContracts,
  signalPosition: signalPositionContracts,
  signalPattern: signalPatternContracts,
  signalRanking: signalRankingContracts,
  signalRecord: signalRecordContracts,
  signalWhy: signalWhyContracts,
  signalLevel: signalLevelContracts,
} as const;

type Areas = typeof CONTRACTS;
type AnyCall = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];

/** Calls by address, for the browser: it needs only the types, so the schemas stay on the server. */
type GetCalls = { [C in AnyCall as C['method'] extends 'GET' ? C['path'] : never]: C };

export type GetPath = keyof GetCalls;
export type AskedBy<P extends GetPath> = AskedOf<GetCalls[P]>;
export type RepliedBy<P extends GetPath> = ReplyOf<GetCalls[P]>;
/** One row of a reply that has rows. */
export type RowOf<P extends GetPath> = RepliedBy<P> extends { rows: readonly (infer R)[] } ? R : never;

export const allContracts = (): Contract[] =>
  Object.values(CONTRACTS).flatMap((area) => Object.values<Contract>(area));
