import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import config from '../playwright.config.ts';

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (child.stderr === null) throw new Error('The browser says nothing.');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Somebody must go on reading: a browser whose complaints fill the pipe stands still.
    child.stderr.resume();
    return address;
  }
  throw new Error('The browser ended before it listened.');
};

const CONNECT_MS = 15_000;

/** On a busy machine the first tab of a browser that has just started may not answer; a second connection finds it. */
const connect = async (address: string, triesLeft = 2): Promise<Browser> => {
  try {
    return await chromium.connectOverCDP(address, { noDefaults: true, timeout: CONNECT_MS });
  } catch (error) {
    if (triesLeft === 0) throw error;
    return connect(address, triesLeft - 1);
  }
};

export type PlainBrowser = { readonly context: BrowserContext; readonly close: () => Promise<void> };

/**
 * A browser whose tabs may be put to sleep. In those of the tests every tab is kept as if it were looked at, and what is
 * looked at is never frozen.
 */
export const openPlainBrowser = async (): Promise<PlainBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-browser-'));
  const { executablePath = '', args = [] } = config.use?.launchOptions ?? {};
  const child = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--window-size=1440,900'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const browser = await connect(await addressOf(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    return { context, close };
  } catch (error) {
    await close();
    throw error;
  }
};
