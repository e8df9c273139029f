import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const page = (name: string): string =>
  `<!doctype html><html><head><title>Chuli – ${name}</title></head>` +
  `<body><div id="root"><!--drawn--><!--/drawn--></div></body></html>`;

/** As much of a build as the server asks for. */
export const writeBuild = async (folder: string): Promise<string> => {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const name of ['index', 'demo', 'login', 'floorsheet'])
    await writeFile(path.join(folder, `${name}.html`), page(name));
  return folder;
};
