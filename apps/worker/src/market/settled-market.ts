import { dataMark } from '@chuli/tape/market';
import type { ActionKeeper } from '../actions/keep-actions.ts';
import { type Engines, loadMarket } from './load-market.ts';
import type { LoadedMarket } from './loaded-market.ts';

/** Bars with the factors that were found in them: where bars were written meanwhile, both are read again. */
export const settledMarket = async (
  engines: Engines,
  actions: ActionKeeper | undefined,
  stopping: AbortSignal,
): Promise<LoadedMarket> => {
  for (;;) {
    stopping.throwIfAborted();
    const mark = await dataMark(engines.tape);
    await actions?.bringUp(stopping);
    const market = await loadMarket(engines);
    if ((await dataMark(engines.tape)) === mark) return market;
  }
};
