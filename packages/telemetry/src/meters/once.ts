const FRESH_MS = 50;

/** All figures of one answer are from one look. */
export const readOnce = <T>(read: () => T): (() => T) => {
  let looked: { readonly at: number; readonly value: T } | null = null;
  return () => {
    const now = performance.now();
    if (looked === null || now - looked.at >= FRESH_MS) looked = { at: now, value: read() };
    return looked.value;
  };
};
