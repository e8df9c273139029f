import type { Registry } from '../client.ts';
import type { StoredSession } from '../live/trading-session.ts';
import { type Broker, readBrokers } from './broker.ts';
import {
  type Company,
  type CompanyPasts,
  type Rename,
  readCompanies,
  readCompanyPasts,
  readRenames,
} from './company.ts';
import { type KnownAdjustment, type KnownDoubt, readAdjustments, readDoubtful } from './price-adjustment.ts';

/** The small tables that nearly every question about the market needs, whole. */
export type ReferenceTables = {
  readonly companies: readonly Company[];
  readonly companyPasts: CompanyPasts;
  readonly brokers: readonly Broker[];
  readonly renames: readonly Rename[];
  readonly adjustments: readonly KnownAdjustment[];
  readonly doubtful: readonly KnownDoubt[];
  /** What is recorded of the newest sessions, the newest first. */
  readonly sessions: readonly StoredSession[];
};

/** Where the tables come from: a copy that a process keeps, or the registry itself. */
export type Reference = () => Promise<ReferenceTables>;

/** Some years of sessions, and more than any call shows. */
const MOST_SESSIONS = 1_000;

const readSessions = (registry: Registry): Promise<StoredSession[]> =>
  registry.selectFrom('trading_session').selectAll().orderBy('day', 'desc').limit(MOST_SESSIONS).execute();

export const readReference = async (registry: Registry): Promise<ReferenceTables> => {
  const [companies, companyPasts, brokers, renames, adjustments, doubtful, sessions] = await Promise.all([
    readCompanies(registry),
    readCompanyPasts(registry),
    readBrokers(registry),
    readRenames(registry),
    readAdjustments(registry),
    readDoubtful(registry),
    readSessions(registry),
  ]);
  return { companies, companyPasts, brokers, renames, adjustments, doubtful, sessions };
};

/** Read at the first question, for one piece of work: what changes meanwhile does not divide it. */
export const referenceOf = (registry: Registry): Reference => {
  let reading: Promise<ReferenceTables> | null = null;
  return () => (reading ??= readReference(registry));
};
