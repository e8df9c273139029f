import { type QueryOf, type ReplyOf, type SignalListContract, signalListContracts } from '@chuli/contracts';
import { FAMILIES, addressesOf } from '@chuli/signals';
import type { SignalLists } from '@chuli/tape/signal';
import { type Asked, implement } from '../../http/implement.ts';
import { firstOf, signalDays } from './days.ts';
import { describeList, listHeads } from './list-facts.ts';
import { signalsOf } from './page.ts';

/** A list of an address is described whole, whatever of it is on the page. */
const listOfDays =
  (lists: SignalLists) =>
  async (asked: Asked<QueryOf<SignalListContract>>): Promise<ReplyOf<SignalListContract>> => {
    const days = await signalDays(asked);
    const [reply, heads] = await Promise.all([
      signalsOf(asked, lists, { ...days, from: firstOf(days, asked.query.days) }, asked.query),
      listHeads(asked.tape, lists, days.as_of),
    ]);
    return { ...reply, lists: heads.map(describeList) };
  };

/** Each address answers with the signals of its own list. */
export const signalListEndpoints = implement(
  signalListContracts,
  Object.fromEntries(
    addressesOf(FAMILIES).map(({ family, cell: { kind, timeframe, side } }) => [
      `${family.id}.${kind}.${timeframe}.${side}`,
      listOfDays({ families: [family.id], kinds: [kind], timeframes: [timeframe], sides: [side] }),
    ]),
  ),
);
