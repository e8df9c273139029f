import { ANNOUNCEMENT_TOPICS, type ReplyOf, siteContracts } from '@chuli/contracts';
import { addDays, atKathmandu, stockSymbol } from '@chuli/kernel';
import {
  type Announcement,
  type TodayBoard,
  changeFavourites,
  findBoard,
  listAnnouncements,
  listFavourites,
  saveBoard,
} from '@chuli/registry/site';
import { needing } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import { excerptOf } from './excerpt.ts';
import { giveForm, takeAnswer } from './form.ts';
import { favouriteMenu, reordered, toggled, wholeMenu } from './menu.ts';

type AnnouncementRow = ReplyOf<typeof siteContracts.announcements>['rows'][number];

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

type Texts = Pick<AnnouncementRow, 'body' | 'is_excerpt'>;

const whole = (row: Announcement): Texts => ({
  body: { en: row.body_en, ne: row.body_ne },
  is_excerpt: false,
});

const excerpt = (row: Announcement): Texts => {
  const body = { en: excerptOf(row.body_en), ne: excerptOf(row.body_ne) };
  const isCut = [body.en, body.ne].some((text) => text.endsWith('…'));
  return { body, is_excerpt: isCut && (body.en !== row.body_en || body.ne !== row.body_ne) };
};

const toAnnouncement = (row: Announcement, textsOf: (row: Announcement) => Texts): AnnouncementRow => ({
  id: row.id,
  kind: row.kind,
  symbol: row.symbol,
  title: { en: excerptOf(row.title_en), ne: excerptOf(row.title_ne) },
  ...textsOf(row),
  published_at: seconds(row.published_at),
  time_is_assumed: row.time_is_assumed,
  source: row.source,
  topic: ANNOUNCEMENT_TOPICS.find((topic) => topic === row.topic) ?? 'other',
  language: row.language,
  expires_at: row.expires_at === null ? null : seconds(row.expires_at),
});

const toBoard = ({ order, hidden, indices }: TodayBoard) => ({
  order: [...order],
  hidden: [...hidden],
  indices: indices.map(stockSymbol),
});

export const siteEndpoints = needing<WithPeople>({ people: true })(siteContracts, {
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
  board: async ({ registry, caller }) => {
    const board = await findBoard(registry, selfOf(caller).id);
    return { board: board === undefined ? null : toBoard(board) };
  },
  arrangeBoard: async ({ registry, caller, body }) => {
    await saveBoard(registry, selfOf(caller).id, body);
    return { board: toBoard(body) };
  },
  announcements: async ({ registry, clock, query: { as_of: asOf, ...wanted } }) => {
    // A day that one looks back at is looked at from its end, and never from the future.
    const endOfDay = asOf === undefined ? Number.POSITIVE_INFINITY : atKathmandu(addDays(asOf, 1), 0) - 1;
    const at = new Date(Math.min(clock(), endOfDay));
    const rows = await listAnnouncements(registry, wanted, at);
    return { rows: rows.map((row) => toAnnouncement(row, wanted.id === undefined ? excerpt : whole)) };
  },
  form: giveForm,
  answerForm: takeAnswer,
});
