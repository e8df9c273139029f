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
import fundamental from './nepali/fundamental.ts';
import fundamentalLists from './nepali/fundamental-lists.ts';
import fundamentalCompare from './nepali/fundamental-compare.ts';
import footprint from './nepali/floorsheet-footprint.ts';
import sides from './nepali/floorsheet-sides.ts';
import transactions from './nepali/floorsheet-transactions.ts';
import home from './nepali/home.ts';
import evidence from './nepali/signal-evidence.ts';
import levels from './nepali/signal-levels.ts';
import live from './nepali/live.ts';
import liveLists from './nepali/live-lists.ts';
import market from './nepali/market.ts';
import capital from './nepali/market-capital.ts';
import circuit from './nepali/market-circuit.ts';
import close from './nepali/market-close.ts';
import moods from './nepali/market-moods.ts';
import names from './nepali/market-names.ts';
import preOpen from './nepali/market-pre-open.ts';
import range from './nepali/market-range.ts';
import sectors from './nepali/market-sectors.ts';
import risk from './nepali/market-risk.ts';
import season from './nepali/market-season.ts';
import membership from './nepali/membership.ts';
import notice from './nepali/notice.ts';
import operator from './nepali/operator.ts';
import partner from './nepali/partner.ts';
import pattern from './nepali/signal-patterns.ts';
import payment from './nepali/payment.ts';
import calendarWords from './nepali/primary-calendar.ts';
import primary from './nepali/primary.ts';
import readThisPage from './nepali/read-this-page.ts';
import rules from './nepali/signal-rules.ts';
import record from './nepali/signal-record.ts';
import scan from './nepali/signal-scan.ts';
import scanFaults from './nepali/signal-scan-faults.ts';
import measures from './nepali/signal-scan-measures.ts';
import shell from './nepali/shell.ts';
import signal from './nepali/signal.ts';
import site from './nepali/site.ts';
import stock from './nepali/stock.ts';
import stockRegister from './nepali/stock-register.ts';
import dividends from './nepali/stock-dividends.ts';
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
  ...capital,
  ...chart,
  ...circuit,
  ...close,
  ...common,
  ...controls,
  ...data,
  ...dividends,
  ...find,
  ...findColumns,
  ...findLists,
  ...footprint,
  ...floorsheet,
  ...fundamental,
  ...fundamentalLists,
  ...fundamentalCompare,
  ...home,
  ...indicators,
  ...evidence,
  ...levels,
  ...live,
  ...liveLists,
  ...market,
  ...measures,
  ...membership,
  ...names,
  ...moods,
  ...sectors,
  ...notice,
  ...operator,
  ...pairs,
  ...partner,
  ...pattern,
  ...payment,
  ...players,
  ...preOpen,
  ...range,
  ...risk,
  ...season,
  ...primary,
  ...calendarWords,
  ...readThisPage,
  ...rules,
  ...scan,
  ...scanFaults,
  ...shell,
  ...sides,
  ...record,
  ...signal,
  ...site,
  ...stock,
  ...stockRegister,
  ...transactions,
  ...units,
  ...walls,
} as const;
