import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { environmentOf, readBuilds } from './builds.ts';
import { createWebServer } from './server.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'chuli-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps what a build says of itself from readers, and serves it for its own hosts alone', async () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  expect(environmentOf(folder)).toBeNull();
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ environment: 'test' }));
  expect(environmentOf(folder)).toBe('test');
  expect([...readBuilds([folder]).files.keys()]).toEqual([]);
  const settings = readSettings({ CHULI_ENVIRONMENT: 'production', CHULI_WEB_BUILDS: folder });
  await expect(createWebServer(settings, () => undefined)).rejects.toThrow('was built for test');
});
