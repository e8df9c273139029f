import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { parseFloorsheet } from './floorsheet.ts';

const HEADER = 'contract_id,symbol,buyer,seller,quantity,rate,amount,trade_time';
const DAY = tradingDate('2030-01-15');
const parse = (...lines: string[]) => parseFloorsheet(DAY, Buffer.from([HEADER, ...lines, ''].join('\n')));

describe('a floorsheet', () => {
  it('reads money as paisa and Kathmandu clock times as UTC microseconds', () => {
    const { rows, rejected } = parse('2030011501000001,ABCD,58,D01,20,500.5,10010,11:00:00.000120');
    expect(rejected).toEqual([]);
    expect(rows).toEqual([
      {
        contract_id: '2030011501000001',
        symbol: 'ABCD',
        traded_at: Date.parse('2030-01-15T05:15:00Z') * 1_000 + 120,
        buyer: '58',
        seller: 'D01',
        quantity: 20,
        rate: 50_050,
        amount: 1_001_000,
      },
    ]);
  });

  it.each([
    ['10:46:00.0137', 13_700],
    ['10:46:00', 0],
    ['10:46:00.000001', 1],
  ])('reads %s, whose trailing zeros may be missing', (clock, microseconds) => {
    const [row] = parse(`2030011501000001,ABCD,1,2,10,1,10,${clock}`).rows;
    expect(row?.traded_at).toBe(Date.parse('2030-01-15T05:01:00Z') * 1_000 + microseconds);
  });

  it('leaves the time unknown where there is none and marks one that is not a time', () => {
    const { rows } = parse('1,ABCD,1,2,10,1,10,', '2,ABCD,1,2,10,1,10,noon');
    expect(rows.map(({ traded_at }) => traded_at)).toEqual([null, Number.NaN]);
  });

  it('sets a line with too few fields aside', () => {
    expect(parse('2030011501000001,ABCD,58,42').rejected).toEqual([
      { reason: 'number of fields', example: '2030-01-15: 2030011501000001,ABCD,58,42' },
    ]);
  });
});
