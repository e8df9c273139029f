import { TOLERANCE, type Trace, type TracedCondition } from '@chuli/signals/testing/trace';
import type { FoundEvent } from '@chuli/tape/signal';

const figure = (value: number | null): string =>
  value === null ? '–' : String(Number(value.toPrecision(10)));

const HOLDS = new Map([
  [true, 'holds'],
  [false, 'does not'],
  [null, 'silent'],
]);

const conditionLine = ({ text, is, stored, byHand, apart, holds }: TracedCondition): string =>
  [
    `      ${(HOLDS.get(holds) ?? '').padEnd(9)}`,
    text.padEnd(84),
    `stored ${figure(stored[0])} ${is} ${figure(stored[1])}`.padEnd(42),
    `by hand ${figure(byHand[0])} ${is} ${figure(byHand[1])}`.padEnd(42),
    apart > TOLERANCE ? `APART ${apart.toExponential(1)}` : `apart ${apart.toExponential(1)}`,
  ].join(' ');

const beginning = ({ heldBefore }: Trace): string => {
  if (heldBefore === 'any') return 'fires on every bar on which it holds';
  return heldBefore === false ? 'begins: not all held on the bar before' : 'DOES NOT BEGIN here';
};

/** One signal with each of its conditions, for a reader who wants to check it again. */
export const linesOf = (number: number, event: FoundEvent, trace: Trace): string => {
  const { symbol, signal_on, bar_ends_at, family, kind, timeframe, side } = event;
  const hour =
    timeframe === 'hourly' ? ` ${new Date(bar_ends_at * 1_000).toISOString().slice(11, 16)} UTC` : '';
  return [
    `${String(number).padStart(4)}  ${signal_on}${hour}  ${symbol}  ${family} ${kind}, ${timeframe}, ${side}; ${beginning(trace)}`,
    ...trace.conditions.map(conditionLine),
    ...trace.faults.map((fault) => `      WRONG    ${fault}`),
  ].join('\n');
};
