import { SCREENS, type Screen } from '@chuli/contracts/screens';
import type { ComponentType } from 'react';

export type ScreenFile = { default: ComponentType };

const files = import.meta.glob<ScreenFile>('../screens/*/*.screen.tsx');

const nameOf = ({ area, id }: Screen): string => `../screens/${area}/${id}.screen.tsx`;

/** A row of the table without its file is a mistake that a test finds. */
export const loadFile = async (screen: Screen): Promise<ScreenFile> => {
  const load = files[nameOf(screen)];
  if (load === undefined) throw new Error(`No file shows the screen ${screen.id}.`);
  return await load();
};

export const screenFiles = (): string[] => Object.keys(files);
export const expectedFiles = (): string[] => SCREENS.map(nameOf);
