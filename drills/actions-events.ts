import type { ActionKind, DeclaredExchange, DividendTerms, RightTerms } from '@chuli/actions';
import { type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import type { Random } from '@chuli/simulator';

/** What really happens to the holder of one share on an ex-date, and what the company prints of it. */
export type Event = {
  readonly kind: ActionKind;
  readonly after: (close: number) => number;
  readonly dividend: Partial<DividendTerms> | null;
  readonly right: Pick<RightTerms, 'ratio' | 'issue_price'> | null;
  readonly exchange: Pick<DeclaredExchange, 'kind' | 'ratio'> | null;
};

const NOTHING = { dividend: null, right: null, exchange: null };
const PAR = 10_000;

/** New shares for one old share, with the two ways in which such a ratio is printed. */
const RATIOS: readonly { readonly share: number; readonly printed: readonly string[] }[] = [
  { share: 1, printed: ['1:1'] },
  { share: 0.5, printed: ['2:1', '1:0.5', '1:2'] },
  { share: 0.25, printed: ['4:1', '1:0.25'] },
  { share: 0.3, printed: ['10:3', '1:0.3'] },
  { share: 0.4, printed: ['10:4'] },
  { share: 0.6, printed: ['10:6', '1:0.6'] },
  { share: 1.5, printed: ['1:1.5'] },
  { share: 2, printed: ['1:2', '2:1'] },
  { share: 0.2, printed: ['5:1', '10:2'] },
  { share: 0.8, printed: ['10:8'] },
];

const bonusOf = (random: Random): number =>
  Number((random.chance(0.8) ? random.between(2, 35) : random.between(35, 100)).toFixed(random.pick([0, 2])));

const right = (random: Random, price: number, bonus: number): Event => {
  const { share, printed } = random.pick(RATIOS);
  return {
    ...NOTHING,
    kind: bonus > 0 ? 'bonus and right' : 'right',
    after: (close) => (close + price * share) / (1 + share + bonus / 100),
    right: { ratio: random.pick(printed), issue_price: price },
    dividend: bonus > 0 ? { bonus_percent: bonus } : null,
  };
};

const exchange = (kind: 'split' | 'merger', ratio: number): Event => ({
  ...NOTHING,
  kind,
  after: (close) => close / ratio,
  exchange: { kind, ratio },
});

export const EVENTS = {
  bonus: (random) => {
    const bonus = bonusOf(random);
    return {
      ...NOTHING,
      kind: 'bonus',
      after: (close) => close / (1 + bonus / 100),
      dividend: { bonus_percent: bonus },
    };
  },
  right: (random) => right(random, PAR, 0),
  premium: (random) => right(random, random.whole(11, 25) * 1_000, 0),
  both: (random) => right(random, PAR, bonusOf(random)),
  split: (random) => exchange('split', random.pick([2, 5, 10])),
  merger: (random) => exchange('merger', random.pick([0.5, 0.7, 0.8, 1.2, 1.35, 2])),
  fund: (random) => {
    const cash = Number(random.between(4, 25).toFixed(random.pick([0, 2])));
    return {
      ...NOTHING,
      kind: 'dividend',
      after: (close) => close - cash * 10,
      dividend: { cash_percent: cash },
    };
  },
} satisfies Record<string, (random: Random) => Event>;

export type Declared = { dividends: DividendTerms[]; rights: RightTerms[]; declared: DeclaredExchange[] };

/** The rows that are printed about an event: books close on the ex-date or on the free days before it. */
export const declare = (
  random: Random,
  symbol: StockSymbol,
  { dividend, right: terms, exchange: other }: Event,
  exOn: TradingDate,
  sessionBefore: TradingDate,
): Declared => {
  const eve = addDays(exOn, -1);
  const closedOn = eve > sessionBefore && random.chance(0.3) ? eve : exOn;
  const announced_on = addDays(closedOn, -random.whole(5, 40));
  return {
    dividends: dividend === null ? [] : [{ symbol, announced_on, book_close_on: closedOn, ...dividend }],
    rights: terms === null ? [] : [{ symbol, opened_on: addDays(exOn, random.whole(5, 60)), ...terms }],
    declared: other === null ? [] : [{ symbol, on: closedOn, ...other }],
  };
};
