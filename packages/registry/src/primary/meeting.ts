import {
  type StockSymbol,
  type TradingDate,
  addDays,
  atKathmandu,
  instant,
  kathmanduDate,
} from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** A notice about a general meeting: the day on which it was published, and its title in both languages. */
export type MeetingNotice = { symbol: StockSymbol | null; on: TradingDate; en: string; ne: string };

/** Notices about general meetings of some days, both included. */
export const listMeetingNotices = async (
  registry: Registry,
  { from, to }: { from: TradingDate; to: TradingDate },
): Promise<MeetingNotice[]> => {
  const rows = await registry
    .selectFrom('announcement')
    .select(['symbol', 'published_at', 'title_en', 'title_ne'])
    .where('topic', '=', 'agm')
    .where('withdrawn_at', 'is', null)
    .where('published_at', '>=', new Date(atKathmandu(from, 0)))
    .where('published_at', '<', new Date(atKathmandu(addDays(to, 1), 0)))
    .execute();
  return rows.map(({ symbol, published_at, title_en, title_ne }) => ({
    symbol,
    on: kathmanduDate(instant(published_at.getTime())),
    en: title_en,
    ne: title_ne,
  }));
};
