import type { TradingDate } from '@chuli/kernel';
import type { CloseEvent, SessionEvent, TotalsEvent, TradeEvent } from '@chuli/session';
import type { LiveDay } from '@chuli/simulator';
import { masked, paced } from '../pace.ts';
import { type Source, type SourceItem, type WholeDay, eventItem } from '../source.ts';

export type SimulatorOptions = {
  readonly day: (day: TradingDate) => LiveDay;
  readonly speed: number;
  readonly brokers: 'live' | 'after-close';
};

const wholeOf = (day: TradingDate, events: Iterable<{ event: SessionEvent }>): WholeDay => {
  const trades: TradeEvent[] = [];
  const closes: CloseEvent[] = [];
  let declared: TotalsEvent | null = null;
  for (const { event } of events) {
    if (event.kind === 'trade') trades.push(event);
    if (event.kind === 'close') closes.push(event);
    if (event.kind === 'totals' && event.isFinal) declared = event;
  }
  const reasons = declared === null ? ['no session on this day'] : [];
  const isComplete = declared !== null;
  return { day, trades, declared, closes, rejected: [], notices: [], pages: null, isComplete, reasons };
};

/** An invented market that obeys the rules of the day. */
export const simulatorSource = ({ day: dayOf, speed, brokers }: SimulatorOptions): Source => ({
  name: 'simulator',
  capabilities: { trades: true, brokers, depth: true, index: true, status: true },
  opening: (day) => {
    const { listings, indexCloses } = dayOf(day);
    return { listings, indexCloses };
  },
  async *read(context): AsyncGenerator<SourceItem> {
    const { events } = dayOf(context.day);
    for await (const { event } of paced(events, speed, context)) {
      yield eventItem(brokers === 'live' ? event : masked(event));
    }
  },
  readWhole: ({ day }) => Promise.resolve(wholeOf(day, dayOf(day).events())),
});
