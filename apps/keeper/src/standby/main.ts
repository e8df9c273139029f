import { runVerbs } from '../run-verbs.ts';
import { follow } from './follow.ts';
import { join, leave } from './join.ts';
import { promote } from './promote.ts';
import { serve } from './serve.ts';
import { status } from './status.ts';

await runVerbs({
  name: 'standby',
  page: 'docs/how-to/three-machines.md',
  verbs: { status, follow, join, leave, promote, serve },
});
