import type { Screen } from '@chuli/contracts/screens';
import { loadChunk } from './load-chunk.ts';
import type { ScreenFile } from './screen-table.ts';

/** Where every other screen is found; grows with each of them, so the first view does without it. */
const loadTable = () => import('./screen-table.ts');

/** The page has come to rest by then. */
const AHEAD_MS = 4_000;

/** The file of the screen that a page was built for, as the build wrote it there. */
const ownFile = ({ path }: Screen): string | null => {
  const own = globalThis.document?.querySelector<HTMLScriptElement>('script[data-file]')?.dataset;
  return own?.['path'] === path ? (own['file'] ?? null) : null;
};

const load = async (screen: Screen): Promise<ScreenFile> => {
  const file = ownFile(screen);
  if (file === null) return await (await loadTable()).loadFile(screen);
  setTimeout(() => void loadTable().catch(() => undefined), AHEAD_MS);
  return (await import(/* @vite-ignore */ file)) as ScreenFile;
};

/** Loads the file that shows a screen. */
export const loadScreen = (screen: Screen): Promise<ScreenFile> => loadChunk(screen.id, () => load(screen));
