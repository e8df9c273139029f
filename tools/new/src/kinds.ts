import { call } from './call.ts';
import { family } from './family.ts';
import { indicator } from './indicator.ts';
import type { Kind } from './kind.ts';
import { rule } from './rule.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';

/** What `npm run new` can begin. */
export const KINDS: Readonly<Record<string, Kind>> = { indicator, family, call, screen, rule, table };
