import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const AGAIN_MS = 5_000;

type File<Props> = { default: ComponentType<Props> };

const laterOrOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    globalThis.addEventListener?.('online', go);
  });

/** Asks until it comes. */
export const retryUntilOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await load();
    } catch {
      await laterOrOnline();
    }
};

/** A part that its page can do without: one that does not arrive must not take the page with it. */
export const lazyWithRetry = <Props>(
  load: () => Promise<File<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => retryUntilOnline(load));
