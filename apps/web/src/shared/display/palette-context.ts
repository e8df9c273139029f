import { createContext, useContext } from 'react';

export type OpenPalette = (text?: string) => void;

const PaletteContext = createContext<OpenPalette>(() => undefined);

export const PaletteOpener = PaletteContext.Provider;

/** Opens the palette, with a text already typed. */
export const useOpenPalette = (): OpenPalette => useContext(PaletteContext);
