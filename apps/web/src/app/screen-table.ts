import { SCREENS, type Screen, screenFile } from '@chuli/contracts/screens';
import type { ScreenComponent } from '../screen-kit/define-screen.tsx';

export type ScreenFile = { default: ScreenComponent };

const files = import.meta.glob<ScreenFile>('../screens/*/*.screen.tsx');

const nameOf = (screen: Screen): string => `../screens/${screenFile(screen)}`;

/** A row of the table without its file is a mistake that a test finds. */
export const loadFile = async (screen: Screen): Promise<ScreenFile> => {
  const load = files[nameOf(screen)];
  if (load === undefined) throw new Error(`No file shows the screen ${screen.id}.`);
  return await load();
};

export const screenFiles = (): string[] => Object.keys(files);
export const expectedFiles = (): string[] => [...new Set(SCREENS.map(nameOf))];
