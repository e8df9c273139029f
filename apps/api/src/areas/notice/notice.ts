import { type ReplyOf, noticeContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { isPushService } from '@chuli/messages';
import {
  addSubscription,
  countDeliveries,
  countInbox,
  inboxPage,
  markAllRead,
  markRead,
  removeSubscription,
  setPreference,
  setSwitches,
  troubledDeliveries,
} from '@chuli/registry/notice';
import { type Asked, needing } from '../../http/implement.ts';
import { selfOf } from '../account/self.ts';
import { beginEmail, finishEmail } from './email.ts';
import { toNotice } from './rows.ts';
import { type NoticeNeeds, refuseUnoffered, settingsOf } from './settings.ts';

type Unread = ReplyOf<typeof noticeContracts.unread>;

const DONE = { done: true } as const;
const PAGE_ROWS = 30;
const DAY_MS = 86_400_000;
const MOST_TROUBLED = 100;

const unreadOf = async ({ registry, caller }: Asked<unknown, unknown, unknown>): Promise<Unread> => {
  const { unread } = await countInbox(registry, selfOf(caller).id);
  return { unread };
};

const subscribe = async (
  asked: Asked<unknown, { endpoint: string; p256dh: string; auth: string }, undefined, NoticeNeeds>,
): Promise<typeof DONE> => {
  const { registry, clock, caller, notices, body } = asked;
  const { id: personId, signInId } = selfOf(caller);
  if (notices.pushKey === null || !isPushService(body.endpoint, notices.pushOrigins))
    throw new AppError('notice.not-offered');
  if (signInId === undefined) throw new AppError('token_not_valid');
  await addSubscription(registry, { personId, signInId, ...body }, new Date(clock()));
  return DONE;
};

export const noticeEndpoints = needing<NoticeNeeds>({ people: true, notices: true })(noticeContracts, {
  inbox: async ({ registry, caller, query: { page, kind } }) => {
    const { id: personId } = selfOf(caller);
    const offset = (page - 1) * PAGE_ROWS;
    const rows = await inboxPage(registry, { personId, kind, offset, limit: PAGE_ROWS });
    const { all, unread } = await countInbox(registry, personId, kind);
    return { rows: rows.map(toNotice), unread, page, pages: Math.max(1, Math.ceil(all / PAGE_ROWS)) };
  },
  unread: unreadOf,
  read: async (asked) => {
    const { registry, caller, clock, params } = asked;
    const own = { personId: selfOf(caller).id, id: params.id };
    if (!(await markRead(registry, own, new Date(clock())))) throw new AppError('notice.not-found');
    return unreadOf(asked);
  },
  readAll: async (asked) => {
    await markAllRead(asked.registry, selfOf(asked.caller).id, new Date(asked.clock()));
    return unreadOf(asked);
  },
  settings: settingsOf,
  setSwitches: async (asked) => {
    const { registry, caller, params, body } = asked;
    refuseUnoffered(asked, body);
    await setSwitches(registry, { personId: selfOf(caller).id, kind: params.id, ...body });
    return settingsOf(asked);
  },
  setPreferences: async (asked) => {
    const { language, quiet, gathered } = asked.body;
    await setPreference(asked.registry, selfOf(asked.caller).id, {
      ...(language !== undefined && { language }),
      ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
      ...(gathered !== undefined && { is_gathered: gathered }),
    });
    return settingsOf(asked);
  },
  beginEmail,
  confirmEmail: async (asked) => {
    await finishEmail(asked);
    return settingsOf(asked);
  },
  removeEmail: async (asked) => {
    await setPreference(asked.registry, selfOf(asked.caller).id, { email: null });
    return settingsOf(asked);
  },
  subscribe,
  unsubscribe: async ({ registry, caller, query }) => {
    await removeSubscription(registry, selfOf(caller).id, query.endpoint);
    return DONE;
  },
  deliveries: async ({ registry, clock, query }) => {
    const now = clock();
    const since = new Date(now - query.days * DAY_MS);
    const [counts, troubled] = await Promise.all([
      countDeliveries(registry, since),
      troubledDeliveries(registry, since, MOST_TROUBLED),
    ]);
    const seconds = (at: Date | null): number | null =>
      at === null ? null : Math.floor(at.getTime() / 1_000);
    return {
      at: Math.floor(now / 1_000),
      counts,
      rows: troubled.map((row) => Object.assign(row, { settled_at: seconds(row.settled_at) })),
    };
  },
});
