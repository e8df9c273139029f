import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, asOf } from '../parts.ts';

const UnixSeconds = z.int().nonnegative();

/** The id of a screen, or of a form. */
const PageId = z.string().regex(/^[a-z0-9-]{1,60}$/);

const MenuItem = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  place: z.string(),
  favourite: z.boolean(),
});

const Menu = z.object({ rows: z.array(MenuItem) });

/** The first page as a person has arranged it: its cards in order, those that are not shown, the indices beside NEPSE. */
const Cards = z.array(PageId).max(40);
const Board = { order: Cards, hidden: Cards, indices: z.array(StockSymbol).max(6) };

/** A text in both languages of the product. */
const InBoth = z.object({ en: z.string(), ne: z.string() });

export const ANNOUNCEMENT_KINDS = ['product', 'market', 'company', 'maintenance'] as const;
export const ANNOUNCEMENT_SOURCES = ['operator', 'exchange', 'company'] as const;
export const ANNOUNCEMENT_TOPICS = [
  'dividend',
  'book-close',
  'agm',
  'listing-bonus',
  'listing-right',
  'listing-ipo',
  'price-adjusted',
  'lock-in-end',
  'promoter-conversion',
  'report',
  'auditor',
  'appointment',
  'resignation',
  'operations',
  'other',
] as const;

const AnnouncementRow = z.object({
  id: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** Of the company that it is about; null where it is about none. */
  symbol: z.string().nullable(),
  title: InBoth,
  body: InBoth,
  /** The text goes on: asked for by its id it comes whole. */
  is_excerpt: z.boolean(),
  published_at: UnixSeconds,
  /** Published without a time: that of its neighbour is taken. */
  time_is_assumed: z.boolean(),
  source: z.enum(ANNOUNCEMENT_SOURCES),
  topic: z.enum(ANNOUNCEMENT_TOPICS),
  /** In which the text was published; `both` where it was in both. */
  language: z.enum(['en', 'ne', 'both']),
  expires_at: UnixSeconds.nullable(),
});

const field = { id: z.string(), label: InBoth, hint: InBoth.optional(), required: z.boolean() };

const FormField = z.discriminatedUnion('kind', [
  z.object({ ...field, kind: z.enum(['text', 'long-text']), max_length: z.int().positive() }),
  z.object({
    ...field,
    kind: z.literal('choice'),
    choices: z.array(z.object({ value: z.string(), label: InBoth })),
  }),
  z.object({ ...field, kind: z.literal('phone') }),
  /** With `attaches`, a yes lets the browser send along `attached`; without it that is refused. */
  z.object({ ...field, kind: z.literal('consent'), attaches: z.literal(true).optional() }),
]);

export const siteContracts = {
  mainMenu: get({
    path: '/site/main-menu/',
    summary: 'Every listed screen but the Dashboard; whoever is signed in sees the own favourites marked',
    access: 'open',
    // The marks are one person's: the answer is held by that browser and by nobody in between.
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({}),
    reply: Menu,
  }),
  favourites: get({
    ...personal,
    path: '/site/fav-menu/',
    summary: 'The favourite screens of the signed-in person, in the person’s order',
    reply: Menu,
  }),
  toggleFavourite: post({
    ...personal,
    path: '/site/fav-menu/{id}/',
    summary: 'Make a screen a favourite, or one no longer; the same press sent twice is one press',
    params: z.strictObject({ id: PageId }),
    /** The item as the browser showed it when it was pressed. Its id is the one in the path and no other. */
    body: z.strictObject({
      name: z.string().max(100).optional(),
      text: z.string().max(100).optional(),
      place: z.string().max(20).optional(),
      favourite: z.boolean(),
    }),
    reply: Menu,
  }),
  orderFavourites: {
    ...personal,
    method: 'PATCH',
    path: '/site/fav-menu/',
    summary: 'Put the favourites into another order, or add those that a browser kept before the sign-in',
    body: z.strictObject({
      order: z.array(PageId).max(300),
      /** Screens of the order that were no favourites become ones; without it they are passed over. */
      add: z.boolean().default(false),
    }),
    reply: Menu,
  },
  board: get({
    ...personal,
    path: '/site/board/',
    summary: 'How the person has arranged the first page; null for one who never has',
    mostRows: MOST_ROWS.one,
    reply: z.object({ board: z.object(Board).nullable() }),
  }),
  arrangeBoard: {
    ...personal,
    method: 'PATCH',
    path: '/site/board/',
    summary: 'Arrange the first page: its cards and its indices',
    mostRows: MOST_ROWS.one,
    body: z.strictObject(Board),
    reply: z.object({ board: z.object(Board) }),
  },
  announcements: get({
    path: '/site/announcement/',
    summary: 'Announcements of the product, the market and companies, the newest first',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({
      symbol: StockSymbol.optional(),
      kind: z.enum(ANNOUNCEMENT_KINDS).optional(),
      topic: z.enum(ANNOUNCEMENT_TOPICS).optional(),
      source: z.enum(ANNOUNCEMENT_SOURCES).optional(),
      /** One alone, with its whole text; a list has excerpts of long ones. */
      id: z.uuid().optional(),
      /** The newest so many. */
      limit: z.coerce.number().int().min(1).max(200).default(100),
      ...asOf,
    }),
    reply: z.object({ rows: z.array(AnnouncementRow) }),
  }),
  form: get({
    path: '/site/form/{id}/',
    summary: 'A form: its fields, and the token without which no answer is taken',
    access: 'open',
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: PageId }),
    query: z.strictObject({}),
    reply: z.object({
      id: z.string(),
      title: InBoth,
      intro: InBoth,
      fields: z.array(FormField),
      token: z.string(),
    }),
  }),
  answerForm: post({
    path: '/site/form/{id}/',
    summary: 'Answer a form; what its definition does not name or allow is refused',
    access: 'open',
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.one,
    params: z.strictObject({ id: PageId }),
    query: z.strictObject({}),
    body: z.strictObject({
      token: z.string().max(200),
      answers: z.record(z.string().max(40), z.union([z.string().max(4_000), z.boolean()])),
      /** Shown to no person: whoever fills it in is none. */
      website: z.string().max(200).default(''),
      attached: z
        .strictObject({
          page: z.string().max(300),
          version: z.string().max(40),
          browser: z.string().max(300),
        })
        .optional(),
    }),
    reply: z.object({ done: z.literal(true) }),
  }),
} as const;
