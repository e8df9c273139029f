import type { RepliedBy } from '@chuli/contracts';
import { say, t } from '@chuli/language';
import { amountLabel, dateText, quantityText, rupeesText, shareText, signedPercentText } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';

export type CloseReply = RepliedBy<'/data/close/'>;
export type Sentence = CloseReply['sentences'][number];
export type SentenceOf<Id extends Sentence['id']> = Extract<Sentence, { id: Id }>;

const NAMED = 5;

/** The first few by name, and how many more there are. */
const namesOf = (symbols: readonly string[]): string => {
  const named = symbols.slice(0, NAMED).join(', ');
  const left = symbols.length - NAMED;
  return left <= 0 ? named : t('{names} and {count} more', { names: named, count: quantityText(left) });
};

/** Without its sign, where the word says which way. */
const size = (value: number): string => rupeesText(Math.abs(value));

const extremeText = ({ extreme }: SentenceOf<'index'>): string[] => {
  if (extreme === null) return [];
  const { side, sessions, since } = extreme;
  if (since === null)
    return [
      side === 'highest'
        ? t('It is the highest close in {count} sessions.', { count: quantityText(sessions) })
        : t('It is the lowest close in {count} sessions.', { count: quantityText(sessions) }),
    ];
  return [
    side === 'highest'
      ? t('It is the highest close since {date}.', { date: dateText(since) })
      : t('It is the lowest close since {date}.', { date: dateText(since) }),
  ];
};

const indexText = (sentence: SentenceOf<'index'>): string[] => {
  const { close, change, percent } = sentence;
  const blanks = { close: rupeesText(close), points: size(change), percent: size(percent) };
  const first =
    change === 0
      ? t('NEPSE closed at {close}, unchanged.', { close: blanks.close })
      : change > 0
        ? t('NEPSE closed at {close}, up {points} points ({percent} %).', blanks)
        : t('NEPSE closed at {close}, down {points} points ({percent} %).', blanks);
  return [first, ...extremeText(sentence)];
};

const breadthText = ({ advanced, declined, median, upper, lower }: SentenceOf<'breadth'>): string[] => {
  const blanks = { up: quantityText(advanced), down: quantityText(declined) };
  return [
    advanced > declined
      ? t('{up} stocks rose and {down} fell.', blanks)
      : t('{down} stocks fell and {up} rose.', blanks),
    t('The median change is {percent} %.', { percent: signedPercentText(median) }),
    ...(upper.length > 0 ? [t('At the upper circuit: {names}.', { names: namesOf(upper) })] : []),
    ...(lower.length > 0 ? [t('At the lower circuit: {names}.', { names: namesOf(lower) })] : []),
  ];
};

const turnoverText = ({ turnover, times, trades, average_trade }: SentenceOf<'turnover'>): string[] => [
  times === null
    ? t('Rs {amount} changed hands.', { amount: amountLabel(turnover) })
    : t('Rs {amount} changed hands, {times} times the 20-day average.', {
        amount: amountLabel(turnover),
        times: rupeesText(times),
      }),
  ...(trades === null || average_trade === null
    ? []
    : [
        t('There were {trades} trades of Rs {average} on average.', {
          trades: quantityText(trades),
          average: rupeesText(average_trade),
        }),
      ]),
];

const sectorWord = (id: number): string => say(sectorName(id) ?? '');

const sectorsText = ({ rose, fell, best, worst, sectors }: SentenceOf<'sectors'>): string[] => {
  const count = quantityText(sectors.length);
  const first =
    fell === sectors.length
      ? t('All {count} sectors fell.', { count })
      : rose === sectors.length
        ? t('All {count} sectors rose.', { count })
        : t('Of {count} sectors {rose} rose and {fell} fell.', {
            count,
            rose: quantityText(rose),
            fell: quantityText(fell),
          });
  return [
    first,
    t('{best} did best with {best_percent} %, {worst} worst with {worst_percent} %.', {
      best: sectorWord(best.sector_id),
      best_percent: signedPercentText(best.percent),
      worst: sectorWord(worst.sector_id),
      worst_percent: signedPercentText(worst.percent),
    }),
  ];
};

