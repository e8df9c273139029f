import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressesOf } from './cells.ts';
import { FAMILIES } from './families.ts';

/** The specification's addresses of signal and pattern lists, as it spells them. */
const ASKED = `
  /data/mean-reversible-signal/
  /data/mean-reversible-signal/sell/
  /data/mean-reversible-alert-daily/
  /data/mean-reversible-alert-daily/sell/
  /data/mean-reversible-signal-hourly/
  /data/mean-reversible-signal-hourly/sell/
  /data/mean-reversible-alert-hourly/
  /data/mean-reversible-alert-hourly/sell/
  /data/mean-reversible-signal-weekly/
  /data/mean-reversible-signal-weekly/sell/
  /data/mean-reversible-alert-weekly/
  /data/mean-reversible-alert-weekly/sell/
  /data/mean-reversible-boucket-daily/
  /data/mean-reversible-boucket-daily/sell/
  /data/mean-reversible-boucket-hourly/
  /data/mean-reversible-boucket-hourly/sell/
  /data/mean-reversible-boucket-weekly/
  /data/mean-reversible-boucket-weekly/sell/
  /data/mean-reversion-list-daily/
  /data/mean-reversion-list-daily/sell/
  /data/bb-reversion-alert-daily/
  /data/bb-reversion-alert-daily/sell/
  /data/bb-reversion-signal-daily/
  /data/bb-reversion-signal-daily/sell/
  /data/bb-list-daily/
  /data/bb-list-daily/sell/
  /data/v2/momentum-breakout-alert-daily/
  /data/v2/momentum-breakout-signal-daily/
  /data/v2/momentum-breakout-sell-alert-daily/
  /data/v2/momentum-breakout-sell-signal-daily/
  /data/v2/macd-divergence-daily/
  /data/v2/macd-divergence-daily/sell/
  /data/v2/macd-divergence-hourly/
  /data/v2/macd-divergence-hourly/sell/
  /data/v2/macd-divergence-hidden-daily/
  /data/v2/macd-divergence-hidden-daily/sell/
  /data/v2/macd-divergence-hidden-hourly/
  /data/v2/macd-divergence-hidden-hourly/sell/
  /data/v2/macd-divergence-with-price-action-daily/
  /data/v2/macd-divergence-with-price-action-daily/sell/
  /data/v2/macd-divergence-with-price-action-hourly/
  /data/v2/macd-divergence-with-price-action-hourly/sell/
  /data/v2/macd-divergence-hidden-with-price-action-daily/
  /data/v2/macd-divergence-hidden-with-price-action-daily/sell/
  /data/v2/macd-divergence-hidden-with-price-action-hourly/
  /data/v2/macd-divergence-hidden-with-price-action-hourly/sell/
  /data/v2/macd-divergence-signal-daily/
  /data/v2/macd-divergence-signal-daily/sell/
  /data/v2/macd-divergence-signal-hourly/
  /data/v2/macd-divergence-signal-hourly/sell/
  /data/v2/rsi-divergence-daily/
  /data/v2/rsi-divergence-daily/sell/
  /data/v2/rsi-divergence-hourly/
  /data/v2/rsi-divergence-hourly/sell/
  /data/v2/rsi-divergence-hidden-daily/
  /data/v2/rsi-divergence-hidden-daily/sell/
  /data/v2/rsi-divergence-hidden-hourly/
  /data/v2/rsi-divergence-hidden-hourly/sell/
  /data/v2/rsi-divergence-with-price-action-daily/
  /data/v2/rsi-divergence-with-price-action-daily/sell/
  /data/v2/rsi-divergence-with-price-action-hourly/
  /data/v2/rsi-divergence-with-price-action-hourly/sell/
  /data/v2/rsi-divergence-hidden-with-price-action-daily/
  /data/v2/rsi-divergence-hidden-with-price-action-daily/sell/
  /data/v2/rsi-divergence-hidden-with-price-action-hourly/
  /data/v2/rsi-divergence-hidden-with-price-action-hourly/sell/
  /data/v2/rsi-divergence-signal-daily/
  /data/v2/rsi-divergence-signal-daily/sell/
  /data/v2/rsi-divergence-signal-hourly/
  /data/v2/rsi-divergence-signal-hourly/sell/
  /data/price-action-alert-daily/
  /data/price-action-alert-daily/sell/
  /data/price-action-alert-hourly/
  /data/price-action-alert-hourly/sell/
  /data/price-action-alert-weekly/
  /data/price-action-alert-weekly/sell/
  /data/price-action-signal-daily/
  /data/price-action-signal-daily/sell/
  /data/price-action-signal-hourly/
  /data/price-action-signal-hourly/sell/
  /data/price-action-signal-weekly/
  /data/price-action-signal-weekly/sell/
  /data/dow-signal-daily/
  /data/dow-signal-daily/sell/
  /data/dow-alert-daily/
  /data/dow-alert-daily/sell/
`
  .trim()
  .split(/\s+/u);

const ours = addressesOf(FAMILIES)
  .map(({ path }) => path)
  .toSorted();

it('the families have exactly the 86 addresses that the specification asks for, each once', () => {
  expect(ASKED).toHaveLength(86);
  expect(ours).toEqual(ASKED.toSorted());
});

const folder = process.env['CHULI_SPEC'];

describe.skipIf(folder === undefined)('the specification (skipped without CHULI_SPEC)', () => {
  it('has the same lists by days; all price action together is a call of its own', () => {
    const asked = readFileSync(join(folder ?? '', 'endpoints.tsv'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([area]) => area === 'signal' || area === 'pattern')
      .map(([, , path = '']) => path)
      .filter((path) => path !== '/data/price-action-signals/' && !path.includes('candlestick'));
    expect(ours).toEqual(asked.toSorted());
  });
});
