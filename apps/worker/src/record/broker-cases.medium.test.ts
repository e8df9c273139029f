import { type BrokerId, paisa } from '@chuli/kernel';
import { upsertCompanies } from '@chuli/registry/reference';
import { brokerCases, brokerCasesVersion } from '@chuli/tape/broker';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNHURRIED } from '../pass/turn.ts';
import { type SignalsPlace, openSignalsPlace } from '../testing/signals-place.ts';
import { walkingMarket } from '../testing/walking-market.ts';
import { bringUpBrokerCases } from './broker-cases.ts';

const { days, rows } = walkingMarket(8, 120);

let place: SignalsPlace;
beforeAll(async () => {
  place = await openSignalsPlace(rows);
});
afterAll(() => place.close());

const bringUp = async () => bringUpBrokerCases(place.tape, await place.marketOf(undefined), UNHURRIED);

it('stores nothing where no trades are known, cases where they are, and again only what has changed', async () => {
  expect(await bringUp()).toBeNull();
  expect(await brokerCasesVersion(place.tape)).toBeNull();
  const bar = rows.find(({ traded_on }) => traded_on === days[80]);
  if (bar === undefined) throw new Error('nothing was traded on that day');
  const trade = {
    contract_id: `${bar.traded_on.replaceAll('-', '')}01000001`,
    symbol: bar.symbol,
    traded_at: null,
    buyer: '58' as BrokerId,
    seller: '4' as BrokerId,
    quantity: 10_000,
    rate: paisa(300_00),
    amount: paisa(30_00_000_00),
  };
  await replaceTradeDay(place.tape, bar.traded_on, [trade]);
  // No company says that it is an ordinary share: nothing else is measured.
  expect(await bringUp()).toBe(0);
  await upsertCompanies(place.registry, [
    {
      symbol: bar.symbol,
      name: bar.symbol,
      sector_id: 1,
      instrument: 'Equity',
      status: 'Active',
      provenance: 'list',
    },
  ]);
  expect(await bringUp()).toBe(2);
  const found = await brokerCases(place.tape, bar.traded_on);
  expect(found.map(({ broker, side, heavy_on, share }) => [broker, side, heavy_on, share])).toEqual([
    ['4', 'sell', bar.traded_on, 1],
    ['58', 'buy', bar.traded_on, 1],
  ]);
  expect(await bringUp()).toBeNull();
});
