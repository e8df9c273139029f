import type { Outbox } from '../publish/outbox.ts';
import type { MarketState } from '../market-state/market-state.ts';
import type { Source, SourceContext, WholeDay } from '../sources/index.ts';
import { createTurns } from '../turns.ts';
import { closingEvents } from './closing-events.ts';
import type { Verdict } from './judge.ts';
import { type SettleNeeds, settleDay } from './settle-day.ts';

export type CloseNeeds = SettleNeeds & {
  readonly source: Source;
  readonly context: SourceContext;
  readonly outbox: Pick<Outbox, 'push' | 'drained'>;
  readonly state: MarketState;
  /** How often the day is read at most, and how long to wait in between. */
  readonly rereads: number;
  readonly rereadMs: number;
  readonly onWhole: (whole: WholeDay, attempt: number) => void;
  readonly onVerdict: (verdict: Verdict, attempt: number) => void;
};

const unread = (day: WholeDay['day'], error: unknown): WholeDay => ({
  day,
  trades: [],
  declared: null,
  closes: [],
  rejected: [],
  notices: [],
  pages: null,
  isComplete: false,
  reasons: [
    `the day could not be read after the close: ${error instanceof Error ? error.message : 'unknown'}`,
  ],
});

const readOnce = (source: Source, context: SourceContext): Promise<WholeDay> =>
  source.readWhole(context).catch((error: unknown) => unread(context.day, error));

/** Brings what the read after the close tells to the log, and waits until the fold has it. */
const publishWhole = async ({ outbox, state, context }: CloseNeeds, whole: WholeDay): Promise<void> => {
  await state.caughtUp(context.signal);
  const giveWay = createTurns();
  for (const event of closingEvents(state.session(), whole)) {
    await outbox.push(context.day, event);
    await giveWay();
  }
  await outbox.drained();
  await state.caughtUp(context.signal);
};

/** Null when there was no session, or when it was interrupted: whoever leads next begins again. */
export const closeDay = async (needs: CloseNeeds): Promise<Verdict | null> => {
  const { source, context, state, rereads, rereadMs, onWhole, onVerdict, pass } = needs;
  for (let attempt = 1; ; attempt += 1) {
    const whole = await readOnce(source, context);
    onWhole(whole, attempt);
    await pass('day-read');
    await publishWhole(needs, whole);
    await pass('day-published');
    if (context.signal.aborted) return null;
    state.endMinute();
    if (state.session().market().trades === 0 && whole.declared === null) return null;
    const verdict = await settleDay(needs, state.session(), whole);
    onVerdict(verdict, attempt);
    if (verdict.isExact || attempt >= rereads) return verdict;
    await context.sleep(rereadMs);
    if (context.signal.aborted) return null;
  }
};
