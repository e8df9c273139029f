import { expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { embedAddress } from './embed-address.ts';

const read = (search: string) => readAddress(embedAddress, new URLSearchParams(search));

it('an embedded chart takes what the site says, and at most three indicators', () => {
  const { ind, ...rest } = read(
    'symbol=nabil&interval=W&range=5Y&ind=ema:21,sma:50,rsi:14,macd:12:26:9&theme=dark&lang=ne',
  );
  expect(rest).toEqual({ symbol: 'NABIL', interval: 'W', range: '5Y', theme: 'dark', lang: 'ne' });
  expect(ind.map(({ id }) => id)).toEqual(['ema', 'sma', 'rsi']);
});

it('an embedded chart of which nothing is said has the usual', () => {
  expect(read('interval=7&theme=pink&lang=de')).toEqual({
    symbol: '',
    interval: 'D',
    range: '1Y',
    ind: [],
    theme: 'auto',
    lang: 'auto',
  });
});
