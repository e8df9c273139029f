import { expect, it } from 'vitest';
import { surrounded } from './surrounded.ts';

/** Without the folders in which this machine has its programs. */
const named = (words: readonly string[]): string =>
  words.map((word) => word.replace(/^\/.*\/(?=\w+$)/, '')).join(' ');

it('leaves a command as it is that needs nothing around it', () => {
  expect(surrounded(['run', 'it'], {})).toEqual(['run', 'it']);
});

it.runIf(process.platform === 'linux')(
  'enters a network before it becomes somebody, and gives the last program alone its variables',
  () => {
    const around = {
      namespace: 'one',
      account: { uid: 7, gid: 8 },
      env: { NAME: 'x' },
      atParentsEnd: 'SIGINT',
    } as const;
    expect(named(surrounded(['run', 'it'], around))).toBe(
      'nsenter --net=/run/netns/one --setgid 8 --setuid 7 -- setpriv --pdeathsig INT -- env NAME=x run it',
    );
  },
);
