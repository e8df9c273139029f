import account from './nepali/account.ts';
import alert from './nepali/alert.ts';
import broker from './nepali/broker.ts';
import brokerLists from './nepali/broker-lists.ts';
import pairs from './nepali/broker-pairs.ts';
import players from './nepali/broker-players.ts';
import brokerScores from './nepali/broker-scores.ts';
import brokerWindows from './nepali/broker-windows.ts';
import brokerProfile from './nepali/broker-profile.ts';
import chart from './nepali/chart.ts';
import indicators from './nepali/chart-indicators.ts';
import walls from './nepali/chart-wall.ts';
import common from './nepali/common.ts';
import controls from './nepali/controls.ts';
import data from './nepali/data.ts';
import find from './nepali/find.ts';
import findColumns from './nepali/find-columns.ts';
import findLists from './nepali/find-lists.ts';
import bulk from './nepali/floorsheet-bulk.ts';
import floorsheet from './nepali/floorsheet.ts';
import footprint from './nepali/floorsheet-footprint.ts';
import sides from './nepali/floorsheet-sides.ts';
import transactions from './nepali/floorsheet-transactions.ts';
import home from './nepali/home.ts';
import levels from './nepali/signal-levels.ts';
import live from './nepali/live.ts';
import liveLists from './nepali/live-lists.ts';
import market from './nepali/market.ts';
import circuit from './nepali/market-circuit.ts';
import names from './nepali/market-names.ts';
import membership from './nepali/membership.ts';
import notice from './nepali/notice.ts';
import operator from './nepali/operator.ts';
import partner from './nepali/partner.ts';
import pattern from './nepali/signal-patterns.ts';
import payment from './nepali/payment.ts';
import rules from './nepali/signal-rules.ts';
import scan from './nepali/signal-scan.ts';
import scanFaults from './nepali/signal-scan-faults.ts';
import measures from './nepali/signal-scan-measures.ts';
import shell from './nepali/shell.ts';
import signal from './nepali/signal.ts';
import site from './nepali/site.ts';
import stock from './nepali/stock.ts';
import units from './nepali/units.ts';

/** English to Nepali, by area. The browser loads it only for readers of Nepali. */
export default {
  ...account,
  ...alert,
  ...broker,
  ...brokerLists,
  ...brokerScores,
  ...brokerWindows,
  ...brokerProfile,
  ...bulk,
  ...chart,
  ...circuit,
  ...common,
  ...controls,
  ...data,
  ...find,
  ...findColumns,
  ...findLists,
  ...footprint,
  ...floorsheet,
  ...home,
  ...indicators,
  ...levels,
  ...live,
  ...liveLists,
  ...market,
  ...measures,
  ...membership,
  ...names,
  ...notice,
  ...operator,
  ...pairs,
  ...partner,
  ...pattern,
  ...payment,
  ...players,
  ...rules,
  ...scan,
  ...scanFaults,
  ...shell,
  ...sides,
  ...signal,
  ...site,
  ...stock,
  ...transactions,
  ...units,
  ...walls,
} as const;
