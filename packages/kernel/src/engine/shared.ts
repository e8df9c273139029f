/** Whoever asks while it runs shares its outcome: a crowd costs an engine one ping. */
export const shared = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null;
  return () => (running ??= run().finally(() => (running = null)));
};
