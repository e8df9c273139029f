import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT, capture } from './run.ts';

const planted = join(ROOT, 'packages/kernel/src/planted-boundary.ts');

const cruiseKernel = () => capture('depcruise', ['-c', 'dependency-rules.mjs', 'packages/kernel']);

describe('dependency rules', () => {
  afterEach(() => rm(planted, { force: true }));

  it('find nothing in the kernel as it stands', async () => {
    expect((await cruiseKernel()).code).toBe(0);
  }, 30_000);

  it('catch a planted import of the tape from the kernel', async () => {
    await writeFile(planted, "import { openTape } from '@chuli/tape';\n\nexport const planted = openTape;\n");
    const { code, output } = await cruiseKernel();
    expect(code).not.toBe(0);
    expect(output).toContain('packages-kernel-sees-only-its-own');
  }, 30_000);
});
