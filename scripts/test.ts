import { env } from 'node:process';
import { inherit, runCommand } from '@chuli/command';

await runCommand({
  name: 'test',
  summary:
    'All tests: unit, with real engines (medium), and on the archive where CHULI_ARCHIVE names it. Words go to vitest as filters.',
  words: '[filter …]',
  options: {
    project: { type: 'string', help: 'only unit, medium or archive' },
    seed: { type: 'string', help: 'the seed that all properties draw from', default: '1' },
    watch: { type: 'boolean', help: 'run again on each change', default: false },
  },
  run: ({ project, seed, watch }, words) =>
    inherit('vitest', [watch ? 'watch' : 'run', ...(project ? ['--project', project] : []), ...words], {
      ...env,
      CHULI_PROPERTY_SEED: seed,
    }),
});
