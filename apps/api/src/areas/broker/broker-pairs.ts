import { MOST_PAIRS, type ReplyOf, SAME_BROKER_SESSIONS, pairContracts } from '@chuli/contracts';
import { type JudgedPair, highByChance, judgePairs, seedOf } from '@chuli/flow';
import { halfAway, percentOf } from '@chuli/kernel';
import { type MatchedDay, dayMeetings, matchedDays, sessionVolumes } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';
import { mostTraded } from '../../figures/most-traded.ts';
import { implement } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { windowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { stockNames } from './stock-names.ts';

type Reply = ReplyOf<typeof pairContracts.pairs>;

const DECIMALS = 1;

const pairRow = (pair: JudgedPair, volume: number): Reply['rows'][number] => ({
  buyer: pair.buyer,
  seller: pair.seller,
  meetings: pair.meetings,
  expected: halfAway(pair.expected, DECIMALS),
  z: halfAway(pair.z, DECIMALS),
  quantity: pair.quantity,
  volume_percent: percentOf(pair.quantity, volume),
  sessions_met: pair.days_met,
  sessions_high: pair.days_high,
  is_recurring: pair.is_recurring,
});

const shareOf = ({ matched, volume }: MatchedDay): number | null => percentOf(matched, volume);

/** The last session of the range against those before it. */
const sameOf = (days: readonly MatchedDay[], last: string | undefined): Reply['same'] => {
  const before = days
    .filter(({ traded_on }) => traded_on !== last)
    .map(shareOf)
    .filter((share) => share !== null);
  const own = days.find(({ traded_on }) => traded_on === last);
  const percent = own === undefined ? null : shareOf(own);
  return {
    percent,
    mean: before.length === 0 ? null : halfAway(sum(before) / before.length, 2),
    percentile:
      percent === null ? null : percentOf(before.filter((share) => share <= percent).length, before.length),
    sessions: days.map((day) => ({ date: day.traded_on, percent: shareOf(day) })),
  };
};

export const pairEndpoints = implement(pairContracts, {
  pairs: async (asked) => {
    const { days, date, as_of } = asked.query;
    const book = await asked.sessions();
    const range = windowRange({ days: Number(days), date, as_of }, book, asked.clock);
    const symbol = asked.query.symbol ?? (await mostTraded(asked, range.sessions));
    const past = upTo(book.floorsheet, range.to_date).slice(-SAME_BROKER_SESSIONS);
    const dates = { from: range.from_date, to: range.to_date };
    const [met, matched, volumes, nameOf] = await Promise.all([
      range.sessions.length === 0 ? [] : dayMeetings(asked.tape, { symbol, ...dates }),
      past.length === 0
        ? []
        : matchedDays(asked.tape, { symbol, from: past[0] ?? range.to_date, to: range.to_date }),
      sessionVolumes(asked.tape, dates),
      stockNames(asked, range.as_of),
    ]);
    const byDay = [...Map.groupBy(met, ({ traded_on }) => traded_on).values()];
    const judged = judgePairs(byDay);
    const volume = sum(judged.map(({ quantity }) => quantity));
    return {
      ...knownHead(range, book, volumes),
      ...nameOf(symbol),
      pairs: judged.length,
      high: sum(judged.map(({ days_high }) => days_high)),
      high_by_chance: halfAway(highByChance(byDay, seedOf(symbol, range.to_date)), DECIMALS),
      recurring: judged.filter(({ is_recurring }) => is_recurring).length,
      same: sameOf(matched, range.sessions.at(-1)),
      rows: judged.slice(0, MOST_PAIRS).map((pair) => pairRow(pair, volume)),
    };
  },
});
