import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../src/app/prerender.tsx';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { atMoment } from './at-moment.ts';

type Prerendered = { pages: Prerender.PrerenderedPage[]; brands: typeof Prerender.BRANDS };

/** Builds the screens for Node beside the build for browsers, and draws each once without data. */
export const prerendered = async (root: string, mode: string): Promise<Prerendered> => {
  const outDir = await mkdtemp(join(tmpdir(), 'chuli-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, minify: false },
    });
    const file = pathToFileURL(join(outDir, 'prerender.js')).href;
    const { BRANDS, prerenderPages } = (await import(file)) as typeof Prerender;
    const pages = await atMoment(process.env['SOURCE_DATE_EPOCH'], prerenderPages);
    return { pages, brands: BRANDS };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
