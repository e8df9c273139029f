import type { ChartLine } from '@chuli/ui';

type Bar = { readonly date: string };
type Zone = { readonly low: number; readonly high: number; readonly first_on: string };
type Named = { role: 'support' | 'resistance'; label: string; rows: readonly Zone[] };

/** More would hide the bars. */
const DRAWN_EACH = 2;

/** The nearest zones of one role over the bars, each from its first turn on. */
export const drawnZones = (bars: readonly Bar[], { role, label, rows }: Named): ChartLine[] =>
  rows.slice(0, DRAWN_EACH).map(({ low, high, first_on: from }, place) => ({
    id: `${role}-${place}`,
    label,
    tone: 's1',
    // A turn that stands alone has no height to fill.
    shape: low === high ? 'steps' : 'zone',
    values: bars.map(({ date }) => (date < from ? null : high)),
    until: bars.map(({ date }) => (date < from ? null : low)),
    ways: bars.map(() => (role === 'support' ? 1 : -1)),
  }));
