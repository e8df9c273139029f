import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { offlineWorker } from './build/offline-worker.ts';
import { liveProxy } from './build/live-proxy.ts';
import { precompressed } from './build/precompressed.ts';
import { screenPages } from './build/screen-pages.ts';

/** What every page needs and no release of ours changes: one file, kept by the browser from release to release. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\//;

/**
 * Small parts that most screens share travel together: packed and asked for once. What shows a declared screen brings
 * the table and its fields with it, which the first page does without.
 */
const KIT =
  /\/(screen-kit\/(?!declared-|define-screen|blocks-skeleton|filter|paged-table|universe)|ui\/src\/(panel|formats|controls)\/(?!combobox|matching-options|text-field|typed-text))/;
const MANY = 6;

/** What the first page brought is not asked for again by each of the screens after it. */
const isNotHereYet = (file: string): boolean =>
  !/\/(vendor|kit|index|rolldown-runtime)-[^/]+\.js$/.test(file);

export default defineConfig(({ mode }) => {
  const { CHULI_API_URL = 'http://127.0.0.1:4310', CHULI_LIVE_URL = 'http://127.0.0.1:4320' } = loadEnv(
    mode,
    import.meta.dirname,
    'CHULI_',
  );
  const proxy = { '/api': { target: CHULI_API_URL }, '/live/': liveProxy(CHULI_LIVE_URL) };
  return {
    plugins: [react(), tailwindcss(), screenPages(), offlineWorker(), precompressed()],
    resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'build/adopted-styles.ts') } },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isNotHereYet) },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR },
              { name: 'kit', test: KIT, minShareCount: MANY },
            ],
          },
        },
      },
    },
  };
});
