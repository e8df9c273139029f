import { BACK_OFF_MS, type Gateway, type GatewayId } from '@chuli/payments';
import type { BaseLogger } from 'pino';
import { type Pass, passAll } from './stop-points.ts';

export type PaymentsOptions = {
  /** In the order in which people see them; none sells nothing. */
  gateways?: readonly Gateway[];
  backOffMs?: readonly number[];
  /** How soon a person may have the same order asked about again. */
  pauseMs?: number;
  /** How often orders that wait are looked for; without it they are not. */
  sweepMs?: number;
  pass?: Pass;
};

type BillingLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** What buying needs beside the database. */
export type Payments = {
  readonly gateways: ReadonlyMap<GatewayId, Gateway>;
  readonly backOffMs: readonly number[];
  readonly pauseMs: number;
  readonly pass: Pass;
  readonly log: BillingLog;
};

const PAUSE_MS = 2_000;

export const openPayments = (log: BillingLog, options: PaymentsOptions): Payments => ({
  gateways: new Map((options.gateways ?? []).map((gateway) => [gateway.id, gateway])),
  backOffMs: options.backOffMs ?? BACK_OFF_MS,
  pauseMs: options.pauseMs ?? PAUSE_MS,
  pass: options.pass ?? passAll,
  log,
});
