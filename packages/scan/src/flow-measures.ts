import type { Parameter } from '@chuli/indicators';
import type { MeasureKind } from './measure-kind.ts';
import type { Unit } from './units.ts';

/** As many sessions as the pages of brokers look back. */
const MOST_SESSIONS = 60;
const MOST_BROKERS = 999;

const BROKER: Parameter = { label: 'Broker', usual: 1, lowest: 1, highest: MOST_BROKERS, isWhole: true };
const SESSIONS: Parameter = { label: 'Sessions', usual: 5, lowest: 1, highest: MOST_SESSIONS, isWhole: true };

const kindOf = (
  name: string,
  title: string,
  unit: Unit,
  parameters: MeasureKind['parameters'],
): MeasureKind => ({
  name,
  title,
  parameters,
  lines: new Map([['value', { unit, words: [], timeframes: ['daily'] }]]),
  usual: 'value',
  group: null,
  source: 'floorsheet',
});

/**
 * What brokers did in a stock, over so many sessions of the market. It is known where the floorsheet of each of them is:
 * a gap is never bridged. Shares are those of the as-of day.
 */
export const FLOW_MEASURES: readonly MeasureKind[] = [
  kindOf('net', 'Net of a broker', 'shares', [
    ['broker', BROKER],
    ['sessions', SESSIONS],
  ]),
  kindOf('top5_net', 'Share of the five largest net buyers', 'percent', [['sessions', SESSIONS]]),
];
