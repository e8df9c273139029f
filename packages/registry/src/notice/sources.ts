import type { NoticeKind, StockSymbol } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Announcement } from '../site/announcement.ts';

/** A stock that somebody follows and wants to hear of. Targets are paisa. */
export type FollowedStock = {
  id: string;
  person_id: string;
  symbol: StockSymbol;
  buy_target: number | null;
  sell_target: number | null;
};

/** One page of followed stocks, in the order of their ids. */
export const followedStocks = (
  registry: Registry,
  { after, limit }: { after: string; limit: number },
): Promise<FollowedStock[]> =>
  registry
    .selectFrom('package_stock')
    .select(['id', 'person_id', 'symbol', 'buy_target', 'sell_target'])
    .where('send_notification', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether a notice was given whose key begins so: of a target, on any day. */
export const wasToldOf = async (registry: Registry, personId: string, keyStart: string): Promise<boolean> => {
  const found = await registry
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', personId)
    .where(sql<boolean>`starts_with(key, ${keyStart})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export type EndingGrant = { id: string; person_id: string; tier: string; ends_at: Date };

/** Paid tiers that end in between and that no other grant of theirs goes on from. */
export const endingGrants = (registry: Registry, now: Date, until: Date): Promise<EndingGrant[]> =>
  registry
    .selectFrom('membership_grant as held')
    .select(['held.id', 'held.person_id', 'held.ends_at', sql<string>`held.tier`.as('tier')])
    .where('held.tier', 'is not', null)
    .where('held.source', '!=', 'demo')
    .where('held.ended_at', 'is', null)
    .where('held.starts_at', '<=', now)
    .where('held.ends_at', '>', now)
    .where('held.ends_at', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('membership_grant as next')
            .select('next.id')
            .whereRef('next.person_id', '=', 'held.person_id')
            .where('next.tier', 'is not', null)
            .where('next.ended_at', 'is', null)
            .whereRef('next.ends_at', '>', 'held.ends_at')
            .whereRef('next.starts_at', '<=', 'held.ends_at'),
        ),
      ),
    )
    .orderBy('held.id')
    .execute();

/** What was published longer ago, for example in an archive that is imported, is no news. */
const NEWS_MS = 3 * 86_400_000;

/** What is to be read now and has not been put into inboxes yet, the oldest first. */
export const untoldAnnouncements = (registry: Registry, now: Date): Promise<Announcement[]> =>
  registry
    .selectFrom('announcement')
    .selectAll()
    .where('published_at', '<=', now)
    .where('published_at', '>', new Date(now.getTime() - NEWS_MS))
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('announcement_told')
            .select('told_at')
            .whereRef('announcement_told.announcement_id', '=', 'announcement.id'),
        ),
      ),
    )
    .orderBy('published_at')
    .execute();

export const markTold = async (registry: Registry, announcementId: string, now: Date): Promise<void> => {
  await registry
    .insertInto('announcement_told')
    .values({ announcement_id: announcementId, told_at: now })
    .onConflict((conflict) => conflict.column('announcement_id').doNothing())
    .execute();
};

/** One page of the people who switched this kind on; only of kinds that are off until then. */
export const peopleWhoWant = async (
  registry: Registry,
  kind: NoticeKind,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const people = await registry
    .selectFrom('notice_setting')
    .innerJoin('person', 'person.id', 'notice_setting.person_id')
    .select('person.id')
    .where('notice_setting.kind', '=', kind)
    .where('notice_setting.inbox', '=', true)
    .where('person.id', '>', after)
    .where('person.deletion_requested_at', 'is', null)
    .orderBy('person.id')
    .limit(limit)
    .execute();
  return people.map(({ id }) => id);
};

/** One page of the people whom an announcement concerns: everyone, or who follows its stock. */
export const peopleToTell = async (
  registry: Registry,
  symbol: StockSymbol | null,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const everyone = registry
    .selectFrom('person')
    .select('person.id')
    .where('person.id', '>', after)
    .where('person.deletion_requested_at', 'is', null)
    .orderBy('person.id')
    .limit(limit);
  const concerned =
    symbol === null
      ? everyone
      : everyone.where((eb) =>
          eb.exists(
            eb
              .selectFrom('package_stock')
              .select('package_stock.id')
              .whereRef('package_stock.person_id', '=', 'person.id')
              .where('package_stock.symbol', '=', symbol)
              .where('package_stock.send_notification', '=', true),
          ),
        );
  return (await concerned.execute()).map(({ id }) => id);
};
