import { percentageChange, roundedRatio, toRupees, fromRupees } from '@chuli/kernel';
import { medianOf, sum } from '../../../figures/figures.ts';
import type { CloseFacts, CloseStock, Sentence } from './close-facts.ts';

type Of<Id extends Sentence['id']> = Extract<Sentence, { id: Id }>;
type Extreme = NonNullable<Of<'index'>['extreme']>;

/** A stock that hardly trades moves far on little: rupees a session, over 20 sessions. */
export const LIQUID_AMOUNT = 2_000_000;
/** So many times the average is worth a sentence. */
export const UNUSUAL_TIMES = 3;
/** A close is called the highest or lowest where it is so of at least so many sessions. */
export const FEWEST_EXTREME_SESSIONS = 10;
const SHOWN_CLOSES = 60;
const USUAL_SESSIONS = 20;
const NAMED = 5;
const NETS_EACH_WAY = 3;

/** How many of the closes before a run back lie on one side of this one, and the first that does not. */
const runBack = (
  closes: CloseFacts['index'],
  isBeyond: (close: number) => boolean,
): { sessions: number; since: CloseFacts['day'] | null } => {
  const before = closes.slice(0, -1);
  const at = before.findLastIndex(({ close }) => isBeyond(close));
  return { sessions: before.length - 1 - at, since: before[at]?.date ?? null };
};

const extremeOf = (closes: CloseFacts['index'], last: number): Extreme | null => {
  const high = runBack(closes, (close) => close >= last);
  const low = runBack(closes, (close) => close <= last);
  const [side, run] =
    high.sessions >= low.sessions ? (['highest', high] as const) : (['lowest', low] as const);
  return run.sessions >= FEWEST_EXTREME_SESSIONS ? { side, ...run } : null;
};

const indexSentence = ({ index, day }: CloseFacts): Of<'index'>[] => {
  const [last, before] = [index.at(-1), index.at(-2)];
  if (last === undefined || before === undefined || last.date !== day) return [];
  const percent = percentageChange(last.close, before.close);
  if (percent === null) return [];
  return [
    {
      id: 'index',
      close: last.close / 100,
      change: (last.close - before.close) / 100,
      percent,
      extreme: extremeOf(index, last.close),
      closes: index.slice(-SHOWN_CLOSES).map(({ close }) => close / 100),
    },
  ];
};

const symbols = (stocks: readonly CloseStock[]): CloseStock['symbol'][] =>
  stocks.map(({ symbol }) => symbol).toSorted();

type Judged = CloseStock & { change: number; percent: number };
const judged = (stocks: readonly CloseStock[]): Judged[] =>
  stocks.flatMap((stock) => {
    const { change, percent } = stock;
    return change === null || percent === null ? [] : [{ ...stock, change, percent }];
  });

const breadthSentence = ({ stocks }: CloseFacts): Of<'breadth'>[] => {
  const known = judged(stocks);
  const median = medianOf(known.map(({ percent }) => percent));
  if (median === null) return [];
  return [
    {
      id: 'breadth',
      advanced: known.filter(({ change }) => change > 0).length,
      declined: known.filter(({ change }) => change < 0).length,
      unchanged: known.filter(({ change }) => change === 0).length,
      median,
      upper: symbols(stocks.filter(({ limit }) => limit === 'ceiling')),
      lower: symbols(stocks.filter(({ limit }) => limit === 'floor')),
    },
  ];
};

/** Against the mean of the 20 sessions before; null unless all of them are there. */
const timesUsual = (now: number | null, before: readonly (number | null)[]): number | null => {
  const known = before.filter((value) => value !== null);
  if (now === null || known.length < USUAL_SESSIONS || known.length < before.length) return null;
  return roundedRatio(now * known.length, sum(known), 2);
};

const turnoverSentence = ({ days, day }: CloseFacts): Of<'turnover'>[] => {
  const today = days.at(-1);
  if (today === undefined || today.date !== day || today.turnover === null) return [];
  const before = days.slice(-USUAL_SESSIONS - 1, -1);
  const { turnover, trades } = today;
  return [
    {
      id: 'turnover',
      turnover,
      times: timesUsual(
        turnover,
        before.map((one) => one.turnover),
      ),
      trades,
      trades_times: timesUsual(
        trades,
        before.map((one) => one.trades),
      ),
      average_trade: trades === null || trades === 0 ? null : toRupees(fromRupees(turnover / trades)),
    },
  ];
};

