import { INDICATORS } from '@chuli/indicators/list';
import { importing } from './imports.ts';
import { type Insert, atEndOfList, sortedAmong } from './insert.ts';
import type { Kind } from './kind.ts';
import { type Names, fromKebab, keyOf, quote, refuseKnown } from './names.ts';
import { addPhrase } from './phrase.ts';

/** Patterns of candles have a form of their own. */
const FOLDERS = Object.keys(INDICATORS).filter((folder) => folder !== 'candlestick');
const USUAL_FOLDER = 'trend';
const PERIOD = 20;
/** About what an indicator costs that is stepped; measured with all others when the table is made anew. */
const COST = 8;

const definition = ({
  kebab,
  camel,
  title,
}: Names): string => `import { defineIndicator } from '../define-indicator.ts';
import { addTo, runningMeanOf, runningSum } from '../parts/running-sum.ts';
import { period } from '../period.ts';

/** The mean close of the last bars, as TA-Lib's SMA has it. */
export const ${camel} = defineIndicator({
  id: '${kebab}',
  title: '${title}',
  parameters: { period: period(${PERIOD}) },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => runningSum(chosen.period),
  step: (state, { close }) => (addTo(state, close) ? runningMeanOf(state) : null),
});
`;

/** What the page of conventions says of it, by the heading of the column. */
const cellsOf = (id: string): Readonly<Record<string, string>> => ({
  id: `\`${id}\``,
  'begins, smooths': 'plain mean of the close',
  'warm-up': 'period − 1',
  silent: String(PERIOD - 1),
  source: 'TA-Lib SMA',
});

/** A row of the folder's table on the page of conventions. */
const conventionRow =
  (folder: string, id: string): Insert =>
  (text) => {
    const lines = text.split('\n');
    const section = lines.indexOf(`## ${folder}`);
    const heading = lines.findIndex((line, at) => at > section && line.startsWith('| id |'));
    if (section === -1 || heading === -1) throw new Error(`no table stands under "## ${folder}"`);
    const cells = cellsOf(id);
    const columns = (lines[heading] ?? '').slice(2, -2).split(' | ');
    const row = `| ${columns.map((column) => cells[column] ?? '–').join(' | ')} |`;
    const at = lines.findIndex((line, one) => one > heading + 1 && (!line.startsWith('|') || line > row));
    return lines.toSpliced(at, 0, row).join('\n');
  };

export const indicator: Kind = {
  form: '<id>',
  about: `an indicator, in the folder ${FOLDERS.join(', ')}`,
  plan: (plan, name, { folder = USUAL_FOLDER, nepali }) => {
    const names = fromKebab(name);
    const { kebab, camel, title } = names;
    if (!FOLDERS.includes(folder)) throw new Error(`No folder ${folder}: ${FOLDERS.join(', ')}`);
    refuseKnown(
      kebab,
      Object.values(INDICATORS).flatMap((list) => list.map(({ id }) => id)),
      'The indicator',
    );
    const list = `packages/indicators/src/${folder}/list.ts`;
    const file = `packages/indicators/src/${folder}/${kebab}.ts`;
    const recipe = 'tools/golden/src/indicators.py';
    plan.create(file, definition(names));
    plan.change(list, importing(`./${kebab}.ts`, camel));
    plan.change(list, atEndOfList('readonly AnyIndicator[] = [', `  ${camel},`));
    const exported = new RegExp(`^export \\{.*\\} from '\\./${folder}/`);
    plan.change(
      'packages/indicators/src/index.ts',
      sortedAmong(exported, `export { ${camel} } from './${folder}/${kebab}.ts';`),
    );
    const unit = `  ${keyOf(kebab)}: bare('price'),`;
    plan.change('packages/indicators/testing/units.ts', atEndOfList('export const UNITS', unit));
    const measure = kebab.replaceAll('-', '_');
    const lines = 'packages/scan/src/indicator-lines.ts';
    const scanNames = 'packages/scan/src/words/measure-names.ts';
    plan.change(lines, atEndOfList('export const LINES', `  ${keyOf(kebab)}: PRICE,`));
    plan.change(
      scanNames,
      atEndOfList('export const MEASURE_NAMES', `  ${measure}: value(${quote(title)}),`),
    );
    addPhrase(plan, 'signal-scan-measures', title, nepali);
    plan.change(
      'packages/scan/src/unit-costs.ts',
      atEndOfList('  indicators: {', `    ${keyOf(kebab)}: [${COST}],`),
    );
    const cases = `[{"period": ${PERIOD}}, {"period": 2}]`;
    plan.change(recipe, atEndOfList('CASES = [', `    ("${kebab}", closes_of(sma), DAILY, ${cases}),`));
    plan.change('docs/conventions/indicators.md', conventionRow(folder, kebab));
    const today = new Date().toISOString().slice(0, 10);
    return {
      programs: [{ command: 'python3', args: [recipe, today] }],
      writesIn: ['testdata/golden/indicators/python'],
      next: [
        `${file}: the formula, the convention it follows and its source`,
        `${recipe}: the same from its definition, then python3 ${recipe} ${today}`,
        'docs/conventions/indicators.md: how it begins, and what it does with ties',
      ],
    };
  },
};
