import {
  type Instance,
  type Look,
  NEW_INSTANCE,
  type Place,
  type Reading,
  baseline,
  step,
  tellsAtClose,
} from '@chuli/alerts';
import type { Paisa, StockSymbol } from '@chuli/kernel';
import type { FormingSignal, SignalsEvent } from '@chuli/session';
import { type HeldAlert, isAbout } from './book.ts';
import type { Judgement } from './news.ts';

const readingOf = ({ status }: FormingSignal): Reading =>
  status === 'forming' || status === 'stood' ? 'holds' : 'fails';

const lookAt = (place: Place, reading: Reading): Look => ({ place, reading, side: null, value: null });

/**
 * Alerts on lists of signals, along what the log tells of bars that form. A list is empty when the day begins: what it
 * held the day before was another bar.
 */
export const openSignalLooks = (start: Place) => {
  const byList = new Map<string, Map<string, HeldAlert>>();

  const beginDay = ({ settings }: HeldAlert, instance: Instance): Instance => {
    if (instance.place !== null && instance.place.bar >= start.bar) return instance;
    // At closes it goes by what the last close said, which the closed bars know.
    if (instance.state === 'idle' && tellsAtClose(settings)) return instance;
    const empty = lookAt(start, 'fails');
    return instance.state === 'idle'
      ? baseline(settings, instance, empty)
      : step(settings, instance, empty).instance;
  };

  const judge = (held: HeldAlert, row: FormingSignal, place: Place, base: Paisa | null): Judgement | null => {
    const { symbol } = row;
    const before = held.instances.get(symbol) ?? NEW_INSTANCE;
    const begun = beginDay(held, before);
    const { instance, firing } = step(held.settings, begun, lookAt(place, readingOf(row)));
    if (instance === begun) return null;
    held.instances.set(symbol, instance);
    return { held, symbol, instance, firing, base };
  };

  return {
    put: (held: HeldAlert, list: string): void => {
      const alerts = byList.get(list) ?? new Map<string, HeldAlert>();
      byList.set(list, alerts.set(held.alert.id, held));
    },
    remove: (alertId: string): void => {
      for (const alerts of byList.values()) alerts.delete(alertId);
    },
    /** What changes with the rows that the event tells. */
    hear: (
      { rows }: SignalsEvent,
      place: Place,
      baseOf: (symbol: StockSymbol) => Paisa | null,
    ): Judgement[] =>
      rows.flatMap((row) =>
        [...(byList.get(row.list)?.values() ?? [])]
          .filter((held) => isAbout(held, row.symbol))
          .map((held) => judge(held, row, place, baseOf(row.symbol)))
          .filter((judgement) => judgement !== null),
      ),
  };
};
