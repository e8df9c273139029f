/** Of 256 pages so many are measured: one in twenty. */
const DRAWN = 13;

/** Whether this page is one of those that are measured; it follows from nothing that is known of the reader. */
export const isDrawn = (lot: number = crypto.getRandomValues(new Uint8Array(1))[0] ?? 255): boolean =>
  lot < DRAWN;
