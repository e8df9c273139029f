/** Which browser a user agent is, the first that fits: others name themselves after those they descend from. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Table = readonly (readonly [string, RegExp])[];

const firstIn = (table: Table, agent: string): string | undefined =>
  table.find(([, pattern]) => pattern.test(agent))?.[0];

/** `Chrome, Windows`, as far as the agent tells; null where nothing in it is known. */
export const browserName = (agent: string): string | null => {
  const parts = [firstIn(BROWSERS, agent), firstIn(SYSTEMS, agent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
};
