import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Settings } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { buildWeb, runImport, serveFolder, startPrivateEngines } from '@chuli/harness';
import { startApi } from './web-preview.ts';

/** As many stocks as are listed; of history only what a live screen looks back on. Always the same days. */
const SAMPLE = '--years 1.2 --days 3 --trades 6000 --stocks 300 --end 2026-11-12'.split(' ');

export type PrivateMarket = {
  readonly url: string;
  readonly natsUrl: string;
  readonly settings: Settings;
  stop: () => Promise<void>;
};

/** Engines, the sample market, the API and the built web, all of its own: a live session there disturbs nobody. */
export const startPrivateMarket = async (name: string): Promise<PrivateMarket> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-live-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const engines = await startPrivateEngines();
    undo.push(engines.stop);
    const settings = await engines.databases(name);
    await runImport({ script: 'sample', options: SAMPLE }, settings);
    const api = `http://127.0.0.1:${await freePort()}`;
    const started = await startApi(api, settings);
    undo.push(() => started?.kill());
    await buildWeb(folder);
    const web = await serveFolder(folder, api);
    undo.push(web.stop);
    return { url: web.url, natsUrl: engines.natsUrl, settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
