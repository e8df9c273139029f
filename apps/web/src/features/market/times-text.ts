/** `0.88×`: a multiple of the usual; from ten on, one decimal is enough. */
export const timesText = (multiple: number): string => `${multiple.toFixed(multiple >= 10 ? 1 : 2)}×`;
