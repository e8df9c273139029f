import './compare.css';
import { addDays } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { ChartSkeleton, Panel, PanelHead, Plot, heightOf, scaleOf, ticksOf, useWalk } from '@chuli/ui';
import { useQueries } from '@tanstack/react-query';
import { callOptions } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { coursePath } from '../../../shared/chart/course-plot.tsx';
import { type RebasedPrices, rebased } from './rebased.ts';
import type { Compared } from './stock-sheet.tsx';

const HEIGHT = 190;
const A_YEAR = 366;
const MONTHS_NAMED = 4;

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : digits(value.toFixed(1));

const Race = ({ symbols, prices }: { symbols: readonly string[]; prices: RebasedPrices }) => {
  const { dates, lines } = prices;
  const walk = useWalk(dates.length);
  const scale = scaleOf(lines.flat()) ?? { low: 99, high: 101 };
  const y = heightOf(scale);
  const step = Math.ceil(dates.length / MONTHS_NAMED);
  const title = t('Price, from 100');
  const texts = symbols.map((symbol, at) => `${symbol} ${numberText(lines[at]?.[walk.index])}`);
  const day = digits(dates[walk.index] ?? '');
  return (
    <Plot
      label={title}
      height={HEIGHT}
      slots={dates.length}
      scale={scale}
      ticks={ticksOf(scale, 4).map((at) => ({ at, text: digits(String(at)) }))}
      ends={symbols.flatMap((symbol, at) => {
        const last = lines[at]?.at(-1) ?? null;
        return last === null ? [] : [{ id: symbol, at: last, text: symbol, tone: `race-${at}` }];
      })}
      under={dates.flatMap((date, slot) => (slot % step === 0 ? [{ slot, text: date.slice(0, 7) }] : []))}
      places={dates.map((_, slot) => slot)}
      walk={walk}
      spoken={`${day}, ${texts.join(', ')}`}
      readout={
        <>
          <b>{day}</b> {texts.join(' · ')}
        </>
      }
    >
      <path className="stroke is-dashed race-base" d={`M0 ${y(100).toFixed(1)}H${dates.length}`} />
      {lines.map((values, at) => (
        <path key={symbols[at]} className={`stroke is-first race-${at}`} d={coursePath(values, y)} />
      ))}
    </Plot>
  );
};

/** What 100 rupees in each would have become in a year: adjusted closes, so that a bonus is no fall. */
export const PriceRace = ({ reply }: { reply: Compared }) => {
  const asOf = asOfQuery(useAsOf());
  const symbols = reply.rows.map(({ symbol }) => symbol);
  const since = addDays(reply.as_of, -A_YEAR);
  const histories = useQueries({
    queries: symbols.map((symbol) => callOptions('/data/adjhistorydata/', { symbol, from: since, ...asOf })),
  });
  const known = histories.map(({ data }) => data?.rows);
  const title = t('Price, from 100');
  const isHere = known.every((rows) => rows !== undefined);
  const prices = isHere ? rebased(known, since) : null;
  if (prices !== null && prices.dates.length < 2) return null;
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('one year of adjusted closes, without cash dividends')} />
      {prices === null ? (
        <ChartSkeleton label={title} height={HEIGHT} />
      ) : (
        <Race symbols={symbols} prices={prices} />
      )}
    </Panel>
  );
};
