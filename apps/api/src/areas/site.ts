import { type ReplyOf, siteContracts } from '@chuli/contracts';
import { addDays, atKathmandu } from '@chuli/kernel';
import { type Announcement, changeFavourites, listAnnouncements, listFavourites } from '@chuli/registry';
import { implement } from '../http/implement.ts';
import { selfOf } from '../people/self.ts';
import { giveForm, takeAnswer } from './site-form.ts';
import { favouriteMenu, reordered, toggled, wholeMenu } from './site-menu.ts';

type AnnouncementRow = ReplyOf<typeof siteContracts.announcements>['rows'][number];

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const toAnnouncement = (row: Announcement): AnnouncementRow => ({
  id: row.id,
  kind: row.kind,
  symbol: row.symbol,
  title: { en: row.title_en, ne: row.title_ne },
  body: { en: row.body_en, ne: row.body_ne },
  published_at: seconds(row.published_at),
  expires_at: row.expires_at === null ? null : seconds(row.expires_at),
});

export const siteEndpoints = implement(siteContracts, {
  mainMenu: async ({ registry, caller }) =>
    wholeMenu(caller.kind === 'user' ? await listFavourites(registry, caller.id) : [], caller.brand),
  favourites: async ({ registry, caller }) =>
    favouriteMenu(await listFavourites(registry, selfOf(caller).id), caller.brand),
  toggleFavourite: async ({ registry, caller, params, body }) =>
    favouriteMenu(
      await changeFavourites(registry, selfOf(caller).id, (held) => toggled(held, params.id, body.favourite)),
      caller.brand,
    ),
  orderFavourites: async ({ registry, caller, body }) =>
    favouriteMenu(
      await changeFavourites(registry, selfOf(caller).id, (held) => reordered(held, body)),
      caller.brand,
    ),
  announcements: async ({ registry, clock, query: { symbol, kind, as_of: asOf } }) => {
    // A day that one looks back at is looked at from its end, and never from the future.
    const endOfDay = asOf === undefined ? Number.POSITIVE_INFINITY : atKathmandu(addDays(asOf, 1), 0) - 1;
    const at = new Date(Math.min(clock(), endOfDay));
    return { rows: (await listAnnouncements(registry, { symbol, kind }, at)).map(toAnnouncement) };
  },
  form: giveForm,
  answerForm: takeAnswer,
});
