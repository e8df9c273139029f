import { type Phrase, t } from '@chuli/language';
import { FLOAT_CAP_COLUMNS, MARKET_CAP_COLUMNS } from '../../features/market/capital-columns.ts';
import { CapitalPicture, FloatPicture } from '../../features/market/capital-picture.tsx';
import { byFloatCap, byMarketCap, unrankedCount } from '../../features/market/capital-rows.ts';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { FLOAT_CLASSES, FLOAT_CLASS_WORDS } from '../../shared/market/float-classes.ts';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

const PERFORMANCE = { path: '/data/performance/daily/', query: { type: 'stock' } } as const;

const ALL = { value: 'all', label: 'All' } as const;
const CLASSES = FLOAT_CLASSES.map((value) => ({ value, label: FLOAT_CLASS_WORDS[value] }));

const universe = stockUniverse({ averages: 'asked' });

const EMPTY: Phrase = 'No prices up to this day.';

const SHARES: Phrase =
  'Share counts are those of the newest list: earlier days have none, and nothing is ranked on them.';

/** What companies are worth: by all their shares, and by those that the public holds. */
export default defineScreens({
  'market-cap': defineScreen({
    title: 'Market value',
    data: '/data/market-cap/',
    also: { performance: PERFORMANCE },
    filters: {
      by: onPage(
        choiceFilter('Measured by', [
          { value: 'market', label: 'All shares' },
          { value: 'float', label: 'Public shares' },
        ]),
      ),
      category: onPage(choiceFilter('Class', [ALL, ...CLASSES])),
    },
    universe,
    rows: byMarketCap,
    blocks: [
      {
        kind: 'caveat',
        text: ({ reply, values: { by } }) =>
          t('Share counts are those of the newest list; {count} companies have none and are not ranked.', {
            count: unrankedCount(reply.rows, by),
          }),
      },
      { kind: 'custom', component: CapitalPicture, skeleton: { height: 260 } },
      {
        kind: 'table',
        sort: ({ values: { by } }) => (by === 'float' ? '-float_cap' : '-market_cap'),
        columns: MARKET_CAP_COLUMNS,
      },
    ],
    empty: EMPTY,
    source: 'daily prices and the company list of the exchange',
    explain: [
      'Market value is the close times all listed shares, what the whole company would cost at that price. Float is the part that the public holds and can sell; promoter shares are locked in or traded apart.',
      'The curve adds companies from the largest on: where it is steep, NEPSE moves with a handful of names whatever the others do.',
      SHARES,
    ],
  }),
  'float-cap-company': defineScreen({
    title: 'Companies by float',
    data: '/data/market-cap/',
    also: { performance: PERFORMANCE },
    filters: { category: onPage(choiceFilter('Class', [ALL, ...CLASSES])) },
    universe,
    rows: byFloatCap,
    blocks: [
      {
        kind: 'caveat',
        text: ({ reply }) =>
          t('{count} companies have no public-share count and are in no class.', {
            count: unrankedCount(reply.rows, 'float'),
          }),
      },
      { kind: 'custom', component: FloatPicture, skeleton: { height: 120 } },
      { kind: 'table', sort: '-float_cap', columns: FLOAT_CAP_COLUMNS },
    ],
    empty: {
      title: 'No company has a class',
      why: () => t(SHARES),
      action: ({ values, set }) =>
        values.category === 'all'
          ? undefined
          : { label: t('Show all'), onClick: () => set({ category: 'all' }) },
    },
    source: 'daily prices and the company list of the exchange',
    explain: [
      'A small float moves far on little money, both ways, and is hard to leave: “sessions to turn” says in how many sessions of average turnover every public share would change hands once.',
      'The lines of Rs 10 arab, 3 arab and 1 arab are ours; no official ones exist. A company passes from one class to another with its price.',
      SHARES,
    ],
  }),
});
