import { FAMILIES } from '@chuli/signals';
import { importing } from './imports.ts';
import { beforeLine } from './insert.ts';
import { type Kind, REFERENCE } from './kind.ts';
import { type Names, fromKebab, quote, refuseKnown } from './names.ts';
import { addPhrase } from './phrase.ts';

const IDEA = 'The close crosses its long average';
const IDEA_IN_NEPALI = 'बन्द मूल्यले आफ्नो लामो औसत काट्छ';
/** Said by the Dow family too. */
const MEANS = 'The trend begins';
const MEANS_IN_NEPALI = 'ट्रेन्ड सुरु हुन्छ';

/** Its two sentences are those of the mean reversion: they have their Nepali and their plain formula. */
const definition = ({ kebab, camel }: Names): string => `import { sma } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond } from './mirrored.ts';
import { close, now } from '../reads.ts';

const settings = { trend: { label: 'Bars of the long average', value: 50 } };

/** A close on the other side of its average than the closes before it. */
export const ${camel} = defineFamily({
  id: '${kebab}',
  idea: '${IDEA}',
  version: 1,
  settings,
  kinds: { signal: { means: '${MEANS}', timeframes: ['daily'] } },
  uses: { trend: use(sma, { period: settings.trend.value }) },
  conditions: ({ side }) => [
    beyond(side, {
      buy: 'Close above the long average of {trend} bars',
      sell: 'Close below the long average of {trend} bars',
      left: close,
      right: now('trend'),
      unit: 'rupees',
    }),
  ],
  exit: () => 'opposite',
  path: () => null,
});
`;

const test = ({ kebab, camel }: Names): string => `import type { Candle } from '@chuli/indicators';
import { expect, it } from 'vitest';
import { ${camel} } from './families/${kebab}.ts';
import { historyOf } from './pass.ts';
import { planOf } from './plan.ts';

const candle = (close: number, session: number): Candle => ({
  open: close,
  high: close,
  low: close,
  close,
  volume: 1_000,
  amount: null,
  market: null,
  session,
  minute: 0,
  limit: 10,
});

it('fires where the close leaves its average, and ends at its opposite', () => {
  const closes = [...Array.from({ length: 120 }, () => 100), 105, 106, 90];
  const { firings } = historyOf(planOf([${camel}], 'daily'), closes.map(candle));
  expect(firings.map(({ side, bar, ends }) => ({ side, bar, ends }))).toEqual([
    { side: 'buy', bar: 120, ends: 122 },
    { side: 'sell', bar: 122, ends: null },
  ]);
});
`;

export const family: Kind = {
  form: '<id>',
  about: 'a signal family',
  plan: (plan, name, { nepali }) => {
    const names = fromKebab(name);
    const { kebab, camel, snake, title } = names;
    refuseKnown(
      kebab,
      FAMILIES.map(({ id }) => id),
      'The family',
    );
    const [file, list] = [`packages/signals/src/families/${kebab}.ts`, 'packages/signals/src/families.ts'];
    plan.create(file, definition(names));
    plan.create(`packages/signals/src/${kebab}.test.ts`, test(names));
    plan.change(list, importing(`./families/${kebab}.ts`, camel));
    // The agreement counts others, so it stays the last.
    plan.change(list, beforeLine('  agreement,', `  ${camel},`));
    const row = `  { id: '${kebab}', title: '${title}', isVoter: false, isPro: false, bars: ['daily'] },`;
    plan.change('packages/signals/src/catalogue/families.ts', beforeLine("id: 'agreement'", row));
    const said = `${kebab} signal`;
    const last = '  agreement_strong:';
    const measure = `  ${snake}: list('${kebab}', DAYS),`;
    plan.change('packages/scan/src/signal-measures.ts', beforeLine(last, measure));
    plan.change('packages/scan/src/words/measure-names.ts', beforeLine(last, `  ${snake}: ${quote(said)},`));
    addPhrase(plan, 'signal-scan-measures', said, `${nepali} सिग्नल`);
    addPhrase(plan, 'signal-rules', title, nepali);
    addPhrase(plan, 'signal-rules', IDEA, IDEA_IN_NEPALI);
    addPhrase(plan, 'signal-rules', MEANS, MEANS_IN_NEPALI);
    return {
      ...REFERENCE,
      next: [
        `${file}: the idea, the settings, the conditions and the exit`,
        'packages/signals/testing/trace/sentences: a plain formula for each new sentence',
        'packages/language/src/nepali/signal-rules.ts: the Nepali of its title, idea and sentences',
      ],
    };
  },
};
