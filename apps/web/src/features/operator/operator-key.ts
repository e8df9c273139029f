import { useState } from 'react';

const KEY = 'chuli.operator-key';

const stored = (): string => {
  try {
    return globalThis.sessionStorage?.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

const store = (key: string): void => {
  try {
    if (key === '') globalThis.sessionStorage?.removeItem(KEY);
    else globalThis.sessionStorage?.setItem(KEY, key);
  } catch {
    // Where storage is closed to us the key holds as long as the page.
  }
};

/** The key of the operator for as long as this tab is open; empty while none was typed. */
export const useOperatorKey = (): [key: string, set: (key: string) => void] => {
  const [key, setKey] = useState(stored);
  return [
    key,
    (next) => {
      store(next);
      setKey(next);
    },
  ];
};
