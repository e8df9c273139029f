import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notesOf, textOfNotes } from './notes.ts';
import { readPrivateKey, signed } from './signature.ts';
import { faultsOfSigned } from './verify.ts';

const KINDS = {
  ed25519: () => generateKeyPairSync('ed25519'),
  ed448: () => generateKeyPairSync('ed448'),
};
const pair = (kind: keyof typeof KINDS = 'ed25519'): { privateKey: string; publicKey: string } => {
  const { privateKey, publicKey } = KINDS[kind]();
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const ours = pair();

let above: string;
let folder: string;
let notes: string;
let signature: string;

const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text, { mode: 0o644 });
};

beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'chuli-signed-'));
  folder = path.join(above, 'release');
  put('bin/chuli', '#!/bin/sh\n');
  put('apps/api/src/main.ts', 'export {};\n');
  symlinkSync('../apps/api', path.join(folder, 'bin/api'));
  notes = textOfNotes(
    notesOf({
      folder,
      release: {
        version: '2026.11.2',
        commit: 'c0ffee',
        built_at: '2026-11-19T06:00:00.000Z',
        environment: 'production',
        node: 'v24.0.0',
        schemas: { registry: '0002-b.sql', tape: '0001-a.sql' },
        sbom: 'digest',
        operator: {},
      },
      changelog: '## [Unreleased]\n\n## [2026.11.2]\n\n- a scan\n\n## [2026.11.1]\n\n- a fault\n',
      migrations: { registry: ['0001-a.sql', '0002-b.sql'], tape: ['0001-a.sql'] },
      before: { registry: ['0001-a.sql'], tape: ['0001-a.sql'] },
    }),
  );
  signature = signed(notes, ours.privateKey);
});
afterEach(() => rmSync(above, { recursive: true }));

const faults = (publicKey = ours.publicKey): string[] =>
  faultsOfSigned({ folder, notes, signature, publicKey });

describe('a signed release', () => {
  it('is what it was', () => {
    expect(faults()).toEqual([]);
  });

  it('tells what it changes, and which migrations it brings', () => {
    expect(JSON.parse(notes)).toMatchObject({
      version: '2026.11.2',
      changes: '- a scan',
      migrations: { registry: ['0002-b.sql'], tape: [] },
    });
  });

  it('is not with one changed byte', () => {
    put('apps/api/src/main.ts', 'export {}; \n');
    expect(faults()).toEqual(['changed: apps/api/src/main.ts']);
  });

  it('is not with one more file', () => {
    put('apps/api/src/more.ts', '');
    expect(faults()).toEqual(['added: apps/api/src/more.ts']);
  });

  it('is not with one file less', () => {
    unlinkSync(path.join(folder, 'apps/api/src/main.ts'));
    expect(faults()).toEqual(['missing: apps/api/src/main.ts']);
  });

  it('is not with a file that became a program, or a link that leads elsewhere', () => {
    chmodSync(path.join(folder, 'apps/api/src/main.ts'), 0o755);
    unlinkSync(path.join(folder, 'bin/api'));
    symlinkSync('/etc', path.join(folder, 'bin/api'));
    expect(faults()).toEqual(['changed: apps/api/src/main.ts', 'changed: bin/api']);
  });
});

describe('the notes', () => {
  it('are believed of one key alone', () => {
    expect(faults(pair().publicKey)).toEqual(['the notes are not signed by this key']);
  });

  it('are not believed with one changed byte, even where the folder fits them', () => {
    put('apps/api/src/main.ts', 'changed');
    notes = notes.replace('a scan', 'a scam');
    expect(faults()).toEqual(['the notes are not signed by this key']);
  });

  it.each(['', 'AAAA', 'no base64'])('are not believed with the signature %j', (given) => {
    signature = given;
    expect(faults()).toEqual(['the notes are not signed by this key']);
  });

  it('are signed by one kind of key', () => {
    expect(() => signed(notes, pair('ed448').privateKey)).toThrow('not one of ed25519');
  });
});

describe('the private key', () => {
  it('is a file that its owner alone reads, outside of the repository', () => {
    const file = path.join(above, 'release.key');
    writeFileSync(file, ours.privateKey, { mode: 0o600 });
    expect(readPrivateKey(file)).toBe(ours.privateKey);
    chmodSync(file, 0o640);
    expect(() => readPrivateKey(file)).toThrow('can be read by others');
    expect(() => readPrivateKey(path.join(ROOT, 'package.json'))).toThrow('a file of the repository');
    expect(() => readPrivateKey(undefined)).toThrow('names no file');
  });
});
