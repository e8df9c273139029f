import { digits } from '@chuli/language';

/** `0.88×`: a multiple of the usual; from ten on, one decimal is enough. */
export const timesText = (multiple: number): string => `${digits(multiple.toFixed(multiple >= 10 ? 1 : 2))}×`;
