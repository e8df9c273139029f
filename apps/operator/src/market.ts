import { HOLIDAYS, MARKET_FACTS } from '@chuli/market';
import { HOSTS } from '@chuli/contracts/screens';
import type { Operations } from './operation.ts';
import { printRows } from './print.ts';

/** Market rules are dated facts with a source: they change with the code, its tests and its review. */
const AS_CODE = 'To change this, add a dated row: docs/how-to/change-a-market-rule.md.';

export const holidays: Operations = {
  list: {
    summary: 'Holidays that the calendar of the market knows.',
    options: { year: { type: 'string', help: 'only of this year' } },
    look: async (_registry, given) => {
      const year = given.option('year') ?? '';
      printRows(
        HOLIDAYS.filter(({ date }) => date.startsWith(year)).map(({ date, name, confidence }) => ({
          date,
          name,
          confidence,
        })),
      );
      console.log(AS_CODE);
    },
  },
};

export const rules: Operations = {
  list: {
    summary: 'Dated rules of the market, and since when the newest of each holds.',
    look: async () => {
      printRows(
        MARKET_FACTS.map(({ id, title, facts }) => ({
          id,
          title,
          versions: facts.length,
          newest: facts.at(-1)?.from ?? null,
          confidence: facts.at(-1)?.confidence ?? null,
        })),
      );
      console.log(AS_CODE);
    },
  },
};

export const partners: Operations = {
  list: {
    summary: 'Partner hosts and their brands, by environment.',
    look: async () => {
      printRows(
        Object.entries(HOSTS).flatMap(([environment, hosts]) =>
          Object.entries(hosts.partners).map(([host, brand]) => ({ environment, host, brand })),
        ),
      );
      console.log('Hosts and brands are code: packages/contracts/src/hosts.ts.');
    },
  },
};
