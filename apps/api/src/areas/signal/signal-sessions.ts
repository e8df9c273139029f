import type { QueryOf, ReplyOf, signalBoardContracts } from '@chuli/contracts';
import { signalCounts } from '@chuli/tape/signal';
import type { Asked } from '../../http/implement.ts';
import { firstOf, searchedTo, signalDays } from './days.ts';

type SessionsReply = ReplyOf<typeof signalBoardContracts.sessions>;

const LISTS = {
  families: ['buy-sell', 'early-buy-sell'],
  kinds: ['signal'],
  timeframes: ['daily'],
  sides: [],
};

/** How many buys and sells each session had; one without any is told with none. */
export const sessionsOf = async (
  asked: Asked<QueryOf<typeof signalBoardContracts.sessions>>,
): Promise<SessionsReply> => {
  const days = await signalDays(asked);
  const { as_of, sessions } = days;
  const from = firstOf(days, asked.query.days);
  const [signals_to, counts] = await Promise.all([
    searchedTo(asked, as_of),
    signalCounts(asked.tape, { ...LISTS, from, to: as_of }),
  ]);
  const known = new Map(
    counts.map(({ signal_on, family, side, signals }) => [`${signal_on} ${family} ${side}`, signals]),
  );
  const rows = sessions
    .filter((day) => day >= from)
    .toReversed()
    .map((date) => ({
      date,
      buy: known.get(`${date} buy-sell buy`) ?? 0,
      sell: known.get(`${date} buy-sell sell`) ?? 0,
      early_buy: known.get(`${date} early-buy-sell buy`) ?? 0,
      early_sell: known.get(`${date} early-buy-sell sell`) ?? 0,
    }));
  return { as_of, signals_to, rows };
};
