import type { TradingDate } from '@chuli/kernel';
import { isTradingDate } from '@chuli/kernel';
import type { AddressPart } from '../../screen-kit/address.ts';
import type { Side, Timeframe } from './signal-words.ts';

/** Which signal of a stock is meant: a list and the session it fired on. */
export type SignalName = {
  family: string;
  kind: string;
  timeframe: Timeframe;
  side: Side;
  on: TradingDate;
};

const TIMEFRAMES = ['hourly', 'daily', 'weekly'] as const satisfies readonly Timeframe[];
const SIDES = ['buy', 'sell'] as const satisfies readonly Side[];
const ID = /^[a-z0-9-]{1,40}$/;

/** `momentum-breakout.signal.daily.buy.2026-08-20` */
export const signalText = ({ family, kind, timeframe, side, on }: SignalName): string =>
  [family, kind, timeframe, side, on].join('.');

export const parseSignal = (text: string | null): SignalName | null => {
  const [family = '', kind = '', frame, way, on = ''] = (text ?? '').split('.');
  const timeframe = TIMEFRAMES.find((one) => one === frame);
  const side = SIDES.find((one) => one === way);
  if (!ID.test(family) || !ID.test(kind) || timeframe === undefined || side === undefined) return null;
  return isTradingDate(on) ? { family, kind, timeframe, side, on } : null;
};

export const signalPart = (): AddressPart<SignalName | null> => ({
  read: parseSignal,
  write: (signal) => (signal === null ? null : signalText(signal)),
});

/** The query of a chart that opens at the bars of a signal. */
export const chartQuery = (symbol: string, signal: SignalName): Record<string, string> => ({
  symbol,
  ...(signal.timeframe === 'weekly' && { interval: 'W' }),
  signal: signalText(signal),
});
