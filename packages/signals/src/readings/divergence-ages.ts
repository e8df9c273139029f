import {
  type Columns,
  type Indicator,
  type Told,
  WORDS,
  lend,
  macdDivergence,
  rsiDivergence,
  silence,
  toldBy,
} from '@chuli/indicators';

type Divergence = NonNullable<ReturnType<typeof rsiDivergence.step>>;

/** Bars since the last divergence of each kind and side was confirmed; where there was none, bars seen. */
type Ages = { regular_buy: number; regular_sell: number; hidden_buy: number; hidden_sell: number };

/** Of the divergence that this bar confirms, the one whose age is 0; null where it confirms none. */
export type Found = Readonly<
  Record<'price' | 'price_before' | 'oscillator' | 'oscillator_before', number | null>
>;
export type DivergenceAges = Readonly<Ages> & Found;

const NONE: Found = { price: null, price_before: null, oscillator: null, oscillator_before: null };

const SORTS = ['regular', 'hidden'] as const;
const WAYS = ['bullish', 'bearish'] as const;
type Sort = (typeof SORTS)[number];
type Way = (typeof WAYS)[number];

const ageOf = ({ kind, side }: Pick<Divergence, 'kind' | 'side'>): keyof Ages =>
  `${kind}_${side === 'bullish' ? 'buy' : 'sell'}`;

const ageColumn = (bars: Columns, { kind, side }: Told, sort: Sort, way: Way): Float64Array => {
  const column = lend(bars);
  const [wantedKind, wantedSide] = [WORDS[sort], WORDS[way]];
  let age = 0;
  for (let i = 0; i < bars.length; i += 1) {
    age = kind?.[i] === wantedKind && side?.[i] === wantedSide ? 0 : age + 1;
    column[i] = age;
  }
  return column;
};

const ageColumns = (bars: Columns, told: Told, silent: number): Told => {
  const ages = SORTS.flatMap((sort) =>
    WAYS.map((way) => [ageOf({ kind: sort, side: way }), ageColumn(bars, told, sort, way)] as const),
  );
  for (const [, column] of ages) silence(bars, column, silent);
  return { ...told, ...Object.fromEntries(ages) };
};

/** Divergences with their memory, so that what confirms one may come some bars later. */
const withAges = <P extends string, S extends object>(
  divergence: Indicator<P, S, Divergence>,
): Indicator<P, { inner: S; silent: number; ages: Ages }, DivergenceAges> => ({
  id: `${divergence.id}-ages`,
  title: `${divergence.title}, bars since`,
  parameters: divergence.parameters,
  warmup: (chosen) => divergence.warmup(chosen),
  init: (chosen) => ({
    inner: divergence.init(chosen),
    silent: divergence.warmup(chosen),
    ages: { regular_buy: 0, regular_sell: 0, hidden_buy: 0, hidden_sell: 0 },
  }),
  step: (state, candle) => {
    const found = divergence.step(state.inner, candle);
    const { ages } = state;
    ages.regular_buy += 1;
    ages.regular_sell += 1;
    ages.hidden_buy += 1;
    ages.hidden_sell += 1;
    if (found !== null) ages[ageOf(found)] = 0;
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const { price, price_before, oscillator, oscillator_before } = found ?? NONE;
    const { regular_buy, regular_sell, hidden_buy, hidden_sell } = ages;
    return {
      regular_buy,
      regular_sell,
      hidden_buy,
      hidden_sell,
      price,
      price_before,
      oscillator,
      oscillator_before,
    };
  },
  columns: (bars, chosen) => {
    const told = toldBy(divergence, bars, chosen);
    if (told === null) throw new RangeError(`${divergence.id} has no columns`);
    return ageColumns(bars, told, divergence.warmup(chosen));
  },
});

export const macdDivergenceAges = withAges(macdDivergence);
export const rsiDivergenceAges = withAges(rsiDivergence);
