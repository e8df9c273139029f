import { DRAWING_COLOURS, DRAWING_KINDS, type Drawing } from '@chuli/ui';

/** Where drawings are kept, stock by stock. */
export type DrawingStore = {
  load(symbol: string): readonly Drawing[];
  save(symbol: string, drawings: readonly Drawing[]): void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnchor = (value: unknown): boolean =>
  isRecord(value) && typeof value['date'] === 'string' && Number.isFinite(value['price']);

const isDrawing = (value: unknown): value is Drawing =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['text'] === 'string' &&
  DRAWING_KINDS.some((kind) => kind === value['kind']) &&
  Array.isArray(value['anchors']) &&
  value['anchors'].length > 0 &&
  value['anchors'].every(isAnchor) &&
  (value['colour'] === undefined || DRAWING_COLOURS.some((colour) => colour === value['colour'])) &&
  (value['isLocked'] === undefined || typeof value['isLocked'] === 'boolean');

const keyOf = (symbol: string): string => `chuli.drawings.${symbol}`;

/** In the storage of this browser, which may be closed to us or hold what an older version wrote. */
export const drawingsIn = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): DrawingStore => ({
  load: (symbol) => {
    try {
      const saved: unknown = JSON.parse(storage().getItem(keyOf(symbol)) ?? '[]');
      return Array.isArray(saved) ? saved.filter(isDrawing) : [];
    } catch {
      return [];
    }
  },
  save: (symbol, drawings) => {
    try {
      storage().setItem(keyOf(symbol), JSON.stringify(drawings));
    } catch {
      // Without storage they last as long as the page.
    }
  },
});
