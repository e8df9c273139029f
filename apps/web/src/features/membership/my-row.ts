import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import { type ChangeSince, changeSince } from '../../shared/signal/change-since.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';
import type { MyStock } from '../../shared/membership/use-my-stocks.ts';

export type Performance = RowOf<'/data/performance/daily/'>;
export type State = RowOf<'/data/buysell-live/'>;

/** A followed stock beside its price, its signal and its targets. */
export type MyRow = MyStock & {
  close: number | null;
  daily: number | null;
  weekly: number | null;
  monthly: number | null;
  state: 'Buy' | 'Sell' | null;
  since: string | null;
  change_since: ChangeSince | null;
  reached: (Phrase & `${string} target reached`) | null;
};

/** A buy target is reached from above, a sell target from below. */
const reachedBy = (close: number, { buy_target: buy, sell_target: sell }: MyStock): MyRow['reached'] => {
  if (buy !== null && close <= buy) return 'buy target reached';
  return sell !== null && close >= sell ? 'sell target reached' : null;
};

const priceParts = (prices: Performance | undefined, stock: MyStock) =>
  prices === undefined
    ? { close: null, daily: null, weekly: null, monthly: null, reached: null }
    : {
        close: prices.close,
        daily: prices.change_1,
        weekly: prices.change_5,
        monthly: prices.change_20,
        reached: reachedBy(prices.close, stock),
      };

const stateParts = (state: State | undefined) =>
  state === undefined
    ? { state: null, since: null, change_since: null }
    : {
        state: SIDE_WORDS[state.state],
        since: state.since,
        change_since: changeSince(state.state, state.change_since),
      };

export const myRows = (
  stocks: readonly MyStock[],
  prices: readonly Performance[],
  states: readonly State[],
): MyRow[] => {
  const priceOf = new Map<string, Performance>(prices.map((row) => [row.symbol, row]));
  const stateOf = new Map<string, State>(states.map((row) => [row.symbol, row]));
  return stocks.map((stock) => ({
    ...stock,
    ...priceParts(priceOf.get(stock.symbol), stock),
    ...stateParts(stateOf.get(stock.symbol)),
  }));
};
