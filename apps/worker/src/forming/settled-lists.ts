import type { TradingDate } from '@chuli/kernel';
import { formingKey } from '@chuli/session';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { Tape } from '@chuli/tape';
import { signalNames, signalsPassedTo } from '@chuli/tape/signal';

const FAMILIES = [...new Set(FORMING_LISTS.map(({ family }) => family))];
const KINDS = [...new Set(FORMING_LISTS.map(({ kind }) => kind))];

/** What the final pass stored of a day, by list and stock; null until it has gone over that day. */
export const settledLists = async (tape: Tape, day: TradingDate): Promise<ReadonlySet<string> | null> => {
  const to = await signalsPassedTo(tape);
  if (to === null || to < day) return null;
  const lists = { families: FAMILIES, kinds: KINDS, timeframes: ['daily'], sides: [] };
  const stored = await signalNames(tape, { ...lists, from: day, to: day });
  return new Set(
    stored.map(({ family, kind, timeframe, side, symbol }) =>
      formingKey({ list: [family, kind, timeframe, side].join('.'), symbol }),
    ),
  );
};
