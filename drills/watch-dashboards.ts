import { readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '@chuli/command';
import config from '../playwright.config.ts';
import { type DrawnPanel, pageOf } from './watch-dashboard-page.ts';
import type { Watcher } from './watch-prometheus.ts';

const FOLDER = path.join(ROOT, 'deploy/monitoring/dashboards');

type Panel = {
  readonly title: string;
  readonly type: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig: { readonly defaults: { readonly unit?: string } };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
};

type Dashboard = { readonly title: string; readonly panels: readonly Panel[] };

export type Drawn = {
  readonly panels: number;
  /** Those without a figure: nothing of their kind has happened here. */
  readonly empty: readonly string[];
  /** Those whose question cannot be asked. */
  readonly wrong: readonly string[];
};

const legendOf = (format: string, labels: Readonly<Record<string, string>>): string =>
  format.replaceAll(/\{\{(\w+)\}\}/g, (_all, label: string) => labels[label] ?? '');

const draw = async (prometheus: Watcher, panel: Panel): Promise<DrawnPanel> => {
  const answers = await Promise.all(panel.targets.map(({ expr }) => prometheus.course(expr)));
  return {
    title: panel.title,
    isStat: panel.type === 'stat',
    unit: panel.fieldConfig.defaults.unit ?? 'short',
    place: panel.gridPos,
    fault: answers.find(({ fault }) => fault !== null)?.fault ?? null,
    lines: answers.flatMap(({ lines }, at) =>
      lines.map(({ labels, points }) => ({
        name: legendOf(panel.targets[at]?.legendFormat ?? '', labels),
        points,
      })),
    ),
  };
};

const readDashboards = (): [name: string, dashboard: Dashboard][] =>
  readdirSync(FOLDER).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Dashboard,
  ]);

/** Every dashboard as it stands in deploy, with what this Prometheus answers to it, as a picture. */
export const drawDashboards = async (prometheus: Watcher, out: string): Promise<Drawn> => {
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch(config.use?.launchOptions);
  const all: { where: string; panel: DrawnPanel }[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const [name, { title, panels }] of readDashboards()) {
      const drawn = await Promise.all(panels.map((panel) => draw(prometheus, panel)));
      all.push(...drawn.map((panel) => ({ where: `${name}: ${panel.title}`, panel })));
      await page.setContent(pageOf(title, drawn));
      await page.screenshot({ path: path.join(out, `${name}.png`), fullPage: true });
    }
  } finally {
    await browser.close();
  }
  return {
    panels: all.length,
    empty: all.filter(({ panel }) => panel.lines.length === 0).map(({ where }) => where),
    wrong: all.flatMap(({ where, panel }) => (panel.fault === null ? [] : [`${where}: ${panel.fault}`])),
  };
};
