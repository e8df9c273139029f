/**
 * A drill has no hours. Each time that stands in a rule is this long here, and a longer one is never shorter than a
 * shorter one, but for days: of them a rule counts five together. A window of rates has to hold some looks, of which
 * there is one a second.
 */
const TIMES: Readonly<Record<string, string>> = {
  '5s': '1s',
  '10s': '1s',
  '15s': '1s',
  '30s': '3s',
  '1m': '6s',
  '2m': '12s',
  '4m': '24s',
  '5m': '30s',
  '15m': '32s',
  '30m': '34s',
  '1h': '36s',
  '6h': '38s',
  '1d': '10s',
  '5d': '50s',
  '30d': '5m',
};

/** Seconds that a rule compares with, of which as many cannot be waited for. */
const THRESHOLDS: readonly { readonly alarm: string; readonly delivered: string; readonly here: string }[] = [
  // The registry is looked at every 15 s.
  { alarm: 'FiguresOld', delivered: '> 120', here: '> 20' },
  { alarm: 'WorkStandsStill', delivered: '> 1200', here: '> 20' },
  // Between two looks of the robot is a minute anyway.
  { alarm: 'OutsideUnseen', delivered: '> 300', here: '> 62' },
];

const DURATION = /\b\d+(?:ms|[smhdwy])\b/g;

const timeHere = (delivered: string): string => {
  const here = TIMES[delivered];
  if (here === undefined) throw new Error(`how long is ${delivered} in the drill? drills/watch-times.ts`);
  return here;
};

const withThreshold = (text: string, { alarm, delivered, here }: (typeof THRESHOLDS)[number]): string => {
  const begins = text.indexOf(`- alert: ${alarm}\n`);
  if (begins === -1) return text;
  const at = text.indexOf(`${delivered}\n`, begins);
  const next = text.indexOf('- alert: ', begins + 1);
  if (at === -1 || (next !== -1 && at > next)) throw new Error(`${alarm} does not say ${delivered} any more`);
  return text.slice(0, at) + here + text.slice(at + delivered.length);
};

/** The rules with the times of a drill. Everything else is as delivered. */
export const shortened = (rules: string): string =>
  THRESHOLDS.reduce(withThreshold, rules).replaceAll(DURATION, timeHere);
