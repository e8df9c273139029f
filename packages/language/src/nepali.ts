import broker from './nepali/broker.ts';
import chart from './nepali/chart.ts';
import common from './nepali/common.ts';
import controls from './nepali/controls.ts';
import data from './nepali/data.ts';
import floorsheet from './nepali/floorsheet.ts';
import home from './nepali/home.ts';
import live from './nepali/live.ts';
import market from './nepali/market.ts';
import operator from './nepali/operator.ts';
import pattern from './nepali/pattern.ts';
import rules from './nepali/rules.ts';
import shell from './nepali/shell.ts';
import signal from './nepali/signal.ts';
import stock from './nepali/stock.ts';
import units from './nepali/units.ts';

/** English to Nepali, by area. The browser loads it only for readers of Nepali. */
export default {
  ...broker,
  ...chart,
  ...common,
  ...controls,
  ...data,
  ...floorsheet,
  ...home,
  ...live,
  ...market,
  ...operator,
  ...pattern,
  ...rules,
  ...shell,
  ...signal,
  ...stock,
  ...units,
} as const;
