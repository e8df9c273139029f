import { intradayContracts, liveListContracts, liveSessionContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { hottest } from './hot-stocks.ts';
import { mostActive } from './intraday-active.ts';
import { bars, nextBars, sessionBars } from './intraday-bars.ts';
import { brokersWithTime } from './intraday-brokers.ts';
import { tradesOfSession, tradesOfSymbol } from './intraday-floorsheet.ts';
import { moves } from './intraday-moves.ts';
import { sessionStatus } from './intraday-session-status.ts';

export const intradayEndpoints = implement(intradayContracts, {
  sessionBars,
  bars,
  nextBars,
  tradesOfSymbol,
  tradesOfSession,
  topBuyWithTime: brokersWithTime('buyer'),
  topSellWithTime: brokersWithTime('seller'),
  activeStocks: mostActive,
  moves,
});

export const liveListEndpoints = implement(liveListContracts, { hotStocks: hottest });

export const liveSessionEndpoints = implement(liveSessionContracts, { sessionStatus });