const moversText = ({ rise, fall }: SentenceOf<'movers'>): string[] => [
  ...(rise === null
    ? []
    : [
        t('{symbol} rose most among liquid stocks, {percent} %.', {
          symbol: rise.symbol,
          percent: size(rise.percent),
        }),
      ]),
  ...(fall === null
    ? []
    : [
        t('{symbol} fell most among liquid stocks, {percent} %.', {
          symbol: fall.symbol,
          percent: size(fall.percent),
        }),
      ]),
];

const volumeText = ({ symbol, times, percent, others }: SentenceOf<'volume'>): string[] => [
  t('{symbol} traded {times} times its average turnover, at a change of {percent} %.', {
    symbol,
    times: shareText(times),
    percent: signedPercentText(percent),
  }),
  ...(others.length > 0
    ? [t('Also far above average: {names}.', { names: namesOf(others.map((one) => one.symbol)) })]
    : []),
];

const extremesText = ({ highs, lows }: SentenceOf<'extremes'>): string[] => {
  if (lows.length === 0)
    return [
      t('Stocks with a new 52-week high: {count}, with a new low: none.', {
        count: quantityText(highs.length),
      }),
    ];
  if (highs.length === 0)
    return [
      t('Stocks with a new 52-week low: {count}, with a new high: none.', {
        count: quantityText(lows.length),
      }),
    ];
  return [
    t('Stocks with a new 52-week high: {highs}, with a new low: {lows}.', {
      highs: quantityText(highs.length),
      lows: quantityText(lows.length),
    }),
  ];
};

const flowText = ({ buyer, seller }: SentenceOf<'flow'>): string[] => [
  t('Broker {broker} bought Rs {amount} more than it sold.', {
    broker: buyer.broker,
    amount: amountLabel(buyer.net_amount),
  }),
  t('Broker {broker} sold Rs {amount} more than it bought.', {
    broker: seller.broker,
    amount: amountLabel(Math.abs(seller.net_amount)),
  }),
];

const eventsText = ({ next, book_closes, rights_open, rights_close }: SentenceOf<'events'>): string[] => [
  ...(book_closes.length > 0
    ? [t('Book close by {date}: {names}.', { date: dateText(next), names: namesOf(book_closes) })]
    : []),
  ...(rights_open.length > 0
    ? [t('Right issue opens by {date}: {names}.', { date: dateText(next), names: namesOf(rights_open) })]
    : []),
  ...(rights_close.length > 0
    ? [t('Right issue closes by {date}: {names}.', { date: dateText(next), names: namesOf(rights_close) })]
    : []),
];

const WRITERS: { readonly [Id in Sentence['id']]: (sentence: SentenceOf<Id>) => string[] } = {
  index: indexText,
  breadth: breadthText,
  turnover: turnoverText,
  sectors: sectorsText,
  movers: moversText,
  volume: volumeText,
  extremes: extremesText,
  flow: flowText,
  'no-trades': () => [
    t('Every trade of this session is missing in our data, so nothing is said about brokers.'),
  ],
  events: eventsText,
  provisional: () => [t('These figures are provisional: the totals of this session do not agree yet.')],
};

/** What is said of one thing, the most telling first. */
export const linesOf = <Id extends Sentence['id']>(sentence: SentenceOf<Id> & { id: Id }): string[] =>
  WRITERS[sentence.id](sentence);

/** What a sentence says in the language of the reader. */
export const sentenceText = <Id extends Sentence['id']>(sentence: SentenceOf<Id> & { id: Id }): string =>
  WRITERS[sentence.id](sentence).join(' ');

/** One line for the whole day, from what NEPSE did; null where that is unknown. */
export const headlineOf = (sentences: readonly Sentence[]): string | null => {
  const index = sentences.find((one) => one.id === 'index');
  if (index?.id !== 'index') return null;
  const { percent, change, extreme } = index;
  const blanks = { percent: size(percent) };
  if (change === 0) return t('NEPSE ends unchanged');
  if (change > 0)
    return extreme?.side === 'highest' && extreme.since !== null
      ? t('NEPSE rises {percent} % to its highest close since {date}', {
          ...blanks,
          date: dateText(extreme.since),
        })
      : t('NEPSE rises {percent} %', blanks);
  return extreme?.side === 'lowest' && extreme.since !== null
    ? t('NEPSE falls {percent} % to its lowest close since {date}', {
        ...blanks,
        date: dateText(extreme.since),
      })
    : t('NEPSE falls {percent} %', blanks);
};
