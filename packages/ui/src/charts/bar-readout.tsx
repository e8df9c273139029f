import { bikramSambatText } from '../formats/date-text.ts';
import { NotKnown } from '../formats/marks.tsx';
import { amountLabel, rupeesText, signedPercentText } from '../formats/number-text.ts';
import { Value } from '../formats/value.tsx';
import type { ChartLine } from './chart-content.ts';
import type { PriceBar } from './price-bar.ts';

export const percentOfBar = ({ change }: PriceBar): number => 100 * change;

const figures = ({ open, high, low, close }: PriceBar) =>
  [
    { letter: 'O', word: 'open', value: open },
    { letter: 'H', word: 'high', value: high },
    { letter: 'L', word: 'low', value: low },
    { letter: 'C', word: 'close', value: close },
  ] as const;

/** Where the lines stand at a bar; those that have nothing to say yet are left out. */
const standings = (lines: readonly ChartLine[], index: number) =>
  lines.flatMap(({ id, label, tone, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ id, label, tone, text: rupeesText(value) }];
  });

type BarAt = { bar: PriceBar; index: number; lines: readonly ChartLine[] };

/** What a screen reader says of a bar. */
export const barSentence = ({ bar, index, lines }: BarAt): string =>
  [
    bar.date,
    ...figures(bar).map(({ word, value }) => `${word} ${value === null ? 'not known' : rupeesText(value)}`),
    `change ${signedPercentText(percentOfBar(bar))} percent`,
    ...(bar.volume === null ? [] : [`volume ${amountLabel(bar.volume)}`]),
    ...standings(lines, index).map(({ label, text }) => `${label} ${text}`),
  ].join(', ');

/** The line above the chart: the day in both calendars, its figures, and where the indicators stand. */
export const BarReadout = ({ bar, index, lines }: BarAt) => (
  <>
    <span>
      <b>{bar.date}</b> {bikramSambatText(bar.date)}
    </span>
    {figures(bar).map(({ letter, word, value }) => (
      <span key={letter}>
        {letter}{' '}
        {value === null ? (
          <NotKnown why={`No source has a trustworthy ${word}`} />
        ) : (
          <b>{rupeesText(value)}</b>
        )}
      </span>
    ))}
    <Value format="percent" value={percentOfBar(bar)} />
    {bar.volume !== null && (
      <span>
        Vol <b>{amountLabel(bar.volume)}</b>
      </span>
    )}
    {standings(lines, index).map(({ id, label, tone, text }) => (
      <span key={id}>
        <span className={`tone-${tone}`}>{label}</span> <b>{text}</b>
      </span>
    ))}
  </>
);
