import type { Timeframe } from './cell.ts';

/**
 * A new listing opens at up to three times par and then walks from limit to limit: its indicators are pegged. Nothing
 * fires in its first 20 sessions; four weeks of five on weekly bars.
 */
export const SILENT_SESSIONS: Readonly<Record<Timeframe, number>> = { hourly: 20, daily: 20, weekly: 4 };
