import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrokerId, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import { testClickHouse } from '@chuli/testkit';
import { expect, it } from 'vitest';
import { ask, openTape } from './client.ts';
import { migrateTape } from './migrate.ts';
import type { TradeRow } from './rows.ts';
import { insertTrades, replaceTradeDay } from './write/replace-trade-day.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const DAYS = ['2030-01-14', '2030-01-15'].map(tradingDate);

const trade: TradeRow = {
  contract_id: '2030011401000001',
  symbol: 'ABCD' as StockSymbol,
  traded_at: null,
  buyer: '58' as BrokerId,
  seller: '44' as BrokerId,
  quantity: 1_000,
  rate: 60_000 as Paisa,
  amount: 60_000_000 as Paisa,
};

const SEEN = `
SELECT traded_on, count() AS trades, any(rolled) AS rolled, any(large) AS large FROM counted_trade
INNER JOIN (SELECT traded_on, sum(bought) AS rolled FROM counted_broker_day_by_broker GROUP BY traded_on) AS b USING traded_on
INNER JOIN (SELECT traded_on, count() AS large FROM counted_large_trade GROUP BY traded_on) AS l USING traded_on
GROUP BY traded_on ORDER BY traded_on`;

it('days that were written before there were loads count, and can be replaced', async () => {
  const engine = await testClickHouse();
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-loads-'));
  const tape = openTape(engine);
  try {
    for (const name of await readdir(MIGRATIONS))
      if (name < '0005') await cp(path.join(MIGRATIONS, name), path.join(folder, name));
    await migrateTape(engine, pathToFileURL(`${folder}/`));
    for (const day of DAYS) await insertTrades(tape, day, [trade], 'trade');
    await migrateTape(engine);
    const rows = DAYS.map((traded_on) => ({ traded_on, trades: 1, rolled: 1_000, large: 1 }));
    expect(await ask(tape, SEEN)).toEqual(rows);
    const [first] = DAYS;
    if (first === undefined) throw new Error('a day');
    await replaceTradeDay(tape, first, [trade, { ...trade, contract_id: '2030011401000002' }]);
    expect(await ask(tape, SEEN)).toEqual([
      { traded_on: first, trades: 2, rolled: 2_000, large: 2 },
      rows[1],
    ]);
  } finally {
    await tape.close();
    await engine.drop();
    await rm(folder, { recursive: true });
  }
});
