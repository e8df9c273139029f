import type { TradingDate } from '@chuli/kernel';
import { companyOn } from '@chuli/registry/reference';
import type { Context } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { type CompanyValues, companyValues } from '../find/company-values.ts';
import { sectorMembers } from './sector-members.ts';

/** Sessions without a trade after which a stock is no longer one of its sector. */
const GONE_SESSIONS = 60;

export type SectorValues = {
  readonly as_of: TradingDate;
  /** Sessions of the exchange up to the as-of day. */
  readonly sessions: readonly TradingDate[];
  readonly values: readonly CompanyValues[];
};

/** The stocks of all sectors that are active on the day, with what registers and reports say of them. */
export const sectorValues = async (
  context: Context & { readonly query: { readonly as_of?: TradingDate | undefined } },
): Promise<SectorValues> => {
  const { reference, clock, query } = context;
  const { daily } = await context.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const sessions = upTo(daily, as_of);
  const isRewound = as_of < latest(daily, undefined, clock);
  const since = sessions.at(-GONE_SESSIONS) ?? sessions[0] ?? as_of;
  const [members, values] = await Promise.all([
    sectorMembers(reference, as_of),
    companyValues(context, { as_of, since, isRewound }),
  ]);
  const active = new Set(
    members.filter((company) => companyOn(company, as_of).status === 'Active').map(({ symbol }) => symbol),
  );
  return { as_of, sessions, values: values.filter(({ company }) => active.has(company.symbol)) };
};
