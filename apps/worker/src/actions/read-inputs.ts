import type { ActionInputs, ListedRestatement } from '@chuli/actions';
import { type StockSymbol, paisa } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type ListedFactor, readDeclared } from '@chuli/registry/actions';
import type { Tape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { type BarAsPrinted, barsAsPrinted } from '@chuli/tape/stock';
import { symbolsOnTape } from '@chuli/tape/write';

/** About 40,000 days at a time: no single answer of the engine is large. */
const STOCKS_AT_ONCE = 50;

const readBars = async (
  tape: Tape,
  symbols: readonly StockSymbol[],
  stopping: AbortSignal,
): Promise<BarAsPrinted[]> => {
  const bars: BarAsPrinted[] = [];
  for (let at = 0; at < symbols.length; at += STOCKS_AT_ONCE) {
    stopping.throwIfAborted();
    for (const bar of await barsAsPrinted(tape, symbols.slice(at, at + STOCKS_AT_ONCE))) bars.push(bar);
  }
  return bars;
};

/** What a list said at the import, in the closes that the bars have: the list itself is kept nowhere else. */
const restatementsOf = (
  listed: readonly ListedFactor[],
  bars: readonly BarAsPrinted[],
): ListedRestatement[] => {
  const factors = new Map(listed.map(({ symbol, ex_on, factor }) => [`${symbol} ${ex_on}`, factor]));
  return bars.flatMap(({ symbol, traded_on: ex_on }, at) => {
    const factor = factors.get(`${symbol} ${ex_on}`);
    const before = bars[at - 1];
    if (factor === undefined || before?.symbol !== symbol) return [];
    const restated_close = paisa(Math.round(before.close * factor));
    return [{ symbol, ex_on, prior_close: before.close, restated_close }];
  });
};

/**
 * All that corporate actions are found in: always of the whole market, since a stock is judged beside the others. Null
 * while there are no bars: then nothing is known, which is not the same as no action.
 */
export const readActionInputs = async (
  { tape, registry }: { tape: Tape; registry: Registry },
  stopping: AbortSignal,
): Promise<ActionInputs | null> => {
  const symbols = (await symbolsOnTape(tape)).map(({ symbol }) => symbol);
  const bars = await readBars(tape, symbols, stopping);
  if (bars.length === 0) return null;
  const { dividends, rights, companies, listed } = await readDeclared(registry);
  return {
    bars,
    dividends,
    rights,
    securities: companies,
    listed: restatementsOf(listed, bars),
    sessions: heldSessions(await knownDays(tape)),
  };
};
