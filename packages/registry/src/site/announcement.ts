import type { StockSymbol } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database, NewRow } from '../schema.ts';

export type Announcement = Selectable<Database['announcement']>;
export type AnnouncementKind = Announcement['kind'];

type Wanted = {
  symbol?: StockSymbol | undefined;
  kind?: AnnouncementKind | undefined;
  topic?: string | undefined;
  source?: Announcement['source'] | undefined;
  id?: string | undefined;
  /** The newest so many. */
  limit: number;
};

/** What was to be read at a moment: published by then, not yet expired, and not withdrawn since. The newest first. */
export const listAnnouncements = (
  registry: Registry,
  { symbol, kind, topic, source, id, limit }: Wanted,
  at: Date,
): Promise<Announcement[]> => {
  let wanted = registry
    .selectFrom('announcement')
    .selectAll()
    .where('published_at', '<=', at)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]));
  if (symbol !== undefined) wanted = wanted.where('symbol', '=', symbol);
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind);
  if (topic !== undefined) wanted = wanted.where('topic', '=', topic);
  if (source !== undefined) wanted = wanted.where('source', '=', source);
  if (id !== undefined) wanted = wanted.where('id', '=', id);
  return wanted.orderBy('published_at', 'desc').orderBy('id').limit(limit).execute();
};

export const publishAnnouncement = (
  registry: Registry,
  announcement: NewRow<'announcement'>,
): Promise<Announcement> =>
  registry.insertInto('announcement').values(announcement).returningAll().executeTakeFirstOrThrow();

/** Undefined where there is none of this id, or it was withdrawn before. */
export const withdrawAnnouncement = (
  registry: Registry,
  id: string,
  now: Date,
): Promise<Announcement | undefined> =>
  registry
    .updateTable('announcement')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
