import type { Parameter } from '@chuli/indicators';
import { DRAWN_INDICATORS, type DrawnIndicator } from '@chuli/indicators/drawn';
import { digits, say } from '@chuli/language';
import { type ChosenIndicator, MOST_INDICATORS, hasIndicator } from './chosen-indicators.ts';

export const drawnOf = (id: string): DrawnIndicator | undefined =>
  DRAWN_INDICATORS.find((indicator) => indicator.id === id);

/** Those that a chart offers, in the order in which the address has their numbers. */
export const offeredParameters = ({
  parameters,
}: DrawnIndicator): readonly (readonly [name: string, parameter: Parameter])[] =>
  Object.entries(parameters).filter(([, { follows }]) => follows === undefined);

/** The chosen numbers; one that is missing or impossible is the usual. */
export const numbersOf = (indicator: DrawnIndicator, numbers: readonly number[]): number[] =>
  offeredParameters(indicator).map(([, parameter], index) => {
    const value = numbers[index] ?? Number.NaN;
    return isPossible(parameter, value) ? value : parameter.usual;
  });

export const isPossible = ({ lowest, highest, isWhole }: Parameter, value: number): boolean =>
  value >= lowest && value <= highest && (!isWhole || Number.isInteger(value));

/** What a reader calls it: `EMA`, `Bollinger`. */
export const shortName = ({ drawing }: DrawnIndicator): string => say(drawing.short);

/** `EMA 21`. */
export const nameWith = (indicator: DrawnIndicator, numbers: readonly number[]): string =>
  [shortName(indicator), ...numbers.map((number) => digits(String(number)))].join(' ');

/** Those that mean something on such bars. */
export const offeredOn = (isIntraday: boolean): readonly DrawnIndicator[] =>
  DRAWN_INDICATORS.filter(({ drawing }) => isIntraday || drawing.isIntraday !== true);

/** One more of a kind: with its usual numbers, the first doubled as long as that one is on the chart already. */
export const withAnother = (
  chosen: readonly ChosenIndicator[],
  indicator: DrawnIndicator,
): readonly ChosenIndicator[] => {
  if (chosen.length >= MOST_INDICATORS) return chosen;
  const [first, ...rest] = offeredParameters(indicator).map(([, parameter]) => parameter);
  const { id } = indicator;
  if (first === undefined)
    return hasIndicator(chosen, { id, numbers: [] })
      ? chosen
      : [...chosen, { id, numbers: [], isHidden: false }];
  for (let number = first.usual; number <= first.highest; number *= 2) {
    const one = { id, numbers: [number, ...rest.map(({ usual }) => usual)], isHidden: false };
    if (!hasIndicator(chosen, one)) return [...chosen, one];
  }
  return chosen;
};
