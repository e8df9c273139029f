import { type QueryOf, type ReplyOf, signalWhyContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import type { Candle } from '@chuli/indicators';
import { FAMILIES, type Family, type SeriesBar, historyOf, planOf } from '@chuli/signals';
import { signalEvents } from '@chuli/tape/signal';
import { type Asked, implement } from '../../http/implement.ts';
import { shownDigits, shownFacts } from './facts.ts';
import { namedList } from './list-record.ts';
import { signalDays } from './days.ts';
import { linesOf } from './lines.ts';
import { stockSeries } from './series.ts';

type WhyAsked = Asked<QueryOf<typeof signalWhyContracts.why>>;
type WhyReply = ReplyOf<typeof signalWhyContracts.why>;

const BARS_BEFORE = 40;
const BARS_AFTER = 20;

/** Prices in rupees of the day that the factor belongs to. Rules do not depend on the scale, so nothing else changes. */
const rescaled = ({ candle }: SeriesBar, factor: number): Candle => ({
  ...candle,
  open: candle.open / factor,
  high: candle.high / factor,
  low: candle.low / factor,
  close: candle.close / factor,
  volume: candle.volume * factor,
});

type Name = Pick<WhyReply['list'], 'family' | 'kind' | 'timeframe' | 'side'>;

/** A family that counts others needs all of them; any other stands on its own. */
const reasonsAt = (family: Family, { kind, timeframe, side }: Name, candles: readonly Candle[]) => {
  const plan = planOf(family.votes === undefined ? [family] : FAMILIES, timeframe);
  const history = historyOf(plan, candles);
  return {
    why: shownFacts(history.why({ family: family.id, kind, side }, 1)),
    near: history
      .nearMisses(1)
      .filter((miss) => miss.family === family.id && (miss.kind !== kind || miss.side !== side))
      .flatMap((miss) =>
        shownFacts([miss.missing]).map((missing) => ({ kind: miss.kind, side: miss.side, missing })),
      ),
  };
};

const rowOf = (bar: SeriesBar, candle: Candle | undefined): WhyReply['rows'] => {
  if (candle === undefined) return [];
  const { open, high, low, close, volume } = candle;
  return [
    {
      date: bar.on,
      ends_at: bar.ends_at,
      open: shownDigits(open),
      high: shownDigits(high),
      low: shownDigits(low),
      close: shownDigits(close),
      volume: Math.round(volume),
    },
  ];
};

const why = async (asked: WhyAsked): Promise<WhyReply> => {
  const { tape, query } = asked;
  const { family: id, kind, timeframe, side, symbol, on, ends_at } = query;
  const name = { family: id, kind, timeframe, side };
  const { as_of } = await signalDays(asked);
  const lists = { families: [id], kinds: [kind], timeframes: [timeframe], sides: [side] };
  const [list, { company, bars }, events] = await Promise.all([
    namedList(asked, as_of),
    stockSeries(asked, { symbol, timeframe, as_of }),
    signalEvents(tape, { ...lists, from: on, to: as_of, symbol }),
  ]);
  const event = events.find(
    ({ signal_on, bar_ends_at }) => signal_on === on && bar_ends_at === (ends_at ?? bar_ends_at),
  );
  const at = bars.findLastIndex(
    (bar) => bar.on === on && (event === undefined || bar.ends_at === event.bar_ends_at),
  );
  const bar = bars[at];
  const family = FAMILIES.find((one) => one.id === id);
  if (bar === undefined || family === undefined)
    throw new AppError('signal.no-bar', { symbol, on, timeframe });
  const from = Math.max(0, at - BARS_BEFORE);
  const candles = bars.slice(0, at + BARS_AFTER + 1).map((one) => rescaled(one, bar.factor));
  return {
    as_of,
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    instrument: company.instrument,
    list,
    signal_on: on,
    bar_ends_at: bar.ends_at,
    fired: event !== undefined,
    ended_on: event?.ended_on ?? null,
    ...reasonsAt(family, name, candles.slice(0, at + 1)),
    at: at - from,
    rows: bars.slice(from, candles.length).flatMap((one, place) => rowOf(one, candles[from + place])),
    lines: linesOf(family, candles, from),
  };
};

export const signalWhyEndpoints = implement(signalWhyContracts, { why });
