import { type Instant, type TradingDate, instant } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import type { SourceContext, SourceItem } from '../source.ts';

export type TestContext = SourceContext & {
  readonly waits: number[];
  readonly abort: () => void;
  readonly advance: (milliseconds: number) => void;
};

/** A clock that only sleep moves: an hour of a session takes no time at all. */
export const testContext = (
  day: TradingDate,
  start: Instant,
  isKnown: SourceContext['isKnown'] = () => false,
): TestContext => {
  const controller = new AbortController();
  const waits: number[] = [];
  let now: number = start;
  const advance = (milliseconds: number): void => {
    now += Math.ceil(milliseconds);
  };
  return {
    day,
    clock: () => instant(now),
    watch: () => now,
    sleep: (milliseconds) => {
      waits.push(milliseconds);
      advance(milliseconds);
      return Promise.resolve();
    },
    signal: controller.signal,
    isKnown,
    waits,
    advance,
    abort: () => controller.abort(),
  };
};

export const readAll = async (items: AsyncIterable<SourceItem>): Promise<SourceItem[]> => {
  const read: SourceItem[] = [];
  for await (const item of items) read.push(item);
  return read;
};

type EventOf<K> = Extract<SessionEvent, { kind: K }>;

export const eventsOf = <K extends SessionEvent['kind']>(
  items: readonly SourceItem[],
  kind: K,
): EventOf<K>[] =>
  items
    .flatMap((item) => (item.kind === 'event' ? [item.event] : []))
    .filter((event): event is EventOf<K> => event.kind === kind);

export const noticesOf = (items: readonly SourceItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'notice' ? [item.notice] : []));
