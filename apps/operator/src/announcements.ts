import { ANNOUNCEMENT_KINDS } from '@chuli/contracts';
import { stockSymbol } from '@chuli/kernel';
import { listAnnouncements, publishAnnouncement, withdrawAnnouncement } from '@chuli/registry/site';
import { type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { dayStart, oneOf } from './read.ts';

const MOST_LISTED = 500;

export const announcements: Operations = {
  list: {
    summary: 'Announcements that are to be read now.',
    look: async (registry, _given, now) => {
      const rows = await listAnnouncements(registry, { limit: MOST_LISTED }, now);
      printRows(
        rows.map(({ id, kind, symbol, title_en, published_at, expires_at }) => ({
          id,
          kind,
          symbol,
          title: title_en,
          published_at,
          expires_at,
        })),
      );
    },
  },
  publish: {
    summary: 'Publishes an announcement, in both languages. A company’s has its symbol, no other has one.',
    options: {
      kind: { type: 'string', help: ANNOUNCEMENT_KINDS.join(', ') },
      symbol: { type: 'string', help: 'of the company' },
      'title-en': { type: 'string', help: 'title in English' },
      'title-ne': { type: 'string', help: 'title in Nepali' },
      'body-en': { type: 'string', help: 'text in English', default: '' },
      'body-ne': { type: 'string', help: 'text in Nepali', default: '' },
      from: { type: 'string', help: 'first day, YYYY-MM-DD (default now)' },
      until: { type: 'string', help: 'the day on which it is over, YYYY-MM-DD (default never)' },
    },
    change: async (registry, given, now) => {
      const kind = oneOf(ANNOUNCEMENT_KINDS, given.need('kind'));
      const symbol = given.option('symbol');
      if ((kind === 'company') !== (symbol !== undefined))
        throw new Refusal('--symbol goes with --kind company, and with no other.');
      const [from, until] = [given.option('from'), given.option('until')];
      const after = await publishAnnouncement(registry, {
        kind,
        symbol: symbol === undefined ? null : stockSymbol(symbol.toUpperCase()),
        title_en: given.need('title-en'),
        title_ne: given.need('title-ne'),
        body_en: given.option('body-en') ?? '',
        body_ne: given.option('body-ne') ?? '',
        published_at: from === undefined ? now : dayStart(from),
        expires_at: until === undefined ? null : dayStart(until),
        withdrawn_at: null,
      });
      return { subject: after.id, before: null, after };
    },
  },
  withdraw: {
    summary: 'Takes an announcement away from everyone. It stays in the database.',
    words: '<id>',
    change: async (registry, given, now) => {
      const id = given.word(0, 'id');
      const after = await withdrawAnnouncement(registry, id, now);
      if (after === undefined) throw new Refusal(`No announcement ${id} is to be read.`);
      return { subject: id, before: { ...after, withdrawn_at: null }, after };
    },
  },
};
