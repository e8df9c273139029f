import { brokerContracts } from './broker.ts';
import type { AskedOf, Contract, ReplyOf } from './contract.ts';
import { floorsheetContracts } from './floorsheet.ts';
import { historyContracts } from './history.ts';
import { intradayContracts } from './intraday.ts';
import { liveSessionContracts } from './live-session.ts';
import { marketContracts } from './market.ts';
import { referenceContracts } from './reference.ts';
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
