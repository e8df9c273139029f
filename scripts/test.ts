import { inherit, runCommand } from '@chuli/command';

await runCommand({
  name: 'test',
  summary:
    'All tests: unit, with real engines (medium), and on the archive where CHULI_ARCHIVE names it. Words go to vitest as filters.',
  words: '[filter …]',
  options: {
    project: { type: 'string', help: 'only unit, medium or archive' },
    watch: { type: 'boolean', help: 'run again on each change', default: false },
  },
  run: ({ project, watch }, words) =>
    inherit('vitest', [watch ? 'watch' : 'run', ...(project ? ['--project', project] : []), ...words]),
});
