import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('a server outlives a failure for which nobody waits, and tells it', () => {
  const program = `
    import { surviveStrayRejections } from ${JSON.stringify(fileURLToPath(new URL('stray-rejections.ts', import.meta.url)))};
    surviveStrayRejections(({ message }) => console.log('told', message));
    void Promise.reject(new Error('the reader left'));
    setImmediate(() => console.log('still here'));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(said).toBe('told the reader left\nstill here\n');
});
