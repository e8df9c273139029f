import { otlpOf } from './otlp.ts';
import type { KeptSpan } from './span.ts';

export type ExporterOptions = {
  readonly url: string;
  readonly service: string;
  /** Spans that wait; what comes beyond them is left out. */
  readonly mostWaiting?: number;
  readonly everyMs?: number;
  readonly withinMs?: number;
};

export type Exported = { sent: number; dropped: number; lost: number };

export type Exporter = {
  readonly add: (spans: readonly KeptSpan[]) => void;
  readonly counts: () => Readonly<Exported>;
  readonly waiting: () => number;
  /** Hands over what still waits, if that does not take long. */
  readonly stop: (withinMs?: number) => Promise<void>;
};

const AT_ONCE = 500;
const STOP_MS = 1_000;

/**
 * Hands kept spans to a collector, beside everything else: nobody waits for it. One that does not answer loses what it
 * was given, is left alone a little longer each time, and meanwhile the queue fills and leaves out what is new.
 */
export const createExporter = (options: ExporterOptions): Exporter => {
  const { service, mostWaiting = 2_000, everyMs = 2_000, withinMs = 5_000 } = options;
  const address = new URL('/v1/traces', options.url);
  const counts: Exported = { sent: 0, dropped: 0, lost: 0 };
  let queue: KeptSpan[] = [];
  let failures = 0;
  let restsUntil = 0;
  let sending: Promise<void> | null = null;

  const post = async (spans: readonly KeptSpan[], ms: number): Promise<void> => {
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(service, spans)),
        signal: AbortSignal.timeout(ms),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`the collector says ${reply.status}`);
      counts.sent += spans.length;
      failures = 0;
    } catch {
      counts.lost += spans.length;
      failures += 1;
      restsUntil = performance.now() + everyMs * 2 ** Math.min(failures, 5);
    }
  };

  const send = (ms: number): Promise<void> => {
    if (sending !== null || queue.length === 0) return sending ?? Promise.resolve();
    const batch = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    sending = post(batch, ms).finally(() => {
      sending = null;
    });
    return sending;
  };

  const timer = setInterval(() => {
    if (performance.now() >= restsUntil) void send(withinMs);
  }, everyMs);
  timer.unref();

  return {
    add: (spans) => {
      const taken = spans.slice(0, Math.max(0, mostWaiting - queue.length));
      counts.dropped += spans.length - taken.length;
      queue.push(...taken);
    },
    counts: () => counts,
    waiting: () => queue.length,
    stop: async (withinMs = STOP_MS) => {
      clearInterval(timer);
      await sending;
      await send(withinMs);
      counts.dropped += queue.length;
      queue = [];
    },
  };
};
