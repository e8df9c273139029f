import { CONTRACTS, type Contract, allContracts } from '@chuli/contracts';
import { FAMILIES, addressesOf } from '@chuli/signals';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, allEndpoints } from './catalogue.ts';

const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;

/** Calls that anyone may make. A call joins or leaves this list only by an edit here, or as the list of a family. */
const OPEN = [
  'GET /data/pre-open/',
  'GET /data/calendar/',
  'GET /data/unlock/',
  'GET /data/fund-holding/',
  'GET /data/fund/{symbol}/nav/',
  'GET /data/fund/',
  'GET /data/auction/',
  'GET /data/offer/',
  'GET /bonus/',
  'GET /broker/',
  'GET /data/active-script-live/',
  'GET /data/adjhistorydata/',
  'GET /data/adjhistorydata/data',
  'GET /data/bb-consolidating-breakouts/',
  'GET /data/breakout-stocks/',
  'GET /data/broker-analytics/',
  'GET /data/sector-flow/',
  'GET /data/broker-analytics/avgsum/',
  'GET /data/broker-flow/',
  'GET /data/broker-nets/',
  'GET /data/bulk-txn-all/history/',
  'GET /data/bulk-txn-all/sector/sum/',
  'GET /data/bulk-txn-all/sums/',
  'GET /data/bulk-txn-history/',
  'GET /data/bulk-txn-individual/',
  'GET /data/bulk-txn-market-days/',
  'GET /data/bulk-txn-market-diamond-plus/',
  'GET /data/bulk-txn-market-diamond/',
  'GET /data/bulk-txn/',
  'GET /data/bulk-txn/all/',
  'GET /data/bulk-txn/circuit/',
  'GET /data/broker-favourite-hold-release/',
  'GET /data/broker-holding/',
  'GET /data/broker-pairs/',
  'GET /data/broker-pivot/',
  'GET /data/broker-profile/',
  'GET /data/broker-record/',
  'GET /data/broker-summary/',
  'GET /data/broker-top-holding/',
  'GET /data/broker-top-holding/top-10/',
  'GET /data/broker-top-holding/{broker}/holding/',
  'GET /data/broker-top-released/',
  'GET /data/broker-top-released/top-10/',
  'GET /data/broker-top-released/{broker}/released/',
  'GET /data/broker-transactions/',
  'GET /data/broker-trend/',
  'GET /data/buy-sell-preview/',
  'GET /data/bulk-txn/all/followed/',
  'GET /data/buy-sell-volume/',
  'GET /data/buy-sell-volume/levels/',
  'GET /data/sector-rotation/',
  'GET /data/sector-sentiment/',
  'GET /data/sector-session/',
  'GET /sector/{id}/',
  'GET /sector/{id}/dimensions/',
  'GET /data/footprint/',
  'GET /data/footprint/cell/',
  'GET /data/buysell-live/',
  'GET /data/buysell-trailing-stop-loss/',
  'GET /data/buysell/',
  'GET /data/buysellearly/',
  'GET /data/buysellintraday-trailing-stop-loss/',
  'GET /data/buysellintraday/',
  'GET /data/buysellweekly-trailing-stop-loss/',
  'GET /data/buysellweekly/',
  'GET /data/candlestick-pattern/data',
  'GET /data/candlestick-patterns/',
  'GET /data/candlestick-type/',
  'GET /data/chuli-performance/',
  'GET /data/chuli-performance/early/',
  'GET /data/chuli-ten/',
  'GET /data/circuit-setup-history/',
  'GET /data/circuit-setup/',
  'GET /data/column-catalogue/',
  'GET /data/close/',
  'GET /data/columns/',
  'GET /compare-multiple-stock/',
  'GET /compare-stock/',
  'GET /stock-comparison/',
  'GET /data/daily-resistance-stock/',
  'GET /data/daily-support-stock/',
  'GET /dividend-history/',
  'GET /dividend-history-comparison/',
  'GET /data/floorsheet/',
  'GET /data/floorsheet/bydate/',
  'GET /data/floorsheet/intradaydate/',
  'GET /data/floorsheet/intradaysymbol/',
  'GET /data/floorsheet/top-buy-with-time/',
  'GET /data/floorsheet/top-sell-with-time/',
  'GET /data/high-low-series/daily/',
  'GET /data/high-low-series/hourly/',
  'GET /data/high-low-series/weekly/',
  'GET /data/historydata/',
  'GET /data/historydata/data',
  'GET /data/indicators-all/',
  'GET /data/indicators/',
  'GET /data/intrahistorydata/',
  'GET /data/live-dow/',
  'GET /data/live-hot-stock/script/',
  'GET /data/ltp-vs-close/',
  'GET /data/macd-cross/',
  'GET /data/market-cap-category/',
  'GET /data/market-cap/',
  'GET /data/market-days/',
  'GET /data/market-depth-strong-buy/',
  'GET /data/market-depth-strong-sell/',
  'GET /data/market-range/',
  'GET /data/net-holding/',
  'GET /data/newintrahistorydata/data',
  'GET /data/newintrahistorydata/next',
  'GET /data/overall-chuli-performance/',
  'GET /data/overall-chuli-performance/early/',
  'GET /data/overall-chuli-performance/sector/',
  'GET /data/pattern-board/',
  'GET /data/player-favourite-history/',
  'GET /data/player-list/',
  'GET /data/players-choices/',
  'GET /data/players-favourite-days/',
  'GET /data/performance/daily/',
  'GET /data/performance/intraday/',
  'GET /data/pivot-support-stock/',
  'GET /data/price-action-signals/',
  'GET /data/resistance/daily/',
  'GET /data/resistance/hourly/',
  'GET /data/resistance/weekly/',
  'GET /data/session-status/',
  'GET /data/signal-board/',
  'GET /data/signal-sessions/',
  'GET /data/scan/',
  'GET /data/volume-spike/',
  'GET /data/bb-consolidating/',
  'GET /data/trending-stocks/',
  'GET /data/volatile-stocks/',
  'GET /data/consolidating-stocks/',
  'GET /data/trading-below-120avg',
  'GET /data/trading-near-52-week',
  'GET /data/trend-filter/',
  'GET /data/signal-stocks/',
  'GET /data/signal-why/',
  'GET /data/top-five-broker-wise-acc/',
  'GET /data/top-five-broker-wise-dist/',
  'GET /data/accumulation/',
  'GET /data/announcement-radar/',
  'GET /data/effects/',
  'GET /data/effects/on/',
  'GET /data/risk-facts/',
  'GET /data/distribution/',
  'GET /data/sma-ema-support-stock/',
  'GET /data/strong-buy-total/',
  'GET /data/strong-buy/',
  'GET /data/strong-sell-total/',
  'GET /data/strong-sell/',
  'GET /data/support/daily/',
  'GET /data/support/hourly/',
  'GET /data/support/weekly/',
  'GET /data/technical-data/',
  'GET /data/top-buy/',
  'GET /data/top-net-holding/',
  'GET /data/top-net-release/',
  'GET /data/top-sell/',
  'GET /data/true-candlestick-patterns-all/',
  'GET /data/true-candlestick-patterns/',
  'GET /data/v2/daily-stock/',
  'GET /data/v2/market-summary/bysymbol/',
  'GET /data/v2/weekly-nepse/',
  'GET /data/volume-profile/',
  'GET /data/weekly-resistance-stock/',
  'GET /data/weekly-support-stock/',
  'GET /index/',
  'GET /fundamental-scan-pro/',
  'GET /fundamental-scan/',
  'GET /latest-fiscal-year-quarter/',
  'GET /membership/package/list/',
  'GET /right/',
  'GET /sector/',
  'GET /site/announcement/',
  'GET /site/form/{id}/',
  'GET /site/main-menu/',
  'GET /stock/',
  'GET /sector/low-cap/',
  'GET /sector/{id}/growth-above-40/',
  'GET /sector/{id}/report/',
  'GET /sector/{id}/trading-below-fair/',
  'GET /stock/{id}/report/',
  'GET /tools/android-version/',
  'GET /tools/as-of/',
  'GET /tools/market-status/',
  'GET /tools/market/status/',
  'GET /tools/traded-date/',
  'POST /alert/rehearse/',
  'POST /authenticate/v2/demo/',
  'POST /authenticate/v2/logout/',
  'POST /authenticate/v2/password/reset/',
  'POST /authenticate/v2/password/reset/confirm/',
  'POST /authenticate/v2/signup/',
  'POST /authenticate/v2/signup/verify/',
  'POST /authenticate/v2/token/',
  'POST /authenticate/v2/token/refresh/',
  'POST /site/form/{id}/',
  'POST /site/vitals/',
  'GET /data/alpha-beta/',
  'GET /data/value-at-risk/',
  'GET /data/symbol/',
  'GET /data/stock-details/',
  'GET /data/v2/daily/{symbol}/',
  'GET /data/seasonality/',
];

