import { join } from 'node:path';
import {
  type Comparison,
  type ScreenSizes,
  compare,
  measureScreens,
  readOurs,
  readSpec,
} from '@chuli/catalogue';
import { ROOT, runCommand } from '@chuli/command';
import { SCREENS, type Screen, screenFile } from '@chuli/contracts/screens';

const KINDS = ['calls', 'screens', 'rules'] as const;
/**
 * Lower it with every screen that becomes shorter. It rises only where the screens that stand gain what a reader does
 * with them, as the tools of the chart, walls of charts, boards that are live and the tabs of a stock did.
 */
const MOST_LINES_PER_SCREEN = 340;
/** Of the screens with data, in percent. */
const FEWEST_DECLARED = 60;

const list = (title: string, names: readonly string[]): void => {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

const isComplete = ({ missing, surplus, differing }: Comparison): boolean =>
  missing.length + surplus.length + differing.length === 0;

/**
 * Screens that a menu lists, in the places where a trader works. A chart, or a wall of them, is a canvas with tools and
 * no rows of a call: no declaration could say it.
 */
const hasData = ({ area, place, isUnlisted }: Screen): boolean =>
  isUnlisted !== true && place !== 'mine' && place !== 'site' && area !== 'chart';

const printSizes = ({ dataScreens, declared, median, mean }: ScreenSizes): void =>
  console.log(
    `data screens: ${declared} of ${dataScreens} declared (at least ${FEWEST_DECLARED} %); lines per screen: median ${median}, mean ${mean} of at most ${MOST_LINES_PER_SCREEN}`,
  );

await runCommand({
  name: 'catalogue',
  summary: 'Compares calls, screens and tested rules with the tables of the specification.',
  options: {
    spec: { type: 'string', help: 'folder with endpoints.tsv, screens.tsv, rules.tsv (else CHULI_SPEC)' },
    missing: { type: 'boolean', help: 'list what is missing' },
    strict: { type: 'boolean', help: 'fail while anything is missing' },
  },
  run: (options) => {
    const folder = options.spec ?? process.env['CHULI_SPEC'];
    if (folder === undefined)
      throw new Error('Say where the specification is: --spec <folder> or CHULI_SPEC.');
    const spec = readSpec(folder);
    const ours = readOurs(ROOT);
    const compared = KINDS.map((kind) => ({ kind, result: compare(spec[kind], ours[kind]) }));
    for (const { kind, result } of compared) {
      const { missing, surplus, differing } = result;
      if (options.missing) list(`missing ${kind}`, missing);
      list(`${kind} that the specification does not have`, surplus);
      list(`${kind} whose access or parameters are not the specification's`, differing);
    }
    for (const { kind, result } of compared) console.log(`${kind}: ${result.held.length} of ${result.asked}`);
    const listed = SCREENS.map((screen: Screen) => ({ file: screenFile(screen), hasData: hasData(screen) }));
    const sizes = measureScreens(join(ROOT, 'apps/web/src'), listed);
    printSizes(sizes);
    if (sizes.mean > MOST_LINES_PER_SCREEN) return 1;
    if (sizes.declared * 100 < sizes.dataScreens * FEWEST_DECLARED) return 1;
    return options.strict && !compared.every(({ result }) => isComplete(result)) ? 1 : 0;
  },
});
