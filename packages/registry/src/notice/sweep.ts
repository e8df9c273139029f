import type { Registry } from '../client.ts';

const DAY_MS = 86_400_000;
const NOTICES_MS = 365 * DAY_MS;
/** Codes hold nothing any more; they are kept for the operator's log. */
const CODES_MS = 7 * DAY_MS;

/** Removes what is kept no longer: notices of a year ago with their deliveries, codes of a week ago. */
export const sweepNotices = async (
  registry: Registry,
  now: Date,
): Promise<{ notices: number; codes: number }> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const notices = await registry
    .deleteFrom('notice')
    .where('created_at', '<=', before(NOTICES_MS))
    .executeTakeFirst();
  const codes = await registry
    .deleteFrom('delivery')
    .where('notice_id', 'is', null)
    .where('created_at', '<=', before(CODES_MS))
    .executeTakeFirst();
  return { notices: Number(notices.numDeletedRows), codes: Number(codes.numDeletedRows) };
};
