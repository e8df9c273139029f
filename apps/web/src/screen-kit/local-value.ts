import { useSyncExternalStore } from 'react';

export type LocalValue<T> = { get: () => T; set: (value: T) => void; use: () => T };

const storedText = (key: string): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Something a person chose on this machine, shared by all tabs. `read` makes sense of whatever is stored, also of
 * nothing and of rubbish. Where storage is closed to us, the choice holds for this visit.
 */
export const localValue = <T>(key: string, read: (json: unknown) => T): LocalValue<T> => {
  let text = storedText(key);
  let value = read(parsed(text));
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key || event.newValue === text) return;
    text = event.newValue;
    value = read(parsed(text));
    tell();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };
  const get = (): T => value;
  const set = (next: T): void => {
    value = next;
    text = JSON.stringify(next);
    try {
      globalThis.localStorage?.setItem(key, text);
    } catch {
      // The choice still holds for this visit.
    }
    tell();
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get, get) };
};

export const readTexts = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter((item): item is string => typeof item === 'string') : [];
