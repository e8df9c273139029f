import { PUBLIC_TEST } from '@chuli/payments';
import { describe, expect, it } from 'vitest';
import { secretsIn } from './find.ts';
import { writtenOut } from './written-out.ts';

/** Put together here, so that this file holds none. */
const DRAWN = ['q7Hx', '2mVt', '9bLk', '4nRs'].join('');
const GITHUB = ['ghp', '_', DRAWN, DRAWN, 'abcd'].join('');
const [BEGIN, END] = ['BEGIN', 'END'].map((word) => ['-----', word, ' PRIVATE', ' KEY-----'].join(''));
const PRIVATE = `${BEGIN}\n${DRAWN.repeat(4)}\n${END}\n`;

describe('secrets', () => {
  it.each([
    ['a token of a vendor', `const a = 1;\nconst b = '${GITHUB}';\n`, 2],
    ['a private key of Ed25519', `\n\n${PRIVATE}`, 3],
    ['the same in one line', `const pem = '${PRIVATE.replaceAll('\n', '\\n')}';`, 1],
    ['one in an address', `db: postgres://root:${DRAWN}@db.example.org:5432/x`, 1],
    ['what a source gives to such a name', `const it = { secret: '${DRAWN}' };`, 1],
    ['what a file of settings gives to such a name', `A=1\nCHULI_SEAL_KEY=${DRAWN}\n`, 2],
  ])('are found: %s', async (_, content, line) => {
    const found = await secretsIn('a.ts', content);
    expect(found[0]).toMatchObject({ file: 'a.ts', line, known: null });
  });

  it('are never shown whole', async () => {
    const found = await secretsIn('a.ts', `const b = '${GITHUB}';`);
    expect(found.length).toBeGreaterThan(0);
    for (const { shown } of found) expect(shown.length).toBeLessThan(8);
  });

  it('are not hidden by a comment beside them', async () => {
    const hidden = `// secretlint-disable\nconst b = '${GITHUB}';\n// secretlint-enable\n`;
    expect(await secretsIn('a.ts', hidden)).not.toEqual([]);
  });

  it('are known by a row with its reason', async () => {
    const [found] = await secretsIn('a.ts', `const esewa = { secret: '${PUBLIC_TEST.esewa.secret}' };`);
    expect(found?.known?.why).toContain('eSewa');
  });
});

describe('what is written out', () => {
  it.each([
    "const TOKEN = '/authenticate/v2/token/';",
    "error_key: 'validation_error'",
    'CHULI_SEAL_KEY=',
    'CHULI_SEAL_KEY=<24 characters>',
    "password: read('CHULI_CONNECTIPS_PASSWORD1')",
    "{ key: 'change_amount_52w' }",
    'const token = `${header}.${body}.signature1`;',
  ])('is no secret: %s', (content) => {
    expect(writtenOut(content)).toEqual([]);
  });
});
