import { BOOK_DAY, bookDay } from '@chuli/flow/testing/book-day';
import { stockSymbol } from '@chuli/kernel';
import { testClickHouse } from '@chuli/testkit';
import { expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { writeHabits } from './habits.ts';
import { countedLoad } from './load.ts';
import { replaceTradeDay } from './replace-trade-day.ts';

type Row = Record<string, string | number>;

const stored = (tape: Tape): Promise<Row[]> =>
  tape.rows<Row>('SELECT * EXCEPT load FROM broker_habit ORDER BY symbol, broker', {});

it('how brokers trade is the same summed by us and by the engine', async () => {
  const engine = await testClickHouse();
  await migrateTape(engine);
  const tape = openTape(engine);
  try {
    const contracts = ['NABIL', 'NICA'].flatMap((symbol, seed) =>
      bookDay(seed, 300).map((contract) => Object.assign(contract, { symbol: stockSymbol(symbol) })),
    );
    // Numbers of a day are of one contract each.
    const numbered = contracts.map((contract, at) =>
      Object.assign(contract, { contract_id: `2024061201${String(at + 1).padStart(6, '0')}` }),
    );
    await replaceTradeDay(tape, BOOK_DAY, numbered);
    const ours = await stored(tape);
    await tape.command({ query: 'TRUNCATE TABLE broker_habit SYNC' });
    await writeHabits(tape, [BOOK_DAY], (await countedLoad(tape, BOOK_DAY)) ?? 0n);
    expect(ours.length).toBeGreaterThan(10);
    expect(await stored(tape)).toEqual(ours);
  } finally {
    await tape.close();
    await engine.drop();
  }
});
