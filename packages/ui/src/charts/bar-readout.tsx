import { languageNow, t } from '@chuli/language';
import { bikramSambatLongText, bikramSambatText, dateText } from '../formats/date-text.ts';
import { NotKnown } from '../formats/marks.tsx';
import { amountLabel, rupeesText, signedPercentText } from '../formats/number-text.ts';
import { Value } from '../formats/value.tsx';
import { type ChartLine, isFigure, valueText } from './chart-content.ts';
import { type PriceBar, dayOf } from './price-bar.ts';

export const percentOfBar = ({ change }: PriceBar): number => 100 * change;

/** Readers of Nepali know their months by name. */
export const bikramSambatShown = (date: string): string | null =>
  languageNow() === 'ne' ? bikramSambatLongText(date) : bikramSambatText(date);

/** The letters of a price bar are the same in every language of traders. */
const FIGURES = [
  { letter: 'O', key: 'open', spoken: 'open {price}', unknown: 'No source has a trustworthy open' },
  { letter: 'H', key: 'high', spoken: 'high {price}', unknown: 'No source has a trustworthy high' },
  { letter: 'L', key: 'low', spoken: 'low {price}', unknown: 'No source has a trustworthy low' },
  { letter: 'C', key: 'close', spoken: 'close {price}', unknown: 'No source has a trustworthy close' },
] as const;

/** A mark is there or not; what shades the ground says which way. */
const wayText = ({ shape, ways }: ChartLine, index: number): string => {
  const way = ways?.[index] ?? 0;
  if (shape !== 'shade' || way === 0) return '✓';
  return way > 0 ? '▲' : '▼';
};

/** Where the lines stand at a bar; those that have nothing to say yet are left out. */
const standings = (lines: readonly ChartLine[], index: number) =>
  lines.flatMap((line) => {
    const value = line.values[index] ?? null;
    const { id, label, tone } = line;
    return value === null
      ? []
      : [{ id, label, tone, text: isFigure(line) ? valueText(line, value) : wayText(line, index) }];
  });

type BarAt = { bar: PriceBar; index: number; lines: readonly ChartLine[] };

const priceText = (price: number | null): string => (price === null ? t('unknown') : rupeesText(price));

/** What a screen reader says of a bar; first the price of the point that is being set on it. */
export const barSentence = ({ bar, index, lines, aim }: BarAt & { aim: number | null }): string =>
  [
    ...(aim === null ? [] : [t('point at {price}', { price: rupeesText(aim) })]),
    dateText(bar.date),
    ...FIGURES.map(({ key, spoken }) => t(spoken, { price: priceText(bar[key]) })),
    t('change {percent} percent', { percent: signedPercentText(percentOfBar(bar)) }),
    ...(bar.volume === null ? [] : [t('volume {shares}', { shares: amountLabel(bar.volume) })]),
    ...standings(lines, index).map(({ label, text }) => `${label} ${text}`),
  ].join(', ');

/** The line above the chart: the day in both calendars, its figures, and where the indicators stand. */
export const BarReadout = ({ bar, index, lines }: BarAt) => (
  <>
    <span>
      <b>{dateText(bar.date)}</b> {bikramSambatShown(dayOf(bar.date))}
    </span>
    {FIGURES.map(({ letter, key, unknown }) => (
      <span key={letter}>
        {letter} {bar[key] === null ? <NotKnown why={t(unknown)} /> : <b>{rupeesText(bar[key])}</b>}
      </span>
    ))}
    <Value format="percent" value={percentOfBar(bar)} />
    {bar.volume !== null && (
      <span>
        {t('Vol')} <b>{amountLabel(bar.volume)}</b>
      </span>
    )}
    {standings(lines, index).map(({ id, label, tone, text }) => (
      <span key={id}>
        <span className={`tone-${tone}`}>{label}</span> <b>{text}</b>
      </span>
    ))}
  </>
);
