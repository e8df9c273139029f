import { stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { joinRenamed, presentTickers } from './join-renamed.ts';

const [A, B, C] = [stockSymbol('AAA'), stockSymbol('BBB'), stockSymbol('CCC')];
const renames = [
  { old_symbol: A, new_symbol: B, renamed_on: tradingDate('2020-01-05') },
  { old_symbol: B, new_symbol: C, renamed_on: tradingDate('2022-01-05') },
];
const day = (text: string) => ({ traded_on: tradingDate(text) });

it('a company that changed its ticker twice goes on under the last one', () => {
  expect(presentTickers(renames)).toEqual(
    new Map([
      [B, C],
      [A, C],
    ]),
  );
});

it('days of an old ticker count up to the change, those of the new one from it on', () => {
  const days = new Map([
    [A, [day('2019-12-30'), day('2020-01-05')]],
    [B, [day('2020-01-02'), day('2020-01-05'), day('2022-01-10')]],
    [C, [day('2022-01-05')]],
  ]);
  expect([...joinRenamed(days, renames)]).toEqual([
    [C, [day('2019-12-30'), day('2020-01-05'), day('2022-01-05')]],
  ]);
});
