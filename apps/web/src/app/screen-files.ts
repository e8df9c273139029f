import { SCREENS, type Screen } from '@chuli/contracts/screens';
import type { ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

export type ScreenFile = { default: ComponentType };

const files = import.meta.glob<ScreenFile>('../screens/*/*.screen.tsx');

const fileOf = ({ area, id }: Screen): string => `../screens/${area}/${id}.screen.tsx`;

/** Loads the file that shows a screen; a row of the table without its file is a mistake that a test finds. */
export const loadScreen = async (screen: Screen): Promise<ScreenFile> => {
  const load = files[fileOf(screen)];
  if (load === undefined) throw new Error(`No file shows the screen ${screen.id}.`);
  return await loadChunk(screen.id, load);
};

export const screenFiles = (): string[] => Object.keys(files);
export const expectedFiles = (): string[] => SCREENS.map(fileOf);
