import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';

const WEB = join(ROOT, 'apps/web');

const vite = async (folder: string, ...args: string[]): Promise<void> => {
  const child = spawn('vite', ['build', ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build of ${folder} ended with ${code}.`);
};

const EMPTY_PAGE = {
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Empty</title></head>' +
    '<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  'main.js':
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
    "createRoot(document.getElementById('root')).render(createElement('h1', null, 'An empty page of the same tools'));\n",
  'vite.config.mjs':
    "export default { build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } } };\n",
};

/** The product, built as for readers. */
export const buildWeb = (out: string): Promise<void> => vite(WEB, '--outDir', out, '--emptyOutDir');

/** The least that the same tools can show: one heading drawn by React. */
const buildEmpty = async (source: string, out: string): Promise<void> => {
  mkdirSync(source);
  symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'));
  for (const [name, text] of Object.entries(EMPTY_PAGE)) writeFileSync(join(source, name), text);
  await vite(source, '--outDir', out, '--emptyOutDir');
};

export type BuiltPages = { ours: string; empty: string; forget: () => void };

/** The product and the empty page, both built as for readers. */
export const buildPages = async (): Promise<BuiltPages> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-web-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  const [ours, empty] = [join(folder, 'ours'), join(folder, 'empty')];
  try {
    await buildWeb(ours);
    await buildEmpty(join(folder, 'source'), empty);
  } catch (error) {
    forget();
    throw error;
  }
  return { ours, empty, forget };
};
