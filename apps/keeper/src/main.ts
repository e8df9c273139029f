import { runVerbs } from './run-verbs.ts';
import { archive } from './verbs/archive.ts';
import { keys } from './verbs/keys.ts';
import { list } from './verbs/list.ts';
import { prune } from './verbs/prune.ts';
import { restore } from './verbs/restore.ts';
import { restoreTheTape } from './verbs/restore-tape.ts';
import { take } from './verbs/take.ts';
import { verify } from './verbs/verify.ts';

await runVerbs({
  name: 'backup',
  page: 'docs/how-to/keep.md',
  verbs: { keys, archive, take, list, verify, restore, 'restore-tape': restoreTheTape, prune },
});
