/** What a process tells of itself to the drill that started it with the probe. */
export type ProcessFigures = { loopP99: number; loopMax: number; rssMb: number; heapMb: number };

export const ASKS_FIGURES = { asks: 'figures' } as const;
