/** A panel with its answers. */
export type DrawnPanel = {
  readonly title: string;
  readonly isStat: boolean;
  readonly unit: string;
  readonly place: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fault: string | null;
  readonly lines: readonly Line[];
};

export type Line = { readonly name: string; readonly points: readonly Point[] };
export type Point = readonly [seconds: number, value: number];

const WIDTH = 300;
const HEIGHT = 100;
const ROW = 34;
const HUES = [210, 35, 140, 0, 275, 180, 60, 320, 100, 240];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const scaled = (value: number, steps: readonly string[], by: number): string => {
  let at = 0;
  let rest = value;
  while (Math.abs(rest) >= by && at < steps.length - 1) {
    rest /= by;
    at += 1;
  }
  return `${Number(rest.toPrecision(3))} ${steps[at]}`.trim();
};

const secondsText = (value: number): string => {
  if (value >= 3_600) return `${Number((value / 3_600).toPrecision(3))} h`;
  return Math.abs(value) < 1
    ? `${Number((value * 1_000).toPrecision(3))} ms`
    : `${Number(value.toPrecision(3))} s`;
};

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  s: secondsText,
  reqps: (value) => `${Number(value.toPrecision(3))}/s`,
  percentunit: (value) => `${Number((value * 100).toPrecision(3))} %`,
  bool_yes_no: (value) => (value === 0 ? 'no' : 'yes'),
  bytes: (value) => scaled(value, ['B', 'KiB', 'MiB', 'GiB'], 1_024),
  Bps: (value) => scaled(value, ['B/s', 'KiB/s', 'MiB/s'], 1_024),
  short: (value) => scaled(value, ['', 'K', 'M'], 1_000),
};

const inUnit = (unit: string, value: number): string => (UNITS[unit] ?? String)(value);
const colour = (at: number): string => `hsl(${HUES[at % HUES.length]} 65% 60%)`;
const lastOf = ({ points }: Line): number => points.at(-1)?.[1] ?? 0;

const statOf = ({ lines, unit }: DrawnPanel): string =>
  `<div class="stats">${lines
    .map((line) => `<div><b>${escaped(inUnit(unit, lastOf(line)))}</b><i>${escaped(line.name)}</i></div>`)
    .join('')}</div>`;

const plotOf = ({ lines, unit }: DrawnPanel): string => {
  const points = lines.flatMap((line) => line.points);
  const times = points.map(([seconds]) => seconds);
  const values = points.map(([, value]) => value);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  const x = (seconds: number): string => (((seconds - from) / (to - from || 1)) * WIDTH).toFixed(1);
  const y = (value: number): string => (HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT).toFixed(1);
  const drawn = lines.map(
    (line, at) =>
      `<polyline points="${line.points.map(([seconds, value]) => `${x(seconds)},${y(value)}`).join(' ')}" stroke="${colour(at)}"/>`,
  );
  const names = lines.map(
    (line, at) =>
      `<i style="color:${colour(at)}">${escaped(line.name)} <u>${escaped(inUnit(unit, lastOf(line)))}</u></i>`,
  );
  return `<div class="plot"><em>${escaped(inUnit(unit, high))}</em><svg viewBox="0 -1 ${WIDTH} ${HEIGHT + 2}" preserveAspectRatio="none">${drawn.join('')}</svg><em>${escaped(inUnit(unit, low))}</em></div><p>${names.join('')}</p>`;
};

const bodyOf = (panel: DrawnPanel): string => {
  if (panel.fault !== null) return `<p class="none">${escaped(panel.fault)}</p>`;
  if (panel.lines.length === 0) return '<p class="none">nothing of this happened</p>';
  return panel.isStat ? statOf(panel) : plotOf(panel);
};

const panelOf = (panel: DrawnPanel): string => {
  const { x, y, w, h } = panel.place;
  return `<section style="grid-area:${y + 1}/${x + 1}/span ${h}/span ${w}"><h2>${escaped(panel.title)}</h2>${bodyOf(panel)}</section>`;
};

const STYLE = `
body{margin:0;padding:16px;background:#111318;color:#d5d9e0;font:13px/1.4 sans-serif}
h1{font-size:18px;margin:0 0 12px}
main{display:grid;grid-template-columns:repeat(24,1fr);grid-auto-rows:${ROW}px;gap:6px}
section{background:#191c23;border:1px solid #262b35;border-radius:4px;padding:8px 10px;display:flex;flex-direction:column;overflow:hidden}
h2{font-size:13px;margin:0 0 6px;font-weight:600}
.plot{flex:1;display:flex;flex-direction:column;min-height:0}
.plot em,.none{font-style:normal;color:#8d95a3;font-size:11px}
svg{flex:1;min-height:0;width:100%;background:linear-gradient(#262b35 1px,transparent 1px) 0 0/100% 25%}
polyline{fill:none;stroke-width:1.5;vector-effect:non-scaling-stroke}
p{margin:4px 0 0;display:flex;flex-wrap:wrap;gap:0 12px;font-size:11px;max-height:34px;overflow:hidden}
p i,.stats i{font-style:normal}p u{color:#d5d9e0;text-decoration:none}
.stats{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}.stats b{font-size:20px;font-weight:600;margin-right:4px}.stats i{color:#8d95a3;font-size:11px}`;

/** A dashboard as its file lays it out: panels in 24 columns. */
export const pageOf = (title: string, panels: readonly DrawnPanel[]): string =>
  `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1><main>${panels.map(panelOf).join('')}</main>`;
