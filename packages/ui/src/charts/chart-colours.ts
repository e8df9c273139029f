const NAMES = [
  'surface',
  'line',
  'line-strong',
  'text',
  'muted',
  'faint',
  'candle-up',
  'candle-down',
  's1',
  's2',
  's3',
  's4',
  's5',
] as const;

export type ChartColours = Record<(typeof NAMES)[number], string> & { font: string };

/** The tokens in force, as a canvas needs them: it cannot read variables itself. */
export const readChartColours = (element: Element): ChartColours => {
  const style = getComputedStyle(element);
  const colours = Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  return { ...(colours as Record<(typeof NAMES)[number], string>), font: style.fontFamily };
};

/** Adds transparency to a colour written `#rrggbb`. */
export const faded = (colour: string, share: number): string =>
  `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Calls back when theme or brand changes on the root element. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
};