const LISTS = addressesOf(FAMILIES).map(({ path }) => `GET ${path}`);

describe('the catalogue of calls', () => {
  it('answers every contract once', () => {
    expect(allEndpoints().map(({ contract }) => contract)).toEqual(allContracts());
    expect(Object.keys(ENDPOINTS)).toEqual(Object.keys(CONTRACTS));
  });

  it('has no method and path twice', () => {
    const names = allContracts().map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is open where this list says so and nowhere else', () => {
    const open = allContracts().filter((contract) => contract.access === 'open');
    expect(open.map(nameOf).toSorted()).toEqual([...OPEN, ...LISTS].toSorted());
  });

  it('looks past a token only where tokens are given out or ended', () => {
    const blind = allContracts().filter(({ ignoresToken }) => ignoresToken === true);
    expect(blind.every(({ access, path }) => access === 'open' && path.startsWith('/authenticate/'))).toBe(
      true,
    );
    expect(blind).toHaveLength(8);
  });

  it('keeps nothing personal for others', () => {
    const shared = allContracts().filter(({ access, cache }) => access !== 'open' && cache !== 'no-store');
    expect(shared.map(nameOf)).toEqual([]);
  });

  it('refuses parameters that a contract does not name', () => {
    for (const contract of allContracts()) {
      const strict = contract.query._zod.def.catchall;
      expect(strict, nameOf(contract)).toBeInstanceOf(z.ZodNever);
    }
  });

  it('refuses what a contract does not name in what is sent along', () => {
    const bodies = allContracts().flatMap(({ body }) => (body === undefined ? [] : [body]));
    for (const body of bodies) expect(body._zod.def.catchall).toBeInstanceOf(z.ZodNever);
  });
});
