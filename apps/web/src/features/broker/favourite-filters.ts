import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { choiceFilter, sortFilter } from '../../screen-kit/filters.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import type { FavouriteRow } from './favourite-columns.ts';
import { type KnownReply, emptyWords } from './known-line.tsx';

export const playersFilter = () =>
  choiceFilter(
    'Players',
    [
      { value: '10', label: '10' },
      { value: '20', label: '20' },
      { value: '30', label: '30' },
    ],
    '20',
    { isNamed: true },
  );

/** Which side, how many players, in which order. */
export const favouriteFilters = () => ({
  side: choiceFilter('Side', [
    { value: 'hold', label: 'Held' },
    { value: 'release', label: 'Released' },
  ]),
  players: playersFilter(),
  sort: sortFilter(['score', 'symbol', 'net_amount', 'turnover_percent'], '-score'),
});

/** Concentration and prices are of the larger package: where no row has them, the caller is not told. */
export const tellsMore = (rows: readonly FavouriteRow[]): boolean => rows.some(({ hhi }) => hhi !== null);

type Shown = {
  reply: KnownReply & { players: { brokers: readonly string[] } };
  values: { side: 'hold' | 'release'; sector: string };
  set: (changes: { date?: TradingDate; sector?: string }) => void;
};

/** Why no stock is listed: no session known, or none that five players took; the way on is all sectors. */
export const noFavourites = {
  title: 'None' as const,
  why: ({ reply, values }: Shown): string => {
    if (reply.sessions.length === 0) return emptyWords('date').why({ reply });
    const facts = {
      count: digits(String(reply.players.brokers.length)),
      from: digits(reply.from_date),
      to: digits(reply.to_date),
    };
    return values.side === 'hold'
      ? t('No stock was bought by five of the {count} heaviest brokers from {from} to {to}.', facts)
      : t('No stock was sold by five of the {count} heaviest brokers from {from} to {to}.', facts);
  },
  action: ({ reply, values, set }: Shown) => {
    if (reply.sessions.length === 0) return emptyWords('date').action({ reply, set });
    if (values.sector === ALL_SECTORS) return undefined;
    return { label: t('Clear the filters'), onClick: () => set({ sector: ALL_SECTORS }) };
  },
};

type ChoicesShown = {
  reply: KnownReply & { players: { brokers: readonly string[] } };
  values: { new: '' | '1' };
  set: (changes: { date?: TradingDate; new?: '' }) => void;
};

/** Why no choice is listed: no session known, nothing large enough, or nothing new. */
export const noChoices = {
  title: 'None' as const,
  why: ({ reply, values }: ChoicesShown): string => {
    if (reply.sessions.length === 0) return emptyWords('date').why({ reply });
    const facts = { count: digits(String(reply.players.brokers.length)), date: digits(reply.to_date) };
    return values.new === '1'
      ? t('No pick of the {count} heaviest brokers on {date} is new.', facts)
      : t(
          'None of the {count} heaviest brokers took Rs 10 lakh and a tenth of the turnover of a stock on {date}.',
          facts,
        );
  },
  action: ({ reply, values, set }: ChoicesShown) => {
    if (reply.sessions.length === 0) return emptyWords('date').action({ reply, set });
    return values.new === '1' ? { label: t('Show all'), onClick: () => set({ new: '' }) } : undefined;
  },
};
