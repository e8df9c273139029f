import { MARKET_FACTS } from '@chuli/market';
import { importing } from './imports.ts';
import { atEndOfList, replaceOnce, sortedAmong } from './insert.ts';
import { type Kind, REFERENCE } from './kind.ts';
import { type Names, fromKebab, refuseKnown } from './names.ts';

const facts = ({ constant, title }: Names): string => `import { dated } from './dated.ts';

/** ${title}, in units. */
export const ${constant} = dated<number>([
  {
    from: null,
    to: null,
    value: 10,
    source: 'Assumed until a document is found',
    confidence: 'assumed',
  },
]);
`;

const test = ({ kebab, constant, title }: Names): string => `import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { ${constant} } from './${kebab}.ts';

it('${title.toLowerCase()} is known on every day', () => {
  expect(${constant}.on(tradingDate('2012-01-01'))).toBe(10);
  expect(${constant}.on(tradingDate('2026-08-20'))).toBe(10);
});
`;

export const rule: Kind = {
  form: '<id>',
  about: 'a dated rule of the market',
  plan: (plan, name) => {
    const names = fromKebab(name);
    const { kebab, constant, title } = names;
    refuseKnown(
      kebab,
      MARKET_FACTS.map(({ id }) => id),
      'The rule',
    );
    const [file, list] = [`packages/market/src/${kebab}.ts`, 'packages/market/src/market-facts.ts'];
    plan.create(file, facts(names));
    plan.create(`packages/market/src/${kebab}.test.ts`, test(names));
    plan.change(list, importing(`./${kebab}.ts`, constant));
    const row = `  table('${kebab}', '${title}', ${constant}, unitsText),`;
    plan.change(list, atEndOfList('export const MARKET_FACTS', row));
    const exported = `export { ${constant} } from './${kebab}.ts';`;
    plan.change('packages/market/src/index.ts', sortedAmong(/^export \{.*\} from '\.\//, exported));
    plan.change(
      'packages/market/src/market-facts.test.ts',
      replaceOnce(/MARKET_FACTS\)\.toHaveLength\((\d+)\)/, (count) => {
        return `MARKET_FACTS).toHaveLength(${Number(count) + 1})`;
      }),
    );
    return {
      ...REFERENCE,
      next: [
        `${file}: the value, since when, the source and the confidence`,
        `${list}: its title, and words for its value (fact-text.ts)`,
        `packages/market/src/${kebab}.test.ts: a day before and a day after each change`,
      ],
    };
  },
};
