import { SCREENS, type Screen } from '@chuli/contracts/screens';
import { atEndOfList } from './insert.ts';
import { type Kind, REFERENCE } from './kind.ts';
import { type Names, fromKebab, partsOf, refuseKnown } from './names.ts';
import { addPhrase } from './phrase.ts';

const FORM = '<area>/<id>';

const groupLine = ({ group }: Screen): string => (group === undefined ? '' : `\n    group: '${group}',`);

/** Filed as the last screen of its area is. */
const row = (area: string, { kebab, title }: Names, last: Screen): string => `  {
    id: '${kebab}',
    area: '${area}',
    path: '/${kebab}',
    title: '${title}',
    layout: '${last.layout}',
    access: 'open',
    place: '${last.place}',${groupLine(last)}
  },`;

const screenText = ({
  title,
}: Names): string => `import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { dateFilter } from '../../screen-kit/filters.tsx';

export default defineScreen({
  title: '${title}',
  data: '/data/ltp-vs-close/',
  filters: { date: dateFilter() },
  blocks: [
    {
      kind: 'table',
      sort: 'symbol',
      columns: [
        { key: 'symbol', label: 'Symbol', format: 'symbol' },
        { key: 'close', label: 'Close', format: 'rupees' },
      ],
    },
  ],
  source: 'daily prices of the exchange',
  empty: 'No prices up to this day.',
  explain: [
    'The last traded price is the rate of the last contract of ten shares or more. The close is what the exchange declares: changes, limits of the next day and portfolios are counted from it.',
  ],
});
`;

export const screen: Kind = {
  form: FORM,
  about: 'a declared screen',
  plan: (plan, name, { nepali }) => {
    const [area, id] = partsOf(name, '/', FORM);
    const names = fromKebab(id);
    const screens: readonly Screen[] = SCREENS;
    const last = screens.findLast((one) => one.area === area);
    const areas = new Set(screens.map((one) => one.area));
    if (last === undefined) throw new Error(`No screen is of the area ${area}: ${[...areas].join(', ')}`);
    refuseKnown(
      id,
      screens.map((one) => one.id),
      'The screen',
    );
    refuseKnown(
      `/${id}`,
      screens.map((one) => one.path),
      'The address',
    );
    const tables = plan.filesIn('packages/contracts/src/screens');
    const table = plan.fileThatSays(tables, `    id: '${last.id}',`);
    const file = `apps/web/src/screens/${area}/${id}.screen.tsx`;
    plan.create(file, screenText(names));
    plan.change(table, atEndOfList('_SCREENS = [', row(area, names, last)));
    addPhrase(plan, area, names.title, nepali);
    return {
      ...REFERENCE,
      next: [
        `${file}: its call, filters, blocks and what it explains`,
        `${table}: title, place, and the feature that opens it`,
        'packages/language/src/nepali: the Nepali of its words; then npm run pictures',
      ],
    };
  },
};
