import { atKathmandu } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { OutboxEndedError } from './publish/outbox.ts';
import { MONDAY, contract, numbers } from './publish/testing/events.ts';
import { runSession } from './run-session.ts';
import { type Source, type SourceItem, eventItem, notice } from './sources/source.ts';
import { testContext } from './sources/testing/context.ts';

const sourceOf = (read: () => AsyncIterable<SourceItem>): Source => ({
  name: 'test',
  capabilities: { trades: true, brokers: 'never', depth: false, index: false, status: false },
  opening: () => null,
  read,
  readWhole: () => Promise.reject(new Error('not asked for')),
});

const listen = () => {
  const heard: string[] = [];
  return {
    heard,
    outbox: {
      push: (_day: unknown, event: { kind: string }) => Promise.resolve(void heard.push(event.kind)),
    },
    handlers: {
      onArrival: () => undefined,
      onRejected: (_day: unknown, { reason }: { reason: string }) => void heard.push(reason),
      onNotice: ({ notice: name }: { notice: string }) => void heard.push(name),
      onSourceFailed: (_error: unknown, attempt: number) => void heard.push(`failed ${attempt}`),
    },
  };
};

const start = () => testContext(MONDAY, atKathmandu(MONDAY, 600));

describe('a session', () => {
  it('brings events to the log, rejected rows to quarantine and notices to whoever watches', async () => {
    const { heard, outbox, handlers } = listen();
    const source = sourceOf(async function* () {
      yield eventItem(contract(1));
      yield { kind: 'rejected', reason: 'rate not positive', row: '{}' };
      yield notice('gap', 'page 3');
      yield eventItem(contract(2));
    });
    await runSession(source, start(), outbox, handlers);
    expect(heard).toEqual(['trade', 'rate not positive', 'gap', 'trade']);
  });

  it('reads a source that failed again, after pauses that grow until it says something', async () => {
    const { heard, outbox, handlers } = listen();
    const context = start();
    let reads = 0;
    const source = sourceOf(async function* () {
      reads += 1;
      if (reads < 4) throw new Error('connection refused');
      yield eventItem(contract(1));
      if (reads === 4) throw new Error('connection reset');
    });
    await runSession(source, context, outbox, handlers);
    expect(heard).toEqual(['failed 1', 'failed 2', 'failed 3', 'trade', 'failed 1', 'trade']);
    expect(context.waits).toEqual([500, 1_000, 2_000, 500]);
  });

  it('ends when the lease is lost, because the next leader reads the source', async () => {
    const { handlers } = listen();
    const source = sourceOf(async function* () {
      yield* numbers(3).map((number) => eventItem(contract(number)));
    });
    const outbox = { push: () => Promise.reject(new OutboxEndedError('the lease of term 1 is lost')) };
    await expect(runSession(source, start(), outbox, handlers)).rejects.toThrow(OutboxEndedError);
  });

  it('lets timers have their turn while a source says much at once', async () => {
    const { heard, outbox, handlers } = listen();
    const source = sourceOf(async function* () {
      for (;;) yield eventItem(contract(1));
    });
    const context = start();
    setTimeout(context.abort, 20);
    await runSession(source, context, outbox, handlers);
    expect(heard.length).toBeGreaterThan(0);
  });
});
