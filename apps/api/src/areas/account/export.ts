import type { ReplyOf, accountContracts } from '@chuli/contracts';
import { paisa, toRupees } from '@chuli/kernel';
import { type KeptRow, keptAbout } from '@chuli/registry/account';
import { inboxPage } from '@chuli/registry/notice';
import { toNotice } from '../notice/rows.ts';
import type { Context } from '../../http/implement.ts';

type Export = ReplyOf<typeof accountContracts.exportData>;

/** Of whoever has been told most; nothing is left out. */
const ALL = Number.MAX_SAFE_INTEGER;
const IN_PAISA = /_paisa$|^(buy|sell)_target$/;

/** As in every other reply: moments are Unix seconds, money is rupees. */
const shown = ([name, value]: [string, unknown]): [string, unknown] => {
  if (value instanceof Date) return [name, Math.floor(value.getTime() / 1_000)];
  if (typeof value !== 'number' || !IN_PAISA.test(name)) return [name.replace(/_paisa$/, ''), value];
  return [name.replace(/_paisa$/, ''), toRupees(paisa(value))];
};

const shownRow = (row: KeptRow): KeptRow => Object.fromEntries(Object.entries(row).map(shown));

/** Everything that is kept about a person beside the account and its sign-ins. */
export const exportOf = async (
  { registry }: Pick<Context, 'registry'>,
  personId: string,
): Promise<Pick<Export, 'notices' | 'records'>> => {
  const notices = await inboxPage(registry, { personId, offset: 0, limit: ALL });
  const kept = Object.entries(await keptAbout(registry, personId));
  return {
    notices: notices.map(toNotice),
    records: Object.fromEntries(kept.map(([table, rows]) => [table, rows.map(shownRow)])),
  };
};
