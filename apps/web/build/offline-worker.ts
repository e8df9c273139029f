import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Plugin, type Rolldown, build } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What the frame itself is made of, apart from the scripts that the first page names. */
const ALWAYS = ['/', '/mark.svg', '/manifest.webmanifest'];

/** Where the frame finds each screen. */
const isTable = (file: Bundle[string]): boolean =>
  file.type === 'chunk' && file.facadeModuleId?.endsWith('/app/screen-table.ts') === true;

/** The first page, the scripts of the frame and the Latin letters: enough to open and to say what is missing. */
const shellFiles = (bundle: Bundle): string[] => {
  const names = Object.keys(bundle);
  const table = names.filter((name) => bundle[name] !== undefined && isTable(bundle[name]));
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const scripts = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
  const letters = names.filter((name) => name.includes('inter-latin') && name.endsWith('.woff2'));
  return [...ALWAYS, ...[...scripts, ...table, ...letters].map((name) => `/${name}`)];
};

/** Another first page or another name of a file is another version. */
const versionOf = (files: readonly string[], page: string): string =>
  createHash('sha256').update(files.join('\n')).update(page).digest('hex').slice(0, 12);

const buildWorker = async (root: string, files: readonly string[], page: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: {
      SHELL_FILES: JSON.stringify(files),
      SHELL_VERSION: JSON.stringify(versionOf(files, page)),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/offline/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: 'worker',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The worker could not be built.');
  return chunk.code;
};

/** Builds the worker that keeps the product usable without a network, with the list of what it keeps. */
export const offlineWorker = (): Plugin => {
  let root = '';
  return {
    name: 'chuli-offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || !page.source.toString().includes('manifest.webmanifest')) return;
        const source = await buildWorker(root, shellFiles(bundle), page.source.toString());
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
};
