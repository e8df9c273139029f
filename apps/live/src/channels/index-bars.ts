import type { IndexDelta, IndexState } from '@chuli/contracts';
import type { Channel } from './channel.ts';
import { changedRows, isSameRow, present } from './diff.ts';
import { barRow, byKey, indexRow } from './rows.ts';

const EMPTY: IndexState = { index: null, bars: [] };

export const indexChannel = (indexId: number): Channel<IndexState, IndexDelta> => ({
  /** What the members trade counts in the bars of an index, whether or not its value moved. */
  isTouched: ({ indexIds, symbols }) => symbols.length > 0 || indexIds.includes(indexId),
  read: (session) => {
    if (session === null) return EMPTY;
    const index = session.index(indexId);
    return {
      index: index === null ? null : indexRow(index),
      bars: byKey(session.indexBars(indexId, 1).map(barRow)),
    };
  },
  difference: (before, after) =>
    present<IndexDelta>({
      index: isSameRow(before.index ?? [], after.index ?? []) ? undefined : after.index,
      bars: changedRows(before.bars, after.bars),
    }),
});
