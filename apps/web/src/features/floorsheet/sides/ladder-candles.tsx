import { digits, t } from '@chuli/language';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { kathmanduMinutes, instant } from '@chuli/kernel';
import { minuteText } from '../bulk/order-dots.ts';
import { type Candle, candlesOf, placeOf, sessionCandles } from './ladder-rows.ts';
import type { LevelsReply } from './sides-row.ts';

/** Sixteen candles of a session: as many as beside a ladder can be told apart. */
const MINUTES = 15;
const HALF_WIDTH = 0.32;
/** One candle alone is drawn no wider than one of several. */
const LEAST_SLOTS = 8;

const clockOf = (time: number): string => minuteText(kathmanduMinutes(instant(time * 1_000)));

/** One session by the clock where its trades have times; else one candle a session. */
const useCandles = ({ symbol, sessions }: LevelsReply): readonly Candle[] => {
  const only = sessions.length === 1 ? sessions[0] : undefined;
  const asOf = asOfQuery(useAsOf());
  const isTimed = only?.method === 'time';
  const { data } = useCall(
    '/data/intrahistorydata/',
    { symbol, ...(only !== undefined && { date: only.date }), ...asOf },
    { enabled: isTimed },
  );
  return useMemo(
    () => (isTimed && data !== undefined ? candlesOf(data.rows, MINUTES, clockOf) : sessionCandles(sessions)),
    [isTimed, data, sessions],
  );
};

const candlePath = (
  { open, high, low, close }: Candle,
  slot: number,
  y: (price: number) => string,
): string => {
  const [middle, left, right] = [slot + 0.5, slot + 0.5 - HALF_WIDTH, slot + 0.5 + HALF_WIDTH];
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  return `M${middle} ${y(high)}V${y(top)}M${middle} ${y(bottom)}V${y(low)}M${left} ${y(top)}H${right}V${y(bottom)}H${left}Z`;
};

type LadderCandlesProps = { reply: LevelsReply; highest: number; rungs: number };

/** The candles of the range on the heights of the ladder beside them. */
export const LadderCandles = ({ reply, highest, rungs }: LadderCandlesProps) => {
  const candles = useCandles(reply);
  const scale = { highest, step: reply.step ?? 1, tick: reply.tick ?? 0 };
  const y = (price: number): string => placeOf(scale, price).toFixed(3);
  const path = (isUp: boolean): string =>
    candles
      .map((candle, slot) => (candle.close >= candle.open === isUp ? candlePath(candle, slot, y) : ''))
      .join('');
  const slots = Math.max(LEAST_SLOTS, candles.length);
  const [first, last] = [candles[0], candles.at(-1)];
  const label = t('{symbol}, candles beside the prices', { symbol: reply.symbol });
  return (
    <div className="ladder-candles plot">
      <div className="ladder-dates" aria-hidden>
        <span>{digits(first?.id ?? '')}</span>
        {candles.length > 1 && <span>{digits(last?.id ?? '')}</span>}
      </div>
      <svg viewBox={`0 0 ${slots} ${rungs}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {reply.vwap !== null && (
          <path className="ladder-vwap" d={`M0 ${y(reply.vwap)}H${slots}`}>
            <title>{t('VWAP')}</title>
          </path>
        )}
        <path className="candle-up" d={path(true)} />
        <path className="candle-down" d={path(false)} />
      </svg>
    </div>
  );
};
