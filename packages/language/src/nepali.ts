import account from './nepali/account.ts';
import broker from './nepali/broker.ts';
import chart from './nepali/chart.ts';
import indicators from './nepali/chart-indicators.ts';
import walls from './nepali/chart-wall.ts';
import common from './nepali/common.ts';
import controls from './nepali/controls.ts';
import data from './nepali/data.ts';
import floorsheet from './nepali/floorsheet.ts';
import home from './nepali/home.ts';
import live from './nepali/live.ts';
import market from './nepali/market.ts';
import membership from './nepali/membership.ts';
import notice from './nepali/notice.ts';
import operator from './nepali/operator.ts';
import partner from './nepali/partner.ts';
import pattern from './nepali/signal-patterns.ts';
import payment from './nepali/payment.ts';
import rules from './nepali/signal-rules.ts';
import shell from './nepali/shell.ts';
import signal from './nepali/signal.ts';
import site from './nepali/site.ts';
import stock from './nepali/stock.ts';
import units from './nepali/units.ts';

/** English to Nepali, by area. The browser loads it only for readers of Nepali. */
export default {
  ...account,
  ...broker,
  ...chart,
  ...common,
  ...controls,
  ...data,
  ...floorsheet,
  ...home,
  ...indicators,
  ...live,
  ...market,
  ...membership,
  ...notice,
  ...operator,
  ...partner,
  ...pattern,
  ...payment,
  ...rules,
  ...shell,
  ...signal,
  ...site,
  ...stock,
  ...units,
  ...walls,
} as const;
