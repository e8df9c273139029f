import type { LogEntry } from '@chuli/bus';
import { instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { type FormingSignal, MOST_FORMING, type SignalsEvent, decodeEvent } from '@chuli/session';
import { expect, it } from 'vitest';
import { createTeller } from './tell.ts';

const DAY = tradingDate('2026-11-17');
const at = (second: number) => instant(Date.parse('2026-11-17T05:15:00Z') + second * 1_000);

const row = (symbol: string, status: FormingSignal['status'], second = 0): FormingSignal => ({
  list: 'macd-cross.signal.daily.buy',
  symbol: stockSymbol(symbol),
  status,
  firstAt: at(0),
  changedAt: at(second),
  firstPrice: paisa(50_000),
  flips: 0,
});

/** A log whose answers are in the hand of the test. */
const slowLog = () => {
  const told: SignalsEvent[] = [];
  const waiting: PromiseWithResolvers<number>[] = [];
  const publish = ({ bytes }: LogEntry): Promise<number> => {
    const { event } = decodeEvent(bytes);
    if (event.kind === 'signals') told.push(event);
    const answer = Promise.withResolvers<number>();
    waiting.push(answer);
    return answer.promise;
  };
  return { publish, told, next: () => waiting.shift() };
};

it('tells the latest of each row, one message at a time, however slow the log is', async () => {
  const log = slowLog();
  const teller = createTeller(log, DAY, () => undefined);
  teller.tell([row('A', 'forming', 1)], at(1));
  for (let second = 2; second < 50; second += 1)
    teller.tell([row('A', second % 2 === 0 ? 'withdrawn' : 'forming', second)], at(second));
  expect(log.told).toHaveLength(1);
  log.next()?.resolve(1);
  await expect.poll(() => log.told.length).toBe(2);
  expect(log.told[1]).toMatchObject({ at: at(49), rows: [{ status: 'forming', changedAt: at(49) }] });
});

it('tells again what the log did not take, unless something newer came', async () => {
  const log = slowLog();
  const troubles: unknown[] = [];
  const teller = createTeller(log, DAY, (error) => void troubles.push(error));
  teller.tell([row('A', 'forming', 1), row('B', 'forming', 1)], at(1));
  teller.tell([row('A', 'withdrawn', 2)], at(2));
  log.next()?.reject(new Error('the log is away'));
  await expect.poll(() => log.told.length, { timeout: 10_000 }).toBe(2);
  expect(troubles).toHaveLength(1);
  expect(log.told[1]?.rows.map(({ symbol, status }) => `${symbol} ${status}`)).toEqual([
    'A withdrawn',
    'B forming',
  ]);
});

it('splits what is too long for one message, and says nothing more once it is stopped', async () => {
  const log = slowLog();
  const teller = createTeller(log, DAY, () => undefined);
  const many = Array.from({ length: MOST_FORMING + 1 }, (_, number) => row(`S${number}`, 'forming'));
  teller.tell(many, at(1));
  log.next()?.resolve(1);
  await expect.poll(() => log.told.length).toBe(2);
  expect(log.told.map(({ rows }) => rows.length)).toEqual([MOST_FORMING, 1]);
  teller.stop();
  teller.tell([row('A', 'forming', 2)], at(2));
  const last = log.next();
  last?.resolve(2);
  await last?.promise;
  await Promise.resolve();
  expect(log.told).toHaveLength(2);
});
