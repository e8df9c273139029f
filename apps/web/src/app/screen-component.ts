import type { Screen } from '@chuli/contracts/screens';
import { lazy, useSyncExternalStore } from 'react';
import type { ScreenComponent } from '../screen-kit/define-screen.tsx';
import { loadScreen } from './screen-files.ts';
import type { ScreenFile } from './screen-table.ts';

let underWay = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1): void => {
  underWay += change;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isComing = (): boolean => underWay > 0;

/** Whether a screen that was asked for has not arrived yet: until then the last one stays. */
export const useIsScreenComing = (): boolean => useSyncExternalStore(subscribe, isComing, isComing);

const components = new Map<string, ScreenComponent>();

const load = async (row: Screen): Promise<ScreenFile> => {
  count(1);
  try {
    return await loadScreen(row);
  } finally {
    count(-1);
  }
};

/** The component that shows a screen; its file is fetched when it is first drawn. */
export const screenComponent = (row: Screen): ScreenComponent => {
  const known = components.get(row.id);
  if (known !== undefined) return known;
  const component = lazy(() => load(row));
  components.set(row.id, component);
  return component;
};

/** One that did not arrive is asked for again on the next visit: the connection may be back by then. */
export const forgetScreen = (row: Screen): void => void components.delete(row.id);
