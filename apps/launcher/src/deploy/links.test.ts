import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webBuilds } from '../release.ts';
import { pointLink, releaseAt } from './links.ts';
import { withDeployLock } from './lock.ts';

let root = '';
const release = (name: string): string => path.join(root, name);
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'chuli-links-')));
  for (const name of ['one', 'two']) mkdirSync(path.join(root, name, 'web'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a link to a release', () => {
  it('is made, and led elsewhere', async () => {
    expect(await releaseAt(root, 'current')).toBeNull();
    await pointLink(root, 'current', release('one'));
    expect(await releaseAt(root, 'current')).toBe(release('one'));
    await pointLink(root, 'current', release('two'));
    expect(await releaseAt(root, 'current')).toBe(release('two'));
    expect(readdirSync(root).toSorted()).toEqual(['current', 'one', 'two']);
  });

  it('goes on where a deploy was killed before it renamed', async () => {
    symlinkSync(release('one'), path.join(root, '.current.next'));
    await pointLink(root, 'current', release('two'));
    expect(await releaseAt(root, 'current')).toBe(release('two'));
  });
});

describe('the pages of a release', () => {
  it('are its own, and those of the release before where there is one', () => {
    expect(webBuilds(release('two'))).toBe(path.join(root, 'two/web'));
    symlinkSync(release('one'), path.join(root, 'previous'));
    expect(webBuilds(release('two'))).toBe(
      `${path.join(root, 'two/web')},${path.join(root, 'previous/web')}`,
    );
    expect(webBuilds(release('one'))).toBe(path.join(root, 'one/web'));
  });

  it('are also those of a release that was taken back', () => {
    symlinkSync(release('one'), path.join(root, 'previous'));
    symlinkSync(release('two'), path.join(root, 'taken-back'));
    expect(webBuilds(release('one'))).toBe(
      `${path.join(root, 'one/web')},${path.join(root, 'taken-back/web')}`,
    );
    rmSync(path.join(root, 'taken-back'));
    symlinkSync(release('gone'), path.join(root, 'taken-back'));
    expect(webBuilds(release('one'))).toBe(path.join(root, 'one/web'));
  });
});

describe('a deploy', () => {
  it('is alone, and another may follow whatever became of it', async () => {
    await withDeployLock(root, async () => {
      await expect(withDeployLock(root, () => Promise.resolve())).rejects.toThrow('another deploy runs');
    });
    await expect(withDeployLock(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    // Nobody has this number: the largest of Linux is smaller.
    writeFileSync(path.join(root, '.deploy.lock'), '2147483647');
    await expect(withDeployLock(root, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
