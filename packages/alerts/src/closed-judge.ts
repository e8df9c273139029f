import {
  type ClosedBar,
  type ClosedDay,
  type Judged,
  type Truth,
  beginLevel,
  beginTruth,
  judgeClosedLevel,
  judgeClosedTruth,
} from './closed.ts';
import type { Condition } from './condition.ts';
import { isOnAxis } from './condition-zone.ts';
import type { Instance, Settings } from './instance.ts';
import { replay } from './replay.ts';

/** How one alert judges bars of one stock that are over. */
export type ClosedJudge = {
  /** How it stood on the bar before the first that is judged. */
  begin: (bar: ClosedBar) => Instance;
  judge: (instance: Instance, bar: ClosedBar) => Judged;
};

/** An alert and the stock that it judges. */
export type Watch = {
  readonly condition: Condition;
  readonly settings: Settings;
  readonly instrument: string | null;
};

/** `truthOn`: what its scan or its list says of a bar; one that waits for a level asks for none. */
export const closedJudge = (
  { condition, settings, instrument }: Watch,
  truthOn: (day: ClosedDay) => Truth,
): ClosedJudge => {
  if (isOnAxis(condition)) {
    const watch = { condition, settings, instrument };
    return {
      begin: (bar) => beginLevel(watch, bar),
      judge: (instance, bar) => judgeClosedLevel(watch, instance, bar),
    };
  }
  return {
    begin: (bar) => beginTruth(settings, bar, truthOn(bar)),
    judge: (instance, bar) => judgeClosedTruth(settings, instance, bar, truthOn(bar)),
  };
};

/** What an alert would have told of a stock, had it been made when its settings say: by closed bars alone. */
export const rehearse = (
  watch: Watch,
  bars: readonly ClosedBar[],
  truthOn: (day: ClosedDay) => Truth,
): Judged['firings'] => replay(closedJudge(watch, truthOn).judge, watch.settings, bars).firings;
