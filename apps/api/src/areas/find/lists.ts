import { findListContracts } from '@chuli/contracts';
import { halfAway } from '@chuli/kernel';
import { needing } from '../../http/implement.ts';
import { type WithScanner, answerList } from './answer-list.ts';
import { TRENDS } from './technical-texts.ts';

const TREND_WORDS = new Map<number | null, 'up' | 'down' | 'mixed'>([
  [1, 'up'],
  [-1, 'down'],
  [2, 'mixed'],
]);

const trendOf = (told: number | null): 'up' | 'down' | 'mixed' | null => TREND_WORDS.get(told) ?? null;

/** How far the close is from a price, in percent of that price. */
const closeFrom = (price: string): string => `(close - ${price}) / ${price} * 100`;

const FRAMES = ['hourly', 'daily', 'weekly', 'monthly'] as const;

const trendIn = (frame: (typeof FRAMES)[number], line: string): string =>
  `${TRENDS[frame]}.${line}${frame === 'daily' ? '' : `, ${frame}`}`;

const BANDS = 'bollinger(20, 2)';
const RANK = 'bandwidth_rank(20, 125)';
const NATR = 'natr(14)';

const largerOf = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.abs(one) >= Math.abs(other) ? one : other;
};

const smallerOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(Math.abs(one), Math.abs(other));

/** How many timeframes point the way that most of them do. */
const agreeingOf = (trends: readonly (string | null)[]): number => {
  const count = (way: string): number => trends.filter((trend) => trend === way).length;
  return Math.max(count('up'), count('down'));
};

/** Each list is a rule, what it tells, and nothing else. */
export const findListEndpoints = needing<WithScanner>({ scanner: true })(findListContracts, {
  volumeSpike: answerList({
    rule: ({ times, period }) => `volume >= ${times} * avg(volume, ${period}) previous`,
    columns: ({ period }) => ({
      volume: 'volume',
      usual: `avg(volume, ${period}) previous`,
      times: `volume / avg(volume, ${period}) previous`,
      trades: 'trades',
      band_used: 'band_used',
    }),
    own: (figures) => figures,
  }),
  squeeze: answerList({
    rule: ({ percent }) => `${RANK} < ${halfAway(percent / 100, 4)}`,
    columns: () => ({
      bandwidth: `${BANDS}.width * 100`,
      rank: `${RANK} * 100`,
      lower: `${BANDS}.lower`,
      upper: `${BANDS}.upper`,
      to_lower: `(${BANDS}.lower - close) / close * 100`,
      to_upper: `(${BANDS}.upper - close) / close * 100`,
    }),
    own: (figures) => figures,
  }),
  trending: answerList({
    rule: ({ side, adx_from }) =>
      `${TRENDS.daily}.state ${side === 'both' ? 'in (up, down)' : `= ${side}`} and adx(14).adx >= ${adx_from}`,
    columns: () => ({
      trend: `${TRENDS.daily}.state`,
      adx: 'adx(14).adx',
      plus: 'adx(14).plus',
      minus: 'adx(14).minus',
      slope: `${TRENDS.daily}.slope`,
      to_ema_20: closeFrom('ema(20)'),
      to_ema_50: closeFrom('ema(50)'),
      to_ema_200: closeFrom('ema(200)'),
    }),
    own: ({ trend, ...figures }) => ({ ...figures, trend: trendOf(trend) }),
  }),
  volatile: answerList({
    rule: ({ from, unusual }) =>
      `${NATR} >= ${from}${unusual === 1 ? ` and percentile(${NATR}, 120) >= 90` : ''}`,
    columns: () => ({
      natr: NATR,
      usual: `median(${NATR}, 120)`,
      times: `${NATR} / median(${NATR}, 120)`,
      percentile: `percentile(${NATR}, 120)`,
      range: '(high - low) / close 1 bar ago * 100',
      rise: 'max(change, 20)',
      fall: 'min(change, 20)',
    }),
    own: ({ rise, fall, ...figures }) => ({ ...figures, largest_move: largerOf(rise, fall) }),
  }),
  consolidating: answerList({
    rule: ({ period, atrs, broke }) => {
      const box = `consolidation(${period}, ${atrs}, 14, 20)`;
      return broke === 'none' ? `${box}.is_box > 0 and ${box}.broke = none` : `${box}.broke = ${broke}`;
    },
    columns: ({ period, atrs }) => {
      const box = `consolidation(${period}, ${atrs}, 14, 20)`;
      const height = `(${box}.high - ${box}.low)`;
      return {
        lower: `${box}.low`,
        upper: `${box}.high`,
        height: `${height} / ${box}.low * 100`,
        height_atr: `${height} / atr(14)`,
        place: `(close - ${box}.low) / ${height} * 100`,
        volume_ratio: `${box}.volume_ratio`,
      };
    },
    own: (figures) => figures,
  }),
  below120: answerList({
    rule: ({ by }) => (by === 0 ? 'close < sma(120)' : `close < ${halfAway(1 - by / 100, 6)} * sma(120)`),
    columns: () => ({
      average: 'sma(120)',
      distance: closeFrom('sma(120)'),
      slope: '(sma(120) - sma(120) 20 bars ago) / sma(120) 20 bars ago * 100',
    }),
    own: (figures) => figures,
  }),
  near52: answerList({
    rule: ({ within, side }) => {
      const high = `close within ${within} % of max(high, 52 weeks)`;
      const low = `close within ${within} % of min(low, 52 weeks)`;
      return { high, low, both: `(${high} or ${low})` }[side];
    },
    columns: () => ({
      high: 'max(high, 52 weeks)',
      from_high: closeFrom('max(high, 52 weeks)'),
      low: 'min(low, 52 weeks)',
      from_low: closeFrom('min(low, 52 weeks)'),
    }),
    daysAgo: ['since_max(high, 52 weeks)', 'since_min(low, 52 weeks)'],
    own: (figures, [high_on = null, low_on = null]) => ({
      ...figures,
      high_on,
      low_on,
      nearest: smallerOf(figures.from_high, figures.from_low),
    }),
  }),
  trendFilter: answerList({
    rule: (query) => {
      const named = FRAMES.flatMap((frame) => {
        const states = query[frame];
        return states === undefined
          ? []
          : [`${trendIn(frame, 'state')} in (${[...new Set(states)].join(', ')})`];
      });
      const adx = query.adx_from === undefined ? [] : [`adx(14).adx >= ${query.adx_from}`];
      // Days are told beside every match: a rule of weeks or months alone is judged on days too.
      const isOfDays = query.hourly !== undefined || query.daily !== undefined || adx.length > 0;
      return [...(isOfDays ? [] : ['close > 0']), ...named, ...adx].join(' and ');
    },
    columns: ({ hourly }) => ({
      // Hours are not seen from the bar of a day.
      hourly: hourly === undefined ? '0' : trendIn('hourly', 'state'),
      daily: trendIn('daily', 'state'),
      weekly: trendIn('weekly', 'state'),
      monthly: trendIn('monthly', 'state'),
      adx: 'adx(14).adx',
      slope: `${TRENDS.daily}.slope`,
    }),
    own: ({ adx, slope, ...told }) => {
      const trends = {
        hourly: trendOf(told.hourly),
        daily: trendOf(told.daily),
        weekly: trendOf(told.weekly),
        monthly: trendOf(told.monthly),
      };
      return { ...trends, adx, slope, agreeing: agreeingOf(Object.values(trends)) };
    },
  }),
});
