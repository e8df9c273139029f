import { expect, it } from 'vitest';
import { namedIn } from './imports.ts';

it('follows what is still imported once types are gone, and nothing else', () => {
  const text = [
    "import { createHash } from 'node:crypto';",
    "import type { Only } from './a-type.ts';",
    "import { type Also, value } from './value.ts';",
    "import {\n  one,\n  two,\n} from '@chuli/tape/write';",
    "import * as all from './all.ts';",
    "import './for-its-effect.ts';",
    "export type { Shown } from './shown.ts';",
    "export { shown } from './export.ts';",
    "export * from './star.ts';",
    "export const words = { from: 'nowhere' };",
    "export const line = `import x from 'text'`;",
    "const later = () => import('./later.ts');",
    "const sheet = require.resolve('@chuli/ui/tokens.css');",
    "const folder = new URL('../migrations/', import.meta.url);",
  ].join('\n');
  expect(namedIn(text)).toEqual({
    modules: [
      'node:crypto',
      './value.ts',
      '@chuli/tape/write',
      './all.ts',
      './for-its-effect.ts',
      './export.ts',
      './star.ts',
      './later.ts',
      '@chuli/ui/tokens.css',
    ],
    places: ['../migrations/'],
  });
});
