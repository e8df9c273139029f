import { describe, expect, it } from 'vitest';
import { parseDailyBars } from './daily-bars.ts';

const HEADER = 'symbol,date,open,high,low,close,ltp,volume,amount,trades,vwap,prev_close,source,agree,flags';
const parse = (...lines: string[]) => parseDailyBars(Buffer.from([HEADER, ...lines, ''].join('\n')));

describe('daily bars', () => {
  it('keeps what is not known as null, also where a publisher wrote 0', () => {
    const [bar] = parse('ABCD,2030-01-15,,102.5,99,100,,40,0,0,,0,VC,1,O').rows;
    expect(bar).toEqual({
      symbol: 'ABCD',
      traded_on: '2030-01-15',
      open: null,
      high: 10_250,
      low: 9_900,
      close: 10_000,
      last_traded: null,
      volume: 40,
      amount: null,
      trades: null,
      vwap: null,
      previous_close: null,
      source: 'VC',
      sources_agreeing: 1,
      flags: 'O',
    });
  });

  it.each([
    ['symbol malformed', 'ab cd,2030-01-15,1,1,1,1,,1,1,1,1,1,VC,1,'],
    ['not a date', 'ABCD,2030-02-30,1,1,1,1,,1,1,1,1,1,VC,1,'],
    ['price not positive', 'ABCD,2030-01-15,1,1,0,1,,1,1,1,1,1,VC,1,'],
    ['high below low', 'ABCD,2030-01-15,1,1,2,1,,1,1,1,1,1,VC,1,'],
    ['volume not positive', 'ABCD,2030-01-15,1,1,1,1,,0,1,1,1,1,VC,1,'],
    ['number not understood', 'ABCD,2030-01-15,1;2,1,1,1,,1,1,1,1,1,VC,1,'],
    ['number of fields', 'ABCD,2030-01-15,1'],
  ])('sets aside: %s', (reason, line) => {
    expect(parse(line)).toEqual({ rows: [], rejected: [{ reason, example: line }] });
  });
});
