import account from './nepali/account.ts';
import alert from './nepali/alert.ts';
import broker from './nepali/broker.ts';
import chart from './nepali/chart.ts';
import indicators from './nepali/chart-indicators.ts';
import walls from './nepali/chart-wall.ts';
import common from './nepali/common.ts';
import controls from './nepali/controls.ts';
import data from './nepali/data.ts';
import find from './nepali/find.ts';
import findColumns from './nepali/find-columns.ts';
import findLists from './nepali/find-lists.ts';
import floorsheet from './nepali/floorsheet.ts';
import home from './nepali/home.ts';
import levels from './nepali/signal-levels.ts';
import live from './nepali/live.ts';
import liveLists from './nepali/live-lists.ts';
import market from './nepali/market.ts';
import names from './nepali/market-names.ts';
import membership from './nepali/membership.ts';
import notice from './nepali/notice.ts';
import operator from './nepali/operator.ts';
import partner from './nepali/partner.ts';
import pattern from './nepali/signal-patterns.ts';
import payment from './nepali/payment.ts';
import rules from './nepali/signal-rules.ts';
import scan from './nepali/signal-scan.ts';
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
  ...chart,
  ...common,
  ...controls,
  ...data,
  ...find,
  ...findColumns,
  ...findLists,
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
  ...partner,
  ...pattern,
  ...payment,
  ...rules,
  ...scan,
  ...shell,
  ...signal,
  ...site,
  ...stock,
  ...units,
  ...walls,
} as const;
