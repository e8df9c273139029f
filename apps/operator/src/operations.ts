import { listDeeds } from '@chuli/registry/site';
import { actions } from './actions.ts';
import { announcements } from './announcements.ts';
import { dividends, rightsIssues } from './declared.ts';
import { facts } from './facts.ts';
import { fileOperations } from './files/file-operations.ts';
import { PRIMARY_FILES } from './files/primary-files.ts';
import { forms } from './forms.ts';
import { grants } from './grants.ts';
import { holidays, partners, rules } from './market.ts';
import { addOns, packages } from './offers.ts';
import type { Operations } from './operation.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { printRows } from './print.ts';
import { promoCodes } from './promo-codes.ts';
import { seals } from './seals.ts';

const MOST_DEEDS = 100;

const log: Operations = {
  list: {
    summary: `The last ${MOST_DEEDS} changes by operators: who, what, when.`,
    look: async (registry) => {
      const rows = await listDeeds(registry, MOST_DEEDS);
      printRows(
        rows.map(({ at, operator, command, subject, before, after }) => ({
          at,
          operator,
          command,
          subject,
          before: before === null ? null : JSON.stringify(before),
          after: after === null ? null : JSON.stringify(after),
        })),
      );
    },
  },
};

/** Everything that an operator can look at or change, by thing and verb. */
export const OPERATIONS: Readonly<Record<string, Operations>> = {
  packages,
  'add-ons': addOns,
  'promo-codes': promoCodes,
  grants,
  orders,
  announcements,
  forms,
  people,
  seals,
  actions,
  dividends,
  rights: rightsIssues,
  facts,
  ...Object.fromEntries(
    Object.entries(PRIMARY_FILES).map(([thing, file]) => [thing, fileOperations(thing, file)]),
  ),
  holidays,
  rules,
  partners,
  log,
};
