import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atKathmandu, tradingDate } from '@chuli/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, readAll, testContext } from '../testing/context.ts';
import { printDifferences } from './differences.ts';
import { fileSource, reviewFiles } from './file-source.ts';

const DAY = tradingDate('2030-01-15');
const NOW = atKathmandu(DAY, 17 * 60);
const isListed = (symbol: string): boolean => symbol !== 'NOBODY';

const FLOORSHEET = [
  'Amount,rate,quantity,Seller,Buyer,Stock Symbol,Contract No.,remark',
  '"10,010.00",500.5,20,58,1,ABCD,2030011501000001,x',
  '1000,100,10,58,D01,EFGH,2030011501000002,"a ""quoted"" remark, with a comma"',
].join('\r\n');

const PRICES = ['symbol,close,volume,amount,trades', 'ABCD,500.5,20,10010,1', 'EFGH,100,10,1000,1'].join(
  '\n',
);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuli-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const drop = async (floorsheet: string | null, prices: string | null): Promise<void> => {
  if (floorsheet !== null) await writeFile(join(folder, `floorsheet_${DAY}.csv`), floorsheet);
  if (prices !== null) await writeFile(join(folder, `today-price-${DAY}.csv`), prices);
};

const whole = () => fileSource({ folder, isListed }).readWhole(testContext(DAY, NOW));

describe('files an operator drops', () => {
  it('are read by their headers, whatever the order; a column nobody knows is accepted and told', async () => {
    await drop(FLOORSHEET, PRICES);
    const day = await whole();
    expect(day.trades).toMatchObject([
      {
        contractId: '2030011501000001',
        symbol: 'ABCD',
        buyer: '1',
        seller: '58',
        rate: 50_050,
        amount: 1_001_000,
      },
      { contractId: '2030011501000002', symbol: 'EFGH', buyer: 'D01', quantity: 10, at: null },
    ]);
    expect(day.notices).toEqual([{ kind: 'notice', notice: 'schema-drift', detail: 'floorsheet.remark' }]);
    expect(day).toMatchObject({ isComplete: true, declared: { trades: 2, volume: 30, turnover: 1_101_000 } });
    expect(day.closes.map(({ close }) => close)).toEqual([50_050, 10_000]);
  });

  it('with bad rows keep the good ones and say why the others are set aside', async () => {
    const rows = [
      '5,1,5,1,2,NOBODY,2030011501000003,',
      '5,1,5,1,2,ABCD,2030011401000004,',
      '5,1,0,1,2,ABCD,2030011501000005,',
      '1000,100,10,58,D01,EFGH,2030011501000002,again',
      'garbage',
      '5,"a quote that is never closed,5,1,2,ABCD,2030011501000006,',
    ];
    await drop([FLOORSHEET, ...rows].join('\n'), PRICES);
    const day = await whole();
    expect(day.trades).toHaveLength(2);
    expect(day.rejected.map(({ reason }) => reason)).toEqual([
      'symbol not listed',
      'contract id of another day',
      'quantity not positive',
      'contract id repeated',
      'contract id is not 16 digits',
      'contract id is not 16 digits',
    ]);
    expect(day.isComplete).toBe(false);
  });

  it('that do not agree with each other name the symbol', async () => {
    await drop(FLOORSHEET, PRICES.replace('EFGH,100,10,1000,1', 'EFGH,100,20,2000,2'));
    expect((await whole()).reasons).toEqual(['EFGH: floorsheet has 10 shares, prices 20']);
  });

  it('that are missing are no day', async () => {
    expect((await whole()).reasons).toEqual([
      'no floorsheet file of this day',
      'no price file of this day to compare with',
    ]);
  });

  it('are compared with what is held before they are taken', async () => {
    await drop(FLOORSHEET, PRICES);
    const { trades } = await whole();
    const held = trades.slice(0, 1).map((trade) => Object.assign({}, trade, { quantity: 30 }));
    const { differences } = await reviewFiles({ folder, isListed }, { day: DAY, clock: () => NOW, held });
    expect(differences).toMatchObject({ added: 1, removed: 0, changed: 1 });
    expect(differences.symbols.map(({ symbol }) => symbol)).toEqual(['ABCD', 'EFGH']);
    expect(printDifferences(differences)).toContain('EFGH: 0 → 1 trades, 0 → 10 shares');
    const same = await reviewFiles({ folder, isListed }, { day: DAY, clock: () => NOW, held: trades });
    expect(same.differences).toMatchObject({ added: 0, removed: 0, changed: 0, symbols: [] });
  });

  it('as a session tell the trades that are new and close the day', async () => {
    await drop(FLOORSHEET, PRICES);
    const context = testContext(DAY, NOW, (id) => id.endsWith('1'));
    const items = await readAll(fileSource({ folder, isListed }).read(context));
    expect(eventsOf(items, 'trade').map(({ contractId }) => contractId)).toEqual(['2030011501000002']);
    expect(eventsOf(items, 'status').at(-1)?.phase).toBe('closed');
  });
});