const sectorSentence = ({ sectors }: CloseFacts): Of<'sectors'>[] => {
  const known = sectors
    .flatMap(({ sector_id, percent }) => (percent === null ? [] : [{ sector_id, percent }]))
    .toSorted((a, b) => b.percent - a.percent || a.sector_id - b.sector_id);
  const [best, worst] = [known[0], known.at(-1)];
  if (best === undefined || worst === undefined || known.length < 2) return [];
  return [
    {
      id: 'sectors',
      rose: known.filter(({ percent }) => percent > 0).length,
      fell: known.filter(({ percent }) => percent < 0).length,
      best,
      worst,
      sectors: known,
    },
  ];
};

type Traded = Judged & { amount: CloseStock['close'] };

/** Of which enough is traded that its price is one. */
const liquid = (stocks: readonly CloseStock[]): Traded[] =>
  judged(stocks).flatMap((stock) =>
    stock.amount !== null && stock.usual !== null && stock.usual >= LIQUID_AMOUNT
      ? [{ ...stock, amount: stock.amount }]
      : [],
  );

const moved = ({ symbol, percent }: Judged) => ({ symbol, percent });

const moverSentence = ({ stocks }: CloseFacts): Of<'movers'>[] => {
  const ordered = liquid(stocks).toSorted((a, b) => b.percent - a.percent || (a.symbol < b.symbol ? -1 : 1));
  const rises = ordered.filter(({ percent }) => percent > 0).slice(0, 3);
  const falls = ordered.filter(({ percent }) => percent < 0).slice(-3);
  const [rise, fall] = [rises[0], falls.at(-1)];
  if (rise === undefined && fall === undefined) return [];
  return [
    {
      id: 'movers',
      rise: rise === undefined ? null : moved(rise),
      fall: fall === undefined ? null : moved(fall),
      stocks: [...rises, ...falls].map((stock) =>
        Object.assign(moved(stock), { close: stock.close, amount: stock.amount }),
      ),
    },
  ];
};

const volumeSentence = ({ stocks }: CloseFacts): Of<'volume'>[] => {
  const unusual = liquid(stocks)
    .flatMap((stock) =>
      stock.times === null || stock.times < UNUSUAL_TIMES ? [] : [{ ...stock, times: stock.times }],
    )
    .toSorted((a, b) => b.times - a.times || (a.symbol < b.symbol ? -1 : 1));
  const [most, ...others] = unusual;
  if (most === undefined) return [];
  return [
    {
      id: 'volume',
      ...moved(most),
      times: most.times,
      amount: most.amount,
      others: others.slice(0, NAMED).map(({ symbol, times }) => ({ symbol, times })),
    },
  ];
};

const extremeSentence = ({ stocks }: CloseFacts): Of<'extremes'>[] => {
  const highs = symbols(stocks.filter(({ extreme }) => extreme === 'high'));
  const lows = symbols(stocks.filter(({ extreme }) => extreme === 'low'));
  return highs.length + lows.length === 0 ? [] : [{ id: 'extremes', highs, lows }];
};

const flowSentence = ({ nets, nearest }: CloseFacts): (Of<'flow'> | Of<'no-trades'>)[] => {
  if (nets === null) return [{ id: 'no-trades', nearest }];
  const ordered = nets.toSorted((a, b) => b.net_amount - a.net_amount || (a.broker < b.broker ? -1 : 1));
  const buyers = ordered.filter(({ net_amount }) => net_amount > 0).slice(0, NETS_EACH_WAY);
  const sellers = ordered.filter(({ net_amount }) => net_amount < 0).slice(-NETS_EACH_WAY);
  const [buyer, seller] = [buyers[0], sellers.at(-1)];
  if (buyer === undefined || seller === undefined) return [];
  return [{ id: 'flow', buyer, seller, nets: [...buyers, ...sellers] }];
};

const eventSentence = ({ events, next }: CloseFacts): Of<'events'>[] => {
  if (events.length === 0) return [];
  const of = (kind: CloseFacts['events'][number]['kind']) =>
    [...new Set(events.filter((event) => event.kind === kind).map(({ symbol }) => symbol))].toSorted();
  return [
    {
      id: 'events',
      next,
      book_closes: of('book-close'),
      rights_open: of('right-opens'),
      rights_close: of('right-closes'),
    },
  ];
};

const doubtSentence = ({ status, reasons }: CloseFacts): Of<'provisional'>[] =>
  status === 'provisional' ? [{ id: 'provisional', reasons: [...reasons] }] : [];

/** What is said of a session, in the order in which it is read. The same facts always give the same sentences. */
export const closeSentences = (facts: CloseFacts): Sentence[] => [
  ...doubtSentence(facts),
  ...indexSentence(facts),
  ...breadthSentence(facts),
  ...turnoverSentence(facts),
  ...sectorSentence(facts),
  ...moverSentence(facts),
  ...volumeSentence(facts),
  ...extremeSentence(facts),
  ...flowSentence(facts),
  ...eventSentence(facts),
];
