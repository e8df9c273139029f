import { type Indicator, macdDivergence, rsiDivergence } from '@chuli/indicators';

type Found = NonNullable<ReturnType<typeof rsiDivergence.step>>;

/** Bars since the last divergence of each kind and side was confirmed; where there was none, bars seen. */
type Ages = { regular_buy: number; regular_sell: number; hidden_buy: number; hidden_sell: number };
export type DivergenceAges = Ages & { found: Found | null };

/** Divergences with their memory, so that what confirms one may come some bars later. */
const withAges = <P extends string, S extends object>(
  divergence: Indicator<P, S, Found>,
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
    if (found !== null) ages[`${found.kind}_${found.side === 'bullish' ? 'buy' : 'sell'}`] = 0;
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const { regular_buy, regular_sell, hidden_buy, hidden_sell } = ages;
    return { found, regular_buy, regular_sell, hidden_buy, hidden_sell };
  },
});

export const macdDivergenceAges = withAges(macdDivergence);
export const rsiDivergenceAges = withAges(rsiDivergence);
