import type { TradeEvent } from '@chuli/session';
import { rowText } from '../../checks/checked.ts';
import { type TradeRules, readTrade } from '../../checks/read-trade.ts';
import { differencesFrom, sumsOf } from '../../checks/whole-day.ts';
import { type Rejected, type Source, type SourceItem, eventItem } from '../source.ts';

/** What this publisher needs to be asked; everything comes from the configuration, nothing is built in. */
export type TemplateOptions = {
  /** Rows under the names of the exchange's floorsheet; rename the publisher's fields here, in one place. */
  readonly rows: () => AsyncIterable<unknown>;
  readonly isListed: TradeRules['isListed'];
};

const itemOf = (row: unknown, rules: TradeRules): Rejected | { kind: 'event'; event: TradeEvent } => {
  const trade = readTrade(row, rules);
  return trade.reason === null
    ? { kind: 'event', event: trade.value }
    : { kind: 'rejected', reason: trade.reason, row: rowText(row) };
};

/** The smallest whole source: rows in, checked trades out. Copy the folder and start from here. */
export const templateSource = ({ rows, isListed }: TemplateOptions): Source => ({
  name: 'template',
  capabilities: { trades: true, brokers: 'never', depth: false, index: false, status: false },
  opening: () => null,
  async *read({ day, clock, signal, isKnown }): AsyncGenerator<SourceItem> {
    for await (const row of rows()) {
      if (signal.aborted) return;
      const item = itemOf(row, { day, isListed });
      if (item.kind === 'event' && isKnown(item.event.contractId)) continue;
      yield item;
      yield eventItem({ kind: 'beat', at: clock() });
    }
  },
  readWhole: async ({ day }) => {
    const trades: TradeEvent[] = [];
    const rejected: Rejected[] = [];
    for await (const row of rows()) {
      const item = itemOf(row, { day, isListed });
      if (item.kind === 'event') trades.push(item.event);
      else rejected.push(item);
    }
    // A publisher without declared totals can never prove a day whole, and says so.
    const declared = { trades: null, quantity: null, amount: null };
    const reasons = differencesFrom(sumsOf(trades), declared);
    const isComplete = reasons.length === 0;
    return {
      day,
      trades,
      declared: null,
      closes: [],
      rejected,
      notices: [],
      pages: null,
      isComplete,
      reasons,
    };
  },
});
