import { type Indicator, at, bandwidthRank, columnOf, lend } from '@chuli/indicators';

type Ranked = ReturnType<typeof bandwidthRank.init>;
type TightAge = { rank: Ranked; tightest: number; age: number };

/**
 * How many bars ago the Bollinger bands were last tight: among the lowest percent of those compared. 0 at a tight bar;
 * where they never were, the number of bars seen since they could be compared.
 */
export const tightAge: Indicator<'period' | 'compared' | 'percent', TightAge, number> = {
  id: 'tight-age',
  title: 'Bars since tight bands',
  parameters: {
    ...bandwidthRank.parameters,
    percent: { label: 'Lowest percent', usual: 20, lowest: 1, highest: 100, isWhole: false },
  },
  warmup: (chosen) => bandwidthRank.warmup(chosen),
  init: (chosen) => ({ rank: bandwidthRank.init(chosen), tightest: chosen.percent / 100, age: 0 }),
  step: (state, candle) => {
    const rank = bandwidthRank.step(state.rank, candle);
    if (rank === null) return null;
    state.age = rank < state.tightest ? 0 : state.age + 1;
    return state.age;
  },
  columns: (bars, { period, compared, percent }) => {
    const rank = columnOf(bandwidthRank, bars, { period, compared }, 'value');
    const value = lend(bars);
    let age = 0;
    for (let i = 0; i < bars.length; i += 1) {
      const own = at(rank, i);
      age = Number.isNaN(own) || own < percent / 100 ? 0 : age + 1;
      value[i] = Number.isNaN(own) ? own : age;
    }
    return { value };
  },
};
