import type { AnyIndicator } from '@chuli/indicators';
import { INDICATORS } from '@chuli/indicators/list';
import { COMPANY_MEASURES } from './company-measures.ts';
import { FLOW_MEASURES } from './flow-measures.ts';
import { LINES, PATTERN_LINES } from './indicator-lines.ts';
import type { Line, MeasureKind } from './measure-kind.ts';
import { RATIO_MEASURES } from './ratio-measures.ts';
import { SIGNAL_MEASURES } from './signal-measures.ts';
import type { Measure } from './tree.ts';
import type { Unit } from './units.ts';

export type { MeasureKind } from './measure-kind.ts';

/** Made from the bars alone. `change` is against the close before; `turnover` the mean rupees of twenty sessions. */
const OF_BARS: Readonly<Record<string, readonly [title: string, unit: Unit]>> = {
  open: ['Open', 'rupees'],
  high: ['High', 'rupees'],
  low: ['Low', 'rupees'],
  close: ['Close', 'rupees'],
  volume: ['Volume', 'shares'],
  amount: ['Turnover of the bar', 'rupees'],
  trades: ['Number of trades', 'points'],
  change: ['Change', 'percent'],
  band_used: ['Part of the day’s price limit used', 'percent'],
  turnover: ['Average turnover', 'rupees'],
  listed: ['Bars since listing', 'bars'],
};

export const PRICES: ReadonlySet<string> = new Set(['open', 'high', 'low', 'close']);

const NONE: readonly string[] = [];

const ofBars = Object.entries(OF_BARS).map(([name, [title, unit]]): MeasureKind => ({
  name,
  title,
  parameters: [],
  lines: new Map([['value', { unit, words: NONE }]]),
  usual: 'value',
  group: null,
}));

/** One that tells lists of hits has no line; each of its patterns is a measure of its own. */
const linesOf = (indicator: AnyIndicator, group: string): [string, Line][] => {
  if ('hits' in indicator) return [];
  const lines = (group === 'candlestick' ? PATTERN_LINES : LINES[indicator.id]) ?? {};
  return Object.entries(lines).map(([line, of]) => [
    line,
    typeof of === 'string' ? { unit: of, words: NONE } : { unit: 'state', words: of },
  ]);
};

/** An indicator by the name it has in a scan: there `-` is minus. */
export const nameOf = (id: string): string => id.replaceAll('-', '_');

const ofIndicators = Object.entries(INDICATORS).flatMap(([group, indicators]) =>
  indicators.flatMap((indicator): MeasureKind[] => {
    const lines = linesOf(indicator, group);
    const [first] = lines;
    if (first === undefined) return [];
    return [
      {
        name: nameOf(indicator.id),
        title: indicator.title,
        parameters: Object.entries(indicator.parameters),
        lines: new Map(lines),
        usual: first[0],
        indicator,
        group,
      },
    ];
  }),
);

/** Everything that a scan can measure, by its name. */
export const MEASURES: ReadonlyMap<string, MeasureKind> = new Map(
  [...ofBars, ...SIGNAL_MEASURES, ...FLOW_MEASURES, ...COMPANY_MEASURES, ...ofIndicators].map((kind) => [
    kind.name,
    kind,
  ]),
);

/** With what the stock filter alone knows. */
export const kindOf = (name: string): MeasureKind | undefined =>
  MEASURES.get(name) ?? RATIO_MEASURES.get(name);

/** Whether the median of a sector is known of it in a scan; the stock filter knows it of all its columns. */
export const hasSector = ({ name }: Pick<Measure, 'name'>): boolean =>
  MEASURES.get(name)?.source === 'reports';

export const lineOf = ({ name, line }: Pick<Measure, 'name' | 'line'>): Line => {
  const found = kindOf(name)?.lines.get(line);
  if (found === undefined) throw new RangeError(`there is no measure ${name}.${line}`);
  return found;
};
