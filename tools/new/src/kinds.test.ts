import { ROOT } from '@chuli/command';
import { expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { Plan } from './plan.ts';

const planned = (kind: string, name: string, folder?: string) => () =>
  KINDS[kind]?.plan(new Plan(ROOT), name, { folder, nepali: 'नाम' });

it.each([
  ['indicator', 'sma', 'exists already'],
  ['indicator', 'freshMean', 'not kebab-case'],
  ['family', 'macd-cross', 'exists already'],
  ['call', 'broker.topBuy', 'exists already'],
  ['call', 'broker.top-buy', 'not camelCase'],
  ['call', 'nowhere.topBuy', 'No area nowhere'],
  ['call', 'topBuy', 'not of the form <area>.<name>'],
  ['screen', 'broker/net-holding', 'exists already'],
  ['screen', 'nowhere/fresh', 'No screen is of the area nowhere'],
  ['rule', 'tick-sizes', 'exists already'],
  ['table', 'registry/caller-usage', 'exists already'],
  ['table', 'tape/session-minute', 'exists already'],
  ['table', 'disk/fresh', 'No store disk'],
])('%s %s is refused: %s', (kind, name, why) => {
  expect(planned(kind, name)).toThrow(why);
});

it.each([
  ['indicator', 'fresh-mean', 'structure'],
  ['call', 'market.freshCloses', undefined],
  ['call', 'payment.freshCloses', undefined],
  ['call', 'signal.freshCloses', undefined],
  ['screen', 'account/fresh', undefined],
  ['screen', 'signal/fresh', undefined],
  ['table', 'registry/fresh', 'site'],
  ['table', 'tape/fresh', 'live'],
])('%s %s finds its places, and names at most three files to go on with', (kind, name, folder) => {
  const next = planned(kind, name, folder)()?.next ?? [];
  expect(next.length).toBeGreaterThan(0);
  expect(next.length).toBeLessThanOrEqual(3);
});
